"""The scoring half of the suite: holds any scorer of described tables to the laws of its game."""

from courtroll.properties.engines.answers import Faulty, PlayerScore, Scored, ScoredLine, Unread
from courtroll.properties.engines.scorer import BuiltInScorer, Scorer, ScoringAdapter, scorer_of
from courtroll.properties.scoring.suite import ScoringSuite, find_scoring_suite, scoring_suite
from courtroll.properties.scoring.verify import verify_scoring

__all__ = [
    "BuiltInScorer",
    "Faulty",
    "PlayerScore",
    "Scored",
    "ScoredLine",
    "Scorer",
    "ScoringAdapter",
    "ScoringSuite",
    "Unread",
    "find_scoring_suite",
    "scorer_of",
    "scoring_suite",
    "verify_scoring",
]
