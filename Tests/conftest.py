"""What all stories share: the words they are marked with."""


def pytest_configure(config):
    config.addinivalue_line("markers", "alone: asks how soon something is, so nothing else may be played beside it")
