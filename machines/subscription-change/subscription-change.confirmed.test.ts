import { describe, expect, it } from 'vitest';
import { refusalOf } from '../flow/index.ts';
import {
  exampleCard,
  exampleMethods,
  exampleSavedAccount,
  examplePreview,
  scheduledPreview,
  settle,
} from '../testing/index.ts';
import {
  areCardFieldsShown,
  changeScreenOf,
  isChangePending,
  isChangeSent,
  recalculatedAmountsOf,
} from './index.ts';
import {
  input,
  primary,
  startPreviewed,
  startSent,
  refusedAnswer,
  dueNoLonger,
} from './subscription-change.fixture.ts';

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

  it('is previewed again where the amounts have changed', async () => {
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

  it('ends where another administrator has changed the membership', async () => {
    const { script, snapshot } = await startSent();
    await script.answer('makeChange', refusedAnswer('OPERATION_NOT_ALLOWED', 'CHANGED_ELSEWHERE'));
    expect(snapshot().output).toEqual({ status: 'outdated' });
  });
});
