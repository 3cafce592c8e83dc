import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from './connect.ts';

const PAUSE_MILLISECONDS = 250;

export interface AbsenceOptions {
  /** Called with a sentence for each try that found the database away. */
  readonly report: (sentence: string) => void;
  /** Ends the wait: the last failure is thrown then. */
  readonly signal?: AbortSignal;
}

/** Does `work` until no absence of the database interrupts it. It must be safe to repeat; other failures are thrown. */
export async function throughAbsences<Result>(
  work: () => Promise<Result>,
  { report, signal }: AbsenceOptions,
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || signal?.aborted === true) throw error;
      report(`The database is away, and is asked again: ${(error as Error).message}`);
      await wait(PAUSE_MILLISECONDS, null, { ...(signal && { signal }) }).catch(() => null);
    }
  }
}
