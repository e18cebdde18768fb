"""What the documents show is what there is."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]


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
        assert line.replace("struct Hello:", "struct HelloApp:").removeprefix("@main ").strip() in (
            ROOT / "Sources/SampleApps/HelloApp/HelloApp.swift"
        ).read_text()
