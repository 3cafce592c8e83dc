import { expect, it } from 'vitest';
import { noteMaxLength } from '../rules/checkout/index.ts';
import { checkoutAtReview, completeCheckout } from '../testing/index.ts';
import { deliveryNoteOf, problemsOf } from './index.ts';

async function atShippingMethod() {
  const flow = await checkoutAtReview();
  await flow.send({ type: 'step.requested', step: 'shipping.method' });
  return flow;
}

it('a note is saved with the shipping method, tidied', async () => {
  const { actor, script, send, place } = await atShippingMethod();
  expect(deliveryNoteOf(actor.getSnapshot())).toEqual({ text: '', isBegun: false });
  await send({ type: 'note.changed', note: ' Ring  twice\n' }, { type: 'shipping.method.submitted' });
  expect(script.asked('updateShippingMethod')).toMatchObject([{ note: 'Ring twice' }]);
  const checkout = { ...completeCheckout, note: 'Ring twice' };
  await script.answer('updateShippingMethod', { status: 'accepted', checkout });
  expect(place()).toBe('review.ready');
  expect(deliveryNoteOf(actor.getSnapshot())).toEqual({ text: 'Ring twice', isBegun: true });
});

it('a note that is too long is kept, and reported at its field until it changes', async () => {
  const { actor, script, send, place } = await atShippingMethod();
  const note = 'n'.repeat(noteMaxLength + 1);
  await send({ type: 'note.changed', note }, { type: 'shipping.method.submitted' });
  expect(place()).toBe('shipping.method.choosing');
  expect(script.asked('updateShippingMethod')).toEqual([]);
  expect(deliveryNoteOf(actor.getSnapshot()).text).toBe(note);
  expect(actor.getSnapshot().context.trouble).toMatchObject({
    refusals: [{ field: 'note', reason: 'TOO_LONG', most: noteMaxLength }],
  });
  await send({ type: 'note.changed', note: note.slice(1) });
  expect(problemsOf(actor.getSnapshot())).toEqual([]);
});
