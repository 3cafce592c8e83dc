import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { invoiceToken } from '../../server/modules/invoice/document-token.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { giveMembership, type Membership, membershipNow } from './memberships.ts';
import { type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { storefrontOperation } from './storefront-operations.ts';

interface PayableFields {
  readonly token: string;
  readonly number: string | null;
  readonly status: string;
  readonly payUntil: string | null;
  readonly lines: readonly { readonly name: string }[];
  readonly total: { readonly gross: { readonly amount: number } };
  readonly availablePaymentGateways: readonly { readonly method: string }[];
}

interface PayFields {
  readonly invoiceErrors: readonly { readonly code: string; readonly reason: string | null }[];
  readonly payable: PayableFields | null;
  readonly confirmationNeeded: boolean;
  readonly paymentIntentSecret: string | null;
  readonly isPending: boolean;
}

/** What the renewal costs. */
export const amount = 420;

/** A membership that has been renewed. */
export const renewed = {
  status: 'ACTIVE',
  startsOn: '2026-01-31',
  expiresOn: '2028-01-30',
  nextChargeOn: '2028-01-31',
};

/** Memberships whose renewal could not be charged, and the payment of their open invoices. */
export function overdueInvoices(currentShop: () => OrderShop) {
  const send = (name: string, variables: Record<string, unknown>) =>
    sendGraphql(createGraphqlHandler(currentShop().services), {
      query: storefrontOperation(name),
      operationName: name,
      variables,
    });

  async function look(token: string): Promise<PayableFields | null> {
    const { body } = await send('Invoice', { token });
    return body.data?.['payable'] as PayableFields | null;
  }
  let keys = 0;
  const newKey = () => `key-${(keys += 1)}`;

  async function pay(
    token: string,
    {
      key = newKey(),
      card = cards.good as string | null,
      method = 'CREDIT_CARD',
      total = amount,
    }: { key?: string; card?: string | null; method?: string; total?: number } = {},
  ): Promise<PayFields> {
    const { body } = await send('InvoicePay', {
      token,
      idempotencyKey: key,
      expectedTotal: { amount: total, currency: 'USD' },
      payment: { gateway: 'stripe', method, token: card },
      languageCode: 'EN',
      attestations: [],
    });
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data?.['invoicePay'] as PayFields;
  }

  const run = () => renewSubscriptions(currentShop().services, { idleSeconds: 0, runSeconds: 60, lanes: 4 });

  /** A membership whose renewal could not be charged, with the token of its open invoice. */
  async function giveOverdue(): Promise<Membership & { readonly token: string }> {
    const card = { token: cards.declined, expMonth: 12, expYear: 2040 };
    const membership = await giveMembership(currentShop().database.sql, { card });
    currentShop().provider.decideRenewals(() => 'declines');
    await run();
    return { ...membership, token: await tokenOf(membership) };
  }

  async function tokenOf({ subscriptionId }: Membership): Promise<string> {
    const [{ id }] = await currentShop().database.sql<[{ id: string }]>`
    select id from open_invoice where subscription_id = ${subscriptionId}`;
    return invoiceToken(currentShop().services.deriveToken, id);
  }

  const now = (membership: Membership) => membershipNow(currentShop().database.sql, membership);
  const chargesFor = ({ subscriptionId }: Membership) =>
    currentShop()
      .provider.charged()
      .filter(({ request }) => request.attemptId.startsWith(subscriptionId));
  const reasonsOf = ({ invoiceErrors }: PayFields) =>
    invoiceErrors.map(({ code, reason }) => [code, reason].filter(Boolean).join(' '));

  return { look, newKey, pay, run, giveOverdue, now, chargesFor, reasonsOf };
}
