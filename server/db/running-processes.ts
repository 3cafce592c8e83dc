import type { AnySql, Sql } from './connect.ts';
import { newRowId } from './row-id.ts';

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

/** A process of the shop, as others see it. */
export interface ShopProcess {
  readonly version: string;
  readonly settings: SharedSettings;
}

/** A process that has given a sign of life, with its version and its start. */
export interface RunningProcess {
  readonly version: string;
  readonly startedAt: Date;
}

/** A process among those that run on a database. */
export interface JoinedProcess {
  leave(): Promise<void>;
}

const sign = (sql: Sql, id: string, { version, settings }: ShopProcess) => sql`
  insert into running_process (id, version, settings) values (${id}, ${version}, ${sql.json(settings)})
  on conflict (id) do update set seen_at = now()`;

/** The processes that have given a sign of life lately, oldest first; none for a shop with a database of its own. */
export const runningProcesses = (
  sql: AnySql,
  { longestSilence }: ProcessLimits = usualProcessLimits,
): Promise<readonly RunningProcess[]> => sql<RunningProcess[]>`
  select version, started_at as "startedAt" from running_process
  where seen_at >= now() - make_interval(secs => ${longestSilence / 1000}::float8)
  order by started_at`;

/** Whether processes of another version have given a sign of life lately, as while an upgrade replaces them. */
export const isAnotherVersionRunning = async (
  sql: AnySql,
  own: string,
  limits: ProcessLimits = usualProcessLimits,
): Promise<boolean> => (await runningProcesses(sql, limits)).some(({ version }) => version !== own);

/** The variables whose settings differ from those of a process that runs, in order. */
export async function disagreements(
  sql: AnySql,
  settings: SharedSettings,
  { longestSilence }: ProcessLimits = usualProcessLimits,
): Promise<readonly string[]> {
  const rows = await sql<{ name: string }[]>`
    select distinct other.key as name
    from running_process, jsonb_each_text(settings) as other
    join jsonb_each_text(${sql.json(settings)}) as own using (key)
    where other.value <> own.value and seen_at >= now() - make_interval(secs => ${longestSilence / 1000}::float8)
    order by 1`;
  return rows.map(({ name }) => name);
}

const disagreement = (names: readonly string[]) =>
  `Another process of the shop runs on this database with another ${names.join(' and ')}. ` +
  'Give all of them the same, or end the others first; one that was killed counts for 15 seconds.';

/**
 * Joins the processes that run on a database, and gives signs of life until it leaves. Throws a message for the
 * operator if another one runs with other settings. Of two that start at the same moment, both may be refused. A process
 * that was silent for so long that others may have started with other settings compares again: `onDisagreement` gets
 * the message.
 */
export async function joinProcesses(
  sql: Sql,
  joining: ShopProcess,
  onDisagreement: (sentence: string) => void,
  { interval, longestSilence }: ProcessLimits = usualProcessLimits,
): Promise<JoinedProcess> {
  const id = newRowId();
  const limits = { interval, longestSilence };
  const leave = async () => {
    await sql`delete from running_process where id = ${id}`;
  };
  await sql`
    delete from running_process
    where seen_at < now() - make_interval(secs => ${longestSilence / 1000}::float8)`;
  await sign(sql, id, joining);
  const names = await disagreements(sql, joining.settings, limits);
  if (names.length > 0) {
    await leave();
    throw new Error(disagreement(names));
  }
  let signedAt = Date.now();

  async function signAgain(): Promise<void> {
    await sign(sql, id, joining);
    const isBack = Date.now() - signedAt > longestSilence;
    const others = isBack ? await disagreements(sql, joining.settings, limits) : [];
    // Not before the comparison: one that fails is made up for.
    signedAt = Date.now();
    if (others.length > 0) onDisagreement(disagreement(others));
  }

  let signing: Promise<void> | null = null;
  const timer = setInterval(() => {
    // A database that is unavailable is reported by its watch.
    signing ??= signAgain()
      .catch(() => {})
      .finally(() => {
        signing = null;
      });
  }, interval);
  timer.unref();
  return {
    async leave() {
      clearInterval(timer);
      // A sign that is under way would bring it back.
      await signing;
      await leave().catch(() => {});
    },
  };
}
