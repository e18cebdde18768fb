"""Settings for the tests of the Python package."""

from python_package import use_sources

use_sources()
