#!/usr/bin/env bash
# The disk image for macOS of dist/Shogi Desktop.app: signed ad hoc, or by the identity in SIGN_IDENTITY, with the
# hardened runtime either way.
set -euo pipefail
cd "$(dirname "$0")/../.."
app="dist/Shogi Desktop.app"
[ -d "$app" ] || { echo "There is no $app; docs/releasing.md says how it is built." >&2; exit 1; }
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' shogi_desktop/__init__.py)
identity=${SIGN_IDENTITY:--}
stamp=--timestamp
[ "$identity" = - ] && stamp=--timestamp=none # Apple's clock stamps no signature of nobody

# From the inside out: what lies in a bundle must be signed before the bundle that lists it. Only programs take
# entitlements: ours and the engine.
sign() { codesign --force --options runtime "$stamp" --sign "$identity" "$@"; }
entitlements=(--entitlements packaging/macos/entitlements.plist)
find "$app/Contents" -type f -print0 | while IFS= read -r -d '' file; do
    case "$(file -b "$file")" in
        Mach-O*executable*) sign "${entitlements[@]}" "$file" ;;
        Mach-O*) sign "$file" ;;
    esac
done
find "$app/Contents" -depth -type d -name '*.framework' -print0 | while IFS= read -r -d '' framework; do
    sign "$framework"
done
sign "${entitlements[@]}" "$app"
codesign --verify --deep --strict "$app"
"$app/Contents/MacOS/shogi-desktop" --self-test "$(mktemp -d)"

stage=$(mktemp -d)
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
hdiutil create -volname "Shogi Desktop" -srcfolder "$stage" -format ULFO -ov \
    "dist/shogi-desktop-$version-macos-$(uname -m).dmg"
rm -rf "$stage"
