import type { JSONValue } from 'postgres';
import type { AnySql } from '../../db/connect.ts';
import type { Seller } from './invoice.model.ts';

/** In whose name, and under which registrations, a process issues invoices. */
export interface IssuingSeller {
  readonly seller: Seller;
  /** Registration numbers by jurisdiction. */
  readonly taxRegistrations: Readonly<Record<string, string>>;
}

/** Keeps the seller of the shop that starts, for the processes that work beside it. */
export async function keepRunningSeller(
  sql: AnySql,
  { seller: { name, address, country, vatNumber }, taxRegistrations }: IssuingSeller,
): Promise<void> {
  const seller = sql.json({ name, address, country, vatNumber });
  const registrations = sql.json(taxRegistrations as JSONValue);
  await sql`
    insert into running_seller (seller, tax_registrations) values (${seller}, ${registrations})
    on conflict (is_only) do update
    set seller = excluded.seller, tax_registrations = excluded.tax_registrations`;
}

/** The seller of the shop that started last; null if none has. */
export async function findRunningSeller(sql: AnySql): Promise<IssuingSeller | null> {
  const [row] = await sql<IssuingSeller[]>`
    select seller, tax_registrations as "taxRegistrations" from running_seller`;
  return row ?? null;
}
