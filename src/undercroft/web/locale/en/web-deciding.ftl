## Choosing

web-plan-best = The best there is, as far as anybody can know (Enter)
