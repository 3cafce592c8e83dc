import { describe, expect, it } from 'vitest';
import { rateLimits } from '../../server/kernel/rate-limits/rate-limits.ts';
import { fillCheckout, globalId, openCheckout, place, placement } from '../contract/checkout-client.ts';
import { cards } from '../contract/scripted-card-provider.ts';
import { complete, minutes, payload, refusedPayload, repeat, wait, openLimitedShop } from './limited-shop.ts';

const limited = openLimitedShop();
const { clock, send } = limited;

const tryCode = (checkoutId: string, voucherCode: string, from: string) =>
  send(
    `mutation ($checkoutId: ID!, $voucherCode: String) { checkoutUpdateVoucher(checkoutId: $checkoutId, voucherCode: $voucherCode) { ${payload} } }`,
    { checkoutId, voucherCode },
    from,
  );
const lookUp = (token: string, from: string) =>
  send('query ($token: String!) { checkout(token: $token) { token } }', { token }, from);

const refusedQuery = [{ message: wait, extensions: { code: 'RATE_LIMITED' } }];

describe('guessed voucher codes', () => {
  it('for one checkout are refused after the limit, valid ones too, until time has passed', async () => {
    const { id, token } = await openCheckout(limited.shop.client);
    const { burst } = rateLimits.voucher.checkout;
    expect(await repeat(burst, (index) => tryCode(id, `GUESS${index}`, `203.0.113.${index}`))).toEqual([200]);
    const refused = await tryCode(id, 'WELCOME10', '203.0.113.200');
    expect([refused.status, refused.body.data, refused.headers.get('retry-after')]).toEqual([
      429,
      { checkoutUpdateVoucher: { checkoutErrors: refusedPayload, checkout: { token, voucherCode: null } } },
      '10',
    ]);
    clock.now += minutes(1);
    const later = await tryCode(id, 'WELCOME10', '203.0.113.200');
    expect([later.status, later.body.data]).toMatchObject([
      200,
      { checkoutUpdateVoucher: { checkoutErrors: [], checkout: { voucherCode: 'WELCOME10' } } },
    ]);
  });

  it('from one address are refused after the limit, however many checkouts and aliases they use', async () => {
    const { burst } = rateLimits.voucher.client;
    const from = '203.0.113.1';
    const changes = Array.from(
      { length: 5 },
      (_, index) =>
        `a${index}: checkoutCreate(input: {country: US, lines: [], voucherCode: "GUESS${index}"}) { ${payload} }`,
    );
    const questions = Array.from(
      { length: 25 },
      (_, index) => `a${index}: shop(country: US, voucherCode: "GUESS${index}") { voucher { code } }`,
    );
    clock.now += minutes(60);
    expect(await repeat((burst - 25) / 5, () => send(`mutation { ${changes.join(' ')} }`, {}, from))).toEqual(
      [200],
    );
    expect(await repeat(1, () => send(`{ ${questions.join(' ')} }`, {}, from))).toEqual([200]);

    const question = await send(
      '{ shop(country: US, voucherCode: "WELCOME10") { voucher { code } } }',
      {},
      from,
    );
    expect([question.status, question.body.data, question.headers.get('retry-after')]).toEqual([
      429,
      null,
      '5',
    ]);
    expect(question.body.errors).toMatchObject(refusedQuery);
    const change = await send(`mutation { ${changes[0]} }`, {}, from);
    // A refused code must not cost the buyer their cart: it opens without the code.
    expect([change.status, change.body.data]).toEqual([
      200,
      {
        a0: {
          checkoutErrors: [{ code: 'OPERATION_NOT_ALLOWED', field: 'voucherCode', message: wait }],
          checkout: { token: expect.any(String) as string, voucherCode: null },
        },
      },
    ]);

    expect((await send('{ shop(country: US) { currency } }', {}, from)).status).toBe(200);
    expect(
      (await send('{ shop(country: US, voucherCode: "WELCOME10") { voucher { code } } }', {}, '203.0.113.2'))
        .status,
    ).toBe(200);
  });

  it('are counted by network if a client has many addresses', async () => {
    clock.now += minutes(60);
    const { burst } = rateLimits.voucher.client;
    const guess = (index: number) =>
      send(
        'query ($code: String) { shop(country: US, voucherCode: $code) { voucher { code } } }',
        { code: `GUESS${index}` },
        `2001:db8::${index.toString(16)}`,
      );
    expect(await repeat(burst, guess)).toEqual([200]);
    expect((await guess(burst)).status).toBe(429);
  });

  it('are counted for all addresses of a network together, beyond five clients’ worth', async () => {
    clock.now += minutes(60);
    const { burst } = rateLimits.voucher.client;
    const guess = (index: number) =>
      send(
        'query ($code: String) { shop(country: US, voucherCode: $code) { voucher { code } } }',
        { code: `GUESS${index}` },
        `192.0.2.${1 + (index % 250)}`,
      );
    expect(await repeat(burst * 5, guess)).toEqual([200]);
    expect((await guess(251)).status).toBe(429);
    clock.now += minutes(60);
  });

  it('are not counted if they are valid', async () => {
    clock.now += minutes(60);
    const { id } = await openCheckout(limited.shop.client);
    expect(await repeat(70, () => tryCode(id, 'WELCOME10', '203.0.113.3'))).toEqual([200]);
    expect(await repeat(70, () => tryCode(id, '', '203.0.113.3'))).toEqual([200]);
  });
});

describe('many tries at once', () => {
  const voucherQuery = 'query ($code: String) { shop(country: US, voucherCode: $code) { voucher { code } } }';
  const askAtOnce = (times: number, from: string, codeAt: (index: number) => string) =>
    Promise.all(
      Array.from({ length: times }, async (_, index) => {
        const { status } = await send(voucherQuery, { code: codeAt(index) }, from);
        return status;
      }),
    );
  const { burst } = rateLimits.voucher.client;

  it('of wrong codes are answered no more often than one after another', async () => {
    clock.now += minutes(60);
    const statuses = await askAtOnce(burst + 20, '203.0.113.80', (index) => `GUESS${index}`);
    expect(statuses.filter((status) => status === 200)).toHaveLength(burst);
  });

  it('of a right code are all answered', async () => {
    clock.now += minutes(60);
    expect(new Set(await askAtOnce(burst + 20, '203.0.113.82', () => 'WELCOME10'))).toEqual(new Set([200]));
  });

  it('of declined cards reach the provider no more often than one after another', async () => {
    clock.now += minutes(60);
    const from = '203.0.113.83';
    const most = rateLimits.decline.client.burst;
    const checkouts = await Promise.all(
      Array.from({ length: most + 5 }, () => fillCheckout(limited.shop.client, { card: cards.declined })),
    );
    const asked = limited.shop.provider.requests.length;
    const answers = await Promise.all(checkouts.map((checkout) => send(complete, placement(checkout), from)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(limited.shop.provider.requests).toHaveLength(asked + most);
  });
});

describe('guessed tokens', () => {
  const guess = (index: number) => `${'x'.repeat(40)}${String(index).padStart(3, '0')}`;
  const from = '203.0.113.10';

  it.each<[words: string, query: string, name: string]>([
    ['checkouts', 'query ($value: String!) { checkout(token: $value) { token } }', 'value'],
    ['orders', 'query ($value: String!) { order(token: $value) { number } }', 'value'],
    ['referrers', 'query ($value: String!) { referrer(referrerToken: $value) { voucherCode } }', 'value'],
    ['nodes', 'query ($value: ID!) { node(id: $value) { id } }', 'node'],
  ])('are refused after the limit: %s', async (_words, query, kind) => {
    clock.now += minutes(60);
    const ask = (index: number) =>
      send(query, { value: kind === 'node' ? globalId('Order', guess(index)) : guess(index) }, from);
    expect(await repeat(rateLimits.token.client.burst, ask)).toEqual([200]);
    const refused = await ask(999);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect(refused.body.errors).toMatchObject(refusedQuery);
  });

  it('are refused for changes, too', async () => {
    clock.now += minutes(60);
    const ask = (index: number) => tryCode(globalId('Checkout', guess(index)), '', from);
    expect(await repeat(rateLimits.token.client.burst, ask)).toEqual([200]);
    const refused = await ask(999);
    expect([refused.status, refused.body.data]).toEqual([
      429,
      { checkoutUpdateVoucher: { checkoutErrors: refusedPayload, checkout: null } },
    ]);
  });

  it('never delay a neighbor with a valid one', async () => {
    const { id, token } = await openCheckout(limited.shop.client);
    expect((await lookUp(guess(0), from)).status).toBe(429);
    expect((await lookUp(token, from)).body).toEqual({ data: { checkout: { token } } });
    expect((await tryCode(id, 'WELCOME10', from)).status).toBe(200);
  });

  it('are not counted if they are valid', async () => {
    const { token } = await openCheckout(limited.shop.client);
    expect(await repeat(200, () => lookUp(token, '203.0.113.11'))).toEqual([200]);
  });
});

describe('guessed email addresses of an order', () => {
  const prove = (token: string | null, email: string, from: string) =>
    send(
      `mutation ($orderId: ID!, $email: String) {
        orderAccessCreate(orderId: $orderId, email: $email) { accountErrors { code reason } accessKey }
      }`,
      { orderId: globalId('Order', token ?? ''), email },
      from,
    );
  const orderOfGuest = async () => {
    const { orderToken } = await place(
      limited.shop.client,
      await fillCheckout(limited.shop.client),
      crypto.randomUUID(),
    );
    return orderToken;
  };
  const tooMany = {
    orderAccessCreate: {
      accountErrors: [{ code: 'OPERATION_NOT_ALLOWED', reason: 'TOO_MANY_TRIES' }],
      accessKey: null,
    },
  };

  it('from one network are refused after the limit, the right one too, whatever the order', async () => {
    clock.now += minutes(60);
    const token = await orderOfGuest();
    const from = '203.0.113.40';
    const { burst } = rateLimits.orderAccess.client;
    expect(await repeat(burst, (index) => prove(token, `guess${index}@clinic.example`, from))).toEqual([200]);
    for (const asked of [token, await orderOfGuest(), 'x'.repeat(43)]) {
      const refused = await prove(asked, 'ada@clinic.example', from);
      expect([refused.status, refused.body.data]).toEqual([429, tooMany]);
    }
  });

  it('for one order are refused after the limit from everywhere, and none for another order', async () => {
    clock.now += minutes(60);
    const token = await orderOfGuest();
    const { burst } = rateLimits.orderAccess.checkout;
    const guess = (index: number) => prove(token, `guess${index}@clinic.example`, `2001:db8:${index + 1}::1`);
    expect(await repeat(burst, guess)).toEqual([200]);
    expect((await guess(burst)).status).toBe(429);
    expect((await prove(await orderOfGuest(), 'guess@clinic.example', '2001:db8:ffff::1')).status).toBe(200);
  });
});
