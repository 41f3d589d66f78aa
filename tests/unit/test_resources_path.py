"""The resources are found in a checkout, in an installed package and in a frozen bundle."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from shogi_desktop import resources_path


@pytest.fixture(autouse=True)
def fresh_cache() -> Iterator[None]:
    resources_path.resources_root.cache_clear()
    yield
    resources_path.resources_root.cache_clear()


def install(monkeypatch: pytest.MonkeyPatch, package: Path, resources: Path) -> None:
    """Pretend that the package lies at `package`, and make a resources folder at `resources`."""
    package.mkdir(parents=True, exist_ok=True)
    resources.mkdir(parents=True)
    monkeypatch.setattr(resources_path, "PACKAGE", package)


def test_a_checkout_has_them_beside_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(monkeypatch, tmp_path / "shogi_desktop", tmp_path / "resources")

    assert resources_path.resource_path("pieces/a.svg") == tmp_path / "resources" / "pieces" / "a.svg"


def test_a_wheel_has_them_inside_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "shogi_desktop"
    install(monkeypatch, package, package / "resources")

    assert resources_path.resources_root() == package / "resources"


def test_a_bundle_has_them_in_its_own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bundle = tmp_path / "_internal"
    install(monkeypatch, tmp_path / "elsewhere", bundle / "shogi_desktop" / "resources")
    monkeypatch.setattr("sys._MEIPASS", str(bundle), raising=False)

    assert resources_path.resources_root() == bundle / "shogi_desktop" / "resources"


def test_lost_resources_are_named_with_the_places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources_path, "PACKAGE", tmp_path / "shogi_desktop")

    with pytest.raises(FileNotFoundError, match="Install it again"):
        resources_path.resources_root()
