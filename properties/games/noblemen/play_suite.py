"""Noblemen's suite: what an engine of it is held to."""

from __future__ import annotations

from typing import Final, cast

from courtroll.properties.games.noblemen.laws import BEGIN_LAWS, END_LAWS, STEP_LAWS, landmarks
from courtroll.properties.games.noblemen.making import opening, styles, tries, universe
from courtroll.properties.games.noblemen.smaller import tables
from courtroll.properties.play.suite import Suite
from courtroll.verifier.kernel.room import AnyPlayableRoom, room

SUITE: Final = Suite(
    room=cast(AnyPlayableRoom, room("noblemen")),
    begin_laws=BEGIN_LAWS,
    step_laws=STEP_LAWS,
    end_laws=END_LAWS,
    landmarks=landmarks.LANDMARKS,
    landmarks_of=landmarks.of_step,
    landmarks_of_end=landmarks.of_end,
    longest=4_000,
    headers=opening.headers,
    opening=opening.opening,
    middle=opening.middle,
    player=styles.somebody,
    tries=tries.conceivable,
    universe=universe.universe,
    simpler=tables.simpler,
)
