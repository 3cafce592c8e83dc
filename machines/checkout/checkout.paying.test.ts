import { describe, expect, it } from 'vitest';
import { completeCheckout, openCheckout, startCheckout } from '../testing/index.ts';
import { currentStep, problemsOf, readCheckout, repeatWaits, screenOf, storeCheckout } from './index.ts';

const paying = { status: 'paying', checkout: completeCheckout } as const;
const open = { status: 'open', checkout: completeCheckout } as const;
const [firstWait = 0] = repeatWaits;

/** A new tab on the way back from the buyer's bank, whose payment has not ended. */
const openAgain = () => openCheckout(paying);

describe('a checkout whose payment is under way, opened in a new tab', () => {
  it('is checked, without a step in which the buyer could pay or order', async () => {
    const { actor, place, send } = await openAgain();
    expect(place()).toBe('otherBrowser.paying.waiting');
    expect([screenOf(actor.getSnapshot()), currentStep(actor.getSnapshot())]).toEqual(['paying', null]);
    await send({ type: 'step.requested', step: 'payment' }, { type: 'order.submitted' });
    expect(place()).toBe('otherBrowser.paying.waiting');
  });

  it('shows the confirmation once the order is placed', async () => {
    const { actor, place, wait, script } = await openAgain();
    await wait(firstWait);
    await script.answer('loadCheckout', paying);
    expect(place()).toBe('otherBrowser.paying.waiting');
    await wait(repeatWaits[1] ?? 0);
    await script.answer('loadCheckout', { status: 'placed', orderToken: 'order-1' });
    expect(place()).toBe('placed');
    expect(actor.getSnapshot().context.orderToken).toBe('order-1');
  });

  it('leads to the choice of payment, and says why, once the payment has failed', async () => {
    const { actor, place, wait, script } = await openAgain();
    await wait(firstWait);
    await script.answer('loadCheckout', open);
    expect(place()).toBe('billing.payment');
    expect(problemsOf(actor.getSnapshot())).toMatchObject([{ source: 'server', code: 'PAYMENT_ERROR' }]);
  });

  it('is asked about often, then only when the buyer wants it or is back in the tab', async () => {
    const { place, wait, send, script } = await openAgain();
    for (const milliseconds of repeatWaits) {
      await wait(milliseconds);
      await script.answer('loadCheckout', paying);
    }
    expect(place()).toBe('otherBrowser.paying.resting');
    await send({ type: 'checkout.refreshed' });
    await script.fail('loadCheckout');
    expect(place()).toBe('otherBrowser.paying.resting');
    await send({ type: 'retry.requested' });
    await script.answer('loadCheckout', paying);
    expect(place()).toBe('otherBrowser.paying.waiting');
  });

  it('can be paid in another way, which the buyer chooses themselves', async () => {
    const { actor, place, send } = await openAgain();
    await send({ type: 'back.requested' });
    expect(place()).toBe('billing.payment');
    expect(problemsOf(actor.getSnapshot())).toEqual([]);
  });

  it.each([
    [{ status: 'ordered' }, 'otherBrowser.ordered'],
    [{ status: 'otherBrowser', checkout: completeCheckout }, 'otherBrowser.asking'],
    [{ status: 'expired' }, 'expired'],
    [{ status: 'missing' }, 'missing'],
  ] as const)('follows what else became of it: %o', async (lookup, expected) => {
    const { place, wait, script } = await openAgain();
    await wait(firstWait);
    await script.answer('loadCheckout', lookup);
    expect(place()).toBe(expected);
  });

  it('is still checked after a reload', async () => {
    const before = await openAgain();
    const after = await startCheckout({ snapshot: readCheckout(storeCheckout(before.stored()), 'token-1') });
    expect(after.place()).toBe('otherBrowser.paying.waiting');
  });

  it('is checked, too, if the shop could not be reached at first', async () => {
    const { place, wait, script } = await startCheckout();
    await script.fail('loadCheckout');
    await wait(firstWait);
    await script.answer('loadCheckout', paying);
    expect(place()).toBe('otherBrowser.paying.waiting');
  });
});

it('a payment that begins in another tab leaves the buyer’s screen as it is', async () => {
  const { place, send, script } = await openCheckout(open);
  await send({ type: 'checkout.refreshed' });
  await script.answer('loadCheckout', paying);
  expect(place()).toBe('billing.payment');
});
