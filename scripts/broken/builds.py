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


# The bridge needs more libraries than an app. A test with SDLTesting contains both.
BRIDGE_MODULES = (*MODULES, "CArchive", "CCmark", "CExpat", "CMicrohttpd", "CSQLite")
BRIDGE_PACKAGES = (*PACKAGES, "libarchive", "libcmark-gfm", "expat", "libmicrohttpd", "sqlite3")
RUNNER = "import Testing\n@main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }\n"


def pkg_config(word, packages):
    return subprocess.run(["pkg-config", word, *packages], capture_output=True, text=True, check=True).stdout.split()


def compile(root, bin, name, words, modules=MODULES, packages=PACKAGES):
    """Compiles a module with the compiler settings of the package."""
    options = ["-module-name", name, "-parse-as-library", "-swift-version", "6", "-Onone", "-I", bin / "Modules"]
    for feature in FEATURES:
        options += ["-enable-upcoming-feature", feature]
    maps = [root / "Sources" / module / "module.modulemap" for module in modules]
    for flag in [f"-fmodule-map-file={map}" for map in maps] + pkg_config("--cflags", packages):
        options += ["-Xcc", flag]
    done = subprocess.run(["swiftc", *options, *words], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{name} could not be built:\n{done.stdout}{done.stderr}")


def build(root, bin, sample, sources, program):
    """Compiles `sources` in place of the sample's sources, and links the result with the other object files of the sample."""
    objects = [path for path in listed(bin, sample) if f"/{sample}.build/" not in path]
    libraries = [*pkg_config("--libs", PACKAGES), "-lyuv"]
    compile(root, bin, sample, ["-default-isolation", "MainActor", *objects, *files(sources), *libraries, "-o", program])
    return program


def listed(bin, product):
    """The paths of the object files that SwiftPM links for a product."""
    return [line.strip("'\"") for line in (bin / f"{product}.product/Objects.LinkFileList").read_text().splitlines()]


def files(sources):
    return sorted(sources.glob("**/*.swift"))


def build_tests(root, bin, sample, test, program, sources=None):
    """Compiles a test of the sample that uses SDLTesting, with the sample's built or changed sources."""
    folders = {path.parent for path in bin.glob("*.build/*.o")}
    folders -= {
        bin / f"{other}.build" for other in ("rpc_gen", "sdl_bridge", "sdl_bench", "sdl_bench_apps", "IntegrationHarness", "TestJournal")
    }
    folders = {one for one in folders if not one.name.endswith("Tests.build") and not (bin / f"{one.stem}.product").exists()}
    # A build folder can also contain object files of sources that no longer exist.
    names = {folder.name for folder in folders}
    objects = [path for path in listed(bin, "sdl-bridgePackageTests") if names.intersection(path.split("/"))]
    if sources:
        own = program.parent / f"{sample}.o"
        entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", f"{sample}_main"]
        words = ["-c", "-wmo", "-emit-module", "-emit-module-path", program.parent / f"{sample}.swiftmodule", "-enable-testing"]
        compile(root, bin, sample, [*words, *entry, "-default-isolation", "MainActor", *files(sources), "-o", own])
        objects.append(own)
    else:
        objects += (bin / f"{sample}.build").glob("*.o")
    runner = program.parent / "Runner.swift"
    runner.write_text(RUNNER)
    libraries = [*pkg_config("--libs", BRIDGE_PACKAGES), "-lyuv", "-lcmark-gfm-extensions", "-ldl", "-use-ld=lld"]
    refusals = ["-Xcc", f"-fmodule-map-file={bin / 'CRefusals.build/module.modulemap'}"]
    words = ["-I", program.parent, *refusals, runner, test, *objects, *libraries, "-o", program]
    compile(root, bin, "RecordedTests", words, BRIDGE_MODULES, BRIDGE_PACKAGES)


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
