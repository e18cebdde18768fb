"""Settings shared by all end-to-end tests."""

# For the tests of the pytest plugin; pytest accepts this name only here.
pytest_plugins = "pytester"


def pytest_configure(config):
    config.addinivalue_line("markers", "alone: measures a time, so no other test may run at the same time")
    config.addinivalue_line("markers", "nightly: long, and checks something that rarely breaks, so `make check` does not run it")
