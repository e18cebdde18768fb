"""Helpers for tests of the page. The helpers show a state and check the page."""

from pathlib import Path

import axe_playwright_python

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()

#: Resolves when the page has drawn the change with this number.
DRAWN = """(seq) => new Promise((done) => {
  const drawn = () => document.body.dataset.seq === seq && (watch.disconnect(), done());
  const watch = new MutationObserver(drawn);
  watch.observe(document.body, { attributes: true, attributeFilter: ["data-seq"] });
  drawn();
})"""


def show(page, double, look):
    """Shows the state for the description `look`, and waits until the page has drawn it."""
    double.show(look)
    page.evaluate(DRAWN, str(double.seq))


def become(page, double, state, rows):
    """Shows a state with its rows, and waits until the page has drawn it."""
    double.become(state, rows)
    page.evaluate(DRAWN, str(double.seq))


def panel(page, name):
    """Shows a panel."""
    page.click(f"#tab-{name}")
    page.locator(f"#panel-{name}").wait_for()


def violations(page, within=None, without=(), only=()):
    """Returns the problems that axe finds on the page, or in the part `within`. `without` and `only` select axe's rules."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    options = {"resultTypes": ["violations"], "preload": False, "rules": {rule: {"enabled": False} for rule in without}}
    if only:
        options["runOnly"] = {"type": "rule", "values": list(only)}
    found = page.evaluate("([part, options]) => axe.run(part ?? document, options).then((result) => result.violations)", [within, options])
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]
