"""The function `expect`."""

from __future__ import annotations

from typing import Protocol, TypeVar

Expectation = TypeVar("Expectation", covariant=True)


class Expectable(Protocol[Expectation]):
    """An object about which `expect` can begin an expectation: a locator, a value, a car or an app."""

    def expectation(self, timeout: float | None) -> Expectation:
        """Returns the expectations about this object."""
        ...


def expect(target: Expectable[Expectation], *, timeout: float | None = None) -> Expectation:
    """Begins an expectation, such as `expect(car.screen.text("mainField1")).to_have("Low Tide")`.

    The bridge waits until the expectation is met. If the timeout passes first, an `ExpectationError` contains the
    actual value and the nearest match.

    Args:
        target: The object of the expectation: a locator, a value, a car or an app.
        timeout: The maximum time to wait, in seconds; by default `Bridge.timeout`.
    """
    return target.expectation(timeout)
