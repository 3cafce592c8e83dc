import { describe, expect, it } from 'vitest';
import { refusalOf } from '../flow/index.ts';
import { containedChange } from '../subscription-change/index.ts';
import { examplePreview } from '../testing/index.ts';
import {
  committedRentalDayOf,
  type EditedMembership,
  editedMembershipOf,
  editSessionEndOf,
  isEditPending,
  lowerPlansOf,
  seatFieldOf,
  seatProblemOf,
} from './index.ts';
import {
  team,
  scheduled,
  inTens,
  individual,
  rented,
  bySales,
  expired,
  knownAnswer,
  start,
  startEditing,
  startChanging,
} from './edit-membership.fixture.ts';

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
    expect([flow.screen(), editSessionEndOf(flow.snapshot())]).toEqual(['signedOut', null]);
    await flow.send({ type: 'session.startedInOtherTab' });
    await flow.script.answer('loadEditedMembership', { status: 'denied' });
    expect([flow.screen(), editSessionEndOf(flow.snapshot())]).toEqual(['signedOut', 'ended']);
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
