import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { BusyError, type ClockPort, stateValueText } from '../flow/index.ts';
import { examplePayable } from '../testing/example-payable.ts';
import { exampleCard, scriptPorts, settle } from '../testing/index.ts';
import {
  type OrderPaymentPorts,
  orderPaymentScreenOf,
  orderPaymentWithPorts,
  type Payable,
} from './index.ts';

// What the payment of a link does where a request fails: offline, aborted, unreadable or too late is a rejection without a
// reason, a busy shop one that says when to ask again.

const paid: Payable = { ...examplePayable, status: 'PAID', methods: [] };
const mandate = { holder: 'Ada Byron', email: 'ada@clinic.example', isAuthorized: true };

function start(methods: readonly string[]) {
  const script = scriptPorts<OrderPaymentPorts>([
    'loadPayable',
    'createPaymentKey',
    'payPayable',
    'confirmPayment',
    'tokeniseCard',
    'choosePayment',
    'tokeniseAccount',
  ]);
  const clock = new SimulatedClock();
  const actor = createActor(orderPaymentWithPorts(script.ports, clock as unknown as ClockPort), {
    input: {
      kind: 'INVOICE',
      token: examplePayable.token,
      country: 'US',
      served: { ...examplePayable, methods },
    },
  }).start();
  const [method = ''] = methods;
  return {
    script,
    state: () => stateValueText(actor.getSnapshot()),
    screen: () => orderPaymentScreenOf(actor.getSnapshot()),
    trouble: () => actor.getSnapshot().context.trouble,
    mandate: () => actor.getSnapshot().context.mandate,
    keys: () => script.asked('payPayable').map(({ idempotencyKey }) => idempotencyKey),
    choose() {
      actor.send({ type: 'payment.method.chosen', method });
      actor.send({ type: 'mandate.changed', change: mandate });
    },
    press: async () => {
      actor.send({ type: 'payment.submitted' });
      await settle();
    },
    wait: async (milliseconds: number) => {
      clock.increment(milliseconds);
      await settle();
    },
  };
}

/** Answers what comes before the payment; a card that was given before isn't asked for again. */
async function reachPayment({ script }: ReturnType<typeof start>): Promise<void> {
  if (script.open().includes('tokeniseCard'))
    await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
  if (script.open().includes('choosePayment'))
    await script.answer('choosePayment', { status: 'kept', attestations: [] });
}

const faults = [
  ['lost', new Error('Failed to fetch')],
  ['busy', new BusyError(7)],
] as const;

describe.each(['CREDIT_CARD', 'ACH'] as const)('by %s, with a request that is', (method) => {
  it.each(faults)(
    '%s before a payment is named: the form stays, and the same button pays',
    async (_fault, error) => {
      const flow = start([method]);
      flow.choose();
      await flow.press();
      await reachPayment(flow);
      await flow.script.fail('createPaymentKey', error);
      expect([flow.screen(), flow.mandate(), flow.keys()]).toEqual(['open', mandate, []]);
      expect(flow.trouble()).not.toBeNull();
      await flow.press();
      await reachPayment(flow);
      await flow.script.answer('createPaymentKey', 'key-1');
      await flow.script.answer('payPayable', { status: 'settled', payable: paid });
      expect([flow.screen(), flow.trouble(), flow.keys()]).toEqual(['paid', null, ['key-1']]);
    },
  );

  it.each(faults)(
    '%s while the shop is asked to charge: the same payment is sent again',
    async (_fault, error) => {
      const flow = start([method]);
      flow.choose();
      await flow.press();
      await reachPayment(flow);
      await flow.script.answer('createPaymentKey', 'key-1');
      await flow.script.fail('payPayable', error);
      expect([flow.state(), flow.mandate()]).toEqual(['paying.unclear', mandate]);
      await flow.wait(1_000);
      await flow.script.answer('payPayable', { status: 'settled', payable: paid });
      expect([flow.screen(), flow.keys()]).toEqual(['paid', ['key-1', 'key-1']]);
    },
  );

  it.each(faults)('%s while the bank asks: the same payment is looked at again', async (_fault, error) => {
    const flow = start([method]);
    flow.choose();
    await flow.press();
    await reachPayment(flow);
    await flow.script.answer('createPaymentKey', 'key-1');
    await flow.script.answer('payPayable', { status: 'confirmation', clientSecret: 'secret-1' });
    await flow.script.fail('confirmPayment', error);
    expect([flow.state(), flow.mandate()]).toEqual(['paying.unclear', mandate]);
    await flow.wait(1_000);
    await flow.script.answer('payPayable', { status: 'settled', payable: paid });
    expect([flow.screen(), flow.keys()]).toEqual(['paid', ['key-1', 'key-1']]);
  });

  it.each(faults)(
    '%s whenever it is sent: the page says that it is checked, and nothing else can be paid',
    async (_fault, error) => {
      const flow = start([method]);
      flow.choose();
      await flow.press();
      await reachPayment(flow);
      await flow.script.answer('createPaymentKey', 'key-1');
      for (const milliseconds of [1_000, 2_000, 4_000, 8_000, 15_000]) {
        await flow.script.fail('payPayable', error);
        await flow.wait(milliseconds);
      }
      await flow.script.fail('payPayable', error);
      expect([flow.screen(), new Set(flow.keys())]).toEqual(['pending', new Set(['key-1'])]);
      await flow.wait(1_000);
      await flow.script.fail('loadPayable', error);
      expect(flow.state()).toBe('pending.waiting');
      await flow.wait(2_000);
      await flow.script.answer('loadPayable', { status: 'found', payable: paid });
      expect(flow.screen()).toBe('paid');
    },
  );
});

it.each([
  ['the card is stored', 'CREDIT_CARD', 'tokeniseCard'],
  ['the choice is kept', 'ACH', 'choosePayment'],
] as const)(
  'a request that fails while %s leaves the form with what was typed',
  async (_words, method, port) => {
    const flow = start([method]);
    flow.choose();
    await flow.press();
    await flow.script.fail(port);
    expect([flow.screen(), flow.mandate(), flow.keys()]).toEqual(['open', mandate, []]);
    await flow.press();
    expect(flow.script.open()).toEqual([port]);
  },
);
