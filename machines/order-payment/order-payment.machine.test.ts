import { describe, expect, it } from 'vitest';
import { refusalOf } from '../flow/index.ts';
import { examplePayable } from '../testing/example-payable.ts';
import { settle } from '../testing/index.ts';
import { orderPaymentFormOf, type Payable } from './index.ts';
import { paid, start } from './order-payment.fixture.ts';

const pending: Payable = { ...examplePayable, status: 'PENDING', methods: [] };

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
