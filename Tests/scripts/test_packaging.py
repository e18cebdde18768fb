"""Tests for parts of the packages that no other test checks."""

import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]

NUMBERS = """
import Foundation
let formatter = NumberFormatter()
formatter.numberStyle = .decimal
for language in CommandLine.arguments.dropFirst() {
    formatter.locale = Locale(identifier: language)
    print(language, [-98765, 0, 1234].map { formatter.string(from: NSNumber(value: $0)) ?? "none" })
}
"""


def test_the_small_data_of_icu_formats_numbers_in_all_languages_of_sdl(tmp_path):
    (tmp_path / "numbers.swift").write_text(NUMBERS)
    subprocess.run([ROOT / "packaging/icu", tmp_path / "small.s"], check=True)
    subprocess.run(["cc", "-c", tmp_path / "small.s", "-o", tmp_path / "small.o"], check=True)
    languages = sorted(set(re.findall(r'"([A-Z]{2}-[A-Z]{2})"', (ROOT / "Sources/rpc-gen/Spec/mobile.json").read_text())))
    assert len(languages) > 30
    outputs = []
    for more in ([], ["small.o"]):
        subprocess.run(["swiftc", "-static-stdlib", "numbers.swift", *more, "-o", "numbers"], cwd=tmp_path, check=True, capture_output=True)
        outputs.append(subprocess.run([tmp_path / "numbers", *languages], check=True, capture_output=True, text=True).stdout)
    assert outputs[0] == outputs[1] and "٩٨" in outputs[0]
