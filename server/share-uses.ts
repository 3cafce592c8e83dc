import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { type Sql, isDatabaseUnavailable } from './db/connect.ts';
import type { SharedCounter, SharedUses } from './kernel/rate-limits/shared-uses.ts';

/** In milliseconds: what is counted in the meantime becomes one statement for each key. */
const usualPause = 100;
/** Keys that wait to be told, and keys of which the total is remembered. Beyond it, a process counts for itself. */
const mostKeys = 20_000;
const secondsPerMinute = 60;

export interface ShareOptions {
  /** Of the database that the processes share. */
  readonly sql: Sql;
  /** Addresses and mailboxes are stored only as digests made with it; the same in all processes. */
  readonly secret: string;
  readonly report: (sentence: string) => void;
  readonly pause?: number;
}

/** The sum of all processes when this one last told its own. */
interface Total {
  readonly uses: number;
  /** When counting begins anew, in milliseconds since 1970. */
  readonly until: number;
}

interface Told {
  readonly counter: SharedCounter;
  readonly store: RateLimiterPostgres;
  readonly key: string;
  uses: number;
}

/** Shares what is counted through a table of the database. */
export interface UsesInDatabase extends SharedUses {
  /** Resolves when all that was counted so far is told. */
  flush(): Promise<void>;
}

/**
 * Shares uses through the table `rate_limit_use`. Telling is no part of a request: what a process counts is summed up
 * and told a moment later, and the sums tell it what others have counted. So a process learns of the others' uses of a
 * key with its own first use. While the database is unavailable, each process counts for itself.
 */
export function shareUses({ sql, secret, report, pause: delay = usualPause }: ShareOptions): UsesInDatabase {
  const waiting = new Map<string, Told>();
  const totals = new LRUCache<string, Total>({ max: mostKeys });
  let isSoon = false;
  let round = Promise.resolve();

  const client = {
    query: async ({ text, values }: { readonly text: string; readonly values: (string | number)[] }) => {
      const rows = await sql.unsafe(text, values, { prepare: true });
      return { rows, rowCount: rows.count };
    },
  };
  const storeOf = ({ name, limit: { burst, perMinute } }: SharedCounter) =>
    new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: 'rate_limit_use',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: burst,
      duration: Math.ceil((burst / perMinute) * secondsPerMinute),
    });

  async function tell({ counter, store, key, uses }: Told): Promise<void> {
    const digest = createHmac('sha256', secret).update(`${counter.name}:${key}`).digest('base64url');
    const known = totals.get(digest);
    const before = known !== undefined && known.until > Date.now() ? known.uses : 0;
    const { consumedPoints, msBeforeNext } = await store.penalty(digest, uses);
    totals.set(digest, { uses: consumedPoints, until: Date.now() + msBeforeNext });
    const others = consumedPoints - uses - before;
    if (others > 0) counter.countOthers(key, others);
  }

  async function tellWaiting(): Promise<void> {
    for (const [name, told] of waiting) {
      waiting.delete(name);
      if (told.uses !== 0)
        await tell(told).catch((error: unknown) => {
          if (!isDatabaseUnavailable(error)) report(`Uses are not shared: ${String(error)}`);
        });
    }
  }

  /** One round at a time: two sums of the same key would be mistaken for others' uses. */
  function tellAll(): Promise<void> {
    round = round.then(tellWaiting);
    return round;
  }

  async function tellSoon(): Promise<void> {
    isSoon = true;
    await pause(delay, null, { ref: false });
    isSoon = false;
    await tellAll();
  }

  return {
    join(counter) {
      const store = storeOf(counter);
      return (key, uses) => {
        const name = `${counter.name}:${key}`;
        const told = waiting.get(name);
        if (told !== undefined) told.uses += uses;
        else if (waiting.size < mostKeys) waiting.set(name, { counter, store, key, uses });
        if (!isSoon) void tellSoon();
      };
    },
    flush: tellAll,
  };
}
