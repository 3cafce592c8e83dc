import { afterAll, beforeAll, expect, it } from 'vitest';
import { crashPoints } from '../../server/kernel/crash-points.ts';
import { toGlobalId } from '../../server/kernel/global-id.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { collect } from '../support/check-invariants.ts';
import { signedInAs } from '../support/test-account.ts';
import { createChangingClient } from './changing-client.ts';
import { debitExamples, orderRenewing } from './debit-orders.ts';
import { openStandInShop } from './stand-in-shop.ts';

const begin = new Date('2026-11-20T15:00:00Z');
const [example] = debitExamples as [(typeof debitExamples)[number]];
const patience = { idleSeconds: 0, runSeconds: 60, lanes: 4 };

let shop: Awaited<ReturnType<typeof openStandInShop>>;
beforeAll(async () => {
  shop = await openStandInShop({ now: () => begin });
});
afterAll(() => shop.close());

/** An organization with a saved account, by whose debit its membership was bought. */
async function giveMember(email: string) {
  const own = signedInAs(email);
  const client: typeof shop.client = {
    send: (operation, variables, headers) => shop.client.send(operation, variables, { ...own, ...headers }),
    change: (operation, variables, headers) =>
      shop.client.change(operation, variables, { ...own, ...headers }),
  };
  await orderRenewing(shop, client, example, email);
  await shop.deliverEvents();
  await shop.standIn.control({ clearDebits: true, deliver: 'all' });
  await shop.deliverEvents();
  const [row] = await shop.database.sql<[{ id: string; account: string }]>`
    select subscription.id, payment_method.id as account
    from subscription join orders on orders.id = order_id
    join payment_method on payment_method.organization_id = subscription.organization_id
    where orders.email = ${email}`;
  return { id: row.id, email, savedPaymentMethodId: toGlobalId('SEPADirectDebit', row.account) };
}

/** What a membership has become by its changes, with what they were invoiced and debited for. */
async function stateOf({ id }: { readonly id: string }) {
  const [row] = await shop.database.sql<[{ plan: string; invoices: number[]; attempts: string[] }]>`
    select plan_type as plan,
      (
        select coalesce(jsonb_agg(gross), '[]') from invoice
        where change_attempt_id is not null and invoice.subscription_id = subscription.id
      ) as invoices,
      (
        select coalesce(jsonb_agg(change_attempt.id), '[]') from change_attempt where subscription_id = subscription.id
      ) as attempts
    from subscription where id = ${id}`;
  const { plan, invoices, attempts } = row;
  const listed = await collect(shop.provider.list(new Date(0)));
  const debits = listed.filter(({ changeId }) => changeId !== null && attempts.includes(changeId));
  return { plan, invoices, debits: debits.map(({ amountReceived }) => amountReceived) };
}

it.each(crashPoints.filter((point) => point.startsWith('change')))(
  'an upgrade by debit is made and debited once although the process dies at %s',
  async (point) => {
    const member = await giveMember(`${point}@clinic.example`);
    const { email, savedPaymentMethodId } = member;
    let deaths = 0;
    const dying = {
      ...shop.services,
      crashPoint(passed: string) {
        if (passed !== point) return;
        deaths += 1;
        throw new Error('The process has died');
      },
    };
    const client = createChangingClient(shop.services);
    const [preview] = await client.preview(email, [{ sku: 'SUB-TEAM-1Y' }]);
    const due = preview?.change?.amountDue.gross.amount ?? 0;
    const previewedAt = preview?.previewedAt ?? '';
    const upgrade = (by: typeof client) =>
      by.make(
        email,
        { sku: 'SUB-TEAM-1Y' },
        { payment: { savedPaymentMethodId }, key: 'a key', expected: due, previewedAt },
      );

    // Not every point is passed before the debit clears.
    await upgrade(createChangingClient(dying)).catch(() => undefined);
    for (let sent = 0; sent < 2; sent += 1)
      expect(await upgrade(client)).toMatchObject({ subscriptionErrors: [], isDebited: true });
    expect(await stateOf(member)).toEqual({ plan: 'INDIVIDUAL', invoices: [], debits: [0] });

    await shop.standIn.control({ clearDebits: true, deliver: 'all' });
    await renewSubscriptions(dying, patience).catch(() => undefined);
    await renewSubscriptions(shop.services, patience);
    await shop.deliverEvents();
    await renewSubscriptions(shop.services, patience);
    expect(deaths).toBeGreaterThan(0);
    const cents = Math.round(due * 100);
    expect(await stateOf(member)).toEqual({ plan: 'TEAM', invoices: [cents], debits: [cents] });
  },
);
