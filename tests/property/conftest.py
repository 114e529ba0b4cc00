"""Fewer examples in the usual run, the same ones every time, and no deadline on a busy machine."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "usual", max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("usual")
