import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../server/kernel/global-id.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { signedInAs } from '../support/test-account.ts';
import { createChangingClient } from './changing-client.ts';
import { debitExamples, orderRenewing } from './debit-orders.ts';
import { openStandInShop } from './stand-in-shop.ts';

const ordered = new Date('2026-11-20T15:00:00Z');
let moment = ordered;
let shop: Awaited<ReturnType<typeof openStandInShop>>;
beforeAll(async () => {
  shop = await openStandInShop({ now: () => moment });
});
afterAll(() => shop.close());
beforeEach(() => {
  moment = ordered;
});

const renew = () => renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 4 });
const at = (day: string) => {
  moment = new Date(`${day}T15:00:00Z`);
};

let count = 0;

/** An organization whose membership renews by a saved account on November 20, 2027. */
async function giveRenewing(example: (typeof debitExamples)[number]) {
  count += 1;
  const email = `renewing${count}@clinic.example`;
  const own = signedInAs(email);
  const client: typeof shop.client = {
    send: (operation, variables, headers) => shop.client.send(operation, variables, { ...own, ...headers }),
    change: (operation, variables, headers) =>
      shop.client.change(operation, variables, { ...own, ...headers }),
  };
  await orderRenewing(shop, client, example, email);
  await shop.deliverEvents();
  const [row] = await shop.database.sql<{ id: string; organization: string; member: string }[]>`
    select subscription.id, subscription.organization_id as organization, organization_membership.id as member
    from subscription join orders on orders.id = order_id
    join organization_membership on organization_membership.organization_id = subscription.organization_id
    where orders.email = ${email}`;
  if (row === undefined) throw new Error('No membership was bought.');
  return { ...row, client, email };
}

type Renewing = Awaited<ReturnType<typeof giveRenewing>>;

const now = async ({ id }: Renewing) => {
  const [row] = await shop.database.sql`
    select status, expires_on::text as "expiresOn", next_charge_on::text as "nextChargeOn",
      (select count(*)::int from invoice where subscription_id = subscription.id) as invoices,
      (select count(*)::int from open_invoice where subscription_id = subscription.id) as open,
      (select string_agg(status, ' ' order by number) from renewal_attempt where subscription_id = subscription.id)
        as attempts
    from subscription where id = ${id}`;
  return row;
};

/** What the administrators of a membership are told, oldest first. */
const newsOf = async ({ organization }: Renewing) => {
  const rows = await shop.database.sql<{ payload: Record<string, unknown> }[]>`
    select payload from graphile_worker._private_jobs where payload ->> 'organizationId' = ${organization} order by id`;
  return rows.map(({ payload }) => payload);
};

/** What the shop's pages say of the organization. */
async function fetchMembership({ client, member }: Renewing) {
  const { data } = await client.send('UserQuery', {});
  const me = data?.['me'] as { organizationMemberships: readonly { id: string; organization: object }[] };
  const id = toGlobalId('OrganizationMembership', member);
  return me.organizationMemberships.find((membership) => membership.id === id)?.organization;
}

describe.each(debitExamples)('a renewal by $method', (example) => {
  const { method } = example;

  it('is pending until the debit clears, with its invoice, and is charged once', async () => {
    const membership = await giveRenewing(example);
    at('2027-11-20');
    await Promise.all([renew(), renew()]);
    await renew();
    expect(await now(membership)).toEqual({
      status: 'ACTIVE',
      expiresOn: '2027-11-19',
      nextChargeOn: '2027-11-20',
      invoices: 0,
      open: 1,
      attempts: 'PROCESSING',
    });
    at('2027-11-24');
    await renew();
    expect(await now(membership)).toMatchObject({ attempts: 'PROCESSING', open: 1 });
    expect(await fetchMembership(membership)).toMatchObject({ isExpired: false, isRenewalPending: true });
    await shop.standIn.control({ clearDebits: true, deliver: 'all', order: 'reverse', duplicate: 1 });
    expect(await shop.deliverEvents()).not.toContain(503);
    await renew();
    expect(await now(membership)).toEqual({
      status: 'ACTIVE',
      expiresOn: '2028-11-19',
      nextChargeOn: '2028-11-20',
      invoices: 1,
      open: 0,
      attempts: 'SUCCEEDED',
    });
  });

  it('makes the membership overdue if the bank returns the debit, which is tried again and then arrives', async () => {
    const membership = await giveRenewing(example);
    at('2027-11-20');
    await renew();
    at('2027-11-25');
    await shop.standIn.control({ returnDebits: 'insufficient_funds', deliver: 'all' });
    await renew();
    expect(await now(membership)).toEqual({
      status: 'PAST_DUE',
      expiresOn: '2027-12-04',
      nextChargeOn: '2027-11-27',
      invoices: 0,
      open: 1,
      attempts: 'DECLINED',
    });
    expect((await newsOf(membership)).at(-1)).toMatchObject({
      kind: 'CHARGE_FAILED',
      debited: { method, mandateReference: expect.stringMatching(method === 'SEPA' ? /./ : /^$/) },
    });
    at('2027-11-27');
    await renew();
    expect(await now(membership)).toMatchObject({ status: 'PAST_DUE', attempts: 'DECLINED PROCESSING' });
    await shop.standIn.control({ clearDebits: true, deliver: 'all' });
    await renew();
    expect(await now(membership)).toMatchObject({
      status: 'ACTIVE',
      expiresOn: '2028-11-19',
      invoices: 1,
      open: 0,
      attempts: 'DECLINED SUCCEEDED',
    });
  });

  it('is for the term that was due, though the last try clears after the grace period', async () => {
    const membership = await giveRenewing(example);
    for (const day of ['2027-11-20', '2027-11-27']) {
      at(day);
      await renew();
      await shop.standIn.control({ returnDebits: 'insufficient_funds', deliver: 'all' });
      await renew();
    }
    at('2027-12-04');
    await renew();
    at('2027-12-09');
    await shop.standIn.control({ clearDebits: true, deliver: 'all' });
    await renew();
    expect(await now(membership)).toEqual({
      status: 'ACTIVE',
      expiresOn: '2028-11-19',
      nextChargeOn: '2028-11-20',
      invoices: 1,
      open: 0,
      attempts: 'DECLINED DECLINED SUCCEEDED',
    });
  });

  it('is announced with its amount, day and mandate', async () => {
    const membership = await giveRenewing(example);
    at('2027-10-21');
    await renew();
    expect((await newsOf(membership)).at(-1)).toMatchObject({
      kind: 'CHARGE_NEAR',
      chargeOn: '2027-11-20',
      amount: { currency: example.currency },
      debited: {
        method,
        details: { lastDigits: example.account.slice(-4) },
        mandateReference: expect.stringMatching(method === 'SEPA' ? /^[A-Z0-9]{16}$/ : /^$/),
      },
    });
  });

  it('fails without asking the bank once the mandate was revoked', async () => {
    const membership = await giveRenewing(example);
    const [{ token }] = await shop.database.sql<[{ token: string }]>`
      select provider_method_id as token from payment_method
      where organization_id = ${membership.organization}`;
    await shop.standIn.control({ revokeMandate: token, deliver: 'all' });
    await shop.deliverEvents();
    at('2027-11-20');
    await renew();
    expect(await now(membership)).toMatchObject({ status: 'PAST_DUE', attempts: 'DECLINED', open: 1 });
  });

  it('pays an upgrade, which is made when the debit clears and not before', async () => {
    const membership = await giveRenewing(example);
    const changing = createChangingClient(shop.services);
    const [{ id }] = await shop.database.sql<[{ id: string }]>`
      select id from payment_method where organization_id = ${membership.organization}`;
    const savedPaymentMethodId = toGlobalId(method === 'SEPA' ? 'SEPADirectDebit' : 'BankAccount', id);
    const upgrade = () =>
      changing.make(membership.email, { sku: 'SUB-TEAM-1Y' }, { payment: { savedPaymentMethodId } });
    const planOf = async () => {
      const [row] = await shop.database.sql`
        select plan_type as plan, (select count(*)::int from invoice where change_attempt_id is not null
          and invoice.subscription_id = subscription.id) as invoices from subscription where id = ${membership.id}`;
      return row;
    };
    expect(await upgrade()).toMatchObject({ subscriptionErrors: [], isDebited: true, isPending: false });
    expect(await planOf()).toEqual({ plan: 'INDIVIDUAL', invoices: 0 });
    expect(await fetchMembership(membership)).toMatchObject({
      isChangePending: true,
      isRenewalPending: false,
    });
    expect((await upgrade()).subscriptionErrors).toMatchObject([{ reason: 'PAYMENT_UNDER_WAY' }]);
    await shop.standIn.control({ returnDebits: 'insufficient_funds', deliver: 'all' });
    await renew();
    expect(await planOf()).toEqual({ plan: 'INDIVIDUAL', invoices: 0 });
    expect((await newsOf(membership)).at(-1)).toMatchObject({ kind: 'CHANGE_UNPAID' });
    expect(await upgrade()).toMatchObject({ isDebited: true });
    await shop.standIn.control({ clearDebits: true, deliver: 'all' });
    await renew();
    expect(await planOf()).toEqual({ plan: 'TEAM', invoices: 1 });
  });

  describe('a renewal by hand whose debit is pending when the term ends', () => {
    /** Renews by hand four days before the last day of a membership that doesn't renew by itself. */
    const renewByHand = async () => {
      const membership = await giveRenewing(example);
      const { id, organization, email } = membership;
      const [{ saved }] = await shop.database.sql<[{ saved: string }]>`
        with ended as (update subscription set next_charge_on = null where id = ${id})
        select id as saved from payment_method where organization_id = ${organization}`;
      const savedPaymentMethodId = toGlobalId(method === 'SEPA' ? 'SEPADirectDebit' : 'BankAccount', saved);
      at('2027-11-15');
      const made = await createChangingClient(shop.services).make(email, null, {
        payment: { savedPaymentMethodId },
      });
      expect(made).toMatchObject({ subscriptionErrors: [], isDebited: true });
      at('2027-11-21');
      await renew();
      return membership;
    };

    it('keeps the membership, which lasts for another term once it clears', async () => {
      const membership = await renewByHand();
      expect(await now(membership)).toMatchObject({ status: 'ACTIVE', expiresOn: '2027-11-19', invoices: 0 });
      expect(await fetchMembership(membership)).toMatchObject({ isExpired: false, isRenewalPending: true });
      await shop.standIn.control({ clearDebits: true, deliver: 'all' });
      await renew();
      expect(await now(membership)).toMatchObject({
        status: 'ACTIVE',
        expiresOn: '2028-11-19',
        invoices: 1,
      });
    });

    it('ends the membership once the bank returns it', async () => {
      const membership = await renewByHand();
      await shop.standIn.control({ returnDebits: 'insufficient_funds', deliver: 'all' });
      await renew();
      expect(await now(membership)).toMatchObject({
        status: 'CANCELED',
        expiresOn: '2027-11-19',
        invoices: 0,
      });
    });
  });

  it('is refunded if it was turned off while the debit was pending', async () => {
    const membership = await giveRenewing(example);
    at('2027-11-20');
    await renew();
    await shop.database.sql`update subscription set next_charge_on = null where id = ${membership.id}`;
    await shop.standIn.control({ clearDebits: true, deliver: 'all' });
    await renew();
    expect(await now(membership)).toMatchObject({ attempts: 'CANCELED', invoices: 0 });
  });
});
