import { createActor, SimulatedClock, type Snapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { refusalOf, stateValueText } from '../flow/index.ts';
import { subscriptionChangePortNames } from '../subscription-change/index.ts';
import {
  canceledMembership,
  examplePreview,
  scriptPorts,
  settle,
  soldMemberships,
  storedBeforeEstimates,
  storedBeforeTaxes,
  storedWithFormerNames,
} from '../testing/index.ts';
import {
  chosenTermOf,
  clearedByUpgrade,
  isProOffered,
  isCurrentTermKept,
  isUpgradedAfterEnd,
  readUpgrade,
  storeUpgrade,
  type UpgradeInput,
  upgradePortNames,
  type UpgradePorts,
  upgradeRefusalOf,
  upgradeWithPorts,
  type UpgradingMembership,
} from './index.ts';

const input: UpgradeInput = {
  country: 'US',
  sold: soldMemberships,
  isSignedIn: true,
  organizationSlug: null,
  sku: null,
};

const owner = (change: Partial<UpgradingMembership['buyer']['organization']> = {}): UpgradingMembership => ({
  id: 'membership-1',
  organization: { slug: 'lakeside-clinic', name: 'Lakeside Clinic' },
  buyer: {
    ...canceledMembership.buyer,
    organization: {
      ...canceledMembership.buyer.organization,
      planType: 'CORE',
      subscriptionStatus: 'ACTIVE',
      subscriptionExpirationDate: '2027-08-27',
      ...change,
    },
  },
});

function start(change: Partial<UpgradeInput> = {}, snapshot?: Snapshot<unknown>) {
  const script = scriptPorts<UpgradePorts>([...upgradePortNames, ...subscriptionChangePortNames]);
  const actor = createActor(upgradeWithPorts(script.ports, new SimulatedClock()), {
    input: { ...input, ...change },
    ...(snapshot && { snapshot }),
  }).start();
  const compare = async (impossible: readonly string[] = []) => {
    const [asked] = script.asked('compareTerms').slice(-1);
    await script.answer('compareTerms', {
      status: 'compared',
      terms: (asked?.skus ?? []).map((sku) => ({
        sku,
        preview: impossible.includes(sku) ? null : { ...examplePreview, sku },
        refusals: [],
      })),
    });
  };
  return {
    actor,
    script,
    compare,
    know: (...memberships: readonly UpgradingMembership[]) =>
      script.answer('loadUpgrading', { status: 'known', memberships }),
    send: actor.send.bind(actor),
    state: () => stateValueText(actor.getSnapshot()),
    chosen: () => chosenTermOf(actor.getSnapshot()),
  };
}

describe('an administrator', () => {
  it('sees what every plan above the current one costs, asked in one request', async () => {
    const { know, compare, script, state, chosen } = start();
    await know(owner());
    expect(script.asked('compareTerms')).toEqual([
      { membershipId: 'membership-1', skus: ['SUB-TEAM-1Y', 'SUB-PROC-1Y'] },
    ]);
    await compare();
    expect([state(), chosen()]).toEqual(['choosing', 'SUB-TEAM-1Y']);
  });

  it('pays for the rest of the current term, or for a new one', async () => {
    const running = start();
    await running.know(owner({ subscriptionExpirationDate: examplePreview.lastDay }));
    await running.compare();
    const trial = start();
    await trial.know(owner({ planType: 'PRO_TRIAL', subscriptionExpirationDate: '2026-12-15' }));
    await trial.compare();
    const kept = [running, trial].map(({ actor }) => isCurrentTermKept(actor.getSnapshot()));
    expect(kept).toEqual([true, false]);
  });

  it('begins with the plan that the address names, unless it can’t be had', async () => {
    const named = start({ sku: 'SUB-PROC-1Y' });
    await named.know(owner());
    await named.compare();
    expect(named.chosen()).toBe('SUB-PROC-1Y');
    const impossible = start({ sku: 'SUB-PROC-1Y' });
    await impossible.know(owner());
    await impossible.compare(['SUB-PROC-1Y']);
    expect(impossible.chosen()).toBe('SUB-TEAM-1Y');
  });

  it('continues with no plan where none can be had', async () => {
    const { know, compare, send, state } = start();
    await know(owner());
    await compare(['SUB-TEAM-1Y', 'SUB-PROC-1Y']);
    send({ type: 'choice.submitted' });
    expect(state()).toBe('choosing');
  });

  it('previews the chosen plan with the seats that it comes with, and may go back', async () => {
    const { know, compare, send, script, state } = start();
    await know(owner());
    await compare();
    send({ type: 'choice.submitted' });
    await settle();
    expect(script.asked('previewChange')).toEqual([
      { membershipId: 'membership-1', change: { sku: 'SUB-TEAM-1Y', seats: null, featureSkus: null } },
    ]);
    send({ type: 'change.canceled' });
    expect(state()).toBe('choosing');
  });

  it('finds the change after a reload, but not on a page that is about another plan', async () => {
    const first = start();
    await first.know(owner());
    await first.compare();
    const page = { country: 'US', sku: 'SUB-TEAM-1Y' };
    const store = () =>
      JSON.parse(JSON.stringify(storeUpgrade(first.actor.getPersistedSnapshot()))) as unknown;
    expect(readUpgrade(store(), page)).toBeNull();
    first.send({ type: 'choice.submitted' });
    const stored = store();
    const restored = readUpgrade(stored, page);
    expect(readUpgrade(stored, { ...page, sku: 'SUB-PROC-1Y' })).toBeNull();
    expect(readUpgrade(stored, { ...page, country: 'DE' })).toBeNull();
    first.send({ type: 'change.sent' });
    expect(readUpgrade(store(), { country: 'DE', sku: null })).not.toBeNull();
    expect(restored).not.toBeNull();
    expect(readUpgrade(storedBeforeTaxes(stored, 1), page)).toEqual(restored);
    expect(readUpgrade(storedWithFormerNames(stored, 2), page)).toEqual(restored);
    expect(readUpgrade(storedBeforeEstimates(stored, 3), page)).toEqual(restored);
    const { state, script } = start({}, restored ?? undefined);
    expect(state()).toBe('changing.open');
    await settle();
    expect(script.asked('previewChange')).toHaveLength(1);
    for (const other of [
      null,
      { ...(stored as object), version: 0 },
      { ...(stored as object), machineId: 'cart' },
    ])
      expect(readUpgrade(other, page)).toBeNull();
  });
});

describe('whoever may not', () => {
  it.each<[change: Parameters<typeof owner>[0], place: string]>([
    [{ planType: 'HOSPITAL' }, 'withoutSales'],
    [{ planType: 'NONE', subscriptionStatus: null, subscriptionExpirationDate: null }, 'afterEnd'],
    [{ planType: 'PRO_CUSTOM' }, 'withPro'],
    [{ planType: 'PRO_THREE_YEAR' }, 'beyondHighest'],
    [{ subscriptionStatus: 'PAST_DUE' }, 'whileOverdue'],
    [{ market: 'VETERINARY', planType: 'RENTAL', commitmentEndDate: '2028-09-25' }, 'whileCommitted'],
  ])('reads why: %j', async (change, place) => {
    const { know, actor, script } = start();
    await know(owner(change));
    expect([upgradeRefusalOf(actor.getSnapshot()), script.asked('compareTerms')]).toEqual([place, []]);
  });

  it.each<Parameters<typeof owner>[0]>([
    { subscriptionExpirationDate: '2026-10-31' },
    { subscriptionStatus: 'CANCELED' },
  ])('compares the plans above one that has ended: %j', async (change) => {
    const { know, actor, script } = start();
    await know(owner(change));
    expect(script.asked('compareTerms')).toHaveLength(1);
    expect([isUpgradedAfterEnd(actor.getSnapshot()), isProOffered(actor.getSnapshot())]).toEqual([
      true,
      false,
    ]);
  });

  it('reads before the review what the chosen plan clears', async () => {
    const { know, actor, script } = start();
    await know(owner());
    const preview = { ...examplePreview, clearsScheduledChange: true, clearsCancellation: false };
    const terms = [{ sku: 'SUB-TEAM-1Y', preview, refusals: [] }];
    await script.answer('compareTerms', { status: 'compared', terms });
    expect(clearedByUpgrade(actor.getSnapshot())).toEqual({
      isScheduledChangeCleared: true,
      isCancellationCleared: false,
    });
  });

  it('is no administrator, or in no organization', async () => {
    const member = start();
    await member.know({ ...owner(), buyer: { ...owner().buyer, isOrganizationAdmin: false } });
    expect(member.state()).toBe('refused.toMembers');
    const stranger = start();
    await stranger.know();
    expect(stranger.state()).toBe('refused.withoutOrganization');
  });

  it('signs in again once the session has ended, and is judged again', async () => {
    const { know, script, send, state } = start();
    await know(owner());
    await script.answer('compareTerms', { status: 'denied' });
    expect(state()).toBe('signedOut.ended');
    send({ type: 'session.startedInOtherTab' });
    expect(state()).toBe('loading');
  });

  it('or has signed in during another person’s change sees their own plan, and not the other one', async () => {
    const { know, compare, script, send, state, actor } = start();
    await know(owner());
    await compare();
    send({ type: 'choice.submitted' });
    send({ type: 'session.endedInOtherTab' });
    send({ type: 'session.startedInOtherTab' });
    await settle();
    await script.answer('previewChange', { status: 'refused', refusals: [refusalOf('NOT_FOUND')] });
    send({ type: 'change.canceled' });
    expect([state(), actor.getSnapshot().context.memberships]).toEqual(['loading', []]);
  });

  it('tries again where the shop does not answer', async () => {
    const { script, know, send, state } = start();
    await know(owner());
    await script.fail('compareTerms');
    expect(state()).toBe('unanswered');
    send({ type: 'retry.requested' });
    expect(state()).toBe('loading');
  });
});
