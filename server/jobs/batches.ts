/** Rows that one statement of a clean-up takes, so that none holds its locks for long. */
export const batchSize = 1000;

/**
 * Repeats `takeBatch` until it takes fewer rows than `batchSize`, and returns how many it took in all.
 * `takeBatch` skips rows that others hold, so that no buyer waits for a clean-up.
 */
export async function inBatches(takeBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const taken = await takeBatch();
    total += taken;
    if (taken < batchSize) return total;
  }
}
