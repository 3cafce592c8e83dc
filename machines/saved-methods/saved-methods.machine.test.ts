import { describe, expect, it } from 'vitest';
import { BusyError } from '../flow/index.ts';
import { exampleMethods, settle } from '../testing/index.ts';
import { editProblemsOf, isRemovalToConfirm, isMethodOpen, troubledMethodOf } from './index.ts';
import { toKnownMethods, start, open, refusedAnswer } from './saved-methods.fixture.ts';

const [primary, expired] = exampleMethods as [
  (typeof exampleMethods)[number],
  (typeof exampleMethods)[number],
];

describe('the list', () => {
  it('shows the shop’s data for the membership', async () => {
    const { script, context, screen } = await open();
    expect([script.asked('loadMethods'), context().methods, screen()]).toEqual([
      [{ membershipId: 'membership' }],
      exampleMethods,
      'list',
    ]);
  });

  it('is requested again after the shop did not respond', async () => {
    const { script, send, context, screen } = start();
    expect(screen()).toBe('loading');
    await script.fail('loadMethods', new BusyError(7));
    expect([screen(), context().trouble]).toEqual(['unanswered', { kind: 'busy', retryAfterSeconds: 7 }]);
    send({ type: 'retry.requested' });
    await script.answer('loadMethods', toKnownMethods([]));
    expect([screen(), context().trouble]).toEqual(['list', null]);
  });

  it('is discarded with the session', async () => {
    const { script, screen } = start();
    await script.answer('loadMethods', { status: 'denied' });
    expect(screen()).toBe('signedOut');
  });
});

describe('a change', () => {
  it('of the primary method is shown as returned by the shop', async () => {
    const { script, send, context, state } = await open();
    send({ type: 'primary.set', methodId: expired.id });
    await settle();
    expect(script.asked('changeMethod')).toEqual([{ change: { kind: 'set_primary', methodId: expired.id } }]);
    await script.answer('changeMethod', { status: 'changed' });
    const swapped = [
      { ...expired, isPrimary: true },
      { ...primary, isPrimary: false },
    ];
    await script.answer('loadMethods', toKnownMethods(swapped));
    expect([state(), context().methods]).toEqual(['open.changed', swapped]);
  });

  it('of a method that is not in the list is not requested', async () => {
    const { script, send, state } = await open();
    for (const type of ['primary.set', 'deletion.requested', 'edit.begun'] as const)
      send({ type, methodId: 'of-somebody-else' });
    expect([state(), script.open()]).toEqual(['open.viewing', []]);
  });

  it('removes a method only after a second press', async () => {
    const { script, send, snapshot, state } = await open();
    send({ type: 'deletion.requested', methodId: primary.id });
    expect([isRemovalToConfirm(snapshot(), primary), isRemovalToConfirm(snapshot(), expired)]).toEqual([
      true,
      false,
    ]);
    expect(isMethodOpen(snapshot())).toBe(true);
    send({ type: 'change.canceled' });
    expect([state(), script.open()]).toEqual(['open.viewing', []]);
    send({ type: 'deletion.requested', methodId: primary.id });
    send({ type: 'deletion.confirmed' });
    await settle();
    expect(script.asked('changeMethod')).toEqual([{ change: { kind: 'delete', methodId: primary.id } }]);
  });

  it.each([
    ['CANT_EDIT_WITH_CREDITS', null, exampleMethods, primary.id],
    ['INVALID', 'RENEWS_BY_IT', exampleMethods, primary.id],
    ['INVALID', 'METHOD_GONE', [expired], null],
  ] as const)('refused with %s %s is explained at the method', async (code, reason, left, place) => {
    const { script, send, snapshot, state } = await open();
    send({ type: 'deletion.requested', methodId: primary.id });
    send({ type: 'deletion.confirmed' });
    await script.answer('changeMethod', refusedAnswer(code, reason));
    await script.answer('loadMethods', toKnownMethods(left));
    expect([state(), troubledMethodOf(snapshot())?.id ?? null]).toEqual(['open.refused', place]);
    send({ type: 'card.begun' });
    expect(troubledMethodOf(snapshot())).toBeNull();
  });

  it('is repeated unchanged after the shop did not respond', async () => {
    const { script, send, state } = await open();
    send({ type: 'primary.set', methodId: expired.id });
    await script.fail('changeMethod');
    expect(state()).toBe('open.unanswered');
    send({ type: 'retry.requested' });
    await settle();
    const [first, second] = script.asked('changeMethod');
    expect(second).toEqual(first);
  });

  it('is not repeated if only the current list is missing', async () => {
    const { script, send, state } = await open();
    send({ type: 'primary.set', methodId: expired.id });
    await script.answer('changeMethod', { status: 'changed' });
    await script.fail('loadMethods');
    expect(state()).toBe('open.outdated');
    send({ type: 'retry.requested' });
    await script.answer('loadMethods', toKnownMethods(exampleMethods));
    expect([state(), script.asked('changeMethod').length]).toEqual(['open.changed', 1]);
  });

  it.each(['changeMethod', 'loadMethods'] as const)(
    'discards the person’s data if the session has ended (%s)',
    async (port) => {
      const { script, send, context, screen } = await open();
      send({ type: 'primary.set', methodId: expired.id });
      if (port === 'loadMethods') await script.answer('changeMethod', { status: 'changed' });
      await script.answer(port, { status: 'denied' });
      expect([screen(), context().methods, context().change]).toEqual(['signedOut', [], null]);
    },
  );
});

describe('editing a card', () => {
  const startEditing = async () => {
    const flow = await open();
    flow.send({ type: 'edit.begun', methodId: expired.id });
    return flow;
  };

  it('changes only the name if the card has expired', async () => {
    const { script, send } = await startEditing();
    send({ type: 'edit.name.changed', name: 'A. Obi' });
    send({ type: 'edit.submitted' });
    await settle();
    expect(script.asked('changeMethod')).toEqual([
      { change: { kind: 'edit', methodId: expired.id, edit: { name: 'A. Obi', expiry: null } } },
    ]);
  });

  it('sends nothing invalid', async () => {
    const { script, send, snapshot, state } = await startEditing();
    send({ type: 'edit.name.changed', name: 'x'.repeat(101) });
    send({ type: 'edit.expiry.changed', expMonth: 2, expYear: 2026 });
    expect(editProblemsOf(snapshot())).toEqual([]);
    send({ type: 'edit.submitted' });
    expect([state(), editProblemsOf(snapshot()), script.open()]).toEqual([
      'editing.incomplete',
      ['NAME_TOO_LONG', 'EXPIRED'],
      [],
    ]);
  });

  it('keeps what was typed if the bank refuses it', async () => {
    const { script, send, context, state } = await startEditing();
    send({ type: 'edit.expiry.changed', expMonth: 3, expYear: 2031 });
    send({ type: 'edit.submitted' });
    await script.answer('changeMethod', refusedAnswer('CANNOT_ATTACH_CARD'));
    await script.answer('loadMethods', toKnownMethods(exampleMethods));
    expect([state(), context().draft?.expYear]).toEqual(['editing.refused', 2031]);
    send({ type: 'change.canceled' });
    expect([state(), context().trouble]).toEqual(['open.viewing', null]);
  });

  it('ends if the card was removed meanwhile', async () => {
    const { script, send, state } = await startEditing();
    send({ type: 'edit.submitted' });
    await script.answer('changeMethod', refusedAnswer('INVALID', 'METHOD_GONE'));
    await script.answer('loadMethods', toKnownMethods([primary]));
    expect(state()).toBe('open.refused');
  });
});
