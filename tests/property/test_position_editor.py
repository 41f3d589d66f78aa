"""Whatever is done to a draft: no piece is made or lost, and what can be taken back leads back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.app.records.files import FileTrouble
from shogi_desktop.app.records.position_editor import (
    Draft,
    EditRefusedError,
    InBox,
    InHand,
    OnSquare,
    Place,
    PositionEditor,
    box_kinds,
)
from shogi_desktop.app.records.position_text import diagram_text, read_position
from shogi_desktop.rules import VARIANTS, Color, PieceKind, Position, Variant, problems_of
from tests.support.extent import extent


def places(variant: Variant) -> list[Place]:
    hands = [InHand(color, kind) for color in Color for kind in variant.hand_kinds]
    boxes = [InBox(kind) for kind in box_kinds(variant)]
    return [*(OnSquare(sq) for sq in variant.squares), *hands, *boxes]


def whole_set(draft: Draft) -> Counter[PieceKind]:
    """All pieces of a draft, box included."""
    counts = Counter(draft.variant.unpromoted(piece.kind) for piece in draft.men.values())
    for color in Color:
        counts.update(dict(draft.hand(color).items()))
    counts.update(draft.box())
    return +counts


def done(draft: Draft, number: int, place: Place, other: Place, kind: PieceKind, color: Color) -> Draft:
    """The draft after the operation of that number; the same where it is refused."""
    operations: tuple[Callable[[], Draft], ...] = (
        lambda: draft.moved(place, other, color),
        lambda: draft.moved(InBox(kind), other, color),
        lambda: draft.placed(kind, color, place),
        lambda: draft.turned(place),
        lambda: draft.turned_over(place),
        lambda: draft.removed(place),
        draft.rotated,
        draft.mirrored,
        lambda: draft.with_rest_in_hand(color),
    )
    try:
        return operations[number % len(operations)]()
    except EditRefusedError:
        return draft


@st.composite
def edits(draw: st.DrawFn, variant: Variant) -> list[Draft]:
    """The drafts that a hand which does anything goes through, the start first."""
    seen = [draw(st.sampled_from([Draft.start(variant), Draft.empty(variant), Draft.for_mate(variant)]))]
    everywhere, kinds = st.sampled_from(places(variant)), st.sampled_from(box_kinds(variant))
    steps = st.tuples(st.integers(0, 8), everywhere, everywhere, kinds, st.sampled_from(Color))
    for step in draw(st.lists(steps, min_size=1, max_size=25)):
        seen.append(done(seen[-1], *step))
    return seen


@pytest.mark.parametrize("variant", VARIANTS)
@settings(max_examples=extent(12, 60))
@given(data=st.data())
def test_no_operation_makes_or_loses_a_piece(variant: Variant, data: st.DataObject) -> None:
    complete = whole_set(Draft.empty(variant))
    for draft in data.draw(edits(variant)):
        assert whole_set(draft) == complete


@pytest.mark.parametrize("variant", VARIANTS)
@settings(max_examples=extent(12, 60))
@given(data=st.data())
def test_rotating_or_mirroring_twice_changes_nothing(variant: Variant, data: st.DataObject) -> None:
    draft = data.draw(edits(variant))[-1]
    assert draft.rotated().rotated() == draft
    assert draft.mirrored().mirrored() == draft
    assert draft.mirrored().rotated() == draft.rotated().mirrored()
    assert draft.rotated().verdict().use is draft.verdict().use


@pytest.mark.parametrize("variant", VARIANTS)
@settings(max_examples=extent(12, 60))
@given(data=st.data())
def test_undo_leads_back_through_everything_and_redo_forward(variant: Variant, data: st.DataObject) -> None:
    drafts = data.draw(edits(variant))
    editor = PositionEditor(drafts[0])
    taken = [drafts[0], *(draft for draft in drafts[1:] if editor.change(draft))]
    back = [editor.draft]
    while editor.undo():
        back.append(editor.draft)
    assert back[::-1] == taken
    while editor.redo():
        pass
    assert editor.draft == taken[-1]


@pytest.mark.parametrize("variant", VARIANTS)
@settings(max_examples=extent(12, 60))
@given(data=st.data())
def test_a_draft_with_one_king_a_side_is_the_position_of_its_sfen(
    variant: Variant, data: st.DataObject
) -> None:
    draft = data.draw(edits(variant))[-1]
    kings = Counter(piece for piece in draft.men.values() if piece.kind.royal)
    if max(kings.values(), default=0) > 1:
        return
    position = Position.from_sfen(draft.sfen(), variant)
    assert position == draft.position()
    assert Draft.of(position) == draft
    assert tuple(problems_of(position)) == draft.verdict().problems


_PIECES = st.sampled_from(
    [*"lnsgkrbpqLNSGKRBPQ+/123456789 bw-", "10", "v歩", " 玉", "|", "\n", "先手の持駒：", "moves "]
)


@settings(max_examples=extent(40, 150))
@given(
    st.one_of(
        st.text(max_size=60),
        st.lists(_PIECES, max_size=60).map("".join),
        st.tuples(st.sampled_from(VARIANTS), st.integers(0, 400), _PIECES).map(
            lambda cut: (text := diagram_text(Draft.start(cut[0])))[: cut[1]] + cut[2] + text[cut[1] + 1 :]
        ),
    )
)
def test_any_text_gives_a_position_or_a_sentence(text: str) -> None:
    try:
        read = read_position(text)
    except FileTrouble:
        return  # said in a sentence; nothing else may be raised
    assert whole_set(read.draft) >= whole_set(Draft.empty(read.draft.variant))
