import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { signedInAs } from '../support/test-account.ts';
import { globalId } from './checkout-client.ts';
import { invoicesOf, mailsAbout } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { amount, renewed, overdueInvoices } from './overdue-invoices.ts';

// Invoices for renewals whose charge failed, paid by the person who has the link.

const due = new Date('2027-01-31T15:00:00Z');
let moment = due;
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
});
afterAll(() => shop.close());
beforeEach(() => {
  moment = due;
});
afterEach(async () => {
  shop.provider.onCharge(null);
  shop.provider.decideRenewals(null);
  await shop.runJobs();
  const differing = await reconcileRenewals(shop.services, { from: new Date(0), until: new Date() });
  const violations = [...(await shop.violations()), ...differing.map((one) => JSON.stringify(one))];
  if (violations.length > 0) throw new Error(violations.join('\n'));
});
const { look, newKey, pay, run, giveOverdue, now, chargesFor, reasonsOf } = overdueInvoices(() => shop);

describe('an invoice whose renewal could not be charged', () => {
  it('shows whoever has its link what is owed, and names nobody', async () => {
    const { token } = await giveOverdue();
    const payable = await look(token);
    expect(payable).toMatchObject({
      token,
      number: expect.stringMatching(/^R-\d+$/),
      status: 'OPEN',
      payUntil: '2027-02-14',
      lines: [{ kind: 'ITEM', quantity: 1, totalPrice: { gross: { amount } } }],
      total: { gross: { amount } },
      availablePaymentGateways: [{ method: 'CREDIT_CARD', gateway: 'stripe' }],
    });
    expect(JSON.stringify(payable)).not.toMatch(/Clinic|Ada|@/);
  });

  it('is paid once, and renews the membership as a charge of the saved method does', async () => {
    const overdue = await giveOverdue();
    const answer = await pay(overdue.token);
    expect(answer).toMatchObject({ invoiceErrors: [], isPending: false, confirmationNeeded: false });
    expect(answer.payable).toMatchObject({
      status: 'PAID',
      number: expect.stringMatching(/^US-2027-\d{6}$/),
    });
    expect(await now(overdue)).toEqual(renewed);
    expect(await invoicesOf(shop.database.sql, overdue)).toEqual([
      {
        dueOn: '2027-01-31',
        issuedOn: '2027-01-31',
        firstDay: '2027-01-31',
        lastDay: '2028-01-30',
        gross: 42_000,
      },
    ]);
    expect(chargesFor(overdue)).toHaveLength(1);
    await shop.runJobs();
    expect(await mailsAbout(shop.database.sql, overdue)).toHaveLength(2);
    expect(await look(overdue.token)).toEqual(answer.payable);
  });

  it('keeps its link when the saved method is charged after all', async () => {
    const overdue = await giveOverdue();
    moment = new Date('2027-02-01T15:00:00Z');
    shop.provider.decideRenewals(() => 'pays');
    await run();
    expect(await look(overdue.token)).toMatchObject({ status: 'PAID', payUntil: null });
    expect(reasonsOf(await pay(overdue.token))).toEqual(['OPERATION_NOT_ALLOWED CHANGED_ELSEWHERE']);
    expect(chargesFor(overdue)).toEqual([]);
  });

  it('names the method that paid it', async () => {
    const overdue = await giveOverdue();
    await pay(overdue.token);
    const rows = await shop.database.sql<{ payment: unknown }[]>`
      select payment from invoice where subscription_id = ${overdue.subscriptionId}`;
    expect(rows).toEqual([
      { payment: { method: 'CREDIT_CARD', details: expect.objectContaining({ lastDigits: '4242' }) } },
    ]);
  });

  it('can’t be paid once the membership has ended, and an unknown one can’t be seen', async () => {
    const overdue = await giveOverdue();
    for (const day of ['2027-02-01', '2027-02-03', '2027-02-07', '2027-02-14']) {
      moment = new Date(`${day}T15:00:00Z`);
      await run();
    }
    expect(await now(overdue)).toMatchObject({ status: 'CANCELED' });
    expect(await look(overdue.token)).toMatchObject({ status: 'EXPIRED', availablePaymentGateways: [] });
    expect(reasonsOf(await pay(overdue.token))).toEqual(['OPERATION_NOT_ALLOWED CHANGED_ELSEWHERE']);
    const unknown = 'x'.repeat(43);
    expect(await look(unknown)).toBeNull();
    expect(reasonsOf(await pay(unknown))).toEqual(['NOT_FOUND']);
    expect(chargesFor(overdue)).toEqual([]);
  });
});

describe('paying twice', () => {
  it('with the same key is one payment, also when the answer was lost', async () => {
    const overdue = await giveOverdue();
    shop.provider.loseAnswers(1);
    const key = newKey();
    expect(await pay(overdue.token, { key })).toMatchObject({
      isPending: true,
      payable: { status: 'PENDING' },
    });
    expect(await pay(overdue.token, { key })).toMatchObject({
      invoiceErrors: [],
      payable: { status: 'PAID' },
    });
    expect(await pay(overdue.token, { key })).toMatchObject({
      invoiceErrors: [],
      payable: { status: 'PAID' },
    });
    expect(chargesFor(overdue)).toHaveLength(1);
  });

  it('from an old link is refused', async () => {
    const overdue = await giveOverdue();
    await pay(overdue.token);
    const again = await pay(overdue.token);
    expect(reasonsOf(again)).toEqual(['OPERATION_NOT_ALLOWED CHANGED_ELSEWHERE']);
    expect(again.payable).toMatchObject({ status: 'PAID' });
    expect(chargesFor(overdue)).toHaveLength(1);
  });

  it('by twenty at once is one payment', async () => {
    const overdue = await giveOverdue();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(overdue.token)));
    expect(answers.filter((answer) => answer.invoiceErrors.length === 0)).toHaveLength(1);
    expect(new Set(answers.flatMap(reasonsOf))).toEqual(
      new Set(
        ['OPERATION_NOT_ALLOWED CHANGED_ELSEWHERE', 'OPERATION_NOT_ALLOWED PAYMENT_UNDER_WAY'].filter(
          (reason) => answers.flatMap(reasonsOf).includes(reason),
        ),
      ),
    );
    expect(chargesFor(overdue)).toHaveLength(1);
    expect(await now(overdue)).toEqual(renewed);
  });

  it('is refused while a payment is in progress, and says so', async () => {
    const overdue = await giveOverdue();
    shop.provider.loseAnswers(1);
    await pay(overdue.token);
    expect(await look(overdue.token)).toMatchObject({ status: 'PENDING', availablePaymentGateways: [] });
    expect(reasonsOf(await pay(overdue.token))).toEqual(['OPERATION_NOT_ALLOWED PAYMENT_UNDER_WAY']);
    await run();
    expect(await look(overdue.token)).toMatchObject({ status: 'PAID' });
    expect(chargesFor(overdue)).toHaveLength(1);
  });

  it('at the same time as the next charge of the saved method is one payment', async () => {
    const overdue = await giveOverdue();
    moment = new Date('2027-02-01T15:00:00Z');
    shop.provider.decideRenewals(() => 'pays');
    await Promise.all([run(), pay(overdue.token), run()]);
    await run();
    expect(await invoicesOf(shop.database.sql, overdue)).toHaveLength(1);
    expect(await now(overdue)).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('a payment that is refused', () => {
  it('leaves the invoice open, and the grace period as it was', async () => {
    const overdue = await giveOverdue();
    const before = await now(overdue);
    const answer = await pay(overdue.token, { card: cards.declined });
    expect([reasonsOf(answer), answer.payable?.status]).toEqual([['CARD_DECLINED'], 'OPEN']);
    expect(await now(overdue)).toEqual(before);
    expect(await pay(overdue.token)).toMatchObject({ payable: { status: 'PAID' } });
  });

  it.each<[why: string, changes: Parameters<typeof pay>[1], refusal: string]>([
    ['another total was shown', { total: 1 }, 'PRICES_ARE_CHANGED'],
    ['the method isn’t offered', { method: 'IDEAL', card: null }, 'PAYMENT_NOT_FOUND'],
    ['the method takes no money', { method: 'FREE', card: null }, 'PAYMENT_NOT_FOUND'],
    ['the token is malformed', { card: 'a b' }, 'INVALID FORMAT'],
    ['there is no key', { key: '' }, 'INVALID REQUIRED'],
    ['the key is blank', { key: '  ' }, 'INVALID REQUIRED'],
  ])('because %s charges nothing', async (_why, changes, refusal) => {
    const overdue = await giveOverdue();
    expect(reasonsOf(await pay(overdue.token, changes))).toEqual([refusal]);
    expect(shop.provider.requests.some(({ attemptId }) => attemptId.startsWith(overdue.subscriptionId))).toBe(
      false,
    );
  });

  it('because its key was used for another request charges nothing', async () => {
    const overdue = await giveOverdue();
    const key = newKey();
    await pay(overdue.token, { key, card: cards.declined });
    expect(reasonsOf(await pay(overdue.token, { key }))).toEqual(['INVALID']);
    expect(chargesFor(overdue)).toEqual([]);
  });
});

describe('who sees it', () => {
  const query = 'query ($id: ID!) { node(id: $id) { id ... on Invoice { number } } }';
  const nodeFor = async (token: string, headers: Record<string, string>) =>
    (
      await sendGraphql(
        createGraphqlHandler(shop.services),
        { query, variables: { id: globalId('Invoice', token) } },
        { headers },
      )
    ).body.data?.['node'];

  it('as a node is its owner alone, once it is paid', async () => {
    const overdue = await giveOverdue();
    const [{ email }] = await shop.database.sql<[{ email: string }]>`
      select email from users where id = ${overdue.administratorId}`;
    const owner = signedInAs(email);
    expect(await nodeFor(overdue.token, owner)).toBeNull();
    await pay(overdue.token);
    expect(await nodeFor(overdue.token, {})).toBeNull();
    expect(await nodeFor(overdue.token, owner)).toMatchObject({ number: expect.stringContaining('US-2027') });
  });
});
