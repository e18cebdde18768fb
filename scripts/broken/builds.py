"""Builds one sample of this checkout from changed sources. All other modules come from the existing build."""

import shutil
import subprocess

MODULES = ("CCairo", "CPango", "CZlib", "COpenH264", "CYuv", "CCrypto", "CLibwebsockets", "CLinux")
PACKAGES = ("cairo", "pangocairo", "openh264", "zlib", "libcrypto", "libwebsockets")
FEATURES = (
    "ExistentialAny",
    "MemberImportVisibility",
    "InternalImportsByDefault",
    "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
)


def pkg_config(*words):
    return subprocess.run(["pkg-config", *words, *PACKAGES], capture_output=True, text=True, check=True).stdout.split()


def build(root, bin, sample, sources, program):
    """Compiles `sources` in place of the sample's sources, and links the result with the other object files of the sample."""
    listed = (bin / f"{sample}.product/Objects.LinkFileList").read_text().splitlines()
    words = ["swiftc", "-module-name", sample, "-parse-as-library", "-swift-version", "6", "-default-isolation", "MainActor", "-Onone"]
    for feature in FEATURES:
        words += ["-enable-upcoming-feature", feature]
    words += ["-I", bin / "Modules"]
    for module in MODULES:
        words += ["-Xcc", f"-fmodule-map-file={root / 'Sources' / module / 'module.modulemap'}"]
    for flag in pkg_config("--cflags"):
        words += ["-Xcc", flag]
    words += [line.strip("'\"") for line in listed if f"/{sample}.build/" not in line]
    words += [*sorted(sources.glob("*.swift")), *pkg_config("--libs"), "-lyuv", "-o", program]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{sample} could not be built:\n{done.stdout}{done.stderr}")
    return program


def copied(root, sample, folder):
    sources = folder / "sources"
    shutil.copytree(root / "Sources/SampleApps" / sample, sources)
    return sources


def broken(root, bin, one, folder):
    """Builds a sample with one changed line."""
    sources = copied(root, one.sample, folder)
    file = sources / one.file
    text = file.read_text()
    if text.count(one.old) != 1:
        raise SystemExit(f"break {one.number}: {one.file} contains the text {text.count(one.old)} times; it must be once")
    file.write_text(text.replace(one.old, one.new))
    return build(root, bin, one.sample, sources, folder / one.sample)


def commented(root, bin, sample, folder):
    """Builds a sample with an extra comment at the top of each file and after each line that ends with a parenthesis."""
    sources = copied(root, sample, folder / sample)
    for file in sources.glob("*.swift"):
        lines = [line + "  // as before" if line.endswith(")") else line for line in file.read_text().splitlines()]
        text = '"""'
        if any(text in line for line in lines):
            lines = file.read_text().splitlines()
        file.write_text("\n".join(["// An extra comment.", "", *lines]) + "\n")
    return build(root, bin, sample, sources, folder / sample / sample)
