import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { protocolVersions } from '../../server/agents/protocol/versions.ts';
import { agentCheckoutsIn, codes } from './agent-checkout-requests.ts';
import { payingBy } from './agent-payloads.ts';
import { type AgentShop, openAgentShop } from './agent-shop.ts';

let opened: AgentShop;
beforeAll(async () => {
  opened = await openAgentShop();
});
afterAll(() => opened.shop.close());

describe.each(protocolVersions)('a payment by an agent in %s: a checkout', (version) => {
  const { path, send, ready } = agentCheckoutsIn(version, () => opened);

  it('is charged once, however many complete it at once', async () => {
    const { id } = await ready();
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) =>
        send('POST', `${path}/${id}/complete`, payingBy('spt_good'), `${key}-${id}`),
      ),
    );
    const completed = answers.filter(({ body }) => body.status === 'completed');
    const { body: shown } = await send('GET', `${path}/${id}`);
    expect(shown.order).toBeDefined();
    expect(completed.map(({ body }) => [body.order, body.messages])).toEqual(
      completed.map(() => [shown.order, undefined]),
    );
    expect(completed).not.toEqual([]);
    expect(opened.shop.chargesFor({ token: id } as never)).toHaveLength(1);
    expect(await opened.shop.violations()).toEqual([]);
  });

  it('tells a declined payment, and takes another', async () => {
    const { id } = await ready();
    const declined = await send('POST', `${path}/${id}/complete`, payingBy('spt_declined'), `first-${id}`);
    expect(declined.body.messages).toMatchObject([
      { code: 'payment_failed', path: '$.payment.instruments[0].credential.token' },
    ]);
    const done = await send('POST', `${path}/${id}/complete`, payingBy('spt_good'), `second-${id}`);
    expect(done.body.status).toBe('completed');
  });

  it.each(['pm_card_visa', 'tok_visa', 'src_1', 'spt_', 'spt_a b', 'Xspt_good'])(
    'is not paid with %j, which no agent granted',
    async (token) => {
      const { id } = await ready();
      const { body } = await send('POST', `${path}/${id}/complete`, payingBy(token), `wrong-${id}`);
      expect(body.status).toBe('ready_for_complete');
      expect(body.messages).toMatchObject([
        {
          code: 'payment_failed',
          severity: 'recoverable',
          path: '$.payment.instruments[0].credential.token',
        },
      ]);
      expect(opened.shop.provider.requests.filter((one) => one.paymentMethodId === token)).toEqual([]);
      const done = await send('POST', `${path}/${id}/complete`, payingBy('spt_good'), `right-${id}`);
      expect(done.body.status).toBe('completed');
    },
  );

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
    const { body } = await send('POST', `${path}/${id}/complete`, payingBy('spt_asks'), `bank-${id}`);
    expect(body).toMatchObject({ status: 'requires_escalation' });
    expect(codes(body)).toContain('payment_authentication');
    expect(body.continue_url).toContain(`/us/en/checkout/${id}/`);
  });
});
