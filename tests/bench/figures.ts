/** One measured number. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the value should not exceed; shown beside it and never enforced. */
  readonly aim?: number;
}

/** What one benchmark found out; `details` say where a figure comes from and appear in the JSON only. */
export interface Measurement {
  readonly figures: readonly Figure[];
  readonly details?: unknown;
}

export interface BenchmarkOptions {
  /** Where the measured server leaves its CPU profiles; null without profiles. */
  readonly profileFolder: string | null;
}

/** A value of its own meaning, such as `pages`, that `--only` knows by its name in the table. */
export interface Benchmark {
  readonly title: string;
  run(options: BenchmarkOptions): Promise<Measurement>;
}

/** The smallest value that at least `share` (0 to 1) of all values do not exceed; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** How long the work took, in milliseconds, with what it answered. */
export async function timed<Answer>(
  work: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly milliseconds: number }> {
  const begin = performance.now();
  const answer = await work();
  return { answer, milliseconds: performance.now() - begin };
}
