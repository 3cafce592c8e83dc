import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { inTransaction } from '../../server/db/connect.ts';
import { createInvoiceFiles } from '../../server/modules/document/invoice-files.ts';
import { issueInvoice, loadInvoiceOfOrder } from '../../server/modules/invoice/invoice.repository.ts';
import { invoiceOfOrder, issueOrderInvoice } from '../../server/modules/order/issue-order-invoice.ts';
import { loadOrder } from '../../server/modules/order/order.repository.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { signedInAs } from '../support/test-account.ts';
import { type CheckoutClient, fillCheckout, globalId, place } from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

let now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
let graphql: ReturnType<typeof createGraphqlHandler>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  graphql = createGraphqlHandler(shop.services);
  await seedPeople(shop.database.sql, now);
});
afterAll(() => shop.close());

const storefrontOf = (headers: Readonly<Record<string, string>>): CheckoutClient => ({
  send: (operation, variables, more) => shop.client.send(operation, variables, { ...headers, ...more }),
  change: (operation, variables, more) => shop.client.change(operation, variables, { ...headers, ...more }),
});
const guest = storefrontOf({});

interface PlacedOrder {
  readonly id: string;
  readonly token: string;
  readonly accessKey: string;
}

async function order(client: CheckoutClient = guest, requested: Record<string, number> = { 'CBL-USBC': 2 }) {
  const checkout = await fillCheckout(client, { requested });
  const { order: placed, orderAccessKey } = await place(client, checkout);
  const token = placed?.token ?? '';
  const [row] = await shop.database.sql<[{ id: string }]>`
    select id from orders where token_hash = sha256(${token}::bytea)`;
  return { id: row.id, token, accessKey: orderAccessKey ?? '' } satisfies PlacedOrder;
}

const invoiceFields = `id token number issuedOn url paymentStatus references { purchaseOrderNumber }
  lines { kind name quantity unitPrice { net { amount } } totalPrice { net { amount } tax { amount } gross { amount } } }
  taxLines { code rate amount { amount } } total { net { amount } tax { amount } gross { amount } }`;

type Sides = Readonly<Record<'net' | 'tax' | 'gross', { readonly amount: number }>>;
interface ApiInvoice {
  readonly id: string;
  readonly token: string;
  readonly number: string;
  readonly url: string;
  readonly total: Sides;
  readonly lines: readonly { readonly kind: string; readonly totalPrice: Sides }[];
  readonly taxLines: readonly { readonly amount: { readonly amount: number } }[];
}

async function ask<Answer>(
  query: string,
  variables: Record<string, unknown>,
  headers: Readonly<Record<string, string>> = {},
) {
  const { body } = await sendGraphql(graphql, { query, variables }, { headers });
  expect(body.errors).toBeUndefined();
  return body.data as Answer;
}

const invoiceOf = async ({ token, accessKey }: PlacedOrder, headers = {}) =>
  (
    await ask<{ order: { invoice: ApiInvoice | null } }>(
      `query ($token: String!, $accessKey: String) { order(token: $token, accessKey: $accessKey) { invoice { ${invoiceFields} } } }`,
      { token, accessKey },
      headers,
    )
  ).order.invoice;

describe('the invoice of an order', () => {
  it('is issued once after the payment, with its lines and taxes', async () => {
    const placed = await order();
    expect(await invoiceOf(placed)).toBeNull();
    await shop.runJobs();
    await issueOrderInvoice(shop.services, placed.id);
    const invoice = await invoiceOf(placed);
    expect(invoice).toMatchObject({
      number: 'US-2026-000001',
      issuedOn: '2026-11-20',
      paymentStatus: 'PAID',
      lines: [{ kind: 'ITEM', quantity: 2 }, { kind: 'SHIPPING' }],
    });
    for (const side of ['net', 'tax', 'gross'] as const) {
      const cents = (invoice?.lines ?? []).map(({ totalPrice }) => Math.round(totalPrice[side].amount * 100));
      const sum = cents.reduce((total, amount) => total + amount, 0);
      expect(sum).toBe(Math.round((invoice?.total[side].amount ?? 0) * 100));
    }
    expect(invoice?.taxLines.map(({ amount }) => amount.amount)).toEqual([invoice?.total.tax.amount]);
    expect(await shop.violations()).toEqual([]);
  });

  it('has the next number of its series, without gaps, if 50 orders are charged at once and jobs repeat', async () => {
    const { sql } = shop.database;
    const orders = [];
    for (let count = 0; count < 50; count++) orders.push(await order());
    const twice = [...orders, ...orders];
    const results = await Promise.allSettled(twice.map(({ id }) => issueOrderInvoice(shop.services, id)));
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    const numbers = await sql<{ number: number; last: number; issued: number }[]>`
      select min(number) as number, max(number) as last, count(distinct number)::int as issued
      from invoice where order_id = any(${orders.map(({ id }) => id)}::text[]::uuid[])`;
    expect(numbers).toEqual([{ number: 2, last: 51, issued: 50 }]);
    expect(await shop.violations()).toEqual([]);
  });

  it('takes its number back if its transaction is rolled back', async () => {
    const { sql } = shop.database;
    const [first, second] = [await order(), await order()];
    const failing = inTransaction(sql, async (transaction) => {
      const placed = await loadOrder(transaction, first.id);
      const confirmedAt = placed?.confirmedAt;
      if (!placed || !confirmedAt) throw new Error('no order');
      const { seller } = shop.services;
      const charge = { kind: 'ORDER', orderId: first.id } as const;
      expect(
        await issueInvoice(transaction, charge, invoiceOfOrder({ ...placed, confirmedAt }, now), seller),
      ).toBe('US-2026-000052');
      throw new Error('crash');
    });
    await expect(failing).rejects.toThrow('crash');
    await issueOrderInvoice(shop.services, second.id);
    expect((await loadInvoiceOfOrder(sql, second.id))?.number).toBe('US-2026-000052');
    await issueOrderInvoice(shop.services, first.id);
    expect(await shop.violations()).toEqual([]);
  });

  it('is issued once if its jobs run at the same moment', async () => {
    const { sql } = shop.database;
    const { id } = await order();
    const [series] = await sql<
      [{ series: string }]
    >`select series from invoice_series where series like 'US-%'`;
    // Holds the next number until both have found that the order has no invoice.
    const jobs = await inTransaction(sql, async (transaction) => {
      await transaction`update invoice_series set last = last where series = ${series.series}`;
      const started = [id, id].map((orderId) => issueOrderInvoice(shop.services, orderId));
      await vi.waitFor(async () => {
        const [waiting] = await sql<[{ count: number }]>`
          select count(*)::int from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        expect(waiting.count).toBe(2);
      });
      return started;
    });
    expect(await Promise.allSettled(jobs)).toEqual(
      jobs.map(() => ({ status: 'fulfilled', value: undefined })),
    );
    const [issued] = await sql<[{ count: number }]>`
      select count(*)::int from invoice where order_id = ${id}`;
    expect(issued.count).toBe(1);
    expect(await shop.violations()).toEqual([]);
  });

  it('is missing for an order that cost nothing', async () => {
    const { sql } = shop.database;
    const placed = await order();
    await sql`update orders set total_net = 0, total_tax = 0, total_gross = 0 where id = ${placed.id}`;
    await issueOrderInvoice(shop.services, placed.id);
    expect(await loadInvoiceOfOrder(sql, placed.id)).toBeNull();
  });
});

describe('an invoice is shown', () => {
  const query = `query ($token: String!, $accessKey: String) { invoice(token: $token, accessKey: $accessKey) { number } }`;
  const node = `query ($id: ID!) { node(id: $id) { id } }`;

  it('to its buyer and with the access key of its order, and to nobody else', async () => {
    const buyer = signedInAs('individual@solo.example');
    const foreign = signedInAs('admin@small-clinic.example');
    const placed = await order(storefrontOf(buyer));
    await issueOrderInvoice(shop.services, placed.id);
    const { id, token, number } = (await invoiceOf(placed)) as ApiInvoice;
    const fetchInvoice = async (accessKey: string | null, headers = {}) =>
      (await ask<{ invoice: unknown }>(query, { token, accessKey }, headers)).invoice;
    expect(await fetchInvoice(placed.accessKey)).toEqual({ number });
    expect(await fetchInvoice(null, buyer)).toEqual({ number });
    expect(await fetchInvoice(null, foreign)).toBeNull();
    expect(await fetchInvoice(null)).toBeNull();
    expect(await fetchInvoice((await order()).accessKey)).toBeNull();
    expect(await ask(node, { id }, buyer)).toEqual({ node: { id } });
    expect(await ask(node, { id }, foreign)).toEqual({ node: null });
    expect(await ask(node, { id: globalId('Invoice', 'x'.repeat(43)) }, buyer)).toEqual({ node: null });
    const unproved = await invoiceOf({ ...placed, accessKey: '' });
    expect(unproved).toBeNull();
  });

  it('to the administrators of the organization whose membership it charges, and to no other member', async () => {
    const { sql } = shop.database;
    const placed = await order();
    await issueOrderInvoice(shop.services, placed.id);
    const content = await loadInvoiceOfOrder(sql, placed.id);
    if (content === null) throw new Error('no invoice');
    const [membership] = await sql<[{ organizationId: string; subscriptionId: string }]>`
      select organization.id as "organizationId", subscription.id as "subscriptionId"
      from organization join subscription on subscription.organization_id = organization.id
      where slug = 'lakeside-clinic'`;
    const [attempt] = await sql<[{ id: string }]>`
      insert into renewal_attempt (
        id, subscription_id, due_on, number, charge_on, currency, net, tax, gross, bill, status, failure_code, created_at,
        asked_at
      )
      values (
        gen_random_uuid(), ${membership.subscriptionId}, '2026-11-20', 1, '2026-11-20', 'USD', 1, 0, 1, '{}', 'DECLINED',
        'CARD_DECLINED', now(), now()
      )
      returning id`;
    const [dueOn, firstDay, lastDay] = ['2026-11-20', '2026-11-20', '2027-11-19'] as const;
    const charge = {
      kind: 'RENEWAL',
      attemptId: attempt.id,
      openInvoiceId: null,
      ...membership,
      dueOn,
      firstDay,
      lastDay,
    } as const;
    const number = await inTransaction(sql, (transaction) =>
      issueInvoice(transaction, charge, content, shop.services.seller),
    );
    const invoices = `{ me { organizationMemberships { organization { slug invoices { number } } } } }`;
    type Answer = {
      me: { organizationMemberships: { organization: { slug: string; invoices: unknown } }[] };
    };
    const listedFor = async (email: string) =>
      (await ask<Answer>(invoices, {}, signedInAs(email))).me.organizationMemberships.find(
        ({ organization }) => organization.slug === 'lakeside-clinic',
      )?.organization.invoices;
    expect(await listedFor('admin@clinic.example')).toEqual([{ number }]);
    expect(await listedFor('member@clinic.example')).toBeNull();
  });
});

describe('the PDF of an invoice', () => {
  const fetchFile = (url: string) => createInvoiceFiles(shop.services)(new Request(url));

  it('is served at its address for a day, and afterwards leads to the page of its order', async () => {
    const placed = await order();
    await issueOrderInvoice(shop.services, placed.id);
    const { url, number } = (await invoiceOf(placed)) as ApiInvoice;
    const file = await fetchFile(url);
    expect(file.status).toBe(200);
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
    expect(file.headers.get('Content-Disposition')).toBe(`inline; filename="${number}.pdf"`);
    expect(file.headers.get('Cache-Control')).toContain('no-store');
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const page = `http://shop.test/us/en/payment-details/${placed.token}/`;
    const wrong = await fetchFile(`${url.split('?')[0]}?key=wrong`);
    expect([wrong.status, wrong.headers.get('Location')]).toEqual([303, page]);
    now = new Date('2026-11-21T15:00:01Z');
    const late = await fetchFile(url);
    expect([late.status, late.headers.get('Location')]).toEqual([303, page]);
  });

  it('is missing for an unknown token', async () => {
    const answers = [`${'x'.repeat(43)}.pdf`, 'nonsense', '%00.pdf'].map((file) =>
      fetchFile(`http://shop.test/invoices/${file}?key=1.x`),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
