import { describe, expect, it } from 'vitest';
import { agentDelivery, payingBy } from './agent-payloads.ts';
import { type AgentShop, openAgentShop, platformOf } from './agent-shop.ts';

// How much a platform may do, and may get wrong: by itself, and with all that it opens together.

interface Discounted {
  readonly id: string;
  readonly discounts?: { readonly codes?: readonly string[]; readonly applied?: readonly object[] };
}

const sessions = '/checkout-sessions';

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

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly fulfillment: {
    readonly methods: readonly {
      readonly groups: readonly { readonly options: readonly { readonly id: string }[] }[];
    }[];
  };
  readonly messages?: readonly { readonly refusal?: { readonly reason: string | null } }[];
}

/** The id of a checkout that only lacks its payment. */
async function readyCheckout({ agent }: AgentShop, platform: ReturnType<typeof platformOf>): Promise<string> {
  const toCheckoutRequest = (optionId?: string) => ({
    line_items: [{ item: { id: 'CBL-USBC' }, quantity: 1 }],
    context: { address_country: 'US' },
    buyer: { email: 'ada@clinic.example' },
    fulfillment: agentDelivery(optionId),
  });
  const { body } = await agent.send<Shown>(platform, 'POST', sessions, toCheckoutRequest());
  const option = body.fulfillment.methods[0]?.groups[0]?.options[0]?.id;
  await agent.send(platform, 'PUT', `${sessions}/${body.id}`, toCheckoutRequest(option));
  return body.id;
}

/** Why a payment by a card that its bank declines was refused. */
async function reasonOfRefusal(
  { agent }: AgentShop,
  platform: ReturnType<typeof platformOf>,
  id: string,
): Promise<string | null | undefined> {
  const { body } = await agent.send<Shown>(
    platform,
    'POST',
    `${sessions}/${id}/complete`,
    payingBy('spt_declined'),
  );
  return body.messages?.[0]?.refusal?.reason;
}

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

  it('decline no more cards than one after another, over all checkouts of a platform', async () => {
    const limited = await openAgentShop({}, null, 0.1);
    try {
      const [first, second] = [platformOf('2026-08-25'), platformOf('2026-08-25', 'other')];
      const checkouts = await Promise.all([1, 2, 3, 4, 5].map(() => readyCheckout(limited, first)));
      const others = await readyCheckout(limited, second);
      for (let used = 0; used < 17; used += 1)
        limited.limits.count('decline', { address: '', checkout: null, platform: first.profileUrl });
      const getReason = (id: string, platform = first) => reasonOfRefusal(limited, platform, id);
      const asked = limited.shop.provider.requests.length;
      const reasons = await Promise.all(checkouts.map((id) => getReason(id)));
      expect(reasons.filter((reason) => reason === 'TOO_MANY_TRIES')).toHaveLength(2);
      expect(limited.shop.provider.requests).toHaveLength(asked + 3);
      expect(await getReason(others, second)).not.toBe('TOO_MANY_TRIES');
    } finally {
      await limited.shop.close();
    }
  });
});
