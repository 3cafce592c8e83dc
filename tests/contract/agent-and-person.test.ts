import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { protocolVersions } from '../../server/agents/protocol/versions.ts';
import { agentDelivery, payingBy } from './agent-payloads.ts';
import { type AgentShop, openAgentShop, platformOf } from './agent-shop.ts';
import { globalId, payWith, place, shownCheckout } from './checkout-client.ts';

// An agent and a person have the same checkout at the same time: one order, one charge, and each is told.

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly messages?: readonly { readonly code: string }[];
  readonly fulfillment: {
    readonly methods: readonly {
      readonly groups: readonly { readonly options: readonly { readonly id: string }[] }[];
    }[];
  };
  readonly order?: { readonly id: string };
}

interface Discounted {
  readonly id: string;
  readonly discounts?: { readonly codes?: readonly string[]; readonly applied?: readonly object[] };
}

const rounds = process.env['FULL'] === '1' ? 20 : 3;
const sessions = '/checkout-sessions';

let opened: AgentShop;
beforeAll(async () => {
  opened = await openAgentShop();
});
afterAll(() => opened.shop.close());

describe.each(protocolVersions)('a checkout in %s that a person has, too', (version) => {
  const send = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    headers: Readonly<Record<string, string>> = {},
    platform = platformOf(version),
  ) => opened.agent.send<Shown>(platform, method, path, payload, headers);

  const wanted = (quantity: number, optionId?: string) => ({
    line_items: [{ item: { id: 'CBL-USBC' }, quantity }],
    context: { address_country: 'US' },
    buyer: { email: 'ada@clinic.example' },
    fulfillment: agentDelivery(optionId),
  });

  async function ready() {
    const { body } = await send('POST', sessions, wanted(2));
    const option = body.fulfillment.methods[0]?.groups[0]?.options[0]?.id;
    await send('PUT', `${sessions}/${body.id}`, wanted(2, option));
    return { id: body.id, option };
  }
  const complete = (id: string, key: string) =>
    send('POST', `${sessions}/${id}/complete`, payingBy('pm_good'), { 'Idempotency-Key': `${key}-${id}` });
  const chargesOf = async (id: string) => {
    const rows = await opened.shop.database.sql<{ charges: number }[]>`
      select count(*)::integer as charges from payment_attempt
      join orders on orders.id = payment_attempt.order_id
      join checkout on checkout.id = orders.checkout_id
      where payment_attempt.status = 'SUCCEEDED' and (
        checkout.token_hash = sha256(${id}::bytea)
        or checkout.origin_id = (select origin_id from checkout where token_hash = sha256(${id}::bytea)))`;
    return rows[0]?.charges;
  };

  it('is changed by one of them at a time, and by neither halfway', async () => {
    const { client } = opened.shop;
    for (let round = 0; round < rounds; round += 1) {
      const { id, option } = await ready();
      const [byAgent, byPerson] = await Promise.all([
        send('PUT', `${sessions}/${id}`, wanted(3, option)),
        client.change('CheckoutEmailUpdate', {
          checkoutId: globalId('Checkout', id),
          email: 'grace@clinic.example',
        }),
      ]);
      expect([byAgent.status, byPerson.checkoutErrors]).toEqual([200, []]);
      const checkout = await shownCheckout(client, id);
      expect(checkout?.lines.map(({ quantity }) => quantity)).toEqual([3]);
      expect(['ada@clinic.example', 'grace@clinic.example']).toContain(checkout?.email);
    }
  });

  it('becomes one order if both pay at once', async () => {
    const { client } = opened.shop;
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await ready();
      const checkout = await shownCheckout(client, id);
      await Promise.allSettled([
        complete(id, 'agent'),
        complete(id, 'agent again'),
        payWith(client, checkout!.id, 'pm_good').then((paid) => place(client, paid, `person-${id}`)),
      ]);
      const done = await complete(id, 'afterwards');
      expect(done.body).toMatchObject({ status: 'completed', order: { id: expect.any(String) } });
      expect(await chargesOf(id)).toBe(1);
    }
    expect(await opened.shop.violations()).toEqual([]);
  });

  it('becomes one order if the person continues it elsewhere while the agent pays', async () => {
    const { client } = opened.shop;
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await ready();
      const [byAgent, continued] = await Promise.all([
        complete(id, 'agent'),
        client.change('CheckoutContinue', { checkoutId: globalId('Checkout', id) }),
      ]);
      const copy = continued.checkout;
      if (copy !== null && !copy.isPlaced)
        await payWith(client, copy.id, 'pm_good').then(
          (paid) => place(client, paid, `person-${id}`),
          () => null,
        );
      const seen = (await send('GET', `${sessions}/${id}`)).body;
      expect([byAgent.status, seen.status, await chargesOf(id)]).toEqual([200, 'completed', 1]);
    }
    expect(await opened.shop.violations()).toEqual([]);
  });

  it('isn’t another platform’s, also with a request that was answered before', async () => {
    const { id } = await ready();
    const done = await complete(id, 'once');
    const other = platformOf(version, 'other');
    const key = { 'Idempotency-Key': `once-${id}` };
    const stolen = await send('POST', `${sessions}/${id}/complete`, payingBy('pm_good'), key, other);
    expect([done.body.status, stolen.status]).toEqual(['completed', 404]);
    expect(await complete(id, 'once')).toEqual(done);
    expect(await chargesOf(id)).toBe(1);
  });
});

it('a platform opens only so many checkouts, and is told when it may again', async () => {
  const limited = await openAgentShop({}, null, 0.01);
  try {
    const platform = platformOf('2026-08-25');
    const open = (name: string) =>
      limited.raw(`/v1/${name}`, {
        method: 'POST',
        headers: {
          'UCP-Agent': `profile="${platform.profileUrl}"`,
          'Content-Type': 'application/json',
          'Idempotency-Key': name,
        },
        body: JSON.stringify({ line_items: [{ item: { id: 'CBL-USBC' }, quantity: 1 }] }),
      });
    expect((await open('checkout-sessions')).status).toBe(201);
    await open('carts');
    const refused = await open('carts');
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect(await refused.json()).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ code: 'rate_limited' }],
    });
    const byTool = await limited.raw('/mcp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'create_cart',
          arguments: {
            meta: { 'ucp-agent': { profile: platform.profileUrl } },
            cart: { line_items: [{ item: { id: 'CBL-USBC' }, quantity: 1 }] },
          },
        },
      }),
    });
    expect(Number(byTool.headers.get('Retry-After'))).toBeGreaterThan(0);
    const [, retryAfter] = /"retry_after":(\d+)/.exec(await byTool.text()) ?? [];
    expect(retryAfter).toBe(byTool.headers.get('Retry-After'));
    expect((await limited.raw('/buy/CBL-USBC:1?context/address_country=US')).status).toBe(303);
    const permalink = await limited.raw('/buy/CBL-USBC:1?context/address_country=US');
    expect([permalink.status, permalink.headers.has('Retry-After')]).toEqual([429, true]);
  } finally {
    await limited.shop.close();
  }
});

describe('many requests at once', () => {
  const statusesOf = (answers: readonly Response[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  it('open no more carts by permalinks than one after another', async () => {
    const limited = await openAgentShop({}, null, 0.1);
    try {
      const path = '/buy/CBL-USBC:1?context/address_country=US';
      const answers = await Promise.all(Array.from({ length: 50 }, () => limited.raw(path)));
      expect([statusesOf(answers, 303), statusesOf(answers, 429)]).toEqual([12, 38]);
    } finally {
      await limited.shop.close();
    }
  });

  it('try no more codes than one after another, over all checkouts of a platform', async () => {
    const limited = await openAgentShop({}, null, 0.05);
    try {
      const tryCode = async (index: number, name = 'agent') => {
        const { body } = await limited.agent.send<{
          messages?: readonly { refusal?: { reason?: string } }[];
        }>(platformOf('2026-08-25', name), 'POST', sessions, {
          line_items: [{ item: { id: 'CBL-USBC' }, quantity: 1 }],
          context: { address_country: 'US' },
          discounts: { codes: [`WRONG${index}`] },
        });
        return body.messages?.some(({ refusal }) => refusal?.reason === 'TOO_MANY_TRIES') === true;
      };
      const platform = platformOf('2026-08-25').profileUrl;
      for (let used = 0; used < 13; used += 1)
        limited.limits.count('voucher', { address: '', checkout: null, platform });
      const refused = await Promise.all(Array.from({ length: 5 }, (_, index) => tryCode(index)));
      expect(refused.filter(Boolean)).toHaveLength(3);
      expect(await tryCode(9, 'other')).toBe(false);
    } finally {
      await limited.shop.close();
    }
  });

  it('take a code away also where no more may be tried', async () => {
    const limited = await openAgentShop({}, null, 0.05);
    try {
      const platform = platformOf('2026-08-25');
      const withCodes = async (method: 'POST' | 'PUT', path: string, codes: readonly string[]) => {
        const { body } = await limited.agent.send<Discounted>(platform, method, path, {
          line_items: [{ item: { id: 'CBL-USBC' }, quantity: 1 }],
          context: { address_country: 'US' },
          discounts: { codes },
        });
        return body;
      };
      const { id, discounts } = await withCodes('POST', sessions, ['WELCOME10']);
      expect(discounts?.codes).toEqual(['WELCOME10']);
      for (let used = 0; used < 15; used += 1)
        limited.limits.count('voucher', { address: '', checkout: null, platform: platform.profileUrl });
      const without = await withCodes('PUT', `${sessions}/${id}`, []);
      expect([without.discounts?.codes ?? [], without.discounts?.applied ?? []]).toEqual([[], []]);
    } finally {
      await limited.shop.close();
    }
  });
});
