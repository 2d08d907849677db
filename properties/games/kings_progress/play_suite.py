"""King's Progress' suite: what an engine of it is held to."""

from __future__ import annotations

from typing import Final, cast

from courtroll.properties.games.kings_progress.laws import END_LAWS, STEP_LAWS, landmarks
from courtroll.properties.games.kings_progress.laws.begun import BEGIN_LAWS
from courtroll.properties.games.kings_progress.making import play
from courtroll.properties.play.suite import Suite
from courtroll.verifier.kernel.room import AnyPlayableRoom, room

SUITE: Final = Suite(
    room=cast(AnyPlayableRoom, room("kings-progress")),
    begin_laws=BEGIN_LAWS,
    step_laws=STEP_LAWS,
    end_laws=END_LAWS,
    landmarks=landmarks.LANDMARKS,
    landmarks_of=landmarks.of_step,
    landmarks_of_end=landmarks.of_end,
    longest=4_000,
    headers=play.headers,
    opening=play.opening,
    middle=play.middle,
    player=play.somebody,
    tries=play.conceivable,
    universe=play.universe,
    simpler=play.simpler,
)
