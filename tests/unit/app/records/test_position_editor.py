"""The model of the position editor: every operation on a draft, what is wrong with it, undo."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shogi_desktop.app.records import position_editor
from shogi_desktop.app.records.position_editor import (
    Draft,
    EditRefusedError,
    InBox,
    InHand,
    OnSquare,
    Place,
    PositionEditor,
    Refusal,
    Use,
    box_kinds,
)
from shogi_desktop.rules import (
    OKISAKI,
    STANDARD,
    VARIANTS,
    Color,
    Fault,
    PieceKind,
    Position,
    RulesError,
    Variant,
    parse_square,
)

BLACK, WHITE = Color


def draft(sfen: str, variant: Variant = STANDARD) -> Draft:
    return Draft.of(Position.from_sfen(sfen, variant))


def at(name: str) -> OnSquare:
    return OnSquare(parse_square(name))


def kind(name: str) -> PieceKind:
    return STANDARD.kind(name)


def shown(of: Draft, name: str) -> str:
    piece = of.men.get(parse_square(name))
    return "" if piece is None else piece.symbol


START = Draft.start(STANDARD)
KINGS = "4k4/9/9/9/9/9/9/9/4K4 b - 1"


# --- moving -----------------------------------------------------------------------------------------------


def test_a_piece_moved_on_the_board_changes_places_with_what_stands_there() -> None:
    after = START.moved(at("7g"), at("3c"))
    assert (shown(after, "7g"), shown(after, "3c")) == ("p", "P")
    onto_nothing = START.moved(at("7g"), at("5e"))
    assert (shown(onto_nothing, "7g"), shown(onto_nothing, "5e")) == ("", "P")


def test_a_promoted_piece_goes_to_a_hand_on_its_near_side() -> None:
    after = draft("4k4/9/9/9/4+p4/9/9/9/4K4 b - 1").moved(at("5e"), InHand(BLACK, kind("rook")))
    assert after.hand(BLACK).items() == [(kind("pawn"), 1)]
    assert shown(after, "5e") == ""


def test_a_piece_from_the_box_sends_what_stands_there_to_the_box() -> None:
    before = START.removed(at("2h"))
    after = before.moved(InBox(kind("rook")), at("3c"), WHITE)
    assert shown(after, "3c") == "r"
    assert (after.box()[kind("rook")], after.box()[kind("pawn")]) == (0, 1)


def test_a_piece_changes_hands() -> None:
    after = draft("4k4/9/9/9/9/9/9/9/4K4 b 2P 1").moved(
        InHand(BLACK, kind("pawn")), InHand(WHITE, kind("lance"))
    )
    assert [after.hand(color).count(kind("pawn")) for color in Color] == [1, 1]


@pytest.mark.parametrize("source", [at("5i"), InBox(STANDARD.kind("king"))])
def test_a_king_never_comes_to_a_hand(source: Place) -> None:
    with pytest.raises(EditRefusedError) as refused:
        draft("9/9/9/9/9/9/9/9/4K4 b - 1").moved(source, InHand(WHITE, kind("pawn")))
    assert refused.value.refusal is Refusal.KING_IN_HAND


def test_nothing_comes_from_an_empty_place() -> None:
    for place, why in (
        (at("5e"), Refusal.NOTHING_THERE),
        (InHand(BLACK, kind("pawn")), Refusal.NOTHING_THERE),
        (InBox(kind("pawn")), Refusal.BOX_EMPTY),
    ):
        with pytest.raises(EditRefusedError) as refused:
            START.moved(place, at("5d"))
        assert refused.value.refusal is why


def test_the_second_king_out_of_the_box_is_the_other_sides() -> None:
    king = kind("king")
    one = Draft.empty(STANDARD).moved(InBox(king), at("5e"), BLACK)
    two = one.moved(InBox(king), at("5a"), BLACK)
    assert (shown(two, "5e"), shown(two, "5a")) == ("K", "k")


# --- placing, turning, removing ---------------------------------------------------------------------------


def test_a_letter_takes_its_piece_from_the_box_only() -> None:
    with pytest.raises(EditRefusedError) as refused:
        START.placed(kind("rook"), BLACK, at("5e"))
    assert (refused.value.refusal, refused.value.kind) == (Refusal.BOX_EMPTY, kind("rook"))
    after = START.removed(at("2h")).placed(kind("rook"), WHITE, at("5e"))
    assert shown(after, "5e") == "r"


def test_a_letter_can_replace_a_piece_by_one_of_the_same_kind() -> None:
    assert shown(START.placed(kind("pawn"), WHITE, at("7g")), "7g") == "p"
    promoted = draft("4k4/9/9/9/4+P4/9/9/9/4K4 b - 1")
    assert shown(promoted.placed(kind("pawn"), BLACK, at("5e")), "5e") == "P"


def test_the_letter_of_a_king_that_stands_already_moves_it() -> None:
    after = START.placed(kind("king"), BLACK, at("7g"))
    assert (shown(after, "7g"), shown(after, "5i")) == ("K", "")
    assert after.box()[kind("pawn")] == 1
    assert START.placed(kind("king"), BLACK, at("5i")) is START


def test_a_letter_on_a_stand_adds_one_to_that_hand() -> None:
    place = InHand(WHITE, kind("lance"))
    after = Draft.empty(STANDARD).placed(kind("gold"), BLACK, place)
    assert after.hand(WHITE).items() == [(kind("gold"), 1)]


def test_turning_goes_round_all_four_faces() -> None:
    seen = []
    now = draft("4k4/9/9/9/4P4/9/9/9/4K4 b - 1")
    for _ in range(5):
        seen.append(shown(now, "5e"))
        now = now.turned(at("5e"))
    assert seen == ["P", "+P", "p", "+p", "P"]


def test_what_cannot_promote_only_changes_sides() -> None:
    now = draft("4k4/9/9/9/4G4/9/9/9/9 b - 1")
    assert shown(now.turned(at("5e")), "5e") == "g"
    assert shown(now.turned(at("5a")), "5a") == "K"
    assert now.turned_over(at("5e")) == now


def test_turning_over_promotes_and_takes_it_back() -> None:
    now = START.turned_over(at("2h"))
    assert shown(now, "2h") == "+R"
    assert now.turned_over(at("2h")) == START


def test_turning_a_piece_in_hand_gives_it_to_the_other_side() -> None:
    after = draft("4k4/9/9/9/9/9/9/9/4K4 b R 1").turned(InHand(BLACK, kind("rook")))
    assert after.hand(WHITE).count(kind("rook")) == 1


def test_removing_from_a_hand_takes_one() -> None:
    after = draft("4k4/9/9/9/9/9/9/9/4K4 b 3P 1").removed(InHand(BLACK, kind("pawn")))
    assert after.hand(BLACK).count(kind("pawn")) == 2


# --- the whole board --------------------------------------------------------------------------------------


def test_rotating_swaps_the_sides_with_hands_and_turn() -> None:
    after = draft("4k4/9/9/9/9/9/7P1/9/4K4 b R2p 7").rotated()
    assert after.sfen() == "4k4/9/1p7/9/9/9/9/9/4K4 w 2Pr 7"


def test_mirroring_leaves_hands_and_sides() -> None:
    after = draft("4k4/9/9/9/9/9/7P1/9/4K4 b R 1").mirrored()
    assert after.sfen() == "4k4/9/9/9/9/9/1P7/9/4K4 b R 1"


def test_a_mating_problem_begins_with_all_but_a_king_in_whites_hand() -> None:
    assert Draft.for_mate(STANDARD).sfen() == "4k4/9/9/9/9/9/9/9/9 b 2r2b4g4s4n4l18p 1"
    okisaki = Draft.for_mate(OKISAKI)
    assert okisaki.sfen() == "4k5/10/10/10/10/10/10/10/10/10 b 2q2r2b4g4s4n4l20p 1"
    assert {kind.id: n for kind, n in okisaki.box().items() if n} == {"king": 1}


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_box_of_an_empty_board_holds_the_whole_set(variant: Variant) -> None:
    box = Draft.empty(variant).box()
    assert sum(box.values()) == len(dict(Position.start(variant).pieces()))
    assert tuple(box) == box_kinds(variant)
    assert not any(Draft.start(variant).box().values())


def test_the_rest_goes_to_a_hand_but_no_king() -> None:
    after = START.removed(at("5i")).removed(at("2h")).with_rest_in_hand(WHITE)
    assert after.hand(WHITE).items() == [(kind("rook"), 1)]
    assert after.box()[kind("king")] == 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_named_start_is_known_by_its_name(variant: Variant) -> None:
    named = Draft.start(variant, "two").handicap
    assert named is not None and named.id == "two"
    assert Draft.start(variant, "two").rotated().handicap is None


# --- what is wrong ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sfen", "use", "faults"),
    [
        (STANDARD.start_sfen, Use.PLAY, set()),
        (KINGS, Use.PLAY, set()),
        ("4k4/9/9/9/9/9/9/9/9 b 2r 1", Use.STUDY, {Fault.NO_KING}),
        ("9/9/9/9/9/9/9/9/4K4 b - 1", Use.STUDY, {Fault.NO_KING}),
        ("9/9/9/9/9/9/9/9/9 b - 1", Use.NOTHING, {Fault.NO_KING}),
        ("4k4/9/9/4P4/4P4/9/9/9/4K4 b - 1", Use.STUDY, {Fault.NIFU}),
        ("P3k4/9/9/9/9/9/9/9/4K4 b - 1", Use.STUDY, {Fault.DEAD_PIECE}),
        ("4k4/4R4/9/9/9/9/9/9/4K4 b - 1", Use.NOTHING, {Fault.OPPONENT_IN_CHECK}),
        ("4k4/4R4/9/9/9/9/9/9/4K4 w - 1", Use.PLAY, set()),
        ("4k4/9/9/9/9/9/9/9/4K4 b 5G 1", Use.STUDY, {Fault.TOO_MANY}),
    ],
)
def test_what_is_wrong_and_what_it_is_good_for(sfen: str, use: Use, faults: set[Fault]) -> None:
    verdict = draft(sfen).verdict()
    assert (verdict.use, {problem.fault for problem in verdict.problems}) == (use, faults)


def test_only_white_without_a_king_is_a_fault_too() -> None:
    black_only, white_only = (
        draft(f"{top}/9/9/9/9/9/9/9/{low} b - 1") for top, low in (("9", "4K4"), ("4k4", "9"))
    )
    assert [p.color for p in black_only.verdict().problems] == [WHITE]
    assert [p.color for p in white_only.verdict().problems] == [BLACK]


def test_two_kings_of_one_side_are_told_with_their_square_and_all_else_that_is_wrong() -> None:
    wrong = draft("P3k4/9/9/9/9/9/9/9/4K4 b - 1").turned(at("5a"))
    verdict = wrong.verdict()
    assert verdict.use is Use.NOTHING
    assert [(p.fault, p.color) for p in verdict.problems] == [
        (Fault.SECOND_KING, BLACK),
        (Fault.NO_KING, WHITE),
        (Fault.DEAD_PIECE, BLACK),
    ]
    assert verdict.squares == {parse_square("5i"), parse_square("9a")}
    with pytest.raises(RulesError):
        wrong.position()
    assert wrong.sfen() == "P3K4/9/9/9/9/9/9/9/4K4 b - 1"


def test_a_position_without_a_move_is_over_before_it_begins() -> None:
    mated = draft("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1").verdict()
    assert (mated.use, mated.over, mated.problems) == (Use.STUDY, True, ())


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_handicap_can_be_played(variant: Variant) -> None:
    for handicap in variant.handicaps:
        assert Draft.start(variant, handicap.id).verdict().use is Use.PLAY, handicap.id


# --- undo -------------------------------------------------------------------------------------------------


def test_undo_and_redo_lead_through_every_draft() -> None:
    editor = PositionEditor(START)
    drafts = [START, START.mirrored().rotated(), START.cleared(), Draft.for_mate(OKISAKI)]
    for each in drafts[1:]:
        assert editor.change(each)
    assert [editor.undo() for _ in range(4)] == [True, True, True, False]
    assert editor.draft == START
    assert [editor.redo() for _ in range(4)] == [True, True, True, False]
    assert editor.draft == drafts[-1]


def test_a_change_after_undo_forgets_what_was_undone() -> None:
    editor = PositionEditor(START)
    editor.change(START.cleared())
    editor.undo()
    editor.change(START.removed(at("5i")))
    assert not editor.can_redo


def test_no_change_is_no_step() -> None:
    editor = PositionEditor(START)
    assert not editor.change(replace(START))
    assert not editor.can_undo


def test_a_run_of_changes_is_undone_together() -> None:
    editor = PositionEditor(START)
    for number in (2, 3, 4):
        editor.change(replace(editor.draft, ply=number), run="number")
    editor.change(replace(editor.draft, turn=WHITE))
    editor.undo()
    assert editor.draft.ply == 4
    editor.undo()
    assert editor.draft == START


def test_what_is_used_or_begun_with_is_not_lost_by_leaving() -> None:
    editor = PositionEditor(START)
    assert not editor.edited
    editor.change(START.cleared())
    assert editor.edited
    editor.settle()
    assert not editor.edited
    editor.begin(START.rotated())
    assert not editor.edited
    editor.undo()
    assert editor.draft == START.cleared()
    assert editor.edited


def test_what_is_begun_with_before_anything_was_done_cannot_be_undone() -> None:
    editor = PositionEditor(START)
    editor.begin(START.cleared())
    assert editor.draft == START.cleared()
    assert not editor.can_undo
    assert not editor.edited


def test_what_is_free_for_study_may_not_be_free_for_a_game() -> None:
    told = {
        sfen: draft(sfen).verdict()
        for sfen in (KINGS, "9/9/9/9/9/9/9/9/4K4 b - 1", "9/9/9/9/9/9/9/9/9 b - 1")
    }
    assert [(one.playable, one.studyable) for one in told.values()] == [
        (True, True),
        (False, True),
        (False, False),
    ]


def test_a_piece_put_where_it_stands_or_turned_in_the_box_changes_nothing() -> None:
    start = draft(STANDARD.start_sfen)
    assert start.moved(at("7g"), at("7g")) is start
    assert start.turned(InBox(kind("gold"))) is start
    assert start.turned_over(InHand(BLACK, kind("gold"))) is start


def test_the_box_of_a_board_with_too_many_of_a_kind_has_none_of_it() -> None:
    crowded = draft("4k4/9/9/9/9/9/GGGGGG3/9/4K4 b - 1")
    assert crowded.box()[kind("gold")] == 0
    assert crowded.box()[kind("rook")] == 2


def test_a_board_is_cleared_of_everything_and_nothing_is_put_into_the_box_by_hand() -> None:
    start = draft(STANDARD.start_sfen)
    assert start.cleared() == Draft.empty(STANDARD)
    with pytest.raises(EditRefusedError) as refused:
        Draft.empty(STANDARD).placed(kind("gold"), BLACK, InBox(kind("gold")))
    assert refused.value.refusal is Refusal.NOTHING_THERE


def test_whether_something_can_be_undone_or_made_again_is_a_yes_or_a_no() -> None:
    editor = PositionEditor(draft(STANDARD.start_sfen))
    assert (editor.can_undo, editor.can_redo) == (False, False)
    editor.change(editor.draft.cleared())
    assert (editor.can_undo, editor.can_redo) == (True, False)
    editor.undo()
    assert (editor.can_undo, editor.can_redo) == (False, True)


def test_as_many_pieces_are_in_the_box_as_are_missing_of_the_set() -> None:
    kings = draft("4k4/9/9/9/9/9/9/9/4K4 b 2P 1")
    counts = [kings.count(InBox(kind(name))) for name in ("pawn", "rook", "king", "dragon")]
    assert counts == [16, 2, 0, 0]
    assert (kings.count(at("5i")), kings.count(at("5e")), kings.count(InHand(BLACK, kind("pawn")))) == (
        1,
        0,
        2,
    )


def test_what_is_not_there_cannot_be_taken() -> None:
    kings = draft("4k4/9/9/9/9/9/9/9/4K4 b - 1")
    for place in (at("5e"), InHand(BLACK, kind("gold"))):
        with pytest.raises(EditRefusedError) as refused:
            kings.moved(place, InBox(kind("gold")))
        assert refused.value.refusal is Refusal.NOTHING_THERE


def test_after_an_undo_a_run_of_the_same_name_is_another_one() -> None:
    editor = PositionEditor(START)
    editor.change(replace(editor.draft, turn=WHITE))
    editor.change(replace(editor.draft, ply=2), run="number")
    editor.undo()
    editor.redo()
    editor.change(replace(editor.draft, ply=3), run="number")
    editor.undo()
    assert editor.draft.ply == 2


def test_the_first_change_can_be_undone_whatever_its_run_is_called() -> None:
    editor = PositionEditor(START)
    editor.change(replace(START, ply=2), run="x")
    assert editor.undo()
    assert editor.draft == START


def test_as_many_steps_as_can_be_undone_are_kept_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position_editor, "_LONGEST_HISTORY", 3)
    editor = PositionEditor(START)
    for ply in range(2, 8):
        editor.change(replace(editor.draft, ply=ply))
    assert [editor.undo() for _ in range(4)] == [True, True, True, False]
    assert editor.draft.ply == 4


def test_a_piece_moved_into_the_box_is_gone_from_the_board() -> None:
    moved = START.moved(at("7g"), InBox(kind("pawn")), box_color=BLACK)
    assert parse_square("7g") not in moved.men
    assert len(moved.men) == len(START.men) - 1


def test_a_draft_is_painted_as_a_position_is() -> None:
    position = Position.from_sfen("4k4/9/9/9/4+p4/9/9/9/4K4 b - 1", STANDARD)
    assert dict(Draft.of(position).pieces()) == dict(position.pieces())
