import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { protocolVersions } from '../../server/agents/protocol/versions.ts';
import { deleteOldAnswers } from '../../server/agents/sessions/agent.jobs.ts';
import { agentDestination, payingBy } from './agent-payloads.ts';
import {
  agentCheckoutsIn,
  amountOf,
  cables,
  codes,
  human,
  type Shown,
  toRequest,
} from './agent-checkout-requests.ts';
import { type AgentShop, openAgentShop, platformOf } from './agent-shop.ts';
import { place, shownCheckout } from './checkout-client.ts';

let opened: AgentShop;
beforeAll(async () => {
  opened = await openAgentShop();
});
afterAll(() => opened.shop.close());

describe.each(protocolVersions)('a checkout in %s', (version) => {
  const { path, send, create, update, ready } = agentCheckoutsIn(version, () => opened);

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
    const done = await send('POST', `${path}/${id}/complete`, payingBy('spt_good'), `key-${id}`);
    expect(done.body).toMatchObject({ status: 'completed', order: { label: expect.any(String) as string } });
    expect(done.body.continue_url).toBeUndefined();
    const again = await send('POST', `${path}/${id}/complete`, payingBy('spt_good'), `key-${id}`);
    expect(again).toEqual(done);
    const other = await send('POST', `${path}/${id}/complete`, payingBy('spt_other'), `key-${id}`);
    expect(other.status).toBe(409);
    expect(opened.shop.chargesFor({ token: id } as never)).toHaveLength(1);
    expect((await send('PUT', `${path}/${id}`, toRequest(cables))).status).toBe(409);
    expect((await send('POST', `${path}/${id}/cancel`)).status).toBe(409);
    expect((await send('GET', `${path}/${id}`)).body).toEqual(done.body);
  });

  it('is in progress while it isn’t known what became of the payment', async () => {
    const { id } = await ready();
    const complete = () => send('POST', `${path}/${id}/complete`, payingBy('spt_declined'), `unknown-${id}`);
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
    const refused = await send('POST', `${path}/${shown.id}/complete`, payingBy('spt_good'));
    const message = refused.body.messages?.find(({ code }) => code === 'prices_are_changed');
    const total = amountOf(shown, 'total');
    expect([message?.before?.amount, message?.after?.amount]).toEqual([total - 100, total]);
    expect(opened.shop.chargesFor({ token: shown.id } as never)).toEqual([]);
    const done = await send('POST', `${path}/${shown.id}/complete`, payingBy('spt_good'));
    expect(done.body.status).toBe('completed');
  });

  it('with a probe for humans needs the buyer in person, and shows the order that they place', async () => {
    const shown = await ready(human);
    expect(shown.status).toBe('requires_escalation');
    expect(shown.messages).toMatchObject([
      { code: 'acknowledgement_licensed', severity: 'requires_buyer_review' },
    ]);
    const refused = await send('POST', `${path}/${shown.id}/complete`, payingBy('spt_good'));
    expect(refused.body.status).toBe('requires_escalation');
    // The buyer opens the address, continues in their browser and orders there.
    const { client } = opened.shop;
    const { checkout } = await client.change('CheckoutContinue', {
      checkoutId: Buffer.from(`Checkout:${shown.id}`).toString('base64'),
    });
    expect(checkout).toMatchObject({ email: 'ada@clinic.example', shippingAddress: { postalCode: '94105' } });
    const taken = (await send('GET', `${path}/${shown.id}`)).body;
    expect([taken.status, codes(taken)]).toEqual(['requires_escalation', ['continued_by_buyer']]);
    const late = await update(shown.id, toRequest([{ item: { id: 'CBL-USBC' }, quantity: 1 }]));
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
    const { id } = await create(toRequest(cables));
    const changed = await update(id, toRequest([{ item: { id: 'CBL-USBC' }, quantity: 1 }]));
    expect(changed.line_items.map(({ item, quantity }) => [item.id, quantity])).toEqual([['CBL-USBC', 1]]);
  });

  it('refuses unknown items, and opens nothing for them', async () => {
    const { body } = await send('POST', path, toRequest([{ item: { id: 'NOTHING' }, quantity: 1 }]));
    expect(body).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'item_unavailable' }] });
  });

  it('applies a code, and says why another doesn’t count', async () => {
    const plain = await ready();
    const reduced = await update(plain.id, toRequest(cables, { discounts: { codes: ['WELCOME10'] } }));
    expect(amountOf(reduced, 'discount')).toBe(-amountOf(plain, 'subtotal') / 10);
    expect(reduced.discounts).toMatchObject({ codes: ['WELCOME10'], applied: [{ code: 'WELCOME10' }] });
    const fixed = await update(plain.id, toRequest(cables, { discounts: { codes: ['USONLY50'] } }));
    expect(amountOf(fixed, 'discount')).toBe(-5000);
    const wrong = await update(
      plain.id,
      toRequest(cables, { discounts: { codes: ['NO-SUCH-CODE', 'OTHER'] } }),
    );
    expect(codes(wrong)).toEqual(
      expect.arrayContaining(['discount_code_combination_disallowed', 'discount_code_invalid']),
    );
  });

  it('says that a code that was used up isn’t valid, not that its time is over', async () => {
    const { sql } = opened.shop.database;
    await sql`update voucher set used = 1 where code = 'LASTONE'`;
    const shown = await create(toRequest(cables, { discounts: { codes: ['LASTONE'] } }));
    await sql`update voucher set used = 0 where code = 'LASTONE'`;
    const told = codes(shown).filter((code) => code.startsWith('discount_code'));
    expect(told).toEqual(['discount_code_invalid']);
  });

  it('is not completed while an answer is missing', async () => {
    const { id } = await create({ line_items: cables });
    const { body } = await send('POST', `${path}/${id}/complete`, payingBy('spt_good'));
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
    const shown = await update(id, toRequest(cables, { fulfillment }));
    expect(codes(shown)).toContain('address_undeliverable');
    const canadian = await create({
      ...toRequest(cables, { fulfillment }),
      context: { address_country: 'CA' },
    });
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
    const shown = await create(toRequest(cables, { buyer: { email: 'ada@clinic.example', consent } }));
    expect(shown.buyer['consent']).toMatchObject(consent);
  });

  it('has only what the platform knows', async () => {
    const { body } = await opened.agent.send<Shown>(
      platformOf(version, 'plain'),
      'POST',
      path,
      toRequest(cables),
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
        (await opened.agent.send(other, method, at, method === 'GET' ? undefined : toRequest(cables))).status,
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
    expect((await send('PUT', `${path}/${id}`, toRequest(cables))).status).toBe(409);
    expect((await send('POST', `${path}/${id}/complete`, payingBy('spt_good'))).status).toBe(409);
    expect(await shownCheckout(opened.shop.client, id)).toMatchObject({ isExpired: true });
  });

  it('answers a repeated request like the first, and refuses a key that is used for another', async () => {
    const key = `create-${version}`;
    const first = await send('POST', path, toRequest(cables), key);
    expect(await send('POST', path, toRequest(cables), key)).toEqual(first);
    expect((await send('POST', path, toRequest(human), key)).status).toBe(409);
    const changed = await send('PUT', `${path}/${first.body.id}`, toRequest(cables), `${key}-update`);
    expect(await send('PUT', `${path}/${first.body.id}`, toRequest(cables), `${key}-update`)).toEqual(
      changed,
    );
  });

  it('forgets after a day what a request was answered', async () => {
    const key = `old-${version}`;
    const first = await send('POST', path, toRequest(cables), key);
    const { sql } = opened.shop.database;
    await sql`update agent_request set answered_at = now() - interval '25 hours' where key = ${key}`;
    expect(await deleteOldAnswers(sql)).toBe(1);
    expect((await send('POST', path, toRequest(cables), key)).body.id).not.toBe(first.body.id);
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
