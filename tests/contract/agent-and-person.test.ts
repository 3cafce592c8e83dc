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

  const toCheckoutRequest = (quantity: number, optionId?: string) => ({
    line_items: [{ item: { id: 'CBL-USBC' }, quantity }],
    context: { address_country: 'US' },
    buyer: { email: 'ada@clinic.example' },
    fulfillment: agentDelivery(optionId),
  });

  async function ready() {
    const { body } = await send('POST', sessions, toCheckoutRequest(2));
    const option = body.fulfillment.methods[0]?.groups[0]?.options[0]?.id;
    await send('PUT', `${sessions}/${body.id}`, toCheckoutRequest(2, option));
    return { id: body.id, option };
  }
  const complete = (id: string, key: string) =>
    send('POST', `${sessions}/${id}/complete`, payingBy('spt_good'), { 'Idempotency-Key': `${key}-${id}` });
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
        send('PUT', `${sessions}/${id}`, toCheckoutRequest(3, option)),
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
    const stolen = await send('POST', `${sessions}/${id}/complete`, payingBy('spt_good'), key, other);
    expect([done.body.status, stolen.status]).toEqual(['completed', 404]);
    expect(await complete(id, 'once')).toEqual(done);
    expect(await chargesOf(id)).toBe(1);
  });
});
