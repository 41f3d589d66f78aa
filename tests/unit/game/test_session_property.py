"""A session under random play and take-backs: record, position, path and clocks never part company."""

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shogi_desktop.game import Clock, GameRules, Record, Session, TimeControl
from shogi_desktop.rules import VARIANTS, Color, Move, Variant
from tests.support.extent import extent

CONTROL = TimeControl(main_ms=100_000, byoyomi_ms=5_000, increment_ms=300)


@settings(max_examples=extent(10, 40), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.integers(0, 2**32),
    st.sampled_from(VARIANTS),
    st.sampled_from(["even", "two", "naked_king"]),
    st.booleans(),
)
def test_record_position_and_clock_agree_with_what_was_played(
    seed: int, variant: Variant, handicap: str, give_time_back: bool
) -> None:
    rng = random.Random(seed)
    record = Record(variant, handicap_id=handicap)
    session = Session(record, Clock(CONTROL), GameRules(give_time_back=give_time_back))
    now = 0
    session.start(now)
    played: list[Move] = []
    used = {Color.BLACK: 0, Color.WHITE: 0}
    for _ in range(60):
        mover = session.turn
        spent = rng.randint(0, 900)
        now += spent
        if played and rng.random() < 0.2:
            plies = rng.randint(1, len(played))
            session.take_back(plies, now)
            del played[-plies:]
            used[mover] += spent
        elif session.outcome is None:
            move = rng.choice(session.position.legal_moves())
            session.play(move, now)
            played.append(move)
            used[mover] += spent
        assert [n.move for n in record.main_line()] == played
        assert session.path == (0,) * len(played)
        assert session.position == record.position(session.path)
        assert session.history.plies == len(played)
        assert session.record.outcome == session.outcome
        clock = session.clock
        assert clock is not None
        assert clock.running is (None if session.outcome else session.turn)
        if not give_time_back and session.outcome is None:
            assert {c: clock.used_ms(c) for c in Color} == used
