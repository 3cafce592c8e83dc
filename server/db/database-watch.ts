import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { type Sql, connect } from './connect.ts';
import { type DatabaseSockets, createDatabaseSockets } from './database-sockets.ts';

/** In milliseconds. */
interface WatchLimits {
  /** Time between two checks. */
  readonly interval: number;
  /** Without a response for this long, the database hangs. */
  readonly longestAnswer: number;
}

const usualWatchLimits: WatchLimits = { interval: 500, longestAnswer: 2_500 };

export interface WatchOptions {
  readonly url: string;
  /** The connections that fail while the database hangs. */
  readonly sockets: DatabaseSockets;
  /** Called with a message when the database stops responding and when it responds again. */
  readonly report: (sentence: string) => void;
  readonly limits?: WatchLimits;
}

/**
 * Checks the database regularly on its own connection. While it doesn't respond, the connections in `sockets` fail at
 * once; by itself, a driver would wait forever. A database that refuses connections does respond, and needs no
 * watching.
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

/** Whether the database responds in time; a refusal is a response, too. */
async function answersWithin(sql: Sql, milliseconds: number): Promise<boolean> {
  const patience = new AbortController();
  const { signal } = patience;
  const late = wait(milliseconds, false, { signal, ref: false }).then(
    async () => {
      // If this process itself was busy for long, first read a response that has already arrived.
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
