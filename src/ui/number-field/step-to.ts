interface Steps {
  readonly min: number;
  readonly max: number;
  /** What a press adds or takes away; numbers are reached in multiples of it. */
  readonly step: number;
}

/** The number that − (`-1`) or + (`1`) leads to: the next multiple of the step, within the limits. */
export function stepTo(from: number, direction: -1 | 1, { min, max, step }: Steps): number {
  const next = direction === 1 ? Math.floor(from / step) + 1 : Math.ceil(from / step) - 1;
  const lowest = Math.ceil(min / step);
  const highest = Math.floor(max / step);
  return Math.min(Math.max(next, lowest), highest) * step;
}
