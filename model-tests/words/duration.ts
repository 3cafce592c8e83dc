const units = [
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const second = 1_000;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A length of time, from milliseconds: `10 seconds`, `2 minutes`, `0.25 seconds`. */
export function durationInWords(milliseconds: number): string {
  const whole = units.find(([, length]) => milliseconds > 0 && milliseconds % length === 0);
  return whole === undefined
    ? counted(milliseconds / second, 'second')
    : counted(milliseconds / whole[1], whole[0]);
}
