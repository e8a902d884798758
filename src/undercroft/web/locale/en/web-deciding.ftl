## Choosing

web-plan-best = The best there is, as far as anybody can know (Enter)
web-prompt-together = You decide together with { $names }: the first click counts.

## Questions that are not asked

web-auto-title = Answered for you
web-auto-text = Where nothing else would make a difference you are not asked. Whoever takes back is asked again.
web-auto-only = When only one answer is possible
