import { describe, expect, it } from 'vitest';
import { refusalOf } from '../flow/index.ts';
import { completeCheckout } from '../testing/example-checkout.ts';
import { checkoutAtReview, openCheckout } from '../testing/start-checkout.ts';
import { repeatWaits } from './checkout.requests.ts';
import { continuedTokenOf } from './checkout.selectors.ts';

const elsewhere = { status: 'otherBrowser', checkout: completeCheckout } as const;
const own = { ...completeCheckout, id: 'checkout-2', token: 'token-2' };

describe('a checkout that belongs to another browser', () => {
  it('asks whether to continue it, and allows nothing else', async () => {
    const { actor, place, send, script } = await openCheckout(elsewhere);
    expect(place()).toBe('otherBrowser.asking');
    await send(
      { type: 'step.requested', step: 'contact' },
      { type: 'contact.submitted' },
      { type: 'voucher.submitted', code: 'WELCOME10' },
      { type: 'order.submitted' },
    );
    expect(place()).toBe('otherBrowser.asking');
    expect(script.open()).toEqual([]);
    expect(continuedTokenOf(actor.getSnapshot())).toBeNull();
  });

  it('continues it under a token of its own', async () => {
    const { actor, place, send, script } = await openCheckout(elsewhere);
    await send({ type: 'link.accepted' });
    expect(place()).toBe('otherBrowser.continuing');
    await script.answer('continueCheckout', { status: 'accepted', checkout: own });
    expect(script.asked('continueCheckout')).toEqual([{ checkoutId: completeCheckout.id }]);
    expect(place()).toBe('otherBrowser.continued');
    expect(continuedTokenOf(actor.getSnapshot())).toBe('token-2');
  });

  it('looks it up again if the shop refuses, and shows the reason', async () => {
    const { actor, place, send, script } = await openCheckout(elsewhere);
    await send({ type: 'link.accepted' });
    const refusals = [refusalOf('OPERATION_NOT_ALLOWED', null, 'PAYMENT_UNDER_WAY')];
    await script.answer('continueCheckout', { status: 'refused', refusals, checkout: completeCheckout });
    expect(place()).toBe('loading');
    await script.answer('loadCheckout', elsewhere);
    expect(place()).toBe('otherBrowser.asking');
    expect(actor.getSnapshot().context.trouble).toEqual({ kind: 'refused', refusals });
  });

  it('asks again if there is no response', async () => {
    const { actor, place, send, script } = await openCheckout(elsewhere);
    await send({ type: 'link.accepted' });
    await script.fail('continueCheckout');
    expect(place()).toBe('otherBrowser.asking');
    expect(actor.getSnapshot().context.trouble).toEqual({ kind: 'connection' });
  });

  it('is looked up a few times more, and is no longer offered once it was ordered', async () => {
    const { place, wait, script } = await openCheckout(elsewhere);
    const [firstWait = 0, secondWait = 0] = repeatWaits;
    await wait(firstWait);
    await script.answer('loadCheckout', elsewhere);
    expect(place()).toBe('otherBrowser.asking');
    await wait(secondWait);
    await script.answer('loadCheckout', { status: 'ordered' });
    expect(place()).toBe('otherBrowser.ordered');
  });

  it('is looked up again although an answer was lost', async () => {
    const { place, wait, script } = await openCheckout(elsewhere);
    const [firstWait = 0, secondWait = 0] = repeatWaits;
    await wait(firstWait);
    await script.fail('loadCheckout');
    await wait(secondWait);
    await script.answer('loadCheckout', { status: 'ordered' });
    expect(place()).toBe('otherBrowser.ordered');
  });

  it('is not looked up again without end', async () => {
    const { place, wait, script } = await openCheckout(elsewhere);
    for (const milliseconds of repeatWaits) {
      await wait(milliseconds);
      await script.answer('loadCheckout', elsewhere);
    }
    await wait(repeatWaits.at(-1) ?? 0);
    expect(script.open()).toEqual([]);
    expect(place()).toBe('otherBrowser.asking');
  });

  it('does not ask about a checkout that was ordered', async () => {
    const { place } = await openCheckout({ status: 'ordered' });
    expect(place()).toBe('otherBrowser.ordered');
  });
});

describe('a checkout that another browser takes over', () => {
  it.each([
    [elsewhere, 'otherBrowser.asking'],
    [{ status: 'ordered' } as const, 'otherBrowser.ordered'],
  ])('is left when the tab becomes visible again: %j', async (lookup, expected) => {
    const { place, send, script } = await checkoutAtReview();
    await send({ type: 'checkout.refreshed' });
    await script.answer('loadCheckout', lookup);
    expect(place()).toBe(expected);
  });
});
