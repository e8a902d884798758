"""What all tests share: nothing in them is left to luck."""

from hypothesis import settings

settings.register_profile("the same every time", derandomize=True, deadline=None, database=None)
settings.load_profile("the same every time")
