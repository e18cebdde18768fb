"""Settings shared by all end-to-end tests."""


def pytest_configure(config):
    config.addinivalue_line("markers", "alone: measures a time, so no other test may run at the same time")
