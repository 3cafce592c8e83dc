/** One measured number. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** A target for the value; shown beside it, never enforced. */
  readonly aim?: number;
}

/** The result of one benchmark; `details` explain the origin of a figure and appear in the JSON only. */
export interface Measurement {
  readonly figures: readonly Figure[];
  readonly details?: unknown;
}

export interface BenchmarkOptions {
  /** The folder for the measured server's CPU profiles; null without profiles. */
  readonly profileFolder: string | null;
  /** How many orders a large shop has. */
  readonly orders: number;
  /** How often two shops are measured in turns. */
  readonly pairs: number;
}

/** A named group of figures, such as `pages`, that `--only` selects by its name in the table. */
export interface Benchmark {
  readonly title: string;
  /** Whether it takes so long that it runs only if `--only` names it. */
  readonly isOnlyNamed?: true;
  run(options: BenchmarkOptions): Promise<Measurement>;
}

/** The smallest value that at least `share` (0 to 1) of all values don't exceed; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Measures the work in milliseconds, with its result. */
export async function measureTime<Answer>(
  work: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly milliseconds: number }> {
  const begin = performance.now();
  const answer = await work();
  return { answer, milliseconds: performance.now() - begin };
}
