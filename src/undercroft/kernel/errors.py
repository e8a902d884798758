"""What went wrong with something a person wrote: the command line prints the line and exits with code 2."""

from __future__ import annotations

from collections.abc import Callable, Sequence


class BadInput(Exception):  # noqa: N818 - named for what it is: the fault is not in the program
    """A file, option or record that cannot be used; its text is always one line that says what is allowed."""

    def __init__(self, message: str) -> None:
        super().__init__(" ".join(message.split()))


class BadInputs(BadInput):
    """Several mistakes found at once, a line each."""

    def __init__(self, messages: Sequence[str]) -> None:
        self.messages = [" ".join(message.split()) for message in messages]
        Exception.__init__(self, "\n".join(self.messages))


def mistakes(read: Callable[[], object]) -> list[str]:
    """What keeps something from being read, a line for each mistake."""
    try:
        read()
    except BadInput as error:
        return str(error).split("\n")
    return []
