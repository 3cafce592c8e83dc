import { describe, expect, it } from 'vitest';
import { SessionEndedError } from '../flow/index.ts';
import { multiplyTaxedMoney } from '../rules/money/index.ts';
import { changeProSelection, firstProSelection, proOffers, proTotal } from '../rules/pro-custom/index.ts';
import {
  proAddingOf,
  proConfirmationOf,
  type ProCustomInput,
  proStepsOf,
  readProCustom,
  storeProCustom,
} from './index.ts';
import { human, owner, start, submitted, pricedAnswer } from './pro-custom-machine.fixture.ts';

const vet = firstProSelection('VETERINARY', proOffers);

async function signedOut(given: Partial<ProCustomInput> = {}) {
  const flow = start(given);
  await flow.script.answer('recallBuyer', null);
  return flow;
}

describe('putting a Pro plan together', () => {
  it('leads a stranger from the probes to the cart, at the price that the shop confirms', async () => {
    const { script, state, send, selection, actor } = await signedOut();
    await send(
      { type: 'quantity.chosen', quantity: 1 },
      submitted,
      { type: 'feature.chosen', sku: 'SUB-PROC-COLL-TELE-1Y', isChosen: true },
      submitted,
      { type: 'members.chosen', members: 7 },
      submitted,
    );
    expect(state()).toBe('review.confirming');
    const lines = [
      { sku: 'IQ3-USBC', quantity: 1 },
      { sku: 'SUB-PROC-1Y', quantity: 1 },
      { sku: 'SUB-PROC-SEAT-1Y', quantity: 2 },
      { sku: 'SUB-PROC-COLL-TELE-1Y', quantity: 1 },
    ];
    expect(script.asked('previewBundle')).toEqual([{ country: 'US', lines, organizationMembershipId: null }]);
    await send({ type: 'plan.submitted' });
    expect(script.asked('recallCart')).toEqual([]);
    await script.answer('previewBundle', pricedAnswer(proTotal(selection(), proOffers).today));
    expect(state()).toBe('review.confirmed');
    await send({ type: 'plan.submitted' });
    expect(proAddingOf(actor.getSnapshot()).isPending).toBe(true);
    await script.answer('recallCart', null);
    await script.answer('findLinkedCode', null);
    expect(script.asked('createCheckout')).toEqual([
      { country: 'US', voucherCode: null, lines, organizationMembershipId: null, purpose: 'PLAN' },
    ]);
  });

  it('shows the shop’s price where it is another one, and adds the plan only after that', async () => {
    const { script, state, send, actor } = await signedOut({ step: 'review' });
    const higher = multiplyTaxedMoney(proTotal(human, proOffers).today, 2);
    await script.answer('previewBundle', pricedAnswer(higher));
    expect([state(), actor.getSnapshot().context.confirmed]).toEqual(['review.repriced', higher]);
    await send({ type: 'plan.submitted' });
    expect(script.asked('recallCart')).toHaveLength(1);
  });

  it('asks for the price again after a lost response, and after every change', async () => {
    const { script, state, send, actor } = await signedOut({ step: 'review' });
    await script.fail('previewBundle');
    expect([state(), proConfirmationOf(actor.getSnapshot())]).toEqual(['review.unanswered', 'unanswered']);
    await send({ type: 'retry.requested' });
    await script.answer('recallBuyer', null);
    await script.answer('previewBundle', pricedAnswer(proTotal(human, proOffers).today));
    await send(
      { type: 'step.requested', step: 'members' },
      { type: 'members.chosen', members: 6 },
      submitted,
    );
    expect([state(), actor.getSnapshot().context.confirmed]).toEqual(['review.confirming', null]);
  });

  it('has no step for features where none are sold', async () => {
    const { state, send, actor } = await signedOut({ selection: vet });
    expect(proStepsOf(actor.getSnapshot())).toEqual(['probe', 'members', 'review']);
    await send(submitted);
    expect(state()).toBe('members.offered');
    await send({ type: 'term.chosen', months: 36 }, { type: 'back.requested' });
    expect(state()).toBe('probe.offered');
  });

  it('asks a stranger without a probe to sign in, and continues as an owner', async () => {
    const { script, state, send, selection } = await signedOut();
    await send({ type: 'device.chosen', device: null });
    expect(state()).toBe('probe.unavailable.withoutSignIn');
    await send({ type: 'session.changed' });
    await script.answer('recallBuyer', { memberships: [owner] });
    expect([state(), selection().members]).toEqual(['probe.offered', 7]);
  });

  it('continues signed out after the session has ended', async () => {
    const selection = changeProSelection(human, { device: null }, proOffers, 0);
    const { script, state, send, actor } = start({ step: 'review', selection });
    await script.answer('recallBuyer', { memberships: [owner] });
    await script.fail('previewBundle', new SessionEndedError());
    expect(actor.getSnapshot().context.trouble).toEqual({ kind: 'session' });
    await send({ type: 'retry.requested' });
    await script.answer('recallBuyer', null);
    expect(state()).toBe('probe.unavailable.withoutSignIn');
  });

  it('keeps what is chosen while the shop does not say who is asking', async () => {
    const { script, state, send, selection } = start();
    await send({ type: 'device.chosen', device: 'iq-plus' });
    await script.fail('recallBuyer');
    expect(state()).toBe('opening.unanswered');
    await send({ type: 'retry.requested' });
    await script.answer('recallBuyer', null);
    expect([state(), selection().device]).toEqual(['probe.offered', 'iq-plus']);
  });

  it.each([
    ['features', 'features'],
    ['members', 'members.offered'],
    ['review', 'review.confirming'],
  ] as const)('opens at the step %s that the address names', async (step, expected) => {
    const { state } = await signedOut({ step });
    expect(state()).toBe(expected);
  });

  it('opens at the probes where the plan can’t be ordered as it is', async () => {
    const { state } = await signedOut({
      step: 'review',
      selection: changeProSelection(human, { device: null }, proOffers, 0),
    });
    expect(state()).toBe('probe.unavailable.withoutSignIn');
  });
});

describe('what a tab keeps', () => {
  const storeSignedOut = async () => {
    const { actor, send } = await signedOut();
    await send({ type: 'device.chosen', device: 'iq-plus' }, submitted, submitted, {
      type: 'members.chosen',
      members: 9,
    });
    return JSON.parse(JSON.stringify(storeProCustom(actor.getPersistedSnapshot()))) as Record<
      string,
      unknown
    >;
  };

  it('is the selection', async () => {
    expect(readProCustom(await storeSignedOut(), proOffers, null)).toEqual({
      ...human,
      device: 'iq-plus',
      members: 9,
    });
  });

  it('gives way to the other market, if the address asks for it', async () => {
    expect(readProCustom(await storeSignedOut(), proOffers, 'VETERINARY')).toEqual(vet);
  });

  it('loses what is not offered any more', async () => {
    const less = { ...proOffers, devices: proOffers.devices.filter(({ slug }) => slug !== 'iq-plus') };
    expect(readProCustom(await storeSignedOut(), less, null)).toMatchObject({ device: null, members: 9 });
  });

  it.each<[what: string, change: (kept: Record<string, unknown>) => unknown]>([
    ['nothing', () => null],
    ['another machine', (kept) => ({ ...kept, machineId: 'cart' })],
    ['an older version', (kept) => ({ ...kept, version: 0 })],
    ['half a selection', (kept) => ({ ...kept, snapshot: { market: 'HUMAN' } })],
  ])('is nothing in %s', async (_what, change) => {
    expect(readProCustom(change(await storeSignedOut()), proOffers, null)).toEqual(human);
  });
});
