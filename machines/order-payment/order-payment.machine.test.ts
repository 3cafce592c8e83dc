import { createActor, SimulatedClock, type Snapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type ClockPort, refusalOf, refusalsOf, stateValueText } from '../flow/index.ts';
import { blankAddress } from '../rules/addresses/index.ts';
import { money } from '../rules/money/index.ts';
import { examplePayable } from '../testing/example-payable.ts';
import { exampleCard, scriptPorts, settle } from '../testing/index.ts';
import {
  orderPaymentFormOf,
  type OrderPaymentInput,
  type OrderPaymentPorts,
  orderPaymentScreenOf,
  orderPaymentWithPorts,
  type Payable,
  readOrderPayment,
  storeOrderPayment,
} from './index.ts';

const portNames = [
  'loadPayable',
  'createPaymentKey',
  'payPayable',
  'confirmPayment',
  'tokeniseCard',
  'choosePayment',
  'tokeniseAccount',
] as const satisfies readonly (keyof OrderPaymentPorts)[];

const input: OrderPaymentInput = {
  kind: 'INVOICE',
  token: examplePayable.token,
  country: 'US',
  served: examplePayable,
};

const paid: Payable = { ...examplePayable, status: 'PAID', number: 'US-2027-000042', methods: [] };
const pending: Payable = { ...examplePayable, status: 'PENDING', methods: [] };

function start(changes: Partial<OrderPaymentInput> = {}, snapshot?: Snapshot<unknown>) {
  const script = scriptPorts<OrderPaymentPorts>(portNames);
  const clock = new SimulatedClock();
  const actor = createActor(orderPaymentWithPorts(script.ports, clock as unknown as ClockPort), {
    input: { ...input, ...changes },
    ...(snapshot && { snapshot }),
  }).start();
  const payByCard = async () => {
    actor.send({ type: 'payment.submitted' });
    await settle();
    await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
    await script.answer('choosePayment', { status: 'kept', attestations: [] });
  };
  return {
    actor,
    script,
    clock,
    payByCard,
    press: async () => {
      await payByCard();
      await script.answer('createPaymentKey', 'key-1');
    },
    wait: async (milliseconds: number) => {
      clock.increment(milliseconds);
      await settle();
    },
    state: () => stateValueText(actor.getSnapshot()),
    screen: () => orderPaymentScreenOf(actor.getSnapshot()),
    reasons: () => refusalsOf(actor.getSnapshot().context.trouble).map(({ code, reason }) => reason ?? code),
  };
}

describe('what is owed', () => {
  it.each([
    ['OPEN', 'open'],
    ['PENDING', 'pending'],
    ['PARTLY_PAID', 'partlyPaid'],
    ['PAID', 'paid'],
    ['EXPIRED', 'expired'],
  ] as const)('with the status %s is shown as %s, without asking', (status, screen) => {
    const flow = start({ served: { ...examplePayable, status } });
    expect([flow.screen(), flow.script.open()]).toEqual([screen, []]);
  });

  it('is asked for where the page was served without it, again after a lost connection', async () => {
    const flow = start({ served: null });
    await flow.script.fail('loadPayable');
    expect(flow.state()).toBe('unanswered');
    flow.actor.send({ type: 'retry.requested' });
    await settle();
    await flow.script.answer('loadPayable', { status: 'found', payable: examplePayable });
    expect(flow.screen()).toBe('open');
  });

  it('with an unknown link is nothing', async () => {
    const flow = start({ served: null });
    await flow.script.answer('loadPayable', { status: 'missing' });
    expect(flow.screen()).toBe('missing');
  });
});

describe('a payment', () => {
  it('is sent with the total that was shown, under a key of its own', async () => {
    const flow = start();
    await flow.press();
    expect(flow.script.asked('payPayable')).toEqual([
      {
        kind: 'INVOICE',
        token: 'invoice-1',
        idempotencyKey: 'key-1',
        shownTotal: examplePayable.total.gross,
        payment: { method: 'CREDIT_CARD', token: 'pm_1' },
        attestations: [],
      },
    ]);
    await flow.script.answer('payPayable', { status: 'settled', payable: paid });
    expect(flow.screen()).toBe('paid');
  });

  it('without an answer is sent again under the same key', async () => {
    const flow = start();
    await flow.press();
    await flow.script.fail('payPayable');
    expect(flow.state()).toBe('paying.unclear');
    await flow.wait(1_000);
    const [first, second] = flow.script.asked('payPayable');
    expect(second).toEqual(first);
    await flow.script.answer('payPayable', { status: 'settled', payable: paid });
    expect(flow.screen()).toBe('paid');
  });

  it('that stays in progress is asked about, and can’t be made again', async () => {
    const flow = start();
    await flow.press();
    for (const milliseconds of [1_000, 2_000, 4_000, 8_000, 15_000]) {
      await flow.script.answer('payPayable', { status: 'pending' });
      await flow.wait(milliseconds);
    }
    await flow.script.answer('payPayable', { status: 'pending' });
    expect([flow.screen(), orderPaymentFormOf(flow.actor.getSnapshot())]).toEqual(['pending', null]);
    await flow.wait(1_000);
    await flow.script.answer('loadPayable', { status: 'found', payable: paid });
    expect(flow.screen()).toBe('paid');
  });

  it('that is declined asks for the card again, with the reason', async () => {
    const flow = start();
    await flow.press();
    await flow.script.answer('payPayable', {
      status: 'refused',
      refusals: [refusalOf('CARD_DECLINED')],
      payable: examplePayable,
    });
    expect([flow.screen(), flow.reasons()]).toEqual(['open', ['CARD_DECLINED']]);
    expect(orderPaymentFormOf(flow.actor.getSnapshot())).toMatchObject({
      method: 'CREDIT_CARD',
      details: null,
    });
    await flow.payByCard();
    await flow.script.answer('createPaymentKey', 'key-2');
    expect(flow.script.asked('payPayable').map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'key-1',
      'key-2',
    ]);
  });

  it.each([
    ['somebody else was faster', paid, 'CHANGED_ELSEWHERE', 'paid'],
    ['another payment is in progress', pending, 'PAYMENT_UNDER_WAY', 'pending'],
    ['there were too many attempts', null, 'TOO_MANY_TRIES', 'open'],
  ] as const)('that is refused because %s shows how things are', async (_why, payable, reason, screen) => {
    const flow = start();
    await flow.press();
    const refusals = [refusalOf('OPERATION_NOT_ALLOWED', null, reason)];
    await flow.script.answer('payPayable', { status: 'refused', refusals, payable });
    expect(flow.screen()).toBe(screen);
  });

  it('of another amount than was shown is not made: the payer sees the new one first', async () => {
    const flow = start();
    await flow.press();
    const more = { ...examplePayable.total, gross: { amount: 50_000, currency: 'USD' as const } };
    await flow.script.answer('payPayable', {
      status: 'refused',
      refusals: [refusalOf('PRICES_ARE_CHANGED', 'expectedTotal')],
      payable: { ...examplePayable, total: more },
    });
    const { context } = flow.actor.getSnapshot();
    expect([flow.screen(), context.payable?.total, flow.reasons()]).toEqual([
      'open',
      more,
      ['PRICES_ARE_CHANGED'],
    ]);
  });
});

describe('a debit', () => {
  const mandate = { holder: ' Ada Byron ', email: 'ada@clinic.example', isAuthorized: true };
  const payer = {
    billingAddress: { ...blankAddress('US'), firstName: 'Ada Byron' },
    email: 'ada@clinic.example',
  };
  const startWith = (...methods: string[]) => start({ served: { ...examplePayable, methods } });

  it('needs its owner, their address and their authorization first', async () => {
    const flow = startWith('ACH', 'CREDIT_CARD');
    flow.actor.send({ type: 'payment.submitted' });
    const fields = () => refusalsOf(flow.actor.getSnapshot().context.trouble).map(({ field }) => field);
    expect(fields()).toEqual(['mandate.holder', 'mandate.email', 'mandate.isAuthorized']);
    flow.actor.send({ type: 'mandate.changed', change: { holder: 'Ada Byron' } });
    expect(fields()).toEqual(['mandate.email', 'mandate.isAuthorized']);
    flow.actor.send({ type: 'payment.method.chosen', method: 'CREDIT_CARD' });
    flow.actor.send({ type: 'payment.submitted' });
    await settle();
    expect([fields(), flow.script.open()]).toEqual([[], ['tokeniseCard']]);
  });

  it('in the provider’s window names its owner there, and is authorized', async () => {
    const flow = startWith('ACH');
    flow.actor.send({ type: 'mandate.changed', change: mandate });
    flow.actor.send({ type: 'payment.submitted' });
    await settle();
    await flow.script.answer('choosePayment', { status: 'kept', attestations: [] });
    await flow.script.answer('createPaymentKey', 'key-1');
    expect(flow.script.asked('payPayable')).toMatchObject([
      { payment: { method: 'ACH', token: null }, attestations: ['PAYMENT_AUTHORIZATION'] },
    ]);
    await flow.script.answer('payPayable', { status: 'confirmation', clientSecret: 'secret-1' });
    expect(flow.script.asked('confirmPayment')).toEqual([{ clientSecret: 'secret-1', payer }]);
  });

  it('by IBAN stores the account with its owner', async () => {
    const flow = startWith('CREDIT_CARD', 'SEPA');
    flow.actor.send({ type: 'payment.method.chosen', method: 'SEPA' });
    flow.actor.send({ type: 'mandate.changed', change: mandate });
    flow.actor.send({ type: 'payment.submitted' });
    await settle();
    expect(flow.script.asked('tokeniseAccount')).toEqual([{ holder: '', ...payer }]);
  });
});

describe('the payer’s bank', () => {
  it('asks, and the payment is sent again under its key', async () => {
    const flow = start();
    await flow.press();
    await flow.script.answer('payPayable', { status: 'confirmation', clientSecret: 'secret-1' });
    expect(flow.script.asked('confirmPayment')).toEqual([{ clientSecret: 'secret-1', payer: null }]);
    await flow.script.answer('confirmPayment', { status: 'confirmed' });
    await flow.script.answer('payPayable', { status: 'settled', payable: paid });
    expect(flow.screen()).toBe('paid');
  });

  it('may refuse, and every method can be chosen again', async () => {
    const flow = start();
    await flow.press();
    await flow.script.answer('payPayable', { status: 'confirmation', clientSecret: 'secret-1' });
    const refusals = [refusalOf('PAYMENT_ERROR', null, 'PAYMENT_UNDER_WAY')];
    await flow.script.answer('confirmPayment', { status: 'refused', refusals });
    expect([flow.screen(), flow.reasons()]).toEqual(['open', ['PAYMENT_UNDER_WAY']]);
  });
});

describe('a reload', () => {
  const storedAfter = async (walk: (flow: ReturnType<typeof start>) => unknown): Promise<unknown> => {
    const flow = start();
    await walk(flow);
    return JSON.parse(JSON.stringify(storeOrderPayment(flow.actor.getPersistedSnapshot()))) as unknown;
  };

  it('during a payment sends it again under the same key', async () => {
    const stored = await storedAfter(({ press }) => press());
    const flow = start({}, readOrderPayment(stored, 'invoice-1') ?? undefined);
    await settle();
    expect(flow.script.asked('payPayable')).toMatchObject([{ idempotencyKey: 'key-1' }]);
  });

  it('during a payment that the third version stored sends it again under the same key', async () => {
    const { snapshot, ...kept } = (await storedAfter(({ press }) => press())) as {
      readonly snapshot: {
        readonly context: { readonly mandate: unknown; readonly payable: Payable };
        readonly children: { readonly payPayable: { readonly snapshot: { readonly input: object } } };
      };
    };
    const { mandate: _mandate, payable, ...context } = snapshot.context;
    const {
      partPayment: _partPayment,
      quotedItems: _quotedItems,
      verificationUrl: _verificationUrl,
      ...owed
    } = payable;
    const { payPayable } = snapshot.children;
    const { attestations: _attestations, ...asked } = payPayable.snapshot.input as { attestations: unknown };
    const third = {
      ...kept,
      version: 3,
      snapshot: {
        ...snapshot,
        context: { ...context, payable: owed },
        children: { payPayable: { ...payPayable, snapshot: { ...payPayable.snapshot, input: asked } } },
      },
    };
    const flow = start({}, readOrderPayment(third, 'invoice-1') ?? undefined);
    await settle();
    expect(flow.script.asked('payPayable')).toMatchObject([{ idempotencyKey: 'key-1', attestations: [] }]);
  });

  it.each([3, 4, 5])(
    'during a payment that version %s stored takes no number of a tax and no page for deposits for granted',
    async (version) => {
      const { snapshot, ...kept } = (await storedAfter(({ press }) => press())) as {
        readonly snapshot: { readonly context: { readonly payable: Payable } };
      };
      const { verificationUrl: _verificationUrl, ...payable } = snapshot.context.payable;
      const tax = { code: 'VAT', name: null, rate: 19, amount: money(100, 'EUR') };
      const earlier = {
        ...kept,
        version,
        snapshot: { ...snapshot, context: { ...snapshot.context, payable: { ...payable, taxLines: [tax] } } },
      };
      const flow = start({}, readOrderPayment(earlier, 'invoice-1') ?? undefined);
      await settle();
      expect(flow.script.asked('payPayable')).toMatchObject([{ idempotencyKey: 'key-1' }]);
      expect(flow.actor.getSnapshot().context.payable?.taxLines).toEqual([
        { ...tax, registrationNumber: null },
      ]);
    },
  );

  it('before and after a payment shows what the page was served with', async () => {
    expect(await storedAfter(() => undefined)).toBeNull();
    const afterwards = await storedAfter(async ({ press, script }) => {
      await press();
      await script.answer('payPayable', { status: 'settled', payable: paid });
    });
    expect(afterwards).toBeNull();
  });

  it.each<[what: string, change: (stored: Record<string, unknown>) => unknown, token?: string]>([
    ['nothing', () => null],
    ['another machine', (stored) => ({ ...stored, machineId: 'cart' })],
    ['an older version', (stored) => ({ ...stored, version: 0 })],
    ['another link', (stored) => stored, 'invoice-2'],
    ['no context', (stored) => ({ ...stored, snapshot: { ...(stored['snapshot'] as object), context: {} } })],
  ])('restores nothing from %s', async (_what, change, token = 'invoice-1') => {
    const stored = (await storedAfter(({ press }) => press())) as Record<string, unknown>;
    expect(readOrderPayment(stored, 'invoice-1')).not.toBeNull();
    expect(readOrderPayment(change(stored), token)).toBeNull();
  });
});

it('a payment is announced when the shop has it, and when it arrives later', async () => {
  const announcementsOf = async (answers: (flow: ReturnType<typeof start>) => Promise<unknown>) => {
    const flow = start();
    const announced: string[] = [];
    flow.actor.on('payable.paid', ({ type }) => announced.push(type));
    await flow.press();
    await answers(flow);
    return [flow.state(), announced];
  };
  expect(
    await announcementsOf(({ script }) => script.answer('payPayable', { status: 'settled', payable: paid })),
  ).toEqual(['paid', ['payable.paid']]);
  expect(
    await announcementsOf(async ({ script, wait }) => {
      await script.answer('payPayable', { status: 'settled', payable: pending });
      await wait(1_000);
      await script.answer('loadPayable', { status: 'found', payable: paid });
    }),
  ).toEqual(['paid', ['payable.paid']]);
});
