import { describe, expect, it } from 'vitest';
import { refusalOf } from '../flow/index.ts';
import {
  proDowngradeInput,
  proUpgradeInput,
  scheduledPreview,
  storedBeforeTaxes,
  storedWithFormerNames,
} from '../testing/index.ts';
import {
  type ChangingMembership,
  proChangeScreenOf,
  readProCustomChange,
  storeProCustomChange,
  requestedChangeOf,
} from './index.ts';
import {
  pro,
  scheduled,
  cardiac,
  tele,
  two,
  start,
  startAnswered,
  onward,
  adding,
  startReviewing,
} from './pro-custom-change.fixture.ts';

/** A downgrade with the prices of the lower plans, of which the first can't be had. */
async function startLowering(membership: ChangingMembership = pro) {
  const flow = await startAnswered(proDowngradeInput, membership);
  const [asked] = flow.script.asked('compareTerms');
  await flow.script.answer('compareTerms', {
    status: 'compared',
    terms: (asked?.skus ?? []).map((sku, index) => ({
      sku,
      preview: index === 0 ? null : { ...scheduledPreview, sku },
      refusals: [],
    })),
  });
  return flow;
}

describe('a downgrade', () => {
  it('takes away features and seats, but none that are in use', async () => {
    const { state, step, send, script, choice } = await startLowering();
    expect([state(), step()]).toEqual(['reducing.viewing', null]);
    await send(
      { type: 'feature.chosen', sku: tele, isChosen: false },
      { type: 'members.chosen', members: 2 },
    );
    expect(choice()).toEqual({ sku: 'SUB-PROC-1Y', members: 6, features: [] });
    await send({ type: 'choice.submitted' });
    expect(script.asked('previewChange')).toEqual([
      { membershipId: pro.id, change: { sku: 'SUB-PROC-1Y', seats: 6, featureSkus: [] } },
    ]);
    await send({ type: 'change.canceled' });
    expect([state(), choice().members]).toEqual(['reducing.viewing', 6]);
  });

  it('offers the plans below, with what each costs from the renewal on', async () => {
    const { script, state, send, choice } = await startLowering();
    expect(script.asked('compareTerms')).toEqual([
      { membershipId: pro.id, skus: ['SUB-IND-1Y', 'SUB-IND-3Y', 'SUB-CORE-1Y', 'SUB-TEAM-1Y'] },
    ]);
    await send({ type: 'membership.chosen', sku: 'SUB-IND-1Y' });
    expect(choice().sku).toBe('SUB-PROC-1Y');
    await send({ type: 'membership.chosen', sku: 'SUB-TEAM-1Y' }, { type: 'choice.submitted' });
    expect([state(), script.asked('previewChange')]).toEqual([
      'changing.open',
      [{ membershipId: pro.id, change: { sku: 'SUB-TEAM-1Y', seats: null, featureSkus: null } }],
    ]);
  });

  it('asks to take something away first', async () => {
    const { state, send } = await startLowering();
    await send({ type: 'choice.submitted' });
    expect(state()).toBe('reducing.unchanged');
    await send({ type: 'members.chosen', members: 7 });
    expect(state()).toBe('reducing.viewing');
  });

  it('removes what was scheduled before', async () => {
    const { script, state, send, actor } = await startLowering(scheduled);
    await send({ type: 'scheduled.removed' });
    expect(script.asked('removeScheduled')).toEqual([{ membershipId: scheduled.id }]);
    await script.answer('removeScheduled', { status: 'removed' });
    await script.answer('loadChanging', { status: 'known', memberships: [pro] });
    await script.answer('compareTerms', { status: 'compared', terms: [] });
    expect([state(), actor.getSnapshot().context.news]).toEqual(['reducing.viewing', 'SCHEDULED_REMOVED']);
    await send({ type: 'scheduled.removed' });
    expect(state()).toBe('reducing.viewing');
  });

  it('shows the plan again with the reason where it can’t be removed', async () => {
    const { script, send, actor } = await startLowering(scheduled);
    await send({ type: 'scheduled.removed' });
    const refusal = refusalOf('OPERATION_NOT_ALLOWED', null, 'PAYMENT_UNDER_WAY');
    await script.answer('removeScheduled', { status: 'refused', refusals: [refusal] });
    await script.answer('loadChanging', { status: 'known', memberships: [pro] });
    expect(actor.getSnapshot().context).toMatchObject({ news: null, removalRefusal: refusal });
  });
});

describe('a session', () => {
  it('begins before anything is shown, and its end keeps what was chosen', async () => {
    const { state, send, script, choice } = start({ ...proUpgradeInput, isSignedIn: false });
    expect(state()).toBe('signedOut.asking');
    await send({ type: 'session.startedInOtherTab' });
    await script.answer('loadChanging', { status: 'known', memberships: [pro] });
    await send(adding, onward, { type: 'session.endedInOtherTab' });
    expect(state()).toBe('signedOut.ended');
    await send({ type: 'session.startedInOtherTab' });
    await script.answer('loadChanging', { status: 'known', memberships: [pro] });
    expect([state(), choice().features]).toEqual(['members.offered', [tele, cardiac]]);
  });

  it('that another person begins during a change shows them their own plan, and not the other one', async () => {
    const { state, send, script, actor } = await startReviewing();
    await send({ type: 'session.endedInOtherTab' }, { type: 'session.startedInOtherTab' });
    await script.answer('previewChange', { status: 'refused', refusals: [refusalOf('NOT_FOUND')] });
    await send({ type: 'change.canceled' });
    expect([state(), actor.getSnapshot().context.memberships]).toEqual(['loading', []]);
    await script.answer('loadChanging', { status: 'known', memberships: [two] });
    expect([state(), requestedChangeOf(actor.getSnapshot()).own]).toEqual(['members.offered', two]);
  });

  it.each(['loadChanging', 'compareTerms'] as const)(
    'that the shop does not take is asked for again at %s',
    async (port) => {
      const flow = start(proDowngradeInput);
      if (port === 'compareTerms')
        await flow.script.answer('loadChanging', { status: 'known', memberships: [pro] });
      await flow.script.answer(port, { status: 'denied' });
      expect(flow.state()).toBe('signedOut.ended');
    },
  );

  it('without an answer can be tried again', async () => {
    const { state, script, send, actor } = start();
    await script.fail('loadChanging');
    expect([state(), proChangeScreenOf(actor.getSnapshot())]).toEqual(['unanswered', 'unanswered']);
    await send({ type: 'retry.requested' });
    expect(state()).toBe('loading');
  });
});

describe('what a tab keeps', () => {
  const page = proUpgradeInput;
  const storeSnapshot = (flow: Awaited<ReturnType<typeof startReviewing>>): unknown =>
    JSON.parse(JSON.stringify(storeProCustomChange(flow.actor.getPersistedSnapshot())));

  it('is a change under way, with what the page sells', async () => {
    const kept = storeSnapshot(await startReviewing());
    expect(JSON.stringify(kept)).not.toContain('IQ3-USBC');
    const again = start(page, readProCustomChange(kept, page) ?? undefined);
    expect([again.state(), again.choice().members]).toEqual(['changing.open', 10]);
  });

  it('is the choice, for which the plan is asked for again', async () => {
    const flow = await startAnswered(page, pro);
    await flow.send(adding);
    const again = start(page, readProCustomChange(storeSnapshot(flow), page) ?? undefined);
    await again.send({ type: 'session.startedInOtherTab' });
    await again.script.answer('loadChanging', { status: 'known', memberships: [pro] });
    expect([again.state(), again.choice().features]).toEqual(['features', [tele, cardiac]]);
  });

  it.each([
    [1, {}, {}],
    [2, { isRenewable: false }, { sku: 'IQ-MEM-TEAM-1Y' }],
  ])('is a change under way as version %s stored it', async (version, ofMembership, ofScheduled) => {
    const kept = storeSnapshot(await startReviewing()) as { readonly snapshot: { readonly context: object } };
    const {
      memberships,
      removalRefusal: _removalRefusal,
      ...context
    } = kept.snapshot.context as {
      readonly memberships: readonly ChangingMembership[];
      readonly removalRefusal: unknown;
    };
    const earlier = memberships.map((membership) => ({
      ...membership,
      ...ofMembership,
      scheduled: {
        planType: 'TEAM',
        seats: 5,
        featureSkus: [],
        day: '2027-08-28',
        price: null,
        ...ofScheduled,
      },
    }));
    const old = {
      ...kept,
      version,
      snapshot: { ...kept.snapshot, context: { ...context, memberships: earlier } },
    };
    const again = start(page, readProCustomChange(old, page) ?? undefined);
    const { removalRefusal, memberships: read } = again.actor.getSnapshot().context;
    expect([again.state(), removalRefusal]).toEqual(['changing.open', null]);
    expect(read[0]?.scheduled).toMatchObject({ sku: null, ...ofScheduled });
  });

  it.each([1, 2, 3])('is a change under way as version %s stored it without its taxes', async (version) => {
    const kept = storeSnapshot(await startReviewing());
    expect(JSON.stringify(kept)).toContain('"taxLines":[]');
    const earlier = readProCustomChange(storedBeforeTaxes(kept, version), page);
    expect(earlier).not.toBeNull();
    expect(earlier).toEqual(readProCustomChange(kept, page));
  });

  it('is a change under way as version 4 stored it under other names', async () => {
    const flow = await startReviewing();
    await flow.send({ type: 'session.startedInOtherTab' });
    const kept = storeSnapshot(flow);
    const former = readProCustomChange(storedWithFormerNames(kept, 4), page);
    expect(former).not.toBeNull();
    expect(former).toEqual(readProCustomChange(kept, page));
  });

  it('is nothing on the page of the other direction, in another shop, or in other words', async () => {
    const kept = storeSnapshot(await startReviewing());
    expect(readProCustomChange(kept, proDowngradeInput)).toBeNull();
    expect(readProCustomChange(kept, { ...page, country: 'DE' })).toBeNull();
    expect(readProCustomChange(null, page)).toBeNull();
    expect(readProCustomChange({ ...(kept as object), version: 0 }, page)).toBeNull();
  });
});
