import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { protocolVersions } from '../../server/agents/protocol/versions.ts';
import { deleteOldAnswers } from '../../server/agents/sessions/agent.jobs.ts';
import { agentDelivery, agentDestination, payingBy } from './agent-payloads.ts';
import { type AgentShop, openAgentShop, platformOf } from './agent-shop.ts';
import { place, shownCheckout } from './checkout-client.ts';

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly currency: string;
  readonly line_items: readonly {
    readonly id: string;
    readonly item: { readonly id: string };
    readonly quantity: number;
  }[];
  readonly buyer: Readonly<Record<string, unknown>>;
  readonly totals: readonly { readonly type: string; readonly amount: number }[];
  readonly messages?: readonly {
    readonly code: string;
    readonly severity: string;
    readonly path?: string;
    readonly before?: { readonly amount: number };
    readonly after?: { readonly amount: number };
  }[];
  readonly continue_url?: string;
  readonly fulfillment?: {
    readonly methods: readonly {
      readonly id: string;
      readonly destinations: readonly { readonly id: string }[];
      readonly groups: readonly {
        readonly id: string;
        readonly options: readonly { readonly id: string }[];
      }[];
    }[];
  };
  readonly discounts?: {
    readonly codes: readonly string[];
    readonly applied: readonly { readonly amount: number }[];
  };
  readonly order?: { readonly id: string; readonly label: string; readonly permalink_url: string };
}

/** What an agent may buy by itself. */
const cables = [{ item: { id: 'CBL-USBC' }, quantity: 2 }];
const human = [
  { item: { id: 'IQ3-USBC' }, quantity: 1 },
  { item: { id: 'SUB-IND-1Y' }, quantity: 1 },
];

const wanted = (lines: object, more: object = {}) => ({
  line_items: lines,
  context: { address_country: 'US' },
  buyer: { email: 'ada@clinic.example' },
  fulfillment: agentDelivery(),
  ...more,
});

let opened: AgentShop;
beforeAll(async () => {
  opened = await openAgentShop();
});
afterAll(() => opened.shop.close());

const codes = ({ messages = [] }: Shown) => messages.map(({ code }) => code);
const amountOf = ({ totals }: Shown, type: string) =>
  totals.filter((one) => one.type === type).reduce((sum, { amount }) => sum + amount, 0);

describe.each(protocolVersions)('a checkout in %s', (version) => {
  const platform = platformOf(version);
  const path = '/checkout-sessions';
  const send = (method: 'GET' | 'POST' | 'PUT', at: string, payload?: object, key?: string) =>
    opened.agent.send<Shown>(
      platform,
      method,
      at,
      payload,
      key === undefined ? {} : { 'Idempotency-Key': key },
    );
  const create = async (payload: object, key?: string) => (await send('POST', path, payload, key)).body;
  const update = async (id: string, payload: object, key?: string) =>
    (await send('PUT', `${path}/${id}`, payload, key)).body;

  const selecting = (shown: Shown) => ({
    methods: [
      {
        id: shown.fulfillment?.methods[0]?.id,
        type: 'shipping',
        line_item_ids: [],
        destinations: [agentDestination],
        selected_destination_id: 'home',
        groups: [
          { id: 'package', selected_option_id: shown.fulfillment?.methods[0]?.groups[0]?.options[0]?.id },
        ],
      },
    ],
  });

  /** A checkout that only lacks its payment. */
  async function ready(lines: object = cables, more: object = {}) {
    const shown = await create(wanted(lines, more));
    return update(shown.id, wanted(lines, { fulfillment: selecting(shown), ...more }));
  }

  it('says what is missing, with the path of each', async () => {
    const { status, body } = await send('POST', path, { line_items: cables });
    expect([status, body.status]).toEqual([201, 'incomplete']);
    expect(body.messages?.map(({ code, severity, path: at }) => [code, severity, at])).toEqual([
      ['invalid', 'recoverable', '$.buyer.email'],
      ['shipping_address_not_set', 'recoverable', '$.fulfillment.methods[0].destinations[0]'],
      ['shipping_method_not_set', 'recoverable', '$.fulfillment.methods[0].groups[0].selected_option_id'],
      ['billing_address_not_set', 'recoverable', '$.payment.instruments[0].billing_address'],
    ]);
  });

  it('is ready once everything but the payment is there, and its totals add up', async () => {
    const shown = await ready();
    expect([shown.status, shown.messages]).toEqual(['ready_for_complete', undefined]);
    const parts = shown.totals.filter(({ type }) => type !== 'total');
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(amountOf(shown, 'total'));
    expect(shown.buyer).toMatchObject({ email: 'ada@clinic.example', first_name: 'Ada' });
    expect((await send('GET', `${path}/${shown.id}`)).body).toEqual(shown);
  });

  it('becomes an order when it is completed, and stays it', async () => {
    const { id } = await ready();
    const done = await send('POST', `${path}/${id}/complete`, payingBy('pm_good'), `key-${id}`);
    expect(done.body).toMatchObject({ status: 'completed', order: { label: expect.any(String) as string } });
    expect(done.body.continue_url).toBeUndefined();
    const again = await send('POST', `${path}/${id}/complete`, payingBy('pm_good'), `key-${id}`);
    expect(again).toEqual(done);
    const other = await send('POST', `${path}/${id}/complete`, payingBy('pm_other'), `key-${id}`);
    expect(other.status).toBe(409);
    expect(opened.shop.chargesFor({ token: id } as never)).toHaveLength(1);
    expect((await send('PUT', `${path}/${id}`, wanted(cables))).status).toBe(409);
    expect((await send('POST', `${path}/${id}/cancel`)).status).toBe(409);
    expect((await send('GET', `${path}/${id}`)).body).toEqual(done.body);
  });

  it('is charged once, however many complete it at once', async () => {
    const { id } = await ready();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((key) =>
        send('POST', `${path}/${id}/complete`, payingBy('pm_good'), `${key}-${id}`),
      ),
    );
    expect(answers.map(({ body }) => body.status)).toContain('completed');
    expect(opened.shop.chargesFor({ token: id } as never)).toHaveLength(1);
    expect(await opened.shop.violations()).toEqual([]);
  });

  it('tells a declined payment, and takes another', async () => {
    const { id } = await ready();
    const declined = await send('POST', `${path}/${id}/complete`, payingBy('pm_declined'), `first-${id}`);
    expect(codes(declined.body)).toContain('payment_failed');
    const done = await send('POST', `${path}/${id}/complete`, payingBy('pm_good'), `second-${id}`);
    expect(done.body.status).toBe('completed');
  });

  it('is in progress while it isn’t known what became of the payment', async () => {
    const { id } = await ready();
    const complete = () => send('POST', `${path}/${id}/complete`, payingBy('pm_declined'), `unknown-${id}`);
    await complete();
    // The process that paid has ended before it wrote down anything, and its place isn't free yet.
    await opened.shop.database.sql`
      update idempotency set response = null, attempt_id = null, locked_at = now(), recovery_point = 'STARTED', finished_at = null
      where scope = 'checkoutComplete:' || (select id from checkout where token_hash = sha256(${id}::bytea))`;
    expect((await complete()).body).toMatchObject({ status: 'complete_in_progress' });
  });

  it('is not completed at another total than the platform was told', async () => {
    const shown = await ready();
    const { sql } = opened.shop.database;
    await sql`update agent_checkout set shown_total = shown_total - 100
      where checkout_id = (select id from checkout where token_hash = sha256(${shown.id}::bytea))`;
    const refused = await send('POST', `${path}/${shown.id}/complete`, payingBy('pm_good'));
    const message = refused.body.messages?.find(({ code }) => code === 'prices_are_changed');
    const total = amountOf(shown, 'total');
    expect([message?.before?.amount, message?.after?.amount]).toEqual([total - 100, total]);
    expect(opened.shop.chargesFor({ token: shown.id } as never)).toEqual([]);
    const done = await send('POST', `${path}/${shown.id}/complete`, payingBy('pm_good'));
    expect(done.body.status).toBe('completed');
  });

  it('needs an instrument of the handler that it names', async () => {
    const { id } = await ready();
    const other = {
      payment: {
        instruments: [{ id: 'x', handler_id: 'other', type: 'card', credential: { type: 't', token: 'x' } }],
      },
    };
    expect(codes((await send('POST', `${path}/${id}/complete`, other)).body)).toContain('payment_failed');
    expect(codes((await send('POST', `${path}/${id}/complete`, {})).body)).toContain('payment_failed');
  });

  it('waits for the buyer’s bank with an address to continue on', async () => {
    const { id } = await ready();
    const { body } = await send('POST', `${path}/${id}/complete`, payingBy('pm_asks'), `bank-${id}`);
    expect(body).toMatchObject({ status: 'requires_escalation' });
    expect(codes(body)).toContain('payment_authentication');
    expect(body.continue_url).toContain(`/us/en/checkout/${id}/`);
  });

  it('with a probe for humans needs the buyer in person, and shows the order that they place', async () => {
    const shown = await ready(human);
    expect(shown.status).toBe('requires_escalation');
    expect(shown.messages).toMatchObject([
      { code: 'acknowledgement_licensed', severity: 'requires_buyer_review' },
    ]);
    const refused = await send('POST', `${path}/${shown.id}/complete`, payingBy('pm_good'));
    expect(refused.body.status).toBe('requires_escalation');
    // The buyer opens the address, continues in their browser and orders there.
    const { client } = opened.shop;
    const { checkout } = await client.change('CheckoutContinue', {
      checkoutId: Buffer.from(`Checkout:${shown.id}`).toString('base64'),
    });
    expect(checkout).toMatchObject({ email: 'ada@clinic.example', shippingAddress: { postalCode: '94105' } });
    const taken = (await send('GET', `${path}/${shown.id}`)).body;
    expect([taken.status, codes(taken)]).toEqual(['requires_escalation', ['continued_by_buyer']]);
    const late = await update(shown.id, wanted([{ item: { id: 'CBL-USBC' }, quantity: 1 }]));
    expect(codes(late)).toContain('operation_not_allowed');
    const { checkout: paid } = await client.change('CheckoutPaymentCreate', {
      checkoutId: checkout!.id,
      input: { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_good' },
    });
    const { order } = await place(client, paid!, `person-${shown.id}`);
    const done = (await send('GET', `${path}/${shown.id}`)).body;
    expect(done).toMatchObject({ status: 'completed', order: { id: order!.token } });
  });

  it('replaces lines, and removes what is no longer named', async () => {
    const { id } = await create(wanted(cables));
    const changed = await update(id, wanted([{ item: { id: 'CBL-USBC' }, quantity: 1 }]));
    expect(changed.line_items.map(({ item, quantity }) => [item.id, quantity])).toEqual([['CBL-USBC', 1]]);
  });

  it('refuses unknown items, and opens nothing for them', async () => {
    const { body } = await send('POST', path, wanted([{ item: { id: 'NOTHING' }, quantity: 1 }]));
    expect(body).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'item_unavailable' }] });
  });

  it('applies a code, and says why another doesn’t count', async () => {
    const plain = await ready();
    const reduced = await update(plain.id, wanted(cables, { discounts: { codes: ['WELCOME10'] } }));
    expect(amountOf(reduced, 'discount')).toBe(-amountOf(plain, 'subtotal') / 10);
    expect(reduced.discounts).toMatchObject({ codes: ['WELCOME10'], applied: [{ code: 'WELCOME10' }] });
    const fixed = await update(plain.id, wanted(cables, { discounts: { codes: ['USONLY50'] } }));
    expect(amountOf(fixed, 'discount')).toBe(-5000);
    const wrong = await update(plain.id, wanted(cables, { discounts: { codes: ['NO-SUCH-CODE', 'OTHER'] } }));
    expect(codes(wrong)).toEqual(
      expect.arrayContaining(['discount_code_combination_disallowed', 'discount_code_invalid']),
    );
  });

  it('is not completed while an answer is missing', async () => {
    const { id } = await create({ line_items: cables });
    const { body } = await send('POST', `${path}/${id}/complete`, payingBy('pm_good'));
    expect([body.status, codes(body)]).toEqual([
      'incomplete',
      expect.arrayContaining(['shipping_address_not_set']),
    ]);
    expect(opened.shop.chargesFor({ token: id } as never)).toEqual([]);
  });

  it('is sent within the country of its prices', async () => {
    const { id } = await ready();
    const abroad = {
      ...agentDestination,
      address_country: 'CA',
      address_region: 'ON',
      postal_code: 'M5V 2T6',
    };
    const fulfillment = {
      methods: [{ type: 'shipping', destinations: [abroad], selected_destination_id: 'home' }],
    };
    const shown = await update(id, wanted(cables, { fulfillment }));
    expect(codes(shown)).toContain('address_undeliverable');
    const canadian = await create({ ...wanted(cables, { fulfillment }), context: { address_country: 'CA' } });
    expect(canadian.currency).toBe('CAD');
    expect(canadian.fulfillment?.methods[0]?.groups[0]?.options).not.toEqual(
      shown.fulfillment?.methods[0]?.groups[0]?.options,
    );
  });

  it('keeps the buyer’s consent to news in the form of the version', async () => {
    const consent =
      version === '2026-04-08'
        ? { marketing: true }
        : { 'dev.ucp.consent.marketing': { granted: true, source: 'platform' } };
    const shown = await create(wanted(cables, { buyer: { email: 'ada@clinic.example', consent } }));
    expect(shown.buyer['consent']).toMatchObject(consent);
  });

  it('has only what the platform knows', async () => {
    const { body } = await opened.agent.send<Shown>(
      platformOf(version, 'plain'),
      'POST',
      path,
      wanted(cables),
    );
    expect([body.fulfillment, body.discounts, body.buyer['consent']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is seen by nobody but the platform that opened it', async () => {
    const { id } = await ready();
    const other = platformOf(version, 'other');
    for (const [method, at] of [
      ['GET', `${path}/${id}`],
      ['PUT', `${path}/${id}`],
      ['POST', `${path}/${id}/complete`],
      ['POST', `${path}/${id}/cancel`],
    ] as const)
      expect(
        (await opened.agent.send(other, method, at, method === 'GET' ? undefined : wanted(cables))).status,
      ).toBe(404);
    const browsers = await opened.shop.client.change('CheckoutCreate', {
      input: { country: 'US', lines: [] },
    });
    expect((await send('GET', `${path}/${browsers.checkout!.token}`)).status).toBe(404);
  });

  it('is canceled for everybody, and stays so', async () => {
    const { id } = await ready();
    const canceled = await send('POST', `${path}/${id}/cancel`, {}, `cancel-${id}`);
    expect([canceled.status, canceled.body.status]).toEqual([200, 'canceled']);
    expect(await send('POST', `${path}/${id}/cancel`, {}, `cancel-${id}`)).toEqual(canceled);
    expect((await send('POST', `${path}/${id}/cancel`)).status).toBe(409);
    expect((await send('PUT', `${path}/${id}`, wanted(cables))).status).toBe(409);
    expect((await send('POST', `${path}/${id}/complete`, payingBy('pm_good'))).status).toBe(409);
    expect(await shownCheckout(opened.shop.client, id)).toMatchObject({ isExpired: true });
  });

  it('answers a repeated request like the first, and refuses a key that is used for another', async () => {
    const key = `create-${version}`;
    const first = await send('POST', path, wanted(cables), key);
    expect(await send('POST', path, wanted(cables), key)).toEqual(first);
    expect((await send('POST', path, wanted(human), key)).status).toBe(409);
    const changed = await send('PUT', `${path}/${first.body.id}`, wanted(cables), `${key}-update`);
    expect(await send('PUT', `${path}/${first.body.id}`, wanted(cables), `${key}-update`)).toEqual(changed);
  });

  it('forgets after a day what a request was answered', async () => {
    const key = `old-${version}`;
    const first = await send('POST', path, wanted(cables), key);
    const { sql } = opened.shop.database;
    await sql`update agent_request set answered_at = now() - interval '25 hours' where key = ${key}`;
    expect(await deleteOldAnswers(sql)).toBe(1);
    expect((await send('POST', path, wanted(cables), key)).body.id).not.toBe(first.body.id);
  });

  it('refuses a payload that isn’t a checkout, with the path of what is wrong', async () => {
    const { status, body } = await send('POST', path, {
      line_items: [{ item: { id: 'CBL-USBC' }, quantity: 'two' }],
    });
    expect(status).toBe(400);
    expect(body.messages).toMatchObject([{ code: 'invalid', path: '$.line_items[0].quantity' }]);
  });

  it('is not opened where the shop doesn’t sell', async () => {
    const { body } = await send('POST', path, { line_items: cables, context: { address_country: 'AQ' } });
    expect(body).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'country_not_available' }] });
  });
});
