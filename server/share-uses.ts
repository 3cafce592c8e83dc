import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Sql, isDatabaseUnavailable } from './db/connect.ts';
import type { SharedCounter, SharedUses } from './kernel/rate-limits/shared-uses.ts';

/** In milliseconds: what is counted in the meantime becomes one statement. */
const usualPause = 100;
/** Keys whose uses are pending, and keys whose total is cached. Beyond it, a process counts for itself. */
const usualMostKeys = 20_000;
const millisecondsPerMinute = 60_000;

interface ShareOptions {
  /** Of the database that the processes share. */
  readonly sql: Sql;
  /** Addresses and mailboxes are stored only as digests made with it; the same in all processes. */
  readonly secret: string;
  readonly report: (sentence: string) => void;
  readonly pause?: number;
  readonly mostKeys?: number;
}

/** The sum of all processes when this one last added its own uses. */
interface Total {
  readonly uses: number;
  /** When counting begins anew, in milliseconds since 1970. */
  readonly until: number;
}

/** Uses of a key that are not in the table yet. */
interface PendingUses {
  readonly counter: SharedCounter;
  readonly key: string;
  uses: number;
}

/** Uses to be added to a row of the table. */
interface AddedUses extends PendingUses {
  /** The key of the row. */
  readonly row: string;
}

/** Shares what is counted through a table of the database. */
interface UsesInDatabase extends SharedUses {
  /** Resolves when everything counted so far has been added to the table. */
  flush(): Promise<void>;
}

/** In milliseconds: how long a limit takes to be whole again. */
const millisecondsOf = ({ limit: { burst, perMinute } }: SharedCounter) =>
  Math.ceil((burst / perMinute) * millisecondsPerMinute);

/**
 * Adds uses to the table, all in one statement, and returns the sums by key. A row that has ended begins anew. The rows
 * are locked in the order of their keys, so that processes never wait for each other in a circle.
 */
async function addUses(sql: Sql, added: readonly AddedUses[], now: number): Promise<Map<string, Total>> {
  const sorted = added.toSorted((a, b) => (a.row < b.row ? -1 : 1));
  const rows = await sql<{ key: string; points: number; expire: number }[]>`
    insert into rate_limit_use as kept (key, points, expire)
    select * from unnest(
      ${sorted.map(({ row }) => row)}::text[],
      ${sorted.map(({ uses }) => String(uses))}::text[]::integer[],
      ${sorted.map(({ counter }) => String(now + millisecondsOf(counter)))}::text[]::bigint[])
    on conflict (key) do update set
      points = case when kept.expire > ${now} then kept.points else 0 end + excluded.points,
      expire = case when kept.expire > ${now} then kept.expire else excluded.expire end
    returning key, points, expire`;
  return new Map(rows.map(({ key, points, expire }) => [key, { uses: points, until: expire }]));
}

/**
 * Shares uses through the table `rate_limit_use`. No request waits for it: a process adds its
 * pending uses a moment later, and the sums that it gets back include the others' uses. So a process learns of the
 * others' uses of a key with its own first use. While the database is unavailable, each process counts for itself.
 */
export function shareUses({
  sql,
  secret,
  report,
  pause: delay = usualPause,
  mostKeys = usualMostKeys,
}: ShareOptions): UsesInDatabase {
  const pending = new Map<string, PendingUses>();
  /** Until when a sum that this process no longer remembers may have its own uses in it. */
  let forgottenUntil = 0;
  const totals = new LRUCache<string, Total>({
    max: mostKeys,
    dispose(total, _row, reason) {
      if (reason === 'evict') forgottenUntil = Math.max(forgottenUntil, total.until);
    },
  });
  let isFlushDue = false;
  let round = Promise.resolve();

  const rowOf = ({ counter: { name }, key }: PendingUses) =>
    `${name}:${createHmac('sha256', secret).update(`${name}:${key}`).digest('base64url')}`;

  /** The cached uses of a row; null if this process may have forgotten what it added. */
  function knownUses(row: string, now: number): number | null {
    const known = totals.get(row);
    if (known !== undefined) return known.until > now ? known.uses : 0;
    return forgottenUntil > now ? null : 0;
  }

  async function addShared(uses: readonly PendingUses[]): Promise<void> {
    const now = Date.now();
    const added = uses.map((one) => ({ ...one, row: rowOf(one) }));
    const sums = await addUses(sql, added, now);
    for (const { counter, key, uses: own, row } of added) {
      const sum = sums.get(row);
      if (sum === undefined) continue;
      const before = knownUses(row, now);
      totals.set(row, sum);
      const others = before === null ? 0 : sum.uses - own - before;
      if (others > 0) counter.countOthers(key, others);
    }
  }

  async function addPending(): Promise<void> {
    const uses = [...pending.values()].filter((one) => one.uses !== 0);
    pending.clear();
    if (uses.length === 0) return;
    await addShared(uses).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) report(`Uses are not shared: ${String(error)}`);
    });
  }

  /** One round at a time: two sums of the same key would be mistaken for others' uses. */
  function flush(): Promise<void> {
    round = round.then(addPending);
    return round;
  }

  async function flushSoon(): Promise<void> {
    isFlushDue = true;
    await pause(delay, null, { ref: false });
    isFlushDue = false;
    await flush();
  }

  return {
    join: (counter) => (key, uses) => {
      const name = `${counter.name}:${key}`;
      const own = pending.get(name);
      if (own !== undefined) own.uses += uses;
      else if (pending.size < mostKeys) pending.set(name, { counter, key, uses });
      if (!isFlushDue) void flushSoon();
    },
    flush,
  };
}
