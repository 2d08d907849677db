"""Bruges' suite: what an engine of it is held to."""

from __future__ import annotations

from typing import Final, cast

from courtroll.properties.games.bruges.laws import BEGIN_LAWS, END_LAWS, STEP_LAWS, landmarks
from courtroll.properties.games.bruges.making import games
from courtroll.properties.play.suite import Suite
from courtroll.verifier.kernel.room import AnyPlayableRoom, room

SUITE: Final = Suite(
    room=cast(AnyPlayableRoom, room("bruges")),
    begin_laws=BEGIN_LAWS,
    step_laws=STEP_LAWS,
    end_laws=END_LAWS,
    landmarks=landmarks.LANDMARKS,
    landmarks_of=landmarks.of_step,
    landmarks_of_end=landmarks.of_end,
    longest=4_000,
    headers=games.headers,
    opening=games.opening,
    middle=games.laid_out,
    player=games.somebody,
    tries=games.conceivable,
    universe=games.universe,
    simpler=games.simpler,
)
