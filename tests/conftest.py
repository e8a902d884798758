"""What all tests share: nothing in them is left to luck."""

import signal

from hypothesis import settings

settings.register_profile("the same every time", derandomize=True, deadline=None, database=None)
settings.load_profile("the same every time")

# Whoever is started in the background ignores Ctrl-C, and so do its children: those that the tests interrupt must not.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
