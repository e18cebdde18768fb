"""The function `expect`."""

from __future__ import annotations

from typing import Protocol, TypeVar

Expectation = TypeVar("Expectation", covariant=True)


class Expectable(Protocol[Expectation]):
    """A locator, a value, a car or an app."""

    def expectation(self, timeout: float | None) -> Expectation:
        """What can be expected of it."""
        ...


def expect(target: Expectable[Expectation], *, timeout: float | None = None) -> Expectation:
    """Begins an expectation, such as `expect(car.screen.text("mainField1")).to_have("Low Tide")`.

    The bridge waits until the expectation is met. If that takes longer than the timeout, `ExpectationError` has the
    actual value and the nearest match.

    Args:
        target: What is expected to be in a state: a locator, a value, a car or an app.
        timeout: How long to wait, in seconds; by default `Bridge.timeout`.
    """
    return target.expectation(timeout)
