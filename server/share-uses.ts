import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Sql, isDatabaseUnavailable } from './db/connect.ts';
import type { SharedCounter, SharedUses } from './kernel/rate-limits/shared-uses.ts';

/** In milliseconds: what is counted in the meantime becomes one statement. */
const usualPause = 100;
/** Keys that wait to be told, and keys of which the total is remembered. Beyond it, a process counts for itself. */
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

/** The sum of all processes when this one last told its own. */
interface Total {
  readonly uses: number;
  /** When counting begins anew, in milliseconds since 1970. */
  readonly until: number;
}

interface Told {
  readonly counter: SharedCounter;
  readonly key: string;
  uses: number;
}

/** Uses to be added to a row of the table. */
interface AddedUses extends Told {
  /** The key of the row. */
  readonly row: string;
}

/** Shares what is counted through a table of the database. */
interface UsesInDatabase extends SharedUses {
  /** Resolves when all that was counted so far is told. */
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
 * Shares uses through the table `rate_limit_use`. Telling is no part of a request: what a process counts is summed up
 * and told a moment later, and the sums tell it what others have counted. So a process learns of the others' uses of a
 * key with its own first use. While the database is unavailable, each process counts for itself.
 */
export function shareUses({
  sql,
  secret,
  report,
  pause: delay = usualPause,
  mostKeys = usualMostKeys,
}: ShareOptions): UsesInDatabase {
  const waiting = new Map<string, Told>();
  /** Until when a sum that this process no longer remembers may have its own uses in it. */
  let forgottenUntil = 0;
  const totals = new LRUCache<string, Total>({
    max: mostKeys,
    dispose(total, _row, reason) {
      if (reason === 'evict') forgottenUntil = Math.max(forgottenUntil, total.until);
    },
  });
  let isSoon = false;
  let round = Promise.resolve();

  const rowOf = ({ counter: { name }, key }: Told) =>
    `${name}:${createHmac('sha256', secret).update(`${name}:${key}`).digest('base64url')}`;

  /** What this process knows of a row; null if it may have forgotten what it told. */
  function knownUses(row: string, now: number): number | null {
    const known = totals.get(row);
    if (known !== undefined) return known.until > now ? known.uses : 0;
    return forgottenUntil > now ? null : 0;
  }

  async function addShared(told: readonly Told[]): Promise<void> {
    const now = Date.now();
    const added = told.map((one) => ({ ...one, row: rowOf(one) }));
    const sums = await addUses(sql, added, now);
    for (const { counter, key, uses, row } of added) {
      const sum = sums.get(row);
      if (sum === undefined) continue;
      const before = knownUses(row, now);
      totals.set(row, sum);
      const others = before === null ? 0 : sum.uses - uses - before;
      if (others > 0) counter.countOthers(key, others);
    }
  }

  async function tellWaiting(): Promise<void> {
    const told = [...waiting.values()].filter(({ uses }) => uses !== 0);
    waiting.clear();
    if (told.length === 0) return;
    await addShared(told).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) report(`Uses are not shared: ${String(error)}`);
    });
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
    join: (counter) => (key, uses) => {
      const name = `${counter.name}:${key}`;
      const told = waiting.get(name);
      if (told !== undefined) told.uses += uses;
      else if (waiting.size < mostKeys) waiting.set(name, { counter, key, uses });
      if (!isSoon) void tellSoon();
    },
    flush: tellAll,
  };
}
