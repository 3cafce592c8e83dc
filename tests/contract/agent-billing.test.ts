import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { protocolVersions } from '../../server/agents/protocol/versions.ts';
import { agentDelivery, payingBy, payingFrom } from './agent-payloads.ts';
import { type AgentShop, openAgentShop, platformOf } from './agent-shop.ts';

// The billing address comes with the instrument that pays: for a checkout it is the order's, for a quote it isn't any more.

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly messages?: readonly { readonly type: string; readonly code: string; readonly path?: string }[];
  readonly fulfillment: {
    readonly methods: readonly {
      readonly groups: readonly { readonly options: readonly { readonly id: string }[] }[];
    }[];
  };
}

const sessions = '/checkout-sessions';
const office = {
  street_address: '350 Fifth Avenue',
  address_locality: 'New York',
  address_region: 'NY',
  postal_code: '10118',
  address_country: 'US',
};
const field = (name: string) => `$.payment.instruments[0].billing_address.${name}`;
const quoted = {
  payment: { instruments: [{ id: 'quote', handler_id: 'quote', type: 'quote', selected: true }] },
};

let opened: AgentShop;
beforeAll(async () => {
  opened = await openAgentShop();
});
afterAll(() => opened.shop.close());

describe.each(protocolVersions)('the billing address of an instrument in %s', (version) => {
  const send = async (method: 'POST' | 'PUT', path: string, payload: object) =>
    (await opened.agent.send<Shown>(platformOf(version), method, path, payload)).body;
  const toCheckoutRequest = (optionId?: string, more: object = {}) => ({
    line_items: [{ item: { id: 'CBL-USBC' }, quantity: 1 }],
    context: { address_country: 'US' },
    buyer: { email: 'ada@clinic.example' },
    procurement: { organization_name: 'St. Anne Hospital' },
    fulfillment: agentDelivery(optionId),
    ...more,
  });
  async function ready(): Promise<string> {
    const shown = await send('POST', sessions, toCheckoutRequest());
    await send(
      'PUT',
      `${sessions}/${shown.id}`,
      toCheckoutRequest(shown.fulfillment.methods[0]?.groups[0]?.options[0]?.id),
    );
    return shown.id;
  }
  const complete = (id: string, payload: object) => send('POST', `${sessions}/${id}/complete`, payload);
  const problems = ({ messages = [] }: Shown) =>
    messages.flatMap(({ type, code, path }) => (type === 'error' ? [[code, path]] : []));

  /** Whom the invoice of a checkout's order is for. */
  async function findBillingAddress(id: string) {
    const [row] = await opened.shop.database.sql<{ address: Readonly<Record<string, string>> }[]>`
      select orders.billing_address as address from orders join checkout on checkout.id = orders.checkout_id
      where checkout.token_hash = sha256(${id}::bytea)`;
    const { firstName, lastName, streetAddress1, postalCode } = row?.address ?? {};
    return [firstName, lastName, streetAddress1, postalCode];
  }

  it('is the order’s, for the buyer that the checkout names', async () => {
    const id = await ready();
    expect((await complete(id, payingFrom('spt_good', office))).status).toBe('completed');
    expect(await findBillingAddress(id)).toEqual(['Ada', 'Byron', '350 Fifth Avenue', '10118']);
  });

  it('is where the goods go if it has none', async () => {
    const id = await ready();
    await complete(id, payingBy('spt_good'));
    expect(await findBillingAddress(id)).toEqual(['Ada', 'Byron', '1 Market Street', '94105']);
  });

  it.each([
    ['a postal code of another form', { postal_code: '1' }, ['invalid', field('postal_code')]],
    ['no street', { street_address: '' }, ['invalid', field('street_address')]],
    ['an unknown country', { address_country: 'XX' }, ['invalid', field('address_country')]],
    [
      'a city that is too long',
      { address_locality: 'x'.repeat(300) },
      ['invalid', field('address_locality')],
    ],
  ] as const)('with %s is refused, and nothing is charged', async (_what, change, problem) => {
    const id = await ready();
    const refused = await complete(id, payingFrom('spt_good', { ...office, ...change }));
    expect([refused.status, problems(refused)]).toEqual(['ready_for_complete', [problem]]);
    expect(opened.shop.chargesFor({ token: id } as never)).toEqual([]);
    expect((await complete(id, payingFrom('spt_good', office))).status).toBe('completed');
    expect(await findBillingAddress(id)).toContain('10118');
  });

  it('is kept and refused before the payment, too', async () => {
    const id = await ready();
    const { payment } = payingFrom('spt_good', office);
    expect(
      problems(await send('PUT', `${sessions}/${id}`, toCheckoutRequest(undefined, { payment }))),
    ).toEqual([]);
    const wrong = payingFrom('spt_good', { ...office, postal_code: '1' });
    expect(problems(await send('PUT', `${sessions}/${id}`, toCheckoutRequest(undefined, wrong)))).toEqual([
      ['invalid', field('postal_code')],
    ]);
    expect((await complete(id, payingBy('spt_good'))).status).toBe('completed');
    expect(await findBillingAddress(id)).toContain('10118');
  });

  it('doesn’t change a quote, which the answer says, and is refused by the same rules', async () => {
    const id = await ready();
    await complete(id, quoted);
    const refused = await complete(id, payingFrom('spt_good', { ...office, postal_code: '1' }));
    expect([refused.status, problems(refused)]).toEqual([
      'ready_for_complete',
      [['invalid', field('postal_code')]],
    ]);
    expect(opened.shop.chargesFor({ token: id } as never)).toEqual([]);
    const done = await complete(id, payingFrom('spt_good', office));
    expect([done.status, done.messages?.map(({ code }) => code)]).toEqual([
      'completed',
      ['billing_address_quoted'],
    ]);
    expect(await findBillingAddress(id)).toContain('94105');
  });
});
