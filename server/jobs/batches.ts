/** Rows per statement of a clean-up, so that no statement holds its locks for long. */
export const batchSize = 1000;

/**
 * Repeats `takeBatch` until it takes fewer rows than `batchSize`; returns the total.
 * `takeBatch` must skip locked rows, so that no buyer waits for a clean-up.
 */
export async function inBatches(takeBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const taken = await takeBatch();
    total += taken;
    if (taken < batchSize) return total;
  }
}
