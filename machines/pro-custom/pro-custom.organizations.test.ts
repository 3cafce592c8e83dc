import { describe, expect, it } from 'vitest';
import { changeProSelection, proOffers, proTotal } from '../rules/pro-custom/index.ts';
import { type ProCustomInput, type ProMembership, proMembershipOf } from './index.ts';
import { human, owner, start, submitted, pricedAnswer } from './pro-custom-machine.fixture.ts';

/** A second organization of the same person. */
const other: ProMembership = {
  ...owner,
  id: 'membership-2',
  organization: { slug: 'two-rivers-health', name: 'Two Rivers Health' },
  seatsInUse: 12,
};

const isMember: ProMembership = { ...owner, buyer: { ...owner.buyer, isOrganizationAdmin: false } };

describe('a person in several organizations', () => {
  const withoutProbe = changeProSelection(human, { device: null }, proOffers, 0);
  const startChoosing = async (given: Partial<ProCustomInput> = {}) => {
    const flow = start({ selection: withoutProbe, ...given });
    await flow.script.answer('recallBuyer', { memberships: [isMember, other] });
    return flow;
  };
  const toOther = { type: 'organization.chosen', slug: 'two-rivers-health' } as const;

  it('buys for the oldest one unless they choose another, with a seat for each of its members', async () => {
    const { state, send, selection } = await startChoosing();
    expect(state()).toBe('probe.unavailable.toMembers');
    await send(toOther);
    expect([state(), selection().members]).toEqual(['probe.offered', 12]);
    await send({ type: 'organization.chosen', slug: 'not-theirs' });
    expect([state(), selection().members]).toEqual(['probe.offered', 12]);
  });

  it('is asked for the price, and charged, for the organization that the page names', async () => {
    const { script, state, send, selection, actor } = await startChoosing({
      organizationSlug: 'two-rivers-health',
      step: 'review',
    });
    expect(proMembershipOf(actor.getSnapshot().context)).toEqual(other);
    const asked = script
      .asked('previewBundle')
      .map(({ organizationMembershipId }) => organizationMembershipId);
    expect(asked).toEqual(['membership-2']);
    await script.answer('previewBundle', pricedAnswer(proTotal(selection(), proOffers).today));
    await send({ type: 'plan.submitted' });
    await script.answer('recallCart', null);
    await script.answer('findLinkedCode', null);
    expect(script.asked('createCheckout')[0]?.organizationMembershipId).toBe('membership-2');
    await send({ type: 'organization.chosen', slug: 'lakeside-clinic' });
    expect(state()).toBe('probe.unavailable.toMembers');
  });

  it('is asked for the price, and charged, for the oldest one where they change to it', async () => {
    const { script, send, selection } = start({ organizationSlug: 'two-rivers-health' });
    await script.answer('recallBuyer', { memberships: [owner, other] });
    await send(
      { type: 'organization.chosen', slug: owner.organization.slug },
      submitted,
      submitted,
      submitted,
    );
    expect(script.asked('previewBundle')).toMatchObject([{ organizationMembershipId: owner.id }]);
    await script.answer('previewBundle', pricedAnswer(proTotal(selection(), proOffers).today));
    await send({ type: 'plan.submitted' });
    await script.answer('recallCart', null);
    await script.answer('findLinkedCode', null);
    expect(script.asked('createCheckout')[0]?.organizationMembershipId).toBe(owner.id);
  });

  it('is shown to no one who signs in later', async () => {
    const { send, state, actor } = await startChoosing();
    await send({ type: 'session.changed' }, toOther);
    expect([state(), actor.getSnapshot().context.memberships]).toEqual(['opening.recalling', []]);
  });
});
