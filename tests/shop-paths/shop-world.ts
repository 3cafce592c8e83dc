import { randomBytes, randomUUID } from 'node:crypto';
import type { JSONValue } from 'postgres';
import type { Sql } from '../../server/db/connect.ts';
import { hashBuyerKey } from '../../server/modules/checkout/buyer-key.ts';
import { hashParameters } from '../../server/kernel/idempotency-key.ts';
import { readCompletion, type TypedCompletion } from '../../server/modules/order/completion-input.ts';
import { createCheckoutClient, type RequestedItems } from '../contract/checkout-client.ts';
import { applyCode, clinic, createCheckout, enterData, germanAddress } from './filled-checkout.ts';
import type { TaxIdRegister } from './tax-id-register.ts';

/** The possible states of the shop's data for the page's checkout. */
const holdings = [
  'complete',
  'new',
  'unshippable',
  'membershipAlone',
  'free',
  'empty',
  'single',
  'addressless',
  'methodless',
  'unbilled',
  'placed',
  'ordered',
  'paying',
  'otherBrowser',
  'expired',
  'missing',
] as const;
export type Holding = (typeof holdings)[number];

const fullDiscount = 'EVERYTHING';

/** The key with which the page's browser proves that an order is its own. */
export const buyerKey = 'key-of-the-page';

export type Row = Readonly<Record<string, unknown>>;

/** The shop behind a page: the buyer's data and the catalog. The next `bring` reverts every change. */
export class ShopWorld {
  readonly sql: Sql;
  readonly register: TaxIdRegister;
  /** Origin of the running shop. */
  readonly url: string;
  readonly #undo: (() => Promise<unknown>)[] = [];
  #base: Row = {};
  #raise = 0;
  #otherOrder: unknown = null;
  token = '';

  constructor(sql: Sql, url: string, register: TaxIdRegister) {
    this.sql = sql;
    this.url = url;
    this.register = register;
  }

  /** Free shipping methods, so that totals don't depend on them, and a code that pays for everything. */
  async setUp(): Promise<void> {
    await this.sql`update shipping_method
      set prices = (select jsonb_object_agg(key, 0) from jsonb_each(prices))`;
    await this
      .sql`insert into voucher (code, name, description, kind, percentage_ppm, is_active, countries, source,
        once_per_customer, learners_only, minimums, applicable_skus, excludes_sale_items)
      values (${fullDiscount}, 'All of it', '', 'PERCENTAGE', 1000000, true, '{}', 'SHOP', false, false, '{}', '{}', false)
      on conflict (code) do nothing`;
  }

  async #checkoutWith(
    country: string,
    requested: RequestedItems,
    organizationName: string | null,
  ): Promise<{ readonly id: string; readonly token: string }> {
    const client = createCheckoutClient((request) => fetch(request), this.url);
    const { id: checkoutId, token } = await createCheckout(client, country, requested);
    if (country === germanAddress.country)
      await enterData(client, checkoutId, {
        email: 'ada@clinic.example',
        organizationName,
        address: germanAddress,
      });
    await applyCode(client, checkoutId);
    return { id: checkoutId, token };
  }

  /** Creates a new buyer with a complete checkout; null for a person without an organization. */
  async begin(
    country: string,
    requested: RequestedItems,
    organizationName: string | null = clinic,
  ): Promise<void> {
    await this.#restoreAll();
    this.#otherOrder ??= await this.#placeAnother();
    const { token } = await this.#checkoutWith(country, requested, organizationName);
    this.token = token;
    const [row] = await this.sql<Row[]>`select * from checkout where token_hash = sha256(${token})`;
    this.#base = row ?? {};
  }

  async #placeAnother(): Promise<unknown> {
    const client = createCheckoutClient((request) => fetch(request), this.url);
    const { id: checkoutId, token } = await this.#checkoutWith(
      'DE',
      { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 },
      clinic,
    );
    const { checkout } = await client.change('CheckoutUpdateVoucher', {
      checkoutId,
      voucherCode: fullDiscount,
    });
    const answer = await client.change('CheckoutComplete', {
      checkoutId,
      idempotencyKey: randomBytes(8).toString('hex'),
      expectedTotal: { amount: 0, currency: 'EUR' },
      attestations: checkout?.requiredAttestations,
    });
    const [placed] = await this.sql<{ placed_order_id: unknown }[]>`
      select placed_order_id from checkout where token_hash = sha256(${token})`;
    if (!placed?.placed_order_id) throw new Error(`There is no order: ${JSON.stringify(answer)}`);
    return placed.placed_order_id;
  }

  #patches(): Readonly<Record<Holding, () => Row | Promise<Row>>> {
    const lines = this.#base['lines'] as readonly Row[];
    return {
      complete: () => ({}),
      new: () => ({
        email: '',
        organization_name: '',
        shipping_address: null,
        billing_address: null,
        shipping_method_id: null,
      }),
      unshippable: async () => {
        await this.sql`update shipping_method set countries = array_remove(countries, 'DE')`;
        this.#undo.push(() =>
          this.sql`update shipping_method set countries = array_append(countries, 'DE')`.execute(),
        );
        return { shipping_method_id: null };
      },
      membershipAlone: () => ({ lines: lines.slice(1), shipping_address: null, shipping_method_id: null }),
      free: () => ({ voucher_code: fullDiscount }),
      empty: () => ({ lines: [] }),
      single: () => ({ lines: lines.slice(0, 1) }),
      addressless: () => ({ shipping_address: null }),
      methodless: () => ({ shipping_method_id: null }),
      unbilled: () => ({ billing_address: null }),
      placed: () => ({ placed_order_id: this.#otherOrder, buyer_key_hash: hashBuyerKey(buyerKey) }),
      ordered: () => ({ placed_order_id: this.#otherOrder }),
      paying: () => this.#beginToPay(),
      otherBrowser: () => ({ is_live: false }),
      expired: () => ({ expires_at: new Date(0) }),
      missing: () => ({ token_hash: randomBytes(32) }),
    };
  }

  /** Another tab has left for the buyer's bank: an order that waits for its payment. */
  async #beginToPay(): Promise<Row> {
    const [orderId, attemptId] = [randomUUID(), randomUUID()];
    const checkoutId = this.#base['id'] as string;
    await this.sql`insert into orders
      select unpaid.* from orders cross join jsonb_populate_record(orders, jsonb_build_object(
        'id', ${orderId}::text, 'number', nextval('order_number'), 'checkout_id', ${checkoutId}::text,
        'token_hash', ${randomBytes(32)}::bytea, 'status', 'UNCONFIRMED', 'confirmed_at', null
      )) as unpaid
      where orders.id = ${this.#otherOrder as string}`;
    await this.sql`insert into payment_attempt
        (id, order_id, gateway, method, payment_method_token, amount, currency, status)
      values (${attemptId}, ${orderId}, 'stripe', 'CREDIT_CARD', '', 100, 'EUR', 'REQUIRES_ACTION')`;
    this.#undo.push(async () => {
      await this.sql`delete from payment_attempt where id = ${attemptId}`;
      await this.sql`delete from orders where id = ${orderId}`;
    });
    return { placements: 1 };
  }

  /** Changes the shop's data for the page's checkout, with the original catalog. */
  async bring(holding: Holding): Promise<void> {
    await this.#restoreAll();
    const { id, version: _version, payment: _payment, placements: _placements, ...held } = this.#base;
    const patch = await this.#patches()[holding]();
    const json = (value: unknown) => (value === null ? null : this.sql.json(value as JSONValue));
    const row: Row = { ...held, ...patch };
    const columns = {
      ...row,
      lines: json(row['lines']),
      shipping_address: json(row['shipping_address']),
      billing_address: json(row['billing_address']),
      tax_id: null,
    };
    await this
      .sql`update checkout set ${this.sql(columns)}, version = version + 1 where id = ${id as string}`;
  }

  /** The street of the address that the shop has, or would have again. */
  get street(): string {
    return (this.#base['shipping_address'] as typeof germanAddress).streetAddress1;
  }

  /** From now on, the parcel and the invoice of a complete checkout go to `address`. */
  moveTo(address: Row): void {
    this.#base = { ...this.#base, shipping_address: address, billing_address: address };
  }

  /** Extends an expired checkout; the page's data stays the same. */
  async reopen(): Promise<void> {
    const { id, expires_at } = this.#base;
    await this.sql`update checkout set expires_at = ${expires_at as Date} where id = ${id as string}`;
  }

  /** Simulates another attempt in progress with the request's idempotency key, or a different use of the key. */
  async occupyKey(variables: Readonly<Record<string, unknown>>, isSameRequest: boolean): Promise<void> {
    const { checkoutId: _id, ...wish } = variables;
    const shown = { ...wish, ...(await this.paidAsShown(variables)) };
    const read = readCompletion({ token: this.token, ...(shown as Omit<TypedCompletion, 'token'>) });
    if (!read.ok) throw new Error(JSON.stringify(read.refusals));
    const { idempotencyKey, terms } = read.request;
    const scope = `checkoutComplete:${this.#base['id'] as string}`;
    await this.sql`insert into idempotency (scope, key, params_hash, recovery_point, locked_at)
      values (${scope}, ${idempotencyKey}, ${hashParameters(isSameRequest ? terms : 'something else')}, 'STARTED', now())`;
    await this.sql`update checkout set placements = placements + 1 where id = ${this.#base['id'] as string}`;
    this.#undo.push(() =>
      this.sql`delete from idempotency where scope = ${scope} and recovery_point = 'STARTED'`.execute(),
    );
  }

  /** Raises every price of the buyer's products until the page's next look at its checkout. */
  async raisePrices(): Promise<void> {
    await this.#changePrices(100);
  }

  async #changePrices(by: number): Promise<void> {
    await this
      .sql`update variant_price set amount = amount + ${by}, undiscounted_amount = undiscounted_amount + ${by}`;
    this.#raise += by;
  }

  async withdrawCodes(): Promise<void> {
    await this.sql`update voucher set is_active = not is_active`;
    this.#undo.push(() => this.sql`update voucher set is_active = not is_active`.execute());
  }

  /** Replaces the buyer's card with one of the provider's test cards, by token. */
  async payWith(token: string): Promise<void> {
    const { count } = await this.sql`update checkout
      set payment = jsonb_set(payment, '{token}', ${this.sql.json(token)})
      where id = ${this.#base['id'] as string} and payment is not null`;
    if (count === 0) throw new Error('The shop has no card of this buyer.');
  }

  /** Makes the page show the card stored in the shop, whatever was entered there. */
  async paidAsShown({ expectedPayment }: Readonly<Record<string, unknown>>): Promise<Row> {
    const [row] = await this.sql<{ token: string | null }[]>`
      select payment->>'token' as token from checkout where id = ${this.#base['id'] as string}`;
    return expectedPayment && row?.token
      ? { expectedPayment: { ...(expectedPayment as object), token: row.token } }
      : {};
  }

  /** Reverts something else, too, with the next change. */
  revertLater(undo: () => Promise<unknown>): void {
    this.#undo.push(undo);
  }

  /** Reverts the changes for one response. */
  async restore(): Promise<void> {
    for (const undo of this.#undo.splice(0).reverse()) await undo();
  }

  async #restoreAll(): Promise<void> {
    await this.restore();
    if (this.#raise > 0) await this.#changePrices(-this.#raise);
  }
}
