import { setTimeout as wait } from 'node:timers/promises';

/** Resolves when `work` is done, at the latest after `milliseconds`. Rejects if `work` fails before that. */
export async function waitAtMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const patience = new AbortController();
  try {
    await Promise.race([work, wait(milliseconds, undefined, { signal: patience.signal })]);
  } finally {
    patience.abort();
  }
}
