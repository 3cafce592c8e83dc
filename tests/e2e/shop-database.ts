import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type Sql } from '../../server/db/connect.ts';
import { DATABASE_NAME } from '../../server/db/embedded-postgres.ts';
import { DATABASE_USER } from '../../server/db/run-postgres.ts';

/** The fifth line of `postmaster.pid` is the socket's folder. */
const socketLine = 4;

/** The running shop's database: the configured one, or the embedded one by the socket in its data folder. */
export function connectToShop(dataFolder: string): Sql {
  const given = process.env['DATABASE_URL'];
  if (given) return connect(given, { poolSize: 2 });
  const note = readFileSync(join(dataFolder, 'postgres', '18', 'postmaster.pid'), 'utf8');
  const sockets = note.split('\n')[socketLine]?.trim() ?? '';
  return connect(`postgres://${DATABASE_USER}@${encodeURIComponent(sockets)}:5432/${DATABASE_NAME}`, {
    poolSize: 2,
  });
}

/** Remembers the subscription of an organization that other journeys need as it is; what it answers restores it. */
export async function rememberSubscription(sql: Sql, slug: string): Promise<() => Promise<void>> {
  const [row] = await sql<{ id: string; values: string }[]>`
    select subscription.id, to_jsonb(subscription)::text as values
    from subscription join organization on organization.id = organization_id where organization.slug = ${slug}`;
  if (row === undefined) throw new Error(`No organization has the slug ${slug}`);
  const columns = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = 'subscription'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`;
  const names = sql.unsafe(columns.map(({ name }) => name).join(', '));
  return async () => {
    await sql`
      update subscription set (${names}) =
        (select ${names} from jsonb_populate_record(null::subscription, ${row.values}::text::jsonb))
      where id = ${row.id}`;
  };
}

/** The shop's and the card provider's records of a buyer. */
export interface Books {
  /** Numbers of the placed orders. */
  readonly orders: readonly string[];
  /** Charges without refunds, in minor units. */
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
  const captures = await sql<{ amount: number }[]>`
    select payment_attempt.amount from paypal_sandbox.checkout_order
    join payment_attempt on payment_attempt.id::text = document #>> '{purchase_units,0,custom_id}'
    join orders on orders.id = payment_attempt.order_id
    where orders.email = ${email} and document #>> '{purchase_units,0,payments,captures,0,status}' = 'COMPLETED'`;
  return {
    orders: orders.map(({ number }) => String(number)),
    charges: [...charges, ...captures].map(({ amount }) => amount),
  };
}

/** Lets the bank answer now about the buyer's debits that wait for it. */
export async function letBankAnswer(sql: Sql, email: string): Promise<void> {
  const { count } = await sql`
    update card_sandbox.document set hidden = jsonb_set(hidden, '{clearsAt}', '0')
    where kind = 'payment_intent' and document ->> 'status' = 'processing'
      and document -> 'metadata' ->> 'order' in (select number::text from orders where email = ${email})`;
  if (count === 0) throw new Error(`No debit of ${email} waits for the bank.`);
}

/** Makes a checkout expired. */
export async function expireCheckout(sql: Sql, token: string): Promise<void> {
  await sql`update checkout set expires_at = now() - interval '1 day' where token_hash = sha256(${token})`;
}

/** Changes to the catalog during a purchase; `restore` reverts them. */
export class CatalogueChanges {
  readonly #sql: Sql;
  readonly #undo: (() => Promise<unknown>)[] = [];

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Raises the price in a currency with cents by some of them. */
  async raisePrice(sku: string, cents: number, currency = 'USD'): Promise<void> {
    const change = (by: number) => this.#sql`
      update variant_price set amount = amount + ${by}, undiscounted_amount = undiscounted_amount + ${by}
      where sku = ${sku} and currency = ${currency}`;
    await change(cents);
    this.#undo.push(() => change(-cents).execute());
  }

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
