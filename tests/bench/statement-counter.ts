import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../server/db/connect.ts';
import { DATABASE_USER } from '../../server/db/run-postgres.ts';
import type { Shop } from './shop.ts';

/** The counter's connection uses a role of its own, so that it doesn't count itself. */
const COUNTER_ROLE = 'bench';

const kinds = ['transaction', 'queue', 'sandbox', 'shop'] as const;

/**
 * BEGIN with its COMMIT; the job queue's maintenance of its tables; the mailbox that stands in for a mail server; all
 * other statements of the shop's code.
 */
export type StatementKind = (typeof kinds)[number];

const kindByPattern: readonly (readonly [pattern: RegExp, kind: StatementKind])[] = [
  [/^\s*begin\b/i, 'transaction'],
  [/graphile_worker[."]+(?!add_job)/i, 'queue'],
  [/^\s*insert into sandbox_/i, 'sandbox'],
];

/** PostgreSQL counts a prepared COMMIT only the first time it runs, so each is counted with its BEGIN. */
const statementsPerCall: Readonly<Record<StatementKind, number>> = {
  transaction: 2,
  queue: 1,
  sandbox: 1,
  shop: 1,
};
const countedWithBegin = /^\s*(commit|rollback)\b/i;

/** How often a statement ran since the counter started. */
export interface StatementCount {
  readonly text: string;
  readonly kind: StatementKind;
  readonly calls: number;
  readonly milliseconds: number;
}

export interface StatementCounter {
  read(): Promise<readonly StatementCount[]>;
  /** Resets the counter. */
  reset(): Promise<void>;
  /** Resolves when no job is due. */
  untilQueueIsEmpty(): Promise<void>;
  close(): Promise<void>;
}

/** Makes the database in this folder count statements from its next start on. */
export function enableStatementCounting(dataDir: string): void {
  const lines = ["shared_preload_libraries = 'pg_stat_statements'", "pg_stat_statements.track = 'top'"];
  appendFileSync(join(dataDir, 'postgres', '18', 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
}

function kindOf(text: string): StatementKind {
  return kindByPattern.find(([pattern]) => pattern.test(text))?.[1] ?? 'shop';
}

function statementCount(row: Omit<StatementCount, 'kind'>): StatementCount {
  const kind = kindOf(row.text);
  return { ...row, kind, calls: row.calls * statementsPerCall[kind] };
}

async function createCounterRole(url: string): Promise<void> {
  const sql = connect(url, { poolSize: 1 });
  await sql`create extension if not exists pg_stat_statements`;
  await sql.unsafe(`create role ${COUNTER_ROLE} superuser login`);
  await sql.end();
}

/** Counts the statements of the shop's role: those of the server and its job queue. */
export async function openStatementCounter({ database }: Shop): Promise<StatementCounter> {
  await createCounterRole(database.url);
  const sql = connect(database.url.replace(`//${DATABASE_USER}@`, `//${COUNTER_ROLE}@`), { poolSize: 1 });
  return {
    async read() {
      const rows = await sql<{ text: string; calls: number; milliseconds: number }[]>`
        select query as text, calls, total_exec_time as milliseconds
        from pg_stat_statements where userid = ${DATABASE_USER}::regrole order by calls desc, query`;
      return rows.filter(({ text }) => !countedWithBegin.test(text)).map(statementCount);
    },
    async reset() {
      await sql`select pg_stat_statements_reset()`;
    },
    async untilQueueIsEmpty() {
      for (;;) {
        const [due] =
          await sql`select from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts limit 1`;
        if (due === undefined) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    close: () => sql.end(),
  };
}
