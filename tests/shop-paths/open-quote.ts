import { randomBytes, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { createCheckoutClient, globalId, payBy, place } from '../contract/checkout-client.ts';
import { prepareCheckout } from '../e2e/prepared-checkout.ts';
import { type DebtFate, type OwedDebt, parametersHashOf, type PayVariables } from './owed-debt.ts';
import type { ShopWorld } from './shop-world.ts';

interface Owed {
  readonly status: string;
  readonly total: { readonly currency: string; readonly gross: { readonly amount: number } };
}

/** A quote in the United States, which whoever has its link can pay. */
export class OpenQuote implements OwedDebt {
  readonly #world: ShopWorld;
  readonly token: string;
  readonly #id: string;

  private constructor(world: ShopWorld, id: string, token: string) {
    this.#world = world;
    this.#id = id;
    this.token = token;
  }

  static async ask(world: ShopWorld): Promise<OpenQuote> {
    const client = createCheckoutClient((request) => fetch(request), world.url);
    const email = 'payer@clinic.example';
    const prepared = await prepareCheckout(world.url, { email, at: 'Payment', requested: { 'CBL-USBC': 2 } });
    const checkoutId = globalId('Checkout', prepared.token);
    const quoteData = { equoteOrganizationName: 'Analytical Clinic' };
    await client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
    const { orderToken } = await place(client, await payBy(client, checkoutId, 'ELECTRONIC_QUOTE'));
    const [order] = await world.sql<{ id: string }[]>`
      select id from orders where token_hash = sha256(${orderToken ?? ''})`;
    if (order === undefined || orderToken === null) throw new Error('There is no quote.');
    return new OpenQuote(world, order.id, orderToken);
  }

  /** The scope of the keys of its payments. */
  get #scope(): string {
    return `order-pay:${this.#id}`;
  }

  async freeKeys(): Promise<void> {
    await this.#world.sql`delete from idempotency
      where scope = ${this.#scope} and recovery_point = 'STARTED' and attempt_id is null`;
  }

  async #endAttempts(): Promise<void> {
    await this.freeKeys();
    await this.#world.sql`update payment_attempt set status = 'CANCELED'
      where order_id = ${this.#id} and status in ('REQUIRES_ACTION', 'PROCESSING')`;
  }

  async #begunElsewhere(): Promise<void> {
    await this.#world.sql`insert into payment_attempt
        (id, order_id, gateway, method, payment_method_token, amount, currency, status)
      values (${randomUUID()}, ${this.#id}, 'stripe', 'CREDIT_CARD', '', 100, 'USD', 'PROCESSING')`;
  }

  async #payElsewhere(): Promise<void> {
    const client = createCheckoutClient((request) => fetch(request), this.#world.url);
    const { data } = await client.send('PayableOrder', { token: this.token });
    const { status, total } = (data ?? {})['payable'] as Owed;
    // A payment that the payer’s bank has confirmed pays the quote, too.
    if (status === 'PAID') return;
    const { isPending, orderErrors } = await client.change<{
      readonly isPending: boolean;
      readonly orderErrors: readonly object[];
    }>('OrderPay', {
      token: this.token,
      idempotencyKey: randomUUID(),
      expectedTotal: { amount: total.gross.amount, currency: total.currency },
      payment: { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_card_visa' },
      languageCode: 'EN',
      attestations: [],
    });
    if (isPending || orderErrors.length > 0) throw new Error(JSON.stringify(orderErrors));
  }

  /** Half of the smallest total has arrived. */
  async #receivePart(): Promise<void> {
    const { sql } = this.#world;
    await sql`insert into bank_transfer (id, order_id, amount, currency, reference, recorded_by, recorded_at)
      values (${randomUUID()}, ${this.#id}, 100, 'USD', ${randomUUID()}, 'a walk', now())`;
    await sql`update orders set charge_status = 'PARTIALLY_CHARGED' where id = ${this.#id}`;
  }

  async bring(fate: DebtFate): Promise<void> {
    const { sql } = this.#world;
    await this.#endAttempts();
    const fates: Readonly<Record<DebtFate, () => Promise<unknown>>> = {
      open: () => Promise.resolve(),
      pending: () => this.#begunElsewhere(),
      paid: () => this.#payElsewhere(),
      partlyPaid: () => this.#receivePart(),
      expired: () =>
        sql`update orders set quote_expires_at = now() - interval '1 day' where id = ${this.#id}`,
      missing: () => sql`update orders set token_hash = ${randomBytes(32)} where id = ${this.#id}`,
    };
    await fates[fate]();
  }

  async untilSettled(): Promise<void> {
    await expect
      .poll(async () => {
        const rows = await this.#world.sql`select from payment_attempt
          where order_id = ${this.#id} and status = 'SUCCEEDED'`;
        return rows.length;
      })
      .toBe(1);
  }

  async occupyKey(variables: PayVariables): Promise<void> {
    const hash = parametersHashOf(this.token, variables);
    await this.#world.sql`insert into idempotency (scope, key, params_hash, recovery_point, locked_at)
      values (${this.#scope}, ${variables['idempotencyKey'] as string}, ${hash}, 'STARTED', now())`;
  }
}
