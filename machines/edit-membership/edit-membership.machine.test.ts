import { createActor, SimulatedClock, type Snapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { refusalOf, stateValueText } from '../flow/index.ts';
import { money } from '../rules/money/index.ts';
import { containedChange, subscriptionChangePortNames } from '../subscription-change/index.ts';
import {
  exampleEdited,
  exampleMethods,
  examplePreview,
  scriptPorts,
  settle,
  storedBeforeTaxes,
  storedWithFormerNames,
} from '../testing/index.ts';
import {
  committedRentalDayOf,
  type EditedMembership,
  editedMembershipOf,
  editedRenewalOf,
  type EditMembershipEvent,
  type EditMembershipInput,
  editMembershipPortNames,
  type EditMembershipPorts,
  editMembershipScreenOf,
  editMembershipWithPorts,
  isEditPending,
  isEditSessionEnded,
  isEndOfRenewalToConfirm,
  lowerPlansOf,
  type OwnOrganization,
  readEditMembership,
  renewalPriceOf,
  seatFieldOf,
  seatProblemOf,
  storeEditMembership,
} from './index.ts';

const { team, scheduled, ending, inTens, individual, rented, bySales, expired } = exampleEdited;
const ports = [...editMembershipPortNames, ...subscriptionChangePortNames] as const;

const knownAnswer = (membership: EditedMembership | null, ...others: readonly OwnOrganization[]) =>
  ({
    status: 'known',
    membership,
    memberships: membership === null ? [] : [{ organization: membership.organization }, ...others],
  }) as const;

function start(given: Partial<EditMembershipInput> = {}, snapshot?: Snapshot<unknown>) {
  const script = scriptPorts<EditMembershipPorts>(ports);
  const actor = createActor(editMembershipWithPorts(script.ports, new SimulatedClock()), {
    input: { isSignedIn: true, organizationSlug: 'lakeside-clinic', ...given },
    ...(snapshot && { snapshot }),
  }).start();
  return {
    actor,
    script,
    snapshot: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    state: () => stateValueText(actor.getSnapshot()),
    screen: () => editMembershipScreenOf(actor.getSnapshot()),
    send: async (...events: readonly EditMembershipEvent[]) => {
      for (const event of events) actor.send(event);
      await settle();
    },
  };
}

async function startEditing(membership: EditedMembership = team) {
  const flow = start();
  await flow.script.answer('loadEditedMembership', knownAnswer(membership));
  return flow;
}

/** A change of the seats whose price is shown. */
async function startChanging(membership: EditedMembership = team) {
  const flow = await startEditing(membership);
  await flow.send({ type: 'seats.changed', seats: 18 }, { type: 'seats.submitted' });
  await flow.script.answer('previewChange', {
    status: 'previewed',
    preview: examplePreview,
    methods: exampleMethods,
  });
  return flow;
}

describe('a rental', () => {
  it('is left early as a change of its own, which seats don’t touch', async () => {
    const flow = await startEditing(rented);
    expect(committedRentalDayOf(flow.snapshot())).toBe('2028-11-19');
    await flow.send({ type: 'rental.left' });
    expect(flow.state()).toBe('changing.open');
    expect(flow.script.asked('previewChange')).toEqual([
      {
        membershipId: rented.id,
        change: { sku: null, seats: null, featureSkus: null, leavesRental: true },
      },
    ]);
  });

  it.each([
    ['after its commitment', { commitment: { lastDay: '2026-12-19', months: 24 } }],
    ['that was left before', { nextChargeDay: null }],
    ['that is none', { commitment: null }],
  ])('can’t be left %s', async (_which, changes) => {
    const flow = await startEditing({ ...rented, organization: { ...rented.organization, ...changes } });
    expect(committedRentalDayOf(flow.snapshot())).toBeNull();
    await flow.send({ type: 'rental.left' });
    expect(flow.state()).toBe('ready.viewing');
  });
});

describe('a lower plan', () => {
  const core = { type: 'plan.lowered', sku: 'SUB-CORE-1Y' } as const;

  it('is a change of its own, which the seats don’t touch', async () => {
    const flow = await startEditing();
    expect(lowerPlansOf(flow.snapshot())).toEqual(['SUB-IND-1Y', 'SUB-CORE-1Y']);
    await flow.send({ type: 'seats.changed', seats: 18 }, core);
    expect(flow.state()).toBe('changing.open');
    expect(flow.script.asked('previewChange')).toEqual([
      { membershipId: team.id, change: { sku: 'SUB-CORE-1Y', seats: null, featureSkus: null } },
    ]);
  });

  it.each([
    ['a plan that isn’t below', { lowerSkus: ['SUB-IND-1Y'] }],
    ['a plan that doesn’t renew', { nextChargeDay: null }],
    ['a Pro plan, which has a page of its own', { planType: 'PRO_CUSTOM' }],
  ] as const)('isn’t chosen for %s', async (_which, changes) => {
    const flow = await startEditing({ ...team, organization: { ...team.organization, ...changes } });
    expect(lowerPlansOf(flow.snapshot())).not.toContain(core.sku);
    await flow.send(core);
    expect(flow.state()).toBe('ready.viewing');
  });
});

describe('who may edit', () => {
  it.each<[who: string, membership: EditedMembership | null, screen: string]>([
    ['an administrator', team, 'ready'],
    ['a member', { ...team, isAdmin: false }, 'forbidden'],
    ['a person without an organization', null, 'forbidden'],
    ['an administrator of a plan that sales manages', bySales, 'bySales'],
    ['an administrator of a plan that has expired', expired, 'ended'],
  ])('%s', async (_who, membership, screen) => {
    const flow = start();
    expect([flow.screen(), isEditPending(flow.snapshot())]).toEqual(['loading', true]);
    await flow.script.answer('loadEditedMembership', knownAnswer(membership));
    expect(flow.script.asked('loadEditedMembership')).toEqual([{ organizationSlug: 'lakeside-clinic' }]);
    expect(flow.screen()).toBe(screen);
  });

  it('the administrator of another organization than the one that is shown first', async () => {
    const flow = start({ organizationSlug: null });
    const rivers = { slug: 'two-rivers-health', name: 'Two Rivers Health' };
    await flow.script.answer(
      'loadEditedMembership',
      knownAnswer({ ...team, isAdmin: false }, { organization: rivers }),
    );
    expect(flow.screen()).toBe('forbidden');
    await flow.send({ type: 'organization.chosen', slug: rivers.slug });
    expect(flow.script.asked('loadEditedMembership')[1]).toEqual({ organizationSlug: rivers.slug });
    await flow.script.answer('loadEditedMembership', knownAnswer(team));
    expect(flow.screen()).toBe('ready');
  });

  it('nobody who is not signed in', async () => {
    const flow = start({ isSignedIn: false });
    expect([flow.screen(), isEditSessionEnded(flow.snapshot())]).toEqual(['signedOut', false]);
    await flow.send({ type: 'session.startedInOtherTab' });
    await flow.script.answer('loadEditedMembership', { status: 'denied' });
    expect([flow.screen(), isEditSessionEnded(flow.snapshot())]).toEqual(['signedOut', true]);
  });

  it('is asked again after the shop did not answer', async () => {
    const { script, send, screen } = start();
    await script.fail('loadEditedMembership');
    expect(screen()).toBe('unanswered');
    await send({ type: 'retry.requested' });
    await script.answer('loadEditedMembership', knownAnswer(team));
    expect(screen()).toBe('ready');
  });
});

describe('seats', () => {
  it.each<[membership: EditedMembership, field: ReturnType<typeof seatFieldOf>]>([
    [team, { value: 5, fewest: 5, most: 50, step: 1 }],
    [scheduled, { value: 8, fewest: 5, most: 50, step: 1 }],
    [inTens, { value: 20, fewest: 12, most: 50, step: 10 }],
    [individual, null],
  ])('have the limits of the plan, and are never fewer than those in use', async (membership, field) => {
    const { snapshot } = await startEditing(membership);
    expect(seatFieldOf(snapshot())).toEqual(field);
  });

  it.each<[membership: EditedMembership, seats: number, problem: ReturnType<typeof seatProblemOf>]>([
    [team, 5, 'UNCHANGED'],
    [team, 4, 'BELOW_MINIMUM'],
    [team, 51, 'ABOVE_MAXIMUM'],
    [inTens, 18, 'NOT_IN_TENS'],
    [inTens, 10, 'BELOW_SEATS_IN_USE'],
  ])('that can’t be had are not asked for', async (membership, seats, problem) => {
    const { script, snapshot, send } = await startEditing(membership);
    await send({ type: 'seats.changed', seats });
    expect(seatProblemOf(snapshot())).toBeNull();
    await send({ type: 'seats.submitted' });
    expect([seatProblemOf(snapshot()), script.open()]).toEqual([problem, []]);
  });

  it('are previewed, paid and changed', async () => {
    const { script, snapshot, state, send } = await startChanging();
    expect(script.asked('previewChange')).toEqual([
      { membershipId: team.id, change: { sku: null, seats: 18, featureSkus: null } },
    ]);
    expect([state(), containedChange(snapshot().children)?.context.preview]).toEqual([
      'changing.open',
      examplePreview,
    ]);
    await send({ type: 'change.confirmed' });
    await script.answer('createChangeKey', 'key-1');
    // A new state is stored at once, with the key in it.
    expect(state()).toBe('changing.sent');
    await script.answer('makeChange', { status: 'changed', invoiceNumber: 'S-1024' });
    expect([state(), snapshot().context.outcome]).toEqual([
      'changed',
      { status: 'changed', preview: examplePreview, invoiceNumber: 'S-1024', isDebited: false },
    ]);
  });

  it('stay in the field when the administrator goes back', async () => {
    const { snapshot, screen, send } = await startChanging();
    await send({ type: 'change.canceled' });
    expect([screen(), seatFieldOf(snapshot())?.value]).toEqual(['ready', 18]);
  });

  it('are shown at what they cost once more, unless another number was typed', async () => {
    const { script, state, send } = await startChanging();
    await send({ type: 'change.canceled' }, { type: 'review.requested' });
    expect(state()).toBe('changing.open');
    expect(script.asked('previewChange')).toHaveLength(2);
    expect(script.asked('previewChange')[1]).toEqual(script.asked('previewChange')[0]);
    await send(
      { type: 'change.canceled' },
      { type: 'seats.changed', seats: 19 },
      { type: 'review.requested' },
    );
    expect(state()).toBe('ready.viewing');
  });

  it('may be paid with another card after the bank declined one', async () => {
    const { script, state, send } = await startChanging();
    await send({ type: 'change.confirmed' });
    await script.answer('createChangeKey', 'key-1');
    await script.answer('makeChange', { status: 'refused', refusals: [refusalOf('CARD_DECLINED')] });
    expect(state()).toBe('changing.open');
  });

  it('that another administrator changed meanwhile are shown as they are now', async () => {
    const { script, snapshot, state, send } = await startChanging();
    await send({ type: 'change.confirmed' });
    await script.answer('createChangeKey', 'key-1');
    await script.answer('makeChange', {
      status: 'refused',
      refusals: [refusalOf('OPERATION_NOT_ALLOWED', null, 'CHANGED_ELSEWHERE')],
    });
    await script.answer('loadEditedMembership', knownAnswer(scheduled));
    expect([state(), editedMembershipOf(snapshot())]).toEqual(['ready.outdated', scheduled]);
  });
});

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
  const change = scheduled.organization.scheduled;
  if (change === null) throw new Error('Nothing is scheduled.');
  const lower = { net: money(113_400, 'USD'), tax: money(0, 'USD'), gross: money(113_400, 'USD') };

  it.each([
    ['nothing changes', null, team.organization.price],
    ['a cheaper plan is scheduled', { ...change, price: lower }, lower],
    ['the price of what is scheduled is unknown', { ...change, price: null }, null],
  ])('decides what the renewal costs: %s', async (_words, planned, price) => {
    const { snapshot } = await startEditing({
      ...team,
      organization: { ...team.organization, scheduled: planned },
    });
    expect(renewalPriceOf(snapshot())).toEqual(price);
  });

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
  const stored = ({ actor }: ReturnType<typeof start>): unknown =>
    JSON.parse(JSON.stringify(storeEditMembership(actor.getPersistedSnapshot())));

  it('while the shop is asked sends the same with the same key', async () => {
    const flow = await startChanging();
    await flow.send({ type: 'change.confirmed' });
    await flow.script.answer('createChangeKey', 'key-1');
    const again = start({}, readEditMembership(stored(flow), 'lakeside-clinic') ?? undefined);
    await settle();
    expect(again.script.asked('makeChange')).toEqual(flow.script.asked('makeChange'));
    await again.script.answer('makeChange', { status: 'changed', invoiceNumber: null });
    expect(again.state()).toBe('changed');
  });

  it('keeps the number of seats, and asks what the organization has now', async () => {
    const flow = await startEditing();
    await flow.send({ type: 'seats.changed', seats: 18 });
    const again = start({}, readEditMembership(stored(flow), 'lakeside-clinic') ?? undefined);
    await again.send({ type: 'session.startedInOtherTab' });
    await again.script.answer('loadEditedMembership', knownAnswer(scheduled));
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
  ])('goes on with what version %s stored', async (version, later, laterOfOrganization, laterOfScheduled) => {
    const { snapshot, ...kept } = stored(await startChanging()) as {
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
  });

  it.each([5, 6])(
    'goes on with a change whose preview version %s stored without its taxes',
    async (version) => {
      const kept = stored(await startChanging());
      expect(JSON.stringify(kept)).toContain('"taxLines":[]');
      const earlier = readEditMembership(storedBeforeTaxes(kept, version), 'lakeside-clinic');
      expect(earlier).toEqual(readEditMembership(kept, 'lakeside-clinic'));
      expect(earlier).not.toBeNull();
    },
  );

  it('goes on with a preview for whoever has signed in, which version 7 stored under other names', async () => {
    const flow = await startChanging();
    await flow.send({ type: 'session.startedInOtherTab' });
    const kept = stored(flow);
    const former = storedWithFormerNames(kept, 7);
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
    const kept = stored(await startEditing()) as { readonly snapshot: { readonly context: object } };
    expect(readEditMembership(kept, 'meadow-equine')).toBeNull();
    expect(readEditMembership(null, 'lakeside-clinic')).toBeNull();
    const { snapshot } = kept;
    expect(
      readEditMembership({ ...kept, snapshot: { ...snapshot, context: {} } }, 'lakeside-clinic'),
    ).toBeNull();
  });
});
