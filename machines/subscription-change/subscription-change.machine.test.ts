import { createActor, fromCallback, SimulatedClock, type Snapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { isSnapshotOf, refusalOf, stateValueText } from '../flow/index.ts';
import type { ErrorCode, RefusalReason } from '../rules/errors/index.ts';
import {
  exampleCard,
  exampleMethods,
  exampleSavedAccount,
  examplePreview,
  moreSeats,
  scheduledPreview,
  scriptPorts,
  settle,
} from '../testing/index.ts';
import { money } from '../rules/money/index.ts';
import type { SavedPaymentMethod } from '../rules/payment/index.ts';
import {
  areCardFieldsShown,
  type ChangePreview,
  changePreviewOf,
  changeRemedyOf,
  changeScreenOf,
  containedChange,
  isChangePending,
  isChangeSent,
  isPaymentAsked,
  isRenewalTurnedOn,
  nextChargeDayOf,
  recalculatedAmountsOf,
  subscriptionChangeContexts,
  type SubscriptionChangeEvent,
  subscriptionChangeMachine,
  subscriptionChangePortNames,
  type SubscriptionChangePorts,
  subscriptionChangeWithPorts,
} from './index.ts';

const input = { membershipId: 'membership', change: moreSeats };
const [primary] = exampleMethods as [(typeof exampleMethods)[number]];
const minute = 60_000;

/** Starts a change in a flow that records what it hears. */
function start(snapshot?: Snapshot<unknown>) {
  const script = scriptPorts<SubscriptionChangePorts>(subscriptionChangePortNames);
  const clock = new SimulatedClock();
  const news: string[] = [];
  const around = createActor(fromCallback(({ receive }) => receive(({ type }) => news.push(type)))).start();
  const actor = createActor(subscriptionChangeWithPorts(script.ports, clock), {
    input,
    parent: around,
    ...(snapshot && { snapshot }),
  }).start();
  return {
    actor,
    script,
    clock,
    news,
    snapshot: () => actor.getSnapshot(),
    state: () => stateValueText(actor.getSnapshot()),
    screen: () => changeScreenOf(actor.getSnapshot()),
    send: async (...events: readonly SubscriptionChangeEvent[]) => {
      for (const event of events) actor.send(event);
      await settle();
    },
  };
}

async function startPreviewed(
  methods: readonly SavedPaymentMethod[] = exampleMethods,
  preview = examplePreview,
) {
  const flow = start();
  await flow.script.answer('previewChange', { status: 'previewed', preview, methods });
  return flow;
}

/** A change for which the shop is being asked, paid with the saved card. */
async function startSent(methods = exampleMethods, preview = examplePreview) {
  const flow = await startPreviewed(methods, preview);
  await flow.send({ type: 'change.confirmed' });
  await flow.script.answer('createChangeKey', 'key-1');
  return flow;
}

describe('automatic renewal', () => {
  const onlyIfKept = { ...examplePreview, nextChargeDay: null };
  it.each<[string, SubscriptionChangeEvent[], string | null]>([
    ['a saved card', [], null],
    ['another card', [{ type: 'method.chosen', methodId: null }], null],
    [
      'another card that is kept',
      [
        { type: 'method.chosen', methodId: null },
        { type: 'card.keeping.changed', isKept: true },
      ],
      '2027-08-28',
    ],
  ])('is what it becomes by paying with %s', async (_what, events, day) => {
    const flow = await startPreviewed(exampleMethods, onlyIfKept);
    await flow.send(...events);
    expect(nextChargeDayOf(flow.snapshot())).toBe(day);
    expect(isRenewalTurnedOn(flow.snapshot())).toBe(day !== null);
  });
});

const refusedAnswer = (
  code: ErrorCode,
  reason: RefusalReason | null = null,
  field: string | null = null,
) => ({
  status: 'refused' as const,
  refusals: [refusalOf(code, field, reason)],
});

const dearerLater: ChangePreview = {
  ...examplePreview,
  renewalPrice: { gross: money(400_000, 'USD'), net: money(400_000, 'USD'), tax: money(0, 'USD') },
};
const dearer = [
  { what: 'renewal', before: examplePreview.renewalPrice?.gross, after: money(400_000, 'USD') },
] as const;
/** What differs between the two examples. */
const dueNoLonger = [
  { what: 'due', before: examplePreview.amountDue.gross, after: scheduledPreview.amountDue.gross },
  {
    what: 'renewal',
    before: examplePreview.renewalPrice?.gross,
    after: scheduledPreview.renewalPrice?.gross,
  },
] as const;

describe('a preview', () => {
  it('is asked for, and shows what is due and what it may be paid with', async () => {
    const flow = start();
    expect([flow.screen(), isChangePending(flow.snapshot())]).toEqual(['loading', true]);
    expect(flow.script.asked('previewChange')).toEqual([]);
    await flow.script.answer('previewChange', {
      status: 'previewed',
      preview: examplePreview,
      methods: exampleMethods,
    });
    expect(flow.script.asked('previewChange')).toEqual([input]);
    expect(flow.snapshot().context).toMatchObject({ methodId: primary.id, trouble: null });
    expect([flow.screen(), changePreviewOf(flow.snapshot()), isPaymentAsked(flow.snapshot())]).toEqual([
      'preview',
      examplePreview,
      true,
    ]);
  });

  it('asks for a card where none is saved that can be charged', async () => {
    const { snapshot } = await startPreviewed(exampleMethods.filter(({ isActive }) => !isActive));
    expect([snapshot().context.methodId, areCardFieldsShown(snapshot())]).toEqual([null, true]);
  });

  it('of 15 minutes ago is calculated again, and the page says what changed from which amount', async () => {
    const { clock, script, snapshot, send } = await startPreviewed();
    expect(recalculatedAmountsOf(snapshot())).toBeNull();
    clock.increment(15 * minute);
    await settle();
    expect(isChangePending(snapshot())).toBe(true);
    await script.answer('previewChange', {
      status: 'previewed',
      preview: scheduledPreview,
      methods: exampleMethods,
    });
    expect([recalculatedAmountsOf(snapshot()), isPaymentAsked(snapshot())]).toEqual([dueNoLonger, false]);
    await send({ type: 'change.canceled' });
    expect(snapshot().output).toEqual({ status: 'left' });
  });

  it.each([
    ['the same amounts', examplePreview, []],
    ['another price of the next term', dearerLater, dearer],
  ])('that brings %s says so', async (_what, preview, changed) => {
    const { clock, script, snapshot, send } = await startPreviewed();
    clock.increment(15 * minute);
    await settle();
    await script.answer('previewChange', { status: 'previewed', preview, methods: exampleMethods });
    expect(recalculatedAmountsOf(snapshot())).toEqual(changed);
    await send({ type: 'method.chosen', methodId: null });
    expect(recalculatedAmountsOf(snapshot())).toEqual(changed);
    await send({ type: 'change.confirmed' });
    expect(recalculatedAmountsOf(snapshot())).toBeNull();
  });

  it('that is asked for again after a lost connection says what changed', async () => {
    const { clock, script, snapshot, send } = await startPreviewed();
    clock.increment(15 * minute);
    await settle();
    await script.fail('previewChange');
    await send({ type: 'retry.requested' });
    await script.answer('previewChange', {
      status: 'previewed',
      preview: dearerLater,
      methods: exampleMethods,
    });
    expect(recalculatedAmountsOf(snapshot())).toEqual(dearer);
  });

  it('of whoever has signed in is compared with nobody else’s', async () => {
    const { script, snapshot, send } = await startPreviewed();
    await send({ type: 'session.startedInOtherTab' });
    await script.answer('previewChange', {
      status: 'previewed',
      preview: dearerLater,
      methods: exampleMethods,
    });
    expect(recalculatedAmountsOf(snapshot())).toBeNull();
  });

  it('keeps the choice of another card when it is calculated again', async () => {
    const { clock, script, snapshot, send } = await startPreviewed();
    await send({ type: 'method.chosen', methodId: null });
    clock.increment(15 * minute);
    await settle();
    await script.answer('previewChange', {
      status: 'previewed',
      preview: examplePreview,
      methods: exampleMethods,
    });
    expect(snapshot().context.methodId).toBeNull();
  });

  it('without an answer is asked for again by the same button', async () => {
    const { script, screen, send, snapshot } = start();
    await script.fail('previewChange');
    expect([screen(), snapshot().context.trouble]).toEqual(['unpreviewed', { kind: 'connection' }]);
    await send({ type: 'retry.requested' });
    expect([screen(), script.asked('previewChange').length]).toEqual(['loading', 2]);
  });

  it.each([
    [refusedAnswer('ENTERPRISE_CODE_REQUIRED'), 'contactSales'],
    [refusedAnswer('NO_PERMISSIONS'), 'askAdministrator'],
    [refusedAnswer('OPERATION_NOT_ALLOWED', 'PAYMENT_OVERDUE'), 'payDue'],
    [refusedAnswer('OPERATION_NOT_ALLOWED', 'NOT_RENEWABLE'), 'chooseMembership'],
    [refusedAnswer('OPERATION_NOT_ALLOWED', 'NOT_RENEWABLE', 'sku'), 'goBack'],
    [refusedAnswer('OPERATION_NOT_ALLOWED', 'NOTHING_CHANGES'), 'goBack'],
  ] as const)('that is refused with %o leads on: %s', async (answer, remedy) => {
    const { script, screen, snapshot, send } = start();
    await script.answer('previewChange', answer);
    expect([screen(), changeRemedyOf(snapshot())]).toEqual(['refused', remedy]);
    await send({ type: 'change.canceled' });
    // The flow asks what the organization has now.
    expect(snapshot().output).toEqual({ status: 'stale' });
  });
});

describe('a confirmed change', () => {
  it('is charged to the saved card, once, with a key that is stored before', async () => {
    const { script, snapshot, news, send } = await startPreviewed();
    await send({ type: 'change.confirmed' });
    expect(news).toEqual([]);
    await script.answer('createChangeKey', 'key-1');
    expect([news, isChangeSent(snapshot())]).toEqual([['change.sent'], true]);
    await script.answer('makeChange', { status: 'changed', invoiceNumber: 'S-1024' });
    expect(script.asked('makeChange')).toEqual([
      {
        ...input,
        preview: examplePreview,
        payment: { savedMethodId: primary.id, token: null, isKept: false },
        idempotencyKey: 'key-1',
      },
    ]);
    expect(snapshot().output).toEqual({
      status: 'changed',
      preview: examplePreview,
      invoiceNumber: 'S-1024',
      isDebited: false,
    });
  });

  it('is not waited for where a bank has the debit that pays it', async () => {
    const { script, snapshot, state, send } = await startPreviewed([
      { ...exampleSavedAccount, isPrimary: true },
    ]);
    await send({ type: 'change.confirmed' });
    await script.answer('createChangeKey', 'key-1');
    await script.answer('makeChange', { status: 'debited' });
    expect(state()).toBe('done');
    expect(snapshot().output).toEqual({
      status: 'changed',
      preview: examplePreview,
      invoiceNumber: null,
      isDebited: true,
    });
  });

  it('is charged to a card that is entered, and saved if the person wants', async () => {
    const { script, send, snapshot } = await startPreviewed();
    await send(
      { type: 'method.chosen', methodId: null },
      { type: 'card.keeping.changed', isKept: true },
      { type: 'change.confirmed' },
    );
    expect(script.asked('tokeniseCard')).toEqual([{ billingAddress: null, email: '' }]);
    await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
    await script.fail('createChangeKey');
    // The provider has the card, which is not asked for again.
    expect(areCardFieldsShown(snapshot())).toBe(false);
    await send({ type: 'change.confirmed' });
    await script.answer('createChangeKey', 'key-1');
    expect(script.asked('makeChange')[0]?.payment).toEqual({
      savedMethodId: null,
      token: exampleCard.paymentMethodId,
      isKept: true,
    });
  });

  it('costs nothing and asks for no card where nothing is due', async () => {
    const { script } = await startSent([], scheduledPreview);
    expect(script.asked('makeChange')[0]?.payment).toBeNull();
  });

  it('ignores a card that can’t be charged', async () => {
    const { send, snapshot } = await startPreviewed();
    await send({ type: 'method.chosen', methodId: exampleMethods[1]?.id ?? '' });
    expect(snapshot().context.methodId).toBe(primary.id);
  });

  it('lets the bank ask, and sends the same with the same key', async () => {
    const { script, state } = await startSent();
    await script.answer('makeChange', { status: 'confirmation', clientSecret: 'pi_1_secret' });
    expect([state(), script.asked('confirmPayment')]).toEqual([
      'confirming',
      [{ clientSecret: 'pi_1_secret' }],
    ]);
    await script.answer('confirmPayment', { status: 'confirmed' });
    const [first, second] = script.asked('makeChange');
    expect(second).toEqual(first);
  });

  it('waits for a charge in progress, says so, and in the end leaves it to the person', async () => {
    const { script, clock, state, screen, send, snapshot } = await startSent();
    const screens = new Set<string>();
    for (let repeat = 0; repeat < 4; repeat += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await script.answer('makeChange', { status: 'pending' });
      clock.increment(2000);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await settle();
      screens.add(screen());
    }
    expect([...screens]).toEqual(['unsettled']);
    await script.answer('makeChange', { status: 'pending' });
    expect([state(), screen(), isChangePending(snapshot())]).toEqual(['unsettled', 'unsettled', false]);
    await send({ type: 'retry.requested' });
    expect([
      screen(),
      isChangePending(snapshot()),
      new Set(script.asked('makeChange').map(({ idempotencyKey }) => idempotencyKey)),
    ]).toEqual(['unsettled', true, new Set(['key-1'])]);
    await script.answer('makeChange', { status: 'changed', invoiceNumber: 'S-1024' });
    expect(state()).toBe('done');
  });

  it('without an answer is sent again with the same key', async () => {
    const { script, screen, send } = await startSent();
    await script.fail('makeChange');
    expect(screen()).toBe('unanswered');
    await send({ type: 'retry.requested' });
    expect(screen()).toBe('unanswered');
    const [first, second] = script.asked('makeChange');
    expect(second).toEqual(first);
  });

  it.each(['CARD_DECLINED', 'EXPIRED_CARD', 'INCORRECT_CVC', 'PAYMENT_ERROR'] as const)(
    'that is refused with %s may be paid with another card, as another charge',
    async (code) => {
      const { script, state, news, snapshot, send } = await startSent();
      await script.answer('makeChange', refusedAnswer(code));
      expect([state(), news, isChangeSent(snapshot())]).toEqual([
        'previewed.unpaid',
        ['change.sent', 'change.returned'],
        false,
      ]);
      await send({ type: 'method.chosen', methodId: null });
      expect([state(), snapshot().context.trouble]).toEqual(['previewed.shown', null]);
      await send({ type: 'change.confirmed' });
      await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
      await script.answer('createChangeKey', 'key-2');
      expect(script.asked('makeChange').map(({ idempotencyKey }) => idempotencyKey)).toEqual([
        'key-1',
        'key-2',
      ]);
    },
  );

  it('says which field of the card is wrong until it is typed into', async () => {
    const { script, snapshot, state, send } = await startPreviewed([]);
    await send({ type: 'change.confirmed' });
    await script.answer('tokeniseCard', {
      status: 'refused',
      refusals: [refusalOf('INCORRECT_CVC', 'card.securityCode')],
    });
    expect([state(), areCardFieldsShown(snapshot())]).toEqual(['previewed.unpaid', true]);
    await send({ type: 'card.changed', field: 'card.securityCode' });
    expect(snapshot().context.trouble).toBeNull();
  });

  it('is previewed again where the amounts are no longer right', async () => {
    const { script, snapshot } = await startSent();
    await script.answer('makeChange', refusedAnswer('PRICES_ARE_CHANGED'));
    expect([changeScreenOf(snapshot()), isChangePending(snapshot())]).toEqual(['preview', true]);
    await script.answer('previewChange', {
      status: 'previewed',
      preview: scheduledPreview,
      methods: exampleMethods,
    });
    expect(recalculatedAmountsOf(snapshot())).toEqual(dueNoLonger);
  });

  it('offers what is saved now where the saved card is gone', async () => {
    const { script, state, snapshot } = await startSent();
    await script.answer('makeChange', refusedAnswer('PAYMENT_NOT_FOUND'));
    await script.answer('previewChange', { status: 'previewed', preview: scheduledPreview, methods: [] });
    expect([state(), snapshot().context.methodId, snapshot().context.trouble]).toEqual([
      'previewed.unpaid',
      null,
      { kind: 'refused', refusals: refusedAnswer('PAYMENT_NOT_FOUND').refusals },
    ]);
    expect(recalculatedAmountsOf(snapshot())).toEqual(dueNoLonger);
  });

  it('ends where another administrator has changed the subscription', async () => {
    const { script, snapshot } = await startSent();
    await script.answer('makeChange', refusedAnswer('OPERATION_NOT_ALLOWED', 'CHANGED_ELSEWHERE'));
    expect(snapshot().output).toEqual({ status: 'outdated' });
  });
});

describe('the end of the session', () => {
  it('before a charge starts over once the person has signed in again', async () => {
    const { script, send, screen, snapshot } = await startPreviewed();
    await send({ type: 'method.chosen', methodId: null }, { type: 'session.endedInOtherTab' });
    expect(screen()).toBe('signedOut');
    await send({ type: 'session.startedInOtherTab' });
    expect(screen()).toBe('loading');
    await script.answer('previewChange', {
      status: 'previewed',
      preview: examplePreview,
      methods: exampleMethods,
    });
    expect([screen(), snapshot().context.methodId]).toEqual(['preview', null]);
  });

  it.each<[how: string, events: readonly SubscriptionChangeEvent[]]>([
    ['after its end', [{ type: 'session.endedInOtherTab' }, { type: 'session.startedInOtherTab' }]],
    ['in place of the person', [{ type: 'session.startedInOtherTab' }]],
  ])(
    'shows the preview to no one who signs in %s before the shop has answered them',
    async (_how, events) => {
      const { script, send, screen, snapshot } = await startPreviewed();
      await send(...events);
      await script.fail('previewChange');
      expect(screen()).toBe('unpreviewed');
      await send({ type: 'retry.requested' });
      expect(screen()).toBe('loading');
      await script.answer('previewChange', refusedAnswer('NOT_FOUND'));
      expect(screen()).toBe('refused');
      await send({ type: 'change.canceled' });
      expect(snapshot().output).toEqual({ status: 'stale' });
    },
  );

  it('during a charge keeps the key, so that it is charged once', async () => {
    const { script, send, screen } = await startSent();
    await script.fail('makeChange');
    await send({ type: 'retry.requested' });
    await script.answer('makeChange', { status: 'denied' });
    expect(screen()).toBe('signedOut');
    await send({ type: 'session.startedInOtherTab' });
    expect(screen()).toBe('unanswered');
    await send({ type: 'retry.requested' });
    const [first, , third] = script.asked('makeChange');
    expect(third).toEqual(first);
  });
});

describe('a reload', () => {
  const isStored = isSnapshotOf(subscriptionChangeMachine, subscriptionChangeContexts.subscriptionChange);
  const stored = ({ actor }: { readonly actor: { getPersistedSnapshot(): unknown } }): unknown =>
    JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

  it('while the shop is asked sends the same with the same key', async () => {
    const flow = await startSent();
    const snapshot = stored(flow);
    expect(isStored(snapshot)).toBe(true);
    const again = start(snapshot as Snapshot<unknown>);
    await settle();
    expect(again.script.asked('makeChange')).toEqual(flow.script.asked('makeChange'));
  });

  it('restores nothing that is no change', async () => {
    const snapshot = stored(await startPreviewed()) as Record<string, unknown>;
    expect(isStored({ ...snapshot, context: { ...(snapshot['context'] as object), preview: {} } })).toBe(
      false,
    );
    expect(isStored({ ...snapshot, value: 'nowhere' })).toBe(false);
  });
});

it('is shown by the flow around it while there is one', async () => {
  const { actor } = await startPreviewed();
  expect(containedChange({ subscriptionChange: actor })?.context.preview).toEqual(examplePreview);
  expect(containedChange({})).toBeNull();
});
