#!/usr/bin/env bash
# The disk image for macOS of dist/Shogi Desktop.app: signed ad hoc, or by the identity in SIGN_IDENTITY, with the
# hardened runtime either way.
set -euo pipefail
cd "$(dirname "$0")/../.."
app="dist/Shogi Desktop.app"
[ -d "$app" ] || { echo "There is no $app; docs/releasing.md says how it is built." >&2; exit 1; }
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' shogi_desktop/__init__.py)
codesign --force --deep --options runtime --entitlements packaging/macos/entitlements.plist \
    --sign "${SIGN_IDENTITY:--}" "$app"
codesign --verify --deep --strict "$app"
"$app/Contents/MacOS/shogi-desktop" --self-test "$(mktemp -d)"
stage=$(mktemp -d)
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
hdiutil create -volname "Shogi Desktop" -srcfolder "$stage" -format ULFO -ov \
    "dist/shogi-desktop-$version-macos-$(uname -m).dmg"
rm -rf "$stage"
