import type { Sql } from '../../server/db/connect.ts';

/** Tables of money and of what an event may write, but for the times of the last activity. */
const tables = [
  'orders',
  'payment_attempt',
  'ledger_entry',
  'webhook_event',
  'dispute_event',
  'failed_refund',
  'invoice',
  'credit_note',
  'subscription',
  'voucher_redemption',
];

/** Everything that is written about money, to be compared before and after. */
export async function ledgerSnapshot(sql: Sql): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const books: Record<string, readonly unknown[]> = {};
  for (const table of tables) {
    const rows = await sql.unsafe<{ row: unknown }[]>(
      `select to_jsonb(written) as row from ${table} as written order by to_jsonb(written)::text`,
    );
    books[table] = rows.map(({ row }) => row);
  }
  const jobs = await sql<{ key: string | null }[]>`select key from graphile_worker.jobs order by key`;
  return { ...books, jobs: jobs.map(({ key }) => key) };
}
