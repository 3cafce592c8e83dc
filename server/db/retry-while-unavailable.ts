import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnavailable } from './connect.ts';

const PAUSE_MILLISECONDS = 250;

export interface RetryOptions {
  /** Called with a message for each attempt that found the database unavailable. */
  readonly report: (sentence: string) => void;
  /** Stops the retries: the last failure is then thrown. */
  readonly signal?: AbortSignal;
}

/** Repeats `work` while the database is unavailable. `work` must be safe to repeat; every other failure is thrown. */
export async function retryWhileUnavailable<Result>(
  work: () => Promise<Result>,
  { report, signal }: RetryOptions,
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || signal?.aborted === true) throw error;
      report(`The database is unavailable; retrying: ${(error as Error).message}`);
      await wait(PAUSE_MILLISECONDS, null, { ...(signal && { signal }) }).catch(() => null);
    }
  }
}
