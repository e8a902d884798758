import { t } from "../../lib/i18n.svelte";

const STEPS = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
] as const;

/** A time in whole days, hours or minutes if it is that, else in seconds: "2 minutes". */
export function duration(seconds: number): string {
  const [unit, size] = STEPS.find(([, size]) => seconds % size === 0) ?? ["seconds", 1];
  return t(`pace-${unit}`, { n: seconds / size });
}
