import type { Snapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { isSnapshotOf } from '../flow/index.ts';
import { exampleMethods, examplePreview, scheduledPreview, settle } from '../testing/index.ts';
import { money } from '../rules/money/index.ts';
import {
  areCardFieldsShown,
  type ChangePreview,
  changePreviewOf,
  changeRemedyOf,
  containedChange,
  isChangePending,
  isPaymentNeeded,
  isRenewalTurnedOn,
  nextChargeDayOf,
  recalculatedAmountsOf,
  subscriptionChangeContexts,
  type SubscriptionChangeEvent,
  subscriptionChangeMachine,
} from './index.ts';
import {
  input,
  primary,
  start,
  startPreviewed,
  startSent,
  refusedAnswer,
  dueNoLonger,
} from './subscription-change.fixture.ts';

const minute = 60_000;

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

const dearerLater: ChangePreview = {
  ...examplePreview,
  renewalPrice: { gross: money(400_000, 'USD'), net: money(400_000, 'USD'), tax: money(0, 'USD') },
};

const dearer = [
  { what: 'renewal', before: examplePreview.renewalPrice?.gross, after: money(400_000, 'USD') },
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
    expect([flow.screen(), changePreviewOf(flow.snapshot()), isPaymentNeeded(flow.snapshot())]).toEqual([
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
    expect([recalculatedAmountsOf(snapshot()), isPaymentNeeded(snapshot())]).toEqual([dueNoLonger, false]);
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
  const storeSnapshot = ({ actor }: { readonly actor: { getPersistedSnapshot(): unknown } }): unknown =>
    JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

  it('while the shop is asked sends the same with the same key', async () => {
    const flow = await startSent();
    const snapshot = storeSnapshot(flow);
    expect(isStored(snapshot)).toBe(true);
    const again = start(snapshot as Snapshot<unknown>);
    await settle();
    expect(again.script.asked('makeChange')).toEqual(flow.script.asked('makeChange'));
  });

  it('restores nothing that is no change', async () => {
    const snapshot = storeSnapshot(await startPreviewed()) as Record<string, unknown>;
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
