"""What all tests share."""

import os
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from tools.servers import Missing

# Tests read English, whatever the machine speaks.
os.environ["KOLAM_LANGUAGE"] = "en"

# Compiling a rule for the first time may take seconds: no deadline. The same examples in every run: flaky is broken.
settings.register_profile(
    "kolam", deadline=None, derandomize=True, max_examples=30, suppress_health_check=list(HealthCheck)
)
settings.register_profile("uncompiled", settings.get_profile("kolam"), max_examples=3)
settings.load_profile("uncompiled" if os.environ.get("NUMBA_DISABLE_JIT") == "1" else "kolam")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Generator[None]:
    """On our own machines a real part that is missing is a failure; elsewhere, a loud skip."""
    try:
        yield
    except Missing as missing:
        if os.environ.get("CI") == "true":
            pytest.fail(str(missing), pytrace=False)
        pytest.skip(str(missing))
