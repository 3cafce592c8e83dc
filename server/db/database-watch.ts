import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { type Sql, connect } from './connect.ts';
import { type DatabaseSockets, createDatabaseSockets } from './database-sockets.ts';

/** In milliseconds. */
interface WatchLimits {
  /** Between two questions. */
  readonly interval: number;
  /** Without an answer for so long, the database hangs. */
  readonly longestAnswer: number;
}

const usualWatchLimits: WatchLimits = { interval: 500, longestAnswer: 2_500 };

export interface WatchOptions {
  readonly url: string;
  /** The connections that fail while the database hangs. */
  readonly sockets: DatabaseSockets;
  /** Called with a sentence when the database stops answering and when it answers again. */
  readonly report: (sentence: string) => void;
  readonly limits?: WatchLimits;
}

/**
 * Asks the database now and then, on a connection of its own. While it gives no answer, the connections in `sockets` fail
 * at once instead of waiting: a driver waits for ever. A database that refuses gives an answer, and needs no watching.
 */
export function watchDatabase({ url, sockets, report, limits = usualWatchLimits }: WatchOptions): {
  stop(): Promise<void>;
} {
  const ownSockets = createDatabaseSockets();
  const sql = connect(url, { poolSize: 1, sockets: ownSockets });
  const stopping = new AbortController();
  const { signal } = stopping;

  async function watch(): Promise<void> {
    let isAnswering = true;
    while (!signal.aborted) {
      const answered = await answersWithin(sql, limits.longestAnswer);
      if (!answered) {
        ownSockets.refuse();
        ownSockets.admit();
      }
      if (answered !== isAnswering) {
        isAnswering = answered;
        report(answered ? 'The database answers again.' : 'The database does not answer.');
        if (answered) sockets.admit();
        else sockets.refuse();
      }
      await wait(limits.interval, null, { signal, ref: false }).catch(() => null);
    }
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      ownSockets.refuse();
      await watching;
      await sql.end({ timeout: 0 });
    },
  };
}

/** A refusal is an answer, too. */
async function answersWithin(sql: Sql, milliseconds: number): Promise<boolean> {
  const patience = new AbortController();
  const { signal } = patience;
  const late = wait(milliseconds, false, { signal, ref: false }).then(
    async () => {
      // After this process itself was busy for long, an answer that is there already is read first.
      await turn();
      await turn();
      return false;
    },
    () => false,
  );
  const answer = sql`select 1`.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    patience.abort();
  }
}
