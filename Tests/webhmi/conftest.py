"""Fixtures for tests of web HMIs. The environment variable `HMI` is the path of the checkout."""

import os
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from bench import Bench, Site  # noqa: E402
from chromium import launch  # noqa: E402


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def checkout():
    return Path(os.environ["HMI"]).resolve()


@pytest.fixture
def bench(tmp_path):
    bench = Bench(tmp_path)
    yield bench
    try:
        violations = bench.violations()
    finally:
        bench.stop()
    assert violations == []


@pytest.fixture
def site(checkout, bench):
    site = Site(checkout, bench.hmi_port)
    yield site
    site.stop()


@pytest.fixture
def page(browser, site):
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    page.set_default_timeout(15_000)
    # The page asks for confirmation before a reload.
    page.on("dialog", lambda dialog: dialog.accept())
    yield page
    page.close()
