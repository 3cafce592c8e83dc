import { readFileSync } from 'node:fs';
import { parse, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forwardWaiting } from '../../server/modules/analytics/analytics.jobs.ts';
import type { AnalyticsEvent } from '../../server/modules/analytics/analytics-services.ts';
import { deleteOldEvents } from '../../server/modules/analytics/analytics.repository.ts';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { AnalyticsRecordDocument } from '../../src/graphql/analytics.generated.ts';
import { signedInAs } from '../support/test-account.ts';
import { fillCheckout, orderOf, payBy, place } from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';
import { now, item, body, type Sent, analyticsEvents } from './analytics-events.ts';

/** What the scripted service received, and whether it accepts anything. */
const service = { received: [] as AnalyticsEvent[][], isDown: false };

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({
    async forwardEvents(events) {
      if (service.isDown) throw new Error('down');
      service.received.push([...events]);
    },
  });
});
afterAll(async () => {
  await shop.close();
});
const { record, stored, clear } = analyticsEvents(() => shop);

const recorded = { isRecorded: true, analyticsErrors: [] };

describe('an event', () => {
  it('is stored with what the visitor looked at, and nothing about them', async () => {
    await clear();
    expect(await record()).toEqual(recorded);
    expect(await stored()).toEqual([{ name: 'view_item', user_id: null, happened_at: now }]);
  });

  it.each<[words: string, changes: Partial<Sent>, field: string]>([
    ['of an unknown name', { name: 'page_view' }, 'name'],
    ['with an email address', { body: { ...body, email: 'ada@clinic.example' } }, 'body'],
    ['with a name in an item', { body: { ...body, items: [{ ...item, buyer: 'Ada' }] } }, 'body'],
    ['without items', { body: { ...body, items: [] } }, 'body'],
    ['with too many items', { body: { ...body, items: Array.from({ length: 101 }, () => item) } }, 'body'],
    ['with a negative price', { body: { ...body, items: [{ ...item, price: -1 }] } }, 'body'],
    ['that is no object', { body: [] }, 'body'],
    ['of a purchase without its order', { name: 'purchase' }, 'body'],
    ['of a login with a password', { name: 'login', body: { method: 'Cloud', password: 'x' } }, 'body'],
    ['with more context than is asked for', { context: { address: '500 Howard Street' } }, 'context'],
    ['with a long context', { context: { pageUrl: 'x'.repeat(501) } }, 'context'],
    ['of a visitor with a strange id', { anonymousId: 'ada@clinic.example' }, 'anonymousId'],
    ['of somebody else', { userId: 'someone' }, 'userId'],
  ])('%s is refused', async (_words, changes, field) => {
    await clear();
    expect(await record(changes)).toEqual({
      isRecorded: false,
      analyticsErrors: [{ code: 'INVALID', field }],
    });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['the future', '2027-11-20T15:00:00Z', now],
    ['last year', '2025-11-20T15:00:00Z', now],
    ['an hour ago', '2026-11-20T14:00:00Z', new Date('2026-11-20T14:00:00Z')],
  ])('of %s has a credible time', async (_words, timestamp, happened) => {
    await clear();
    await record({ timestamp });
    expect((await stored())[0]?.happened_at).toEqual(happened);
  });

  it('of a signed-in person has their id', async () => {
    await clear();
    const headers = signedInAs('member@clinic.example');
    expect(await record({}, headers)).toEqual(recorded);
    const userId = (await stored())[0]?.user_id ?? null;
    expect(userId).not.toBeNull();
    expect(await record({ userId }, headers)).toEqual(recorded);
  });
});

/** An order of one probe, as its confirmation tells analytics; a quote isn't paid. */
async function purchaseOf(payment: 'CREDIT_CARD' | 'ELECTRONIC_QUOTE' = 'CREDIT_CARD') {
  const checkout = await fillCheckout(shop.client, { requested: { 'CBL-USBC': 2 } });
  if (payment === 'ELECTRONIC_QUOTE') await payBy(shop.client, checkout.id, payment);
  const placed = await place(shop.client, checkout);
  const number = String((await orderOf(shop.client, placed))?.['number']);
  const [row] = await shop.database.sql<{ readonly net: number }[]>`
    select subtotal_net as net from orders where number = ${number}::bigint`;
  const value = (row?.net ?? 0) / 100;
  return { ...body, value, transactionId: number, orderToken: placed.orderToken };
}

const purchase = (claimed: unknown): Partial<Sent> => ({ name: 'purchase', body: claimed });

describe('a purchase', () => {
  const refused = { isRecorded: false, analyticsErrors: [{ code: 'INVALID', field: 'body' }] };

  it('is recorded once per order, without the order’s token', async () => {
    await clear();
    const real = purchase(await purchaseOf());
    expect([await record(real), await record({ ...real, anonymousId: 'another-visitor' })]).toEqual([
      recorded,
      recorded,
    ]);
    const bodies = await shop.database.sql<{ readonly body: object }[]>`select body from analytics_record`;
    expect(bodies.map((row) => Object.keys(row.body).sort())).toEqual([
      ['currency', 'items', 'transactionId', 'value'],
    ]);
  });

  it('of no order is refused, and keeps no later order out', async () => {
    await clear();
    const [row] = await shop.database.sql<{ readonly last: number }[]>`
      select last_value as last from order_number`;
    const last = row?.last ?? 0;
    const invented = { ...body, value: 1, orderToken: 'x'.repeat(43) };
    for (let ahead = 1; ahead <= 3; ahead += 1)
      expect(await record(purchase({ ...invented, transactionId: String(last + ahead) }))).toEqual(refused);
    const real = await purchaseOf();
    expect(Number(real.transactionId) - last).toBeLessThanOrEqual(3);
    expect(await record(purchase(real))).toEqual(recorded);
    expect(await stored()).toHaveLength(1);
  });

  it.each<[words: string, changes: object]>([
    ['without the order’s token', { orderToken: undefined }],
    ['with an unknown token', { orderToken: 'x'.repeat(43) }],
    ['with what is no token', { orderToken: 'abc' }],
    ['with another order’s number', { transactionId: '1' }],
    ['with another value', { value: 1 }],
    ['with a value that isn’t one of its currency', { value: 1e9 }],
    ['in another currency', { currency: 'EUR' }],
    ['in a currency that doesn’t exist', { currency: 'XXX' }],
  ])('%s is refused, and the order’s own is recorded', async (_words, changes) => {
    await clear();
    const real = await purchaseOf();
    expect(await record(purchase({ ...real, ...changes }))).toEqual(refused);
    expect(await stored()).toEqual([]);
    expect(await record(purchase(real))).toEqual(recorded);
    expect(await stored()).toHaveLength(1);
  });

  it('is no quote that isn’t paid', async () => {
    await clear();
    expect(await record(purchase(await purchaseOf('ELECTRONIC_QUOTE')))).toEqual(refused);
  });
});

describe('an opt-out', () => {
  const refused = { isRecorded: false, analyticsErrors: [] };

  it('by the browser’s signal is honored', async () => {
    await clear();
    expect(await record({}, { 'sec-gpc': '1' })).toEqual(refused);
    expect(await record({}, { 'sec-gpc': '0' })).toEqual(recorded);
    expect(await stored()).toHaveLength(1);
  });

  it('by the signal of a browser in which a person is signed in is honored in their other browsers', async () => {
    await clear();
    const headers = signedInAs('two@clinic.example');
    expect(await record({}, headers)).toEqual(recorded);
    await createGraphqlHandler(shop.services)(
      new Request('http://shop.test/graphql/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-gpc': '1', ...headers },
        body: JSON.stringify({ query: 'query UserQuery { me { id } }' }),
      }),
    );
    expect(await record({}, headers)).toEqual(refused);
    expect(await record()).toEqual(recorded);
  });

  it('by the form is honored in every browser in which the person signs in', async () => {
    await clear();
    const headers = signedInAs('admin@clinic.example');
    expect(await record({}, headers)).toEqual(recorded);
    await shop.client.send('LeadFormSubmit', {
      idempotencyKey: 'opt-out',
      input: {
        form: 'ccpa-do-not-sell',
        languageCode: 'EN_US',
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'Admin@Clinic.example',
        country: 'US',
        countryArea: 'CA',
      },
    });
    expect(await shop.runJobs()).toContain('opt-out-by-form');
    expect(await record({}, headers)).toEqual(refused);
    expect(await record({}, signedInAs('member@clinic.example'))).toEqual(recorded);
    const [row] = await shop.database.sql<{ readonly text: string }[]>`
      select analytics_opt_out::text as text from analytics_opt_out`;
    expect(row?.text).not.toContain('@');
  });
});

describe('events that wait', () => {
  it('are forwarded in batches, each once, the oldest first, and again after a failure', async () => {
    await clear();
    await shop.database.sql`
      insert into analytics_record (message_id, anonymous_id, name, body, context, happened_at, created_at)
      select 'm' || lpad(number::text, 4, '0'), 'a', 'view_item', '{}', '{}', ${now},
        ${now}::timestamptz + make_interval(secs => number)
      from generate_series(1, 250) as number`;
    service.received = [];
    service.isDown = true;
    await expect(forwardWaiting(shop.services)).rejects.toThrow('down');
    service.isDown = false;
    await forwardWaiting(shop.services);
    await forwardWaiting(shop.services);
    expect(service.received.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(service.received.flat().map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 250 }, (_value, index) => `m${String(index + 1).padStart(4, '0')}`),
    );
  });

  it('are deleted after 30 days, forwarded or not', async () => {
    const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
    await clear();
    await record();
    expect(await deleteOldEvents(shop.database.sql, days(29))).toBe(0);
    expect(await deleteOldEvents(shop.database.sql, days(31))).toBe(1);
  });
});

it('the script of visits sends the operation as the storefront has it', () => {
  const script = readFileSync('public/visits.js', 'utf8');
  const [, sent = ''] = /'(mutation AnalyticsRecord.*)'/.exec(script) ?? [];
  expect(print(parse(sent))).toBe(print(parse(AnalyticsRecordDocument.toString())));
});
