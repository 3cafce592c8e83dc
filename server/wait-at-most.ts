import { setTimeout as wait } from 'node:timers/promises';

/** Resolves when the work has ended, and at the latest after so many milliseconds. Rejects when the work fails before. */
export async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const patience = new AbortController();
  try {
    await Promise.race([work, wait(milliseconds, undefined, { signal: patience.signal })]);
  } finally {
    patience.abort();
  }
}
