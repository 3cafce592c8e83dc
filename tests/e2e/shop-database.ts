import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type Sql } from '../../server/db/connect.ts';
import { DATABASE_NAME } from '../../server/db/embedded-postgres.ts';
import { DATABASE_USER } from '../../server/db/run-postgres.ts';

/** In PostgreSQL's own note about itself, the fifth line is the folder of its socket. */
const socketLine = 4;

/** The running shop's database: the one that it was given, else its own, whose socket its data folder names. */
export function connectToShop(dataFolder: string): Sql {
  const given = process.env['DATABASE_URL'];
  if (given) return connect(given, { poolSize: 2 });
  const note = readFileSync(join(dataFolder, 'postgres', '18', 'postmaster.pid'), 'utf8');
  const sockets = note.split('\n')[socketLine]?.trim() ?? '';
  return connect(`postgres://${DATABASE_USER}@${encodeURIComponent(sockets)}:5432/${DATABASE_NAME}`, {
    poolSize: 2,
  });
}

/** What the shop and the card provider have of a buyer. */
export interface Books {
  /** Numbers of the orders that were placed. */
  readonly orders: readonly string[];
  /** Amounts that were charged and kept, in minor units. */
  readonly charges: readonly number[];
}

export async function readBooks(sql: Sql, email: string): Promise<Books> {
  const orders = await sql<{ number: number }[]>`
    select number from orders where email = ${email} and status <> 'UNCONFIRMED' order by number`;
  const charges = await sql<{ amount: number }[]>`
    select (document ->> 'amount')::bigint as amount from card_sandbox.document
    where kind = 'charge' and document ->> 'status' = 'succeeded'
      and document -> 'metadata' ->> 'order' in (select number::text from orders where email = ${email})
    order by position`;
  return { orders: orders.map(({ number }) => String(number)), charges: charges.map(({ amount }) => amount) };
}

/** Makes a checkout as old as none may become. */
export async function expireCheckout(sql: Sql, token: string): Promise<void> {
  await sql`update checkout set expires_at = now() - interval '1 day' where token_hash = sha256(${token})`;
}

/** Changes to what is sold while somebody buys; all are taken back by `restore`. */
export class CatalogueChanges {
  readonly #sql: Sql;
  readonly #undo: (() => Promise<unknown>)[] = [];

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Raises the price in US dollars by some cents. */
  async raisePrice(sku: string, cents: number): Promise<void> {
    const change = (by: number) => this.#sql`
      update variant_price set amount = amount + ${by}, undiscounted_amount = undiscounted_amount + ${by}
      where sku = ${sku} and currency = 'USD'`;
    await change(cents);
    this.#undo.push(() => change(-cents).execute());
  }

  /** Gives a reduced price an end. */
  async endReduction(sku: string, at: string): Promise<void> {
    const change = (until: string | null) =>
      this.#sql`update variant_price set reduced_until = ${until} where sku = ${sku}`;
    await change(at);
    this.#undo.push(() => change(null).execute());
  }

  async withdraw(sku: string): Promise<void> {
    const change = (isWithdrawn: boolean) =>
      this.#sql`update product_variant set is_withdrawn = ${isWithdrawn} where sku = ${sku}`;
    await change(true);
    this.#undo.push(() => change(false).execute());
  }

  async restore(): Promise<void> {
    for (const undo of this.#undo.splice(0).reverse()) await undo();
  }
}
