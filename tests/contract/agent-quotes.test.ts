import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { protocolVersions } from '../../server/agents/protocol/versions.ts';
import { createQuoteFiles } from '../../server/modules/document/quote-files.ts';
import { agentDelivery, payingBy } from './agent-payloads.ts';
import { type AgentShop, openAgentShop, platformOf } from './agent-shop.ts';
import { place } from './checkout-client.ts';

// A hospital's procurement system asks for a quote, names its order, and orders once someone has approved.

interface Quote {
  readonly number: string;
  readonly status: string;
  readonly last_day: string;
  readonly pdf_url?: string;
}

interface Shown {
  readonly ucp: { readonly payment_handlers: Readonly<Record<string, unknown>> };
  readonly id: string;
  readonly status: string;
  readonly buyer: { readonly email?: string };
  readonly continue_url?: string;
  readonly expires_at: string;
  readonly totals: readonly { readonly type: string; readonly amount: number }[];
  readonly messages?: readonly {
    readonly code: string;
    readonly path?: string;
    readonly before?: { readonly amount: number };
    readonly after?: { readonly amount: number };
  }[];
  readonly procurement?: Readonly<Record<string, unknown>> & { readonly quote?: Quote };
  readonly fulfillment: {
    readonly methods: readonly {
      readonly groups: readonly { readonly options: readonly { readonly id: string }[] }[];
    }[];
  };
  readonly order?: { readonly id: string };
}

let now = new Date('2026-11-20T15:00:00Z');
let opened: AgentShop;
beforeAll(async () => {
  opened = await openAgentShop({ now: () => now });
});
afterAll(() => opened.shop.close());

const quoted = { payment: { instruments: [{ id: 'quote', handler_id: 'quote', type: 'quote' }] } };
const sessions = '/checkout-sessions';
const codes = ({ messages = [] }: Shown) => messages.map(({ code }) => code);
const totalOf = ({ totals }: Shown) => totals.find(({ type }) => type === 'total')?.amount;

describe.each(protocolVersions)('a purchasing department’s agent in %s', (version) => {
  const platform = platformOf(version);
  const send = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    headers: Readonly<Record<string, string>> = {},
    from = platform,
  ) => opened.agent.send<Shown>(from, method, path, payload, headers);

  const toCheckoutRequest = (skus: readonly string[], optionId?: string) => ({
    line_items: skus.map((id) => ({ item: { id }, quantity: 1 })),
    context: { address_country: 'US' },
    buyer: { email: 'purchasing@hospital.example' },
    procurement: {
      organization_name: 'St. Anne Hospital',
      purchase_order_number: 'PO-4711',
      cost_centre: 'R12',
    },
    fulfillment: agentDelivery(optionId),
  });

  async function ready(skus: readonly string[] = ['CBL-USBC']): Promise<Shown> {
    const { body } = await send('POST', sessions, toCheckoutRequest(skus));
    const option = body.fulfillment.methods[0]?.groups[0]?.options[0]?.id;
    return (await send('PUT', `${sessions}/${body.id}`, toCheckoutRequest(skus, option))).body;
  }
  const complete = (id: string, payload: object, key: string) =>
    send('POST', `${sessions}/${id}/complete`, payload, { 'Idempotency-Key': `${key}-${id}` });

  it('names its order, and sees who it buys for', async () => {
    const shown = await ready();
    expect(shown.procurement).toEqual({
      organization_name: 'St. Anne Hospital',
      purchase_order_number: 'PO-4711',
      cost_centre: 'R12',
    });
    expect(shown.ucp.payment_handlers).toHaveProperty(['example.sonde.quote']);
  });

  it('is told which of its references is too long', async () => {
    const shown = await ready();
    const { body } = await send('PUT', `${sessions}/${shown.id}`, {
      ...toCheckoutRequest(['CBL-USBC']),
      procurement: { purchase_order_number: 'x'.repeat(65) },
    });
    expect(body.messages).toMatchObject([
      {
        code: 'invalid',
        path: '$.procurement.purchase_order_number',
        refusal: { reason: 'TOO_LONG', most: 64 },
      },
    ]);
    expect(body.procurement?.['purchase_order_number']).toBe('PO-4711');
  });

  it('keeps each field that is valid beside one that isn’t', async () => {
    const procurement = { organization_name: 'St. Anne Hospital', purchase_order_number: 'x'.repeat(500) };
    const { body } = await send('POST', sessions, { ...toCheckoutRequest(['CBL-USBC']), procurement });
    expect([body.buyer.email, body.procurement]).toEqual([
      'purchasing@hospital.example',
      { organization_name: 'St. Anne Hospital' },
    ]);
    expect(body.messages).toContainEqual(
      expect.objectContaining({ code: 'invalid', path: '$.procurement.purchase_order_number' }),
    );
    const changed = await send('PUT', `${sessions}/${body.id}`, {
      ...toCheckoutRequest(['CBL-USBC']),
      buyer: { email: 'nobody' },
      procurement: { purchase_order_number: 'PO-1', cost_centre: 'y'.repeat(500) },
    });
    expect([changed.body.buyer.email, changed.body.procurement]).toEqual([
      'purchasing@hospital.example',
      { organization_name: 'St. Anne Hospital', purchase_order_number: 'PO-1' },
    ]);
    const refused = changed.body.messages?.filter(({ code }) => code === 'invalid').map(({ path }) => path);
    expect(refused).toEqual(['$.buyer.email', '$.procurement.cost_centre']);
    const nameless = await send('POST', sessions, {
      ...toCheckoutRequest(['CBL-USBC']),
      buyer: { email: 'nobody' },
    });
    expect(nameless.body.procurement).toMatchObject({ purchase_order_number: 'PO-4711' });
  });

  it('gets a quote with a PDF, and orders once it is approved', async () => {
    const before = await ready();
    const asked = await complete(before.id, quoted, 'quote');
    expect(asked.body).toMatchObject({
      status: 'ready_for_complete',
      procurement: {
        purchase_order_number: 'PO-4711',
        quote: { number: expect.stringMatching(/^Q-\d+$/), status: 'open', last_day: '2026-12-20' },
      },
    });
    expect([codes(asked.body), asked.body.order, totalOf(asked.body)]).toEqual([
      ['quote_open'],
      undefined,
      totalOf(before),
    ]);
    expect(asked.body.continue_url).toContain('/us/en/order-payment/');
    expect(await complete(before.id, quoted, 'quote')).toEqual(asked);
    expect(opened.shop.chargesFor({ token: before.id } as never)).toEqual([]);
    const file = await createQuoteFiles(opened.shop.services)(
      new Request(asked.body.procurement?.quote?.pdf_url ?? 'none:'),
    );
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect((await send('PUT', `${sessions}/${before.id}`, toCheckoutRequest(['CBL-USBC']))).status).toBe(409);
    const done = await complete(before.id, payingBy('spt_good'), 'pay');
    expect(done.body).toMatchObject({
      status: 'completed',
      order: { id: expect.any(String) },
      procurement: { quote: { status: 'paid' } },
    });
    expect(await complete(before.id, payingBy('spt_good'), 'pay')).toEqual(done);
    expect(opened.shop.chargesFor({ token: before.id } as never)).toHaveLength(1);
    const [order] = await opened.shop.database.sql<{ reference: string; organization: string }[]>`
      select purchase_order_number as reference, organization_name as organization from orders
      where token_hash = sha256(${done.body.order!.id}::bytea)`;
    expect(order).toEqual({ reference: 'PO-4711', organization: 'St. Anne Hospital' });
  });

  it('gets one quote, however many ask for it at once', async () => {
    const { id } = await ready();
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => complete(id, quoted, key)));
    const { body } = await send('GET', `${sessions}/${id}`);
    expect([body.status, codes(body), body.order]).toEqual(['ready_for_complete', ['quote_open'], undefined]);
    const statuses = new Set(answers.map((answered) => answered.body.status));
    expect([...statuses].filter((status) => status !== 'complete_in_progress')).toEqual([body.status]);
    expect(answers.flatMap((answered) => codes(answered.body))).not.toContain('operation_not_allowed');
    expect((await complete(id, quoted, 'e')).body).toEqual(body);
    expect(await opened.shop.violations()).toEqual([]);
  });

  it('tries another payment after one that is declined', async () => {
    const { id } = await ready();
    await complete(id, quoted, 'quote');
    const unknown = await complete(id, payingBy('pm_good'), 'none');
    expect(unknown.body.messages).toMatchObject([
      { code: 'payment_failed', path: '$.payment.instruments[0].credential.token' },
      { code: 'quote_open' },
    ]);
    const declined = await complete(id, payingBy('spt_declined'), 'first');
    expect([declined.body.status, codes(declined.body)]).toEqual([
      'ready_for_complete',
      ['payment_failed', 'quote_open'],
    ]);
    expect((await complete(id, payingBy('spt_good'), 'second')).body.status).toBe('completed');
  });

  it('orders once, however many approve at once', async () => {
    const { id } = await ready();
    await complete(id, quoted, 'quote');
    await Promise.all(['a', 'b', 'c'].map((key) => complete(id, payingBy('spt_good'), key)));
    expect((await send('GET', `${sessions}/${id}`)).body.status).toBe('completed');
    expect(opened.shop.chargesFor({ token: id } as never)).toHaveLength(1);
    expect(await opened.shop.violations()).toEqual([]);
  });

  it('sees that a quote’s last day is over', async () => {
    const { id } = await ready();
    await complete(id, quoted, 'quote');
    now = new Date('2026-12-22T15:00:00Z');
    const { body } = await send('GET', `${sessions}/${id}`);
    const late = await complete(id, payingBy('spt_good'), 'late');
    now = new Date('2026-11-20T15:00:00Z');
    expect([body.status, body.procurement?.quote?.status]).toEqual(['canceled', 'expired']);
    expect(late.body.status).toBe('canceled');
    expect(opened.shop.chargesFor({ token: id } as never)).toEqual([]);
  });

  it('leaves what a person has to state to them, and orders what they were quoted', async () => {
    const shown = await ready(['IQ3-USBC', 'SUB-IND-1Y']);
    const refused = await complete(shown.id, quoted, 'quote');
    expect(refused.body.status).toBe('requires_escalation');
    expect(codes(refused.body)).toContain('acknowledgement_licensed');
    const { client } = opened.shop;
    const { checkout } = await client.change('CheckoutContinue', {
      checkoutId: Buffer.from(`Checkout:${shown.id}`).toString('base64'),
    });
    expect(checkout?.references.purchaseOrderNumber).toBe('PO-4711');
    const { checkout: asking } = await client.change('CheckoutPaymentCreate', {
      checkoutId: checkout!.id,
      input: { gateway: 'none', method: 'ELECTRONIC_QUOTE', token: null },
    });
    await place(client, asking!, `person-${shown.id}`);
    const seen = (await send('GET', `${sessions}/${shown.id}`)).body;
    expect([seen.status, seen.procurement?.quote?.status, seen.procurement?.quote?.pdf_url]).toEqual([
      'ready_for_complete',
      'open',
      undefined,
    ]);
    expect((await complete(shown.id, payingBy('spt_good'), 'approved')).body.status).toBe('completed');
    expect(opened.shop.chargesFor(checkout!)).toHaveLength(1);
  });

  it('that doesn’t know the extension can’t ask for a quote', async () => {
    const plain = platformOf(version, 'plain');
    const { body } = await send('POST', sessions, toCheckoutRequest(['CBL-USBC']), {}, plain);
    expect(body.procurement).toBeUndefined();
    expect(body.ucp.payment_handlers).not.toHaveProperty(['example.sonde.quote']);
    const asked = await send('POST', `${sessions}/${body.id}/complete`, quoted, {}, plain);
    expect(codes(asked.body)).toContain('payment_failed');
  });
});

it('the schema of the extension is where the profile says', async () => {
  const profile = (await opened.profile('/.well-known/ucp')) as {
    ucp: { capabilities: Readonly<Record<string, readonly { schema: string; extends: string }[]>> };
  };
  const [declared] = profile.ucp.capabilities['example.sonde.procurement'] ?? [];
  expect(declared).toMatchObject({ extends: 'dev.ucp.shopping.checkout' });
  const answer = await opened.raw(new URL(declared!.schema).pathname.replace('/ucp', ''));
  expect([answer.status, ((await answer.json()) as { name: string }).name]).toEqual([
    200,
    'example.sonde.procurement',
  ]);
});
