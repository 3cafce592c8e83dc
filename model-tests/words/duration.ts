const units = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

const countText = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A duration in the largest unit that gives a whole number: `10 seconds`, `2 minutes`, `250 milliseconds`. */
export function durationInWords(milliseconds: number): string {
  if (milliseconds === 0) return countText(0, 'second');
  const [unit, length] = units.find(([, whole]) => milliseconds % whole === 0) ?? ['millisecond', 1];
  return countText(milliseconds / length, unit);
}
