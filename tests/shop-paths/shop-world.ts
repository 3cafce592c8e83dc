import { randomBytes } from 'node:crypto';
import type { JSONValue } from 'postgres';
import type { Sql } from '../../server/db/connect.ts';
import { hashBuyerKey } from '../../server/modules/checkout/buyer-key.ts';
import { hashParameters } from '../../server/kernel/idempotency-key.ts';
import { readCompletion, type TypedCompletion } from '../../server/modules/order/completion-input.ts';
import { createCheckoutClient, lineInputs, type Wanted } from '../contract/checkout-client.ts';
import type { TaxIdRegister } from './tax-id-register.ts';

/** What the shop can be made to hold under the link that the page has. */
const holdings = [
  'complete',
  'new',
  'unshippable',
  'unshipped',
  'free',
  'empty',
  'single',
  'addressless',
  'methodless',
  'unbilled',
  'placed',
  'ordered',
  'elsewhere',
  'expired',
  'missing',
] as const;
export type Holding = (typeof holdings)[number];

const fullDiscount = 'EVERYTHING';

/** By which the page's browser proves that an order is its own. */
export const buyerKey = 'key-of-the-page';

type Row = Readonly<Record<string, unknown>>;

/** What the checkout of a visitor in Germany needs; a cart elsewhere needs no address. */
const germanAddress = {
  firstName: 'Ada',
  lastName: 'Okafor',
  companyName: '',
  streetAddress1: 'Chausseestraße 12',
  streetAddress2: '',
  city: 'Berlin',
  postalCode: '10115',
  countryArea: '',
  phone: '+49 30 1234567',
  country: 'DE',
};

/** The shop behind a page: what it holds of the buyer, and what it sells. Every change ends with the next `bring`. */
export class ShopWorld {
  readonly sql: Sql;
  readonly register: TaxIdRegister;
  readonly #url: string;
  readonly #undo: (() => Promise<unknown>)[] = [];
  #base: Row = {};
  #otherOrder: unknown = null;
  token = '';

  constructor(sql: Sql, url: string, register: TaxIdRegister) {
    this.sql = sql;
    this.#url = url;
    this.register = register;
  }

  /** Ways to ship that cost nothing, so that totals do not hang on them, and a code that pays for everything. */
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
    wanted: Wanted,
  ): Promise<{ readonly id: string; readonly token: string }> {
    const client = createCheckoutClient((request) => fetch(request), this.#url);
    const change = async (operation: string, variables: object) => {
      const { checkout, checkoutErrors } = await client.change(operation, variables);
      if (checkout === null || checkoutErrors.length > 0) throw new Error(JSON.stringify(checkoutErrors));
      return checkout;
    };
    const { id: checkoutId, token } = await change('CheckoutCreate', {
      input: { country, languageCode: 'EN', lines: lineInputs(wanted) },
    });
    if (country === germanAddress.country) {
      await change('CheckoutEmailUpdate', { checkoutId, email: 'ada@clinic.example' });
      const { availableShippingMethods } = await change('CheckoutShippingAddressUpdate', {
        checkoutId,
        shippingAddress: germanAddress,
      });
      const shippingMethodId = availableShippingMethods[0]?.id;
      await change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
      await change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: germanAddress });
    }
    await change('CheckoutUpdateVoucher', { checkoutId, voucherCode: 'WELCOME10' });
    return { id: checkoutId, token };
  }

  /** A buyer with a checkout that nobody else has; afterwards the shop holds it complete. */
  async begin(country: string, wanted: Wanted): Promise<void> {
    await this.restore();
    this.#otherOrder ??= await this.#placeAnother();
    const { token } = await this.#checkoutWith(country, wanted);
    this.token = token;
    const [row] = await this.sql<Row[]>`select * from checkout where token_hash = sha256(${token})`;
    this.#base = row ?? {};
  }

  async #placeAnother(): Promise<unknown> {
    const client = createCheckoutClient((request) => fetch(request), this.#url);
    const { id: checkoutId, token } = await this.#checkoutWith('DE', { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 });
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
    if (!placed?.placed_order_id) throw new Error(`No order came of it: ${JSON.stringify(answer)}`);
    return placed.placed_order_id;
  }

  #patches(): Readonly<Record<Holding, () => Row | Promise<Row>>> {
    const lines = this.#base['lines'] as readonly Row[];
    return {
      complete: () => ({}),
      new: () => ({
        email: '',
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
      unshipped: () => ({ lines: lines.slice(1), shipping_address: null, shipping_method_id: null }),
      free: () => ({ voucher_code: fullDiscount }),
      empty: () => ({ lines: [] }),
      single: () => ({ lines: lines.slice(0, 1) }),
      addressless: () => ({ shipping_address: null }),
      methodless: () => ({ shipping_method_id: null }),
      unbilled: () => ({ billing_address: null }),
      placed: () => ({ placed_order_id: this.#otherOrder, buyer_key_hash: hashBuyerKey(buyerKey) }),
      ordered: () => ({ placed_order_id: this.#otherOrder }),
      elsewhere: () => ({ is_live: false }),
      expired: () => ({ expires_at: new Date(0) }),
      missing: () => ({ token_hash: randomBytes(32) }),
    };
  }

  /** From now on the shop holds this under the page's link, and sells what it always sells. */
  async bring(holding: Holding): Promise<void> {
    await this.restore();
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

  /** What had become too old is as it was; what the page knows of it stays the same. */
  async reopen(): Promise<void> {
    const { id, expires_at } = this.#base;
    await this.sql`update checkout set expires_at = ${expires_at as Date} where id = ${id as string}`;
  }

  /** Another try is at work on the wish that this request repeats; or the key was used for something else. */
  async occupyKey(variables: Readonly<Record<string, unknown>>, isSameWish: boolean): Promise<void> {
    const { checkoutId: _id, ...wish } = variables;
    const read = readCompletion({ token: this.token, ...(wish as Omit<TypedCompletion, 'token'>) });
    if (!read.ok) throw new Error(JSON.stringify(read.refusals));
    const { idempotencyKey, terms } = read.request;
    const scope = `checkoutComplete:${this.#base['id'] as string}`;
    await this.sql`insert into idempotency (scope, key, params_hash, recovery_point, locked_at)
      values (${scope}, ${idempotencyKey}, ${hashParameters(isSameWish ? terms : 'something else')}, 'STARTED', now())`;
    await this.sql`update checkout set placements = placements + 1 where id = ${this.#base['id'] as string}`;
    this.#undo.push(() =>
      this.sql`delete from idempotency where scope = ${scope} and recovery_point = 'STARTED'`.execute(),
    );
  }

  /** Every price of what the buyer wants grows by a cent. */
  async raisePrices(): Promise<void> {
    const change = (by: number) =>
      this
        .sql`update variant_price set amount = amount + ${by}, undiscounted_amount = undiscounted_amount + ${by}`;
    await change(100);
    this.#undo.push(() => change(-100).execute());
  }

  async withdrawCodes(): Promise<void> {
    await this.sql`update voucher set is_active = not is_active`;
    this.#undo.push(() => this.sql`update voucher set is_active = not is_active`.execute());
  }

  /** The card that the buyer gave turns out to be one of the provider's test cards, by its token. */
  async payWith(token: string): Promise<void> {
    const { count } = await this.sql`update checkout
      set payment = jsonb_set(payment, '{token}', ${this.sql.json(token)})
      where id = ${this.#base['id'] as string} and payment is not null`;
    if (count === 0) throw new Error('The shop has no card of this buyer.');
  }

  /** Takes back what was changed for one answer. */
  async restore(): Promise<void> {
    for (const undo of this.#undo.splice(0).reverse()) await undo();
  }
}
