"""The throw: where a hand may aim, and what chance and physics make of it (docs/decisions/0015).

- `setting.setting(die, techniques, lying=…, icebergs=…, physics=…, hand=…)`: all that a throw depends on.
- `aims.aim_space(setting)`: the `Aim` to ask for; `aims.named` and `aims.aimed` go between its tuple and names of axes.
- `throwing.Throw(setting, aim, by=seat)`: the request to chance; `slips_of(answer)` and `frames_of(answer)` beside it.
- `slips.Entered` and the words of `slips.entered`: a real throw told by people, in scenarios and at the table.
- `measured`: throws without physics; `hands.best_aim(setting, hand)`: where a bot begins to look.

What a slip says is for the rules to judge. Touches come in order; the table top is `table` outside the target and
`hole` where it is seen through one. `in_time` is there if every technique that has a moment was on time; `pond_inside`
comes right before the `table` of the first bounce.
"""
