import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { invoiceToken } from '../../server/modules/invoice/document-token.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { signedInAs } from '../support/test-account.ts';
import { createChangingClient } from './changing-client.ts';
import { type CheckoutClient, fillCheckout } from './checkout-client.ts';
import { debitExamples, orderByDebit } from './debit-orders.ts';
import { openStandInShop } from './stand-in-shop.ts';
import { storefrontOperation } from './storefront-operations.ts';

// What the pending debit of an order for a membership keeps from being charged or changed besides.

const email = 'pastdue@solo.example';
const ordered = new Date('2026-11-20T15:00:00Z');
/** The day on which its card is charged again. */
const due = new Date('2026-11-21T18:00:00Z');
const byAch = debitExamples.find(({ method }) => method === 'ACH')!;
const underWay = [{ code: 'OPERATION_NOT_ALLOWED', reason: 'PAYMENT_UNDER_WAY' }];

let moment = ordered;
let shop: Awaited<ReturnType<typeof openStandInShop>>;
beforeAll(async () => {
  shop = await openStandInShop({ now: () => moment });
  await seedPeople(shop.database.sql, ordered);
});
afterAll(async () => {
  const violations = await shop.violations();
  await shop.close();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});

/** Orders the membership by a debit that the bank has from now on. */
async function orderMembership(key: string, buyer = email, sku = 'SUB-IND-1Y'): Promise<void> {
  const client: CheckoutClient = {
    send: (operation, variables, headers) =>
      shop.client.send(operation, variables, { ...signedInAs(buyer), ...headers }),
    change: (operation, variables, headers) =>
      shop.client.change(operation, variables, { ...signedInAs(buyer), ...headers }),
  };
  const { id } = await fillCheckout(client, { requested: { [sku]: 1 }, card: null });
  const placed = await orderByDebit(shop, client, byAch, { checkoutId: id, key });
  expect(placed).toMatchObject({ checkoutErrors: [], orderToken: expect.any(String) });
}

const renew = () => renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 4 });

const membership = () => shop.database.sql<
  { readonly id: string; readonly status: string; readonly lastDay: string; readonly charges: number }[]
>`
  select subscription.id, status, expires_on::text as "lastDay",
    (select count(*)::int from renewal_attempt where subscription_id = subscription.id) as charges
  from subscription
  join organization_membership using (organization_id)
  join users on users.id = organization_membership.user_id
  where users.email = ${email}`;

/** Tries to pay the open invoice by its link, with a good card. */
async function payInvoice() {
  const [{ id } = { id: '' }] = await shop.database.sql<{ id: string }[]>`
    select open_invoice.id from open_invoice where subscription_id = ${(await membership())[0]?.id ?? ''}`;
  const send = async (operationName: string, variables: Record<string, unknown>) => {
    const request = { query: storefrontOperation(operationName), operationName, variables };
    const { body } = await sendGraphql(createGraphqlHandler(shop.services), request);
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data;
  };
  const token = invoiceToken(shop.services.deriveToken, id);
  const { payable } = (await send('Invoice', { token })) as {
    payable: { total: { gross: { amount: number } } };
  };
  const { amount } = payable.total.gross;
  const answer = await send('InvoicePay', {
    token,
    idempotencyKey: 'by link',
    expectedTotal: { amount, currency: 'USD' },
    payment: { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_card_visa' },
    languageCode: 'EN',
    attestations: [],
  });
  return (answer as { invoicePay: { invoiceErrors: readonly object[] } }).invoicePay.invoiceErrors;
}

async function failDebit(): Promise<void> {
  await shop.standIn.control({ returnDebits: 'insufficient_funds', deliver: 'all' });
  await shop.deliverEvents();
}

const pastDue = { status: 'PAST_DUE', lastDay: '2026-12-02' };

it('the renewal of a membership charges nothing while a debit for it is pending, and is charged once that has failed', async () => {
  await orderMembership('first');
  moment = due;
  await renew();
  expect(await membership()).toMatchObject([{ ...pastDue, charges: 0 }]);
  await failDebit();
  await renew();
  expect(await membership()).toMatchObject([{ ...pastDue, charges: 1 }]);
});

it('the invoice of that charge isn’t paid while another debit is pending, and is once that has failed', async () => {
  await orderMembership('second');
  expect(await payInvoice()).toMatchObject(underWay);
  expect(await membership()).toMatchObject([{ ...pastDue, charges: 1 }]);
  await failDebit();
  expect(await payInvoice()).toEqual([]);
  expect(await membership()).toMatchObject([{ status: 'ACTIVE', lastDay: '2027-11-17', charges: 2 }]);
});

it('a change scheduled for the end of the term stays while a debit is pending, and can’t be removed or replaced', async () => {
  const buyer = 'admin@small-clinic.example';
  const changing = createChangingClient(shop.services);
  const smaller = { sku: 'SUB-TEAM-1Y' };
  const previewedAt = moment.toISOString();
  expect((await changing.schedule(buyer, smaller, previewedAt)).subscriptionErrors).toEqual([]);
  await orderMembership('third', buyer, 'SUB-CLINIC-1Y');
  const refused = { subscriptionErrors: underWay };
  expect(await changing.removeSchedule(buyer)).toMatchObject(refused);
  expect(await changing.schedule(buyer, smaller, previewedAt)).toMatchObject(refused);
  await failDebit();
  expect((await changing.removeSchedule(buyer)).subscriptionErrors).toEqual([]);
});
