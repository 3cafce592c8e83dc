import { describe, expect, it } from 'vitest';
import { refusalOf, type StoredSnapshot } from '../flow/index.ts';
import { containedChange } from '../subscription-change/index.ts';
import { settle, storedBeforeTaxes, storedWithFormerNames } from '../testing/index.ts';
import {
  editedRenewalOf,
  editSessionEndOf,
  isEndOfRenewalToConfirm,
  readEditMembership,
  seatFieldOf,
  storeEditMembership,
} from './index.ts';
import {
  team,
  scheduled,
  ending,
  knownAnswer,
  start,
  startEditing,
  startChanging,
} from './edit-membership.fixture.ts';

describe('automatic renewal', () => {
  it('ends after a second press, and takes the scheduled change with it', async () => {
    const { script, snapshot, state, send } = await startEditing(scheduled);
    await send({ type: 'renewal.set', isAutomatic: false });
    expect([isEndOfRenewalToConfirm(snapshot()), script.open()]).toEqual([true, []]);
    await send({ type: 'change.confirmed' });
    await script.answer('changeMembership', { status: 'changed' });
    expect(script.asked('changeMembership')).toEqual([
      { membershipId: team.id, request: { kind: 'set_renewal', isAutomatic: false } },
    ]);
    await script.answer('loadEditedMembership', knownAnswer(ending));
    expect([state(), editedRenewalOf(snapshot())]).toEqual(['ready.saved', 'resume']);
  });

  it('stays as it is where the administrator keeps it', async () => {
    const { state, send, script } = await startEditing();
    await send({ type: 'renewal.set', isAutomatic: false }, { type: 'change.canceled' });
    expect([state(), script.open()]).toEqual(['ready.viewing', []]);
  });

  it('resumes at once', async () => {
    const { script, send } = await startEditing(ending);
    await send({ type: 'renewal.set', isAutomatic: true });
    expect(script.asked('changeMembership')).toEqual([
      { membershipId: team.id, request: { kind: 'set_renewal', isAutomatic: true } },
    ]);
  });
});

describe('a scheduled change', () => {
  it('is removed, also when the first answer was lost', async () => {
    const { script, send, state } = await startEditing(scheduled);
    await send({ type: 'scheduled.removed' });
    await script.fail('changeMembership');
    expect(state()).toBe('ready.unanswered');
    await send({ type: 'retry.requested' });
    await script.answer('changeMembership', { status: 'changed' });
    expect(script.asked('changeMembership')[1]).toEqual({
      membershipId: team.id,
      request: { kind: 'remove_scheduled' },
    });
    await script.answer('loadEditedMembership', knownAnswer(team));
    expect(state()).toBe('ready.saved');
  });

  it('that is gone already is shown as gone, with the reason', async () => {
    const { script, send, state, context } = await startEditing(scheduled);
    await send({ type: 'scheduled.removed' });
    const refusals = [refusalOf('OPERATION_NOT_ALLOWED', null, 'NOTHING_CHANGES')];
    await script.answer('changeMembership', { status: 'refused', refusals });
    await script.answer('loadEditedMembership', knownAnswer(team));
    expect([state(), context().trouble, context().membership]).toEqual([
      'ready.refused',
      { kind: 'refused', refusals },
      team,
    ]);
  });
});

describe('the end of the session', () => {
  it('keeps the number of seats for the same membership', async () => {
    const { script, send, snapshot, screen } = await startEditing();
    await send({ type: 'seats.changed', seats: 18 }, { type: 'session.endedInOtherTab' });
    expect([screen(), snapshot().context.membership]).toEqual(['signedOut', null]);
    await send({ type: 'session.startedInOtherTab' });
    await script.answer('loadEditedMembership', knownAnswer(team));
    expect(seatFieldOf(snapshot())?.value).toBe(18);
  });

  it.each<[string, (flow: Awaited<ReturnType<typeof startEditing>>) => Promise<unknown>]>([
    ['while the shop is asked to change the membership', async () => {}],
    [
      'after it has changed it',
      async ({ script }) => script.answer('changeMembership', { status: 'changed' }),
    ],
    ['after its answer was lost', async ({ script }) => script.fail('changeMembership')],
  ])('%s shows that it may have been changed, and not that it was', async (_when, happen) => {
    const flow = await startEditing(scheduled);
    await flow.send({ type: 'scheduled.removed' });
    await happen(flow);
    await flow.send({ type: 'session.endedInOtherTab' });
    expect([editSessionEndOf(flow.snapshot()), flow.context().membership]).toEqual(['interrupted', null]);
    await flow.send({ type: 'session.startedInOtherTab' });
    expect(flow.state()).toBe('loading');
  });

  it('while the shop is asked what another administrator has changed shows that it has ended', async () => {
    const { script, send, snapshot } = await startChanging();
    await send({ type: 'change.confirmed' });
    await script.answer('createChangeKey', 'key-1');
    const refusals = [refusalOf('OPERATION_NOT_ALLOWED', null, 'CHANGED_ELSEWHERE')];
    await script.answer('makeChange', { status: 'refused', refusals });
    await send({ type: 'session.endedInOtherTab' });
    expect(editSessionEndOf(snapshot())).toBe('ended');
  });

  it('during a change shows another person their own membership, and not the previous one', async () => {
    const { script, send, state, context } = await startChanging();
    await send({ type: 'session.endedInOtherTab' }, { type: 'session.startedInOtherTab' });
    const refusals = [refusalOf('NOT_FOUND')];
    await script.answer('previewChange', { status: 'refused', refusals });
    await send({ type: 'change.canceled' });
    expect([state(), context().membership]).toEqual(['loading', null]);
    const own = { ...team, id: 'bWVtYmVyOjI=' };
    await script.answer('loadEditedMembership', knownAnswer(own));
    expect([state(), context().membership]).toEqual(['ready.viewing', own]);
  });

  it('forgets the number of seats of another membership', async () => {
    const { script, send, snapshot } = await startEditing();
    await send({ type: 'seats.changed', seats: 18 }, { type: 'session.startedInOtherTab' });
    await script.answer('loadEditedMembership', knownAnswer({ ...team, id: 'bWVtYmVyOjI=' }));
    expect(seatFieldOf(snapshot())?.value).toBe(5);
  });
});

describe('a reload', () => {
  const without = (record: object, fields: readonly string[]): object =>
    Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));
  const storeSnapshot = ({ actor }: ReturnType<typeof start>): unknown =>
    JSON.parse(JSON.stringify(storeEditMembership(actor.getPersistedSnapshot())));
  /** What version 10 stored, under its name for the requested number of seats. */
  const storedByVersion10 = (kept: unknown) =>
    storedWithFormerNames(kept, 10, { '"requested":': '"wanted":' });

  it('while the shop is asked sends the same with the same key', async () => {
    const flow = await startChanging();
    await flow.send({ type: 'change.confirmed' });
    await flow.script.answer('createChangeKey', 'key-1');
    const again = start({}, readEditMembership(storeSnapshot(flow), 'lakeside-clinic') ?? undefined);
    await settle();
    expect(again.script.asked('makeChange')).toEqual(flow.script.asked('makeChange'));
    await again.script.answer('makeChange', { status: 'changed', invoiceNumber: null });
    expect(again.state()).toBe('changed');
  });

  it('keeps the number of seats, and asks what the organization has now', async () => {
    const flow = await startEditing();
    await flow.send({ type: 'seats.changed', seats: 18 });
    const again = start({}, readEditMembership(storeSnapshot(flow), 'lakeside-clinic') ?? undefined);
    await again.send({ type: 'session.startedInOtherTab' });
    await again.script.answer('loadEditedMembership', knownAnswer(scheduled));
    expect(seatFieldOf(again.snapshot())?.value).toBe(18);
  });

  it('keeps the number of seats that version 10 stored under another name', async () => {
    const flow = await startEditing();
    await flow.send({ type: 'seats.changed', seats: 18 });
    const former = storedByVersion10(storeSnapshot(flow));
    expect(readEditMembership(former, 'lakeside-clinic')).toEqual(
      readEditMembership(storeSnapshot(flow), 'lakeside-clinic'),
    );
    const again = start({}, readEditMembership(former, 'lakeside-clinic') ?? undefined);
    expect(seatFieldOf(again.snapshot())?.value).toBe(18);
  });

  it.each([
    [
      1,
      ['memberships', 'change'],
      ['trial', 'lowerSkus', 'isRenewable', 'market', 'isChangePending'],
      ['sku'],
    ],
    [2, ['change'], ['trial', 'lowerSkus', 'isRenewable', 'market', 'isChangePending'], ['sku']],
    [3, ['change'], ['lowerSkus', 'isRenewable', 'market', 'isChangePending'], ['sku']],
    [4, ['change'], ['isRenewable', 'market', 'isChangePending'], ['sku']],
    [5, [], ['market', 'isChangePending'], []],
  ])(
    'continues with what version %s stored',
    async (version, later, laterOfOrganization, laterOfScheduled) => {
      const { snapshot, ...kept } = storedByVersion10(
        storeSnapshot(await startChanging()),
      ) as StoredSnapshot & {
        readonly snapshot: { readonly context: { readonly membership: { readonly organization: object } } };
      };
      const { membership } = snapshot.context;
      const organization = {
        ...without(membership.organization, laterOfOrganization),
        scheduled: without(scheduled.organization.scheduled ?? {}, laterOfScheduled),
      };
      const context = { ...without(snapshot.context, later), membership: { ...membership, organization } };
      const earlier = { ...kept, version, snapshot: { ...snapshot, context } };
      const again = start({}, readEditMembership(earlier, 'lakeside-clinic') ?? undefined);
      expect(again.state()).toBe('changing.open');
      expect(readEditMembership({ ...earlier, version: 0 }, 'lakeside-clinic')).toBeNull();
    },
  );

  it.each([5, 6])(
    'continues with a change whose preview version %s stored without its taxes',
    async (version) => {
      const kept = storeSnapshot(await startChanging());
      expect(JSON.stringify(kept)).toContain('"taxLines":[]');
      const earlier = readEditMembership(
        storedBeforeTaxes(storedByVersion10(kept), version),
        'lakeside-clinic',
      );
      expect(earlier).toEqual(readEditMembership(kept, 'lakeside-clinic'));
      expect(earlier).not.toBeNull();
    },
  );

  it('continues with a preview for whoever has signed in, which version 7 stored under other names', async () => {
    const flow = await startChanging();
    await flow.send({ type: 'session.startedInOtherTab' });
    const kept = storeSnapshot(flow);
    const former = storedWithFormerNames(storedByVersion10(kept), 7);
    expect(JSON.stringify(former)).toContain('"anew"');
    const again = start({}, readEditMembership(former, 'lakeside-clinic') ?? undefined);
    await settle();
    expect(containedChange(again.snapshot().children)?.value).toEqual({ previewing: 'afterSignIn' });
    expect(again.script.asked('previewChange')).toHaveLength(1);
    expect(readEditMembership(former, 'lakeside-clinic')).toEqual(
      readEditMembership(kept, 'lakeside-clinic'),
    );
  });

  it('restores nothing of another organization, and nothing that is no snapshot', async () => {
    const kept = storeSnapshot(await startEditing()) as { readonly snapshot: { readonly context: object } };
    expect(readEditMembership(kept, 'meadow-equine')).toBeNull();
    expect(readEditMembership(null, 'lakeside-clinic')).toBeNull();
    const { snapshot } = kept;
    expect(
      readEditMembership({ ...kept, snapshot: { ...snapshot, context: {} } }, 'lakeside-clinic'),
    ).toBeNull();
  });
});
