import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { countryDay } from '@sonde/machines/rules/places';
import { afterFailedCharge } from '@sonde/machines/rules/plans';
import { addDays, addMonths } from '@sonde/machines/rules/time';
import { createTokens } from '../../server/kernel/tokens.ts';
import { invoiceToken } from '../../server/modules/invoice/document-token.ts';
import { createCheckoutClient } from '../contract/checkout-client.ts';
import { giveMembership, type Membership } from '../contract/memberships.ts';
import { type DebtFate, type OwedDebt, parametersHashOf, type PayVariables } from './owed-debt.ts';
import type { ShopWorld } from './shop-world.ts';

/** The running shop that has it. */
interface DebtorShop extends Pick<ShopWorld, 'sql' | 'url'> {
  /** Where it keeps the secret of its tokens. */
  readonly dataFolder?: string;
}

/** The invoice of a renewal in the United States that could not be charged, which whoever has its link can pay. */
export class OverdueInvoice implements OwedDebt {
  readonly #world: DebtorShop;
  readonly #membership: Membership;
  readonly #dueOn: string;
  /** Also of the invoice that is issued once it is paid. */
  readonly id: string;
  readonly token: string;

  private constructor(
    world: DebtorShop,
    given: { readonly membership: Membership; readonly id: string; readonly dueOn: string },
  ) {
    this.#world = world;
    this.#membership = given.membership;
    this.id = given.id;
    this.#dueOn = given.dueOn;
    const { dataFolder = process.env['SHOP_PATHS_DATA_DIR'] ?? '' } = world;
    const secret = readFileSync(join(dataFolder, 'token-secret'), 'utf8');
    this.token = invoiceToken(createTokens(secret.trim()), given.id);
  }

  static async open(world: DebtorShop): Promise<OverdueInvoice> {
    const { sql } = world;
    const today = countryDay('US', new Date());
    const startsOn = addMonths(today, -12);
    const dueOn = addMonths(startsOn, 12);
    const membership = await giveMembership(sql, { startsOn, card: null });
    const running = {
      status: 'ACTIVE' as const,
      startsOn,
      termMonths: 12,
      expiresOn: addDays(dueOn, -1),
      nextChargeOn: dueOn,
    };
    const { expiresOn, nextChargeOn } = afterFailedCharge(running, dueOn, today);
    await sql`update subscription set status = 'PAST_DUE', expires_on = ${expiresOn}, next_charge_on = ${nextChargeOn}
      where id = ${membership.subscriptionId}`;
    const [row] = await sql<[{ id: string }]>`
      insert into open_invoice (id, subscription_id, due_on, opened_at)
      values (${randomUUID()}, ${membership.subscriptionId}, ${dueOn}::date, now()) returning id`;
    await sql`insert into open_invoice_number (open_invoice_id) values (${row.id})`;
    return new OverdueInvoice(world, { membership, id: row.id, dueOn });
  }

  async freeKeys(): Promise<void> {
    await this.#world.sql`delete from renewal_attempt
      where subscription_id = ${this.#membership.subscriptionId} and bill = '{}'`;
  }

  async #endAttempts(): Promise<void> {
    await this.freeKeys();
    await this.#world.sql`update renewal_attempt set status = 'CANCELED'
      where subscription_id = ${this.#membership.subscriptionId}
        and status in ('PENDING', 'REQUIRES_ACTION', 'PROCESSING')`;
  }

  /** A payment that no one waits for, so that the provider isn't asked about it. */
  async #begin(key: string, parametersHash: string): Promise<void> {
    const { sql } = this.#world;
    const entered = { key, parametersHash, method: 'CREDIT_CARD', token: 'pm_card_visa', payer: null };
    await sql`
      insert into renewal_attempt (id, subscription_id, due_on, number, charge_on, entered_payment, currency, net, tax,
        gross, bill, status, created_at, asked_at)
      values (${randomUUID()}, ${this.#membership.subscriptionId}, ${this.#dueOn}::date,
        (
          select coalesce(max(number), 0) + 1 from renewal_attempt
          where subscription_id = ${this.#membership.subscriptionId}
        ),
        ${this.#dueOn}::date, ${sql.json({ ...entered, invoiceId: this.id, language: 'en', attestations: [] })},
        'USD', 100, 0, 100, '{}', 'PENDING', now(), now())`;
  }

  async #payElsewhere(): Promise<void> {
    const client = createCheckoutClient((request) => fetch(request), this.#world.url);
    const { data } = await client.send('Invoice', { token: this.token });
    const { status, total } = (data ?? {})['payable'] as {
      readonly status: string;
      readonly total: { readonly currency: string; readonly gross: { readonly amount: number } };
    };
    // A payment that the payer’s bank has confirmed pays the invoice, too.
    if (status === 'PAID') return;
    const { isPending, invoiceErrors } = await client.change<{
      readonly isPending: boolean;
      readonly invoiceErrors: readonly object[];
    }>('InvoicePay', {
      token: this.token,
      idempotencyKey: randomUUID(),
      expectedTotal: { amount: total.gross.amount, currency: total.currency },
      payment: { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_card_visa' },
      languageCode: 'EN',
      attestations: [],
    });
    if (isPending || invoiceErrors.length > 0) throw new Error(JSON.stringify(invoiceErrors));
  }

  async bring(fate: DebtFate): Promise<void> {
    const { sql } = this.#world;
    await this.#endAttempts();
    const fates: Readonly<Record<DebtFate, () => Promise<unknown>>> = {
      open: () => Promise.resolve(),
      pending: () => this.#begin(randomUUID(), ''),
      paid: () => this.#payElsewhere(),
      partlyPaid: () => Promise.reject(new Error('No part of an invoice can be paid.')),
      expired: () =>
        sql`update subscription set next_charge_on = null, status = 'CANCELED'
          where id = ${this.#membership.subscriptionId}`,
      missing: () => sql`delete from open_invoice where id = ${this.id}`,
    };
    await fates[fate]();
  }

  /** The shop asks the provider whenever the payment is sent again. */
  async untilSettled(): Promise<void> {}

  async occupyKey(variables: PayVariables): Promise<void> {
    const hash = parametersHashOf(this.token, variables).toString('hex');
    await this.#begin(variables['idempotencyKey'] as string, hash);
  }
}
