import { createHmac } from 'node:crypto';
import type { Sql } from './db/connect.ts';
import { newRowId } from './db/row-id.ts';
import type { Environment } from './environment/environment.ts';
import { shopVersion } from './shop-version.ts';

/** In milliseconds. */
export interface ProcessLimits {
  /** Between two signs of life. */
  readonly interval: number;
  /** A process without a sign for this long has died. */
  readonly longestSilence: number;
}

const usualProcessLimits: ProcessLimits = { interval: 5_000, longestSilence: 15_000 };

/** What must be the same in all processes of a shop, by the variable that sets it; of secrets, a digest. */
export type SharedSettings = Readonly<Record<string, string>>;

/** The settings of a process in which others must agree: or links, accounts, taxes or money would depend on the process. */
export const sharedSettingsOf = (environment: Environment, tokenSecret: string): SharedSettings => ({
  TOKEN_SECRET: createHmac('sha256', tokenSecret).update('running process').digest('base64url'),
  STRIPE_SECRET_KEY: environment.card === null ? 'the stand-in' : 'an account',
  CLOUD_URL: environment.cloudUrl ?? '',
  SELLER_COUNTRY: environment.seller.country,
});

/** A process among those that run on a database. */
export interface JoinedProcess {
  leave(): Promise<void>;
}

const sign = (sql: Sql, id: string, settings: SharedSettings) => sql`
  insert into running_process (id, version, settings) values (${id}, ${shopVersion}, ${sql.json(settings)})
  on conflict (id) do update set seen_at = now()`;

/** The variables whose settings differ from those of a living process, in order. */
async function disagreements(sql: Sql, settings: SharedSettings): Promise<readonly string[]> {
  const rows = await sql<{ name: string }[]>`
    select distinct other.key as name
    from running_process, jsonb_each_text(settings) as other
    join jsonb_each_text(${sql.json(settings)}) as own using (key)
    where other.value <> own.value
    order by 1`;
  return rows.map(({ name }) => name);
}

/**
 * Joins the processes that run on a database, and gives signs of life until it leaves. Throws a message for the
 * operator if another one runs with other settings. Of two that start at the same moment, both may be refused.
 */
export async function joinProcesses(
  sql: Sql,
  settings: SharedSettings,
  { interval, longestSilence }: ProcessLimits = usualProcessLimits,
): Promise<JoinedProcess> {
  const id = newRowId();
  const leave = async () => {
    await sql`delete from running_process where id = ${id}`;
  };
  await sql`
    delete from running_process
    where seen_at < now() - make_interval(secs => ${longestSilence / 1000}::float8)`;
  await sign(sql, id, settings);
  const names = await disagreements(sql, settings);
  if (names.length > 0) {
    await leave();
    throw new Error(
      `Another process of the shop runs on this database with another ${names.join(' and ')}. ` +
        'Give all of them the same, or end the others first; one that was killed counts for 15 seconds.',
    );
  }
  // A database that is unavailable is reported by its watch.
  const timer = setInterval(() => void sign(sql, id, settings).catch(() => {}), interval);
  timer.unref();
  return {
    async leave() {
      clearInterval(timer);
      await leave().catch(() => {});
    },
  };
}
