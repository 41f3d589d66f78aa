"""The bundled fonts: both JIS levels, the marks of shogi, the letters of four languages, small enough."""

from collections.abc import Callable, Iterable

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF

from shogi_desktop.paint.fonts import BUNDLED_FAMILIES, BUNDLED_FILES, load_fonts, print_font, ui_font
from shogi_desktop.resources_path import resource_path


def jis_x_0208(rows: Iterable[int]) -> list[str]:
    """The characters of rows of JIS X 0208, from Python's own EUC-JP table."""
    found = []
    for row in rows:
        for cell in range(1, 95):
            try:
                found.append(bytes([0xA0 + row, 0xA0 + cell]).decode("euc_jp"))
            except UnicodeDecodeError:
                continue
    return found


LEVEL_1, LEVEL_2, OTHERS = jis_x_0208(range(16, 48)), jis_x_0208(range(48, 85)), jis_x_0208(range(1, 9))
TWINS = {"〜": "～", "‖": "∥", "−": "－", "¢": "￠", "£": "￡", "¬": "￢", "―": "―", "＼": "＼"}
"""CP932 maps these rows' characters to other code points than EUC-JP does; either will do."""
CZECH = "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ„“"
PORTUGUESE = "ãõáéíóúâêôàçüÃÕÁÉÍÓÚÂÊÔÀÇÜªº"


JAPANESE = [name for name in BUNDLED_FILES if "Gothic" in name]
LATIN = [name for name in BUNDLED_FILES if "Sans" in name]
OWNERS = {"Gothic": "The BIZ UDGothic Project Authors", "Sans": "IBM Corp."}


@pytest.fixture(scope="module", params=JAPANESE)
def characters(request: pytest.FixtureRequest) -> set[str]:
    return {chr(code) for code in TTFont(resource_path(f"fonts/{request.param}")).getBestCmap()}


def test_both_jis_levels_are_complete(characters: set[str]) -> None:
    assert len(LEVEL_1) == 2965 and len(LEVEL_2) == 3390
    assert not set(LEVEL_1) - characters
    assert not set(LEVEL_2) - characters


def test_kana_signs_and_full_width_forms_are_there(characters: set[str]) -> None:
    assert not {char for char in OTHERS if char not in characters and TWINS.get(char) not in characters}


@pytest.mark.parametrize("text", ["☗☖▲△", CZECH, PORTUGUESE, "髙﨑①⑳㈱", "妃跳今仝个龍竜圭杏と", "–…→"])
def test_marks_and_letters_of_the_four_languages_are_there(characters: set[str], text: str) -> None:
    assert not set(text) - characters


def test_fonts_take_at_most_five_megabytes() -> None:
    assert sum(path.stat().st_size for path in resource_path("fonts").glob("*.ttf")) <= 5_000_000


@pytest.mark.parametrize("name", LATIN)
@pytest.mark.parametrize("text", [CZECH, PORTUGUESE, "–…→−×"])
def test_the_latin_font_has_the_letters_of_three_languages(name: str, text: str) -> None:
    assert not set(text) - {chr(code) for code in TTFont(resource_path(f"fonts/{name}")).getBestCmap()}


@pytest.mark.parametrize("name", LATIN)
def test_figures_are_of_one_width(name: str) -> None:
    font = TTFont(resource_path(f"fonts/{name}"))
    glyphs, widths = font.getBestCmap(), font["hmtx"]
    assert len({widths[glyphs[ord(figure)]][0] for figure in "0123456789"}) == 1


@pytest.mark.parametrize("name", BUNDLED_FILES)
def test_a_changed_font_has_a_name_of_its_own_and_keeps_its_licence(name: str) -> None:
    names = TTFont(resource_path(f"fonts/{name}"))["name"]
    for number in (1, 3, 4, 6):
        assert not {"BIZ", "IBM", "Plex"} & set(names.getDebugName(number).replace("-", " ").split())
    owner = next(owner for family, owner in OWNERS.items() if family in name)
    assert owner in names.getDebugName(0)
    assert "Open Font License" in names.getDebugName(13)
    licence = resource_path("fonts/LICENSE-OFL.txt").read_text(encoding="utf-8")
    assert owner in licence
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_loading_twice_registers_the_family_once() -> None:
    load_fonts()
    load_fonts()
    for family in BUNDLED_FAMILIES:
        assert QFontDatabase.families().count(family) == 1
        assert set(QFontDatabase.styles(family)) == {"Regular", "Bold"}


@pytest.mark.parametrize("font", [print_font, ui_font])
def test_window_and_paper_have_the_bundled_fonts_for_every_letter(font: Callable[[], QFont]) -> None:
    load_fonts()
    assert tuple(font().families()) == BUNDLED_FAMILIES
    assert QFontInfo(font()).family() == BUNDLED_FAMILIES[0]
    metrics = QFontMetricsF(font())
    assert all(metrics.inFontUcs4(ord(char)) or metrics.horizontalAdvance(char) > 0 for char in "将棋☗☖")
