"""What the documents show is what there is."""

import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILT = pathlib.Path(os.environ.get("SDL_BRIDGE_BIN") or ROOT / ".build" / "debug")


def section(text, title):
    return text.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def swift(text):
    return re.findall(r"```swift\n(.*?)```", text, re.DOTALL)


def test_the_tutorial_is_the_hello_app_from_its_first_line_to_its_last():
    tutorial = section((ROOT / "README.md").read_text(), "Write an app")
    assert "\n".join(swift(tutorial)) == (ROOT / "Sources/SampleApps/HelloApp/HelloApp.swift").read_text()


def test_the_guide_s_five_lines_are_those_of_an_app():
    guide = section((ROOT / "docs/app-guide.md").read_text(), "Five lines")
    [five] = swift(guide)
    assert len([line for line in five.splitlines() if line]) == 5
    for line in five.splitlines():
        assert (
            line.replace("struct Hello:", "struct HelloApp:").removeprefix("@main ").strip()
            in (ROOT / "Sources/SampleApps/HelloApp/HelloApp.swift").read_text()
        )


def compiled(source):
    """What the compiler has to say of a program, as `sdl-bridge new` sets its package up: everything on the main actor."""
    maps = [word for path in sorted((ROOT / "Sources").glob("*/module.modulemap")) for word in ("-Xcc", f"-fmodule-map-file={path}")]
    libraries = re.findall(r'pkgConfig: "([^"]+)"', (ROOT / "Package.swift").read_text())
    folders = subprocess.run(["pkg-config", "--cflags-only-I", *libraries], capture_output=True, text=True, check=True).stdout
    maps += [word for folder in folders.split() for word in ("-Xcc", folder)]
    words = ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-default-isolation", "MainActor"]
    done = subprocess.run([*words, "-I", BUILT / "Modules", *maps, source], capture_output=True, text=True, timeout=120)
    return done.returncode, done.stderr


def test_the_guide_s_tests_are_the_one_of_a_new_app_and_one_of_the_library_s_own():
    first, second = swift(section((ROOT / "docs/app-guide.md").read_text(), "Testing"))
    template = (ROOT / "Sources/sdl-bridge/Template/Tests.txt").read_text()
    assert first == template.replace("APPID", "myapp")
    story = (ROOT / "Tests/SDLTestingTests/TestCarTests.swift").read_text()
    assert "".join(f"        {line}\n" for line in second.splitlines()) in story


def test_what_a_new_app_is_written_from_is_swift_that_compiles(tmp_path):
    source = tmp_path / "MyApp.swift"
    source.write_text((ROOT / "Sources/sdl-bridge/Template/App.txt").read_text())
    code, said = compiled(source)
    assert code == 0, said
    source.write_text(source.read_text().replace("mainFields", "mainField"))
    assert compiled(source)[0] != 0


def test_the_guide_s_samples_are_swift_that_compiles(tmp_path):
    text = (ROOT / "docs/app-guide.md").read_text()
    [five], [controller], [asking] = (swift(section(text, title)) for title in ("Five lines", "A view controller", "Asking"))
    # What the third speaks of is the app's own: its records, and how it plays one.
    around = "extension HelloViewController {\nfunc ask(_ albums: [String], play: @escaping @MainActor (String) -> Void) {\n%s}\n}\n"
    source = tmp_path / "Guide.swift"
    source.write_text(five + controller + around % asking)
    code, said = compiled(source)
    assert code == 0, said


def test_the_guide_s_projected_app_is_a_program_that_compiles(tmp_path):
    steps = swift(section((ROOT / "docs/app-guide.md").read_text(), "An app that draws its own screen"))
    assert len(steps) == 6
    source = tmp_path / "Chargers.swift"
    source.write_text("\n".join(steps))
    code, said = compiled(source)
    assert code == 0 and "warning" not in said, said
