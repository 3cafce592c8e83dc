import { describe, expect, it } from 'vitest';
import { completeCheckout, openCheckout, startCheckout } from '../testing/index.ts';
import { type CheckoutEvent, contactFormOf, readCheckout, storeCheckout, suggestedEmailOf } from './index.ts';

const typed = (value: string): CheckoutEvent => ({ type: 'contact.field.changed', field: 'email', value });
const left: CheckoutEvent = { type: 'contact.field.left', field: 'email' };
const accepted: CheckoutEvent = { type: 'contact.suggestion.accepted' };
const meant = { typed: 'ada@gmial.com', meant: 'ada@gmail.com' };
const atContact = () => openCheckout(undefined, { input: { requestedStep: 'contact' } });
type Running = Awaited<ReturnType<typeof atContact>>;
const seen = ({ actor }: Running) => [
  contactFormOf(actor.getSnapshot()).email,
  suggestedEmailOf(actor.getSnapshot()),
];

/** A buyer who has left a mistyped address, to whom another one is suggested. */
async function withSuggestion(): Promise<Running> {
  const running = await atContact();
  await running.send(typed('ada@gmial.com'), left);
  await running.script.answer('suggestEmail', meant);
  return running;
}

describe('a mistyped email address', () => {
  it('is pointed out when its field is left, and replaced by one press', async () => {
    const running = await atContact();
    await running.send(typed('ada@gmial.com'));
    expect([seen(running), running.script.open()]).toEqual([['ada@gmial.com', null], []]);
    await running.send(left);
    expect(running.script.asked('suggestEmail')).toEqual([{ email: 'ada@gmial.com' }]);
    await running.script.answer('suggestEmail', meant);
    expect([seen(running), running.place()]).toEqual([
      ['ada@gmial.com', 'ada@gmail.com'],
      'contact.editing.person',
    ]);
    await running.send(accepted);
    expect(seen(running)).toEqual(['ada@gmail.com', null]);
    await running.send({ type: 'address.submitted' }, { type: 'contact.submitted' });
    expect(running.script.asked('updateContact')).toMatchObject([{ email: 'ada@gmail.com' }]);
  });

  it.each<[what: string, event: CheckoutEvent, shown: readonly (string | null)[]]>([
    ['is not mentioned while the buyer types on', typed('ada@gmial.co'), ['ada@gmial.co', null]],
    [
      'stays pointed out if an organization buys',
      { type: 'contact.buyer.chosen', buyer: 'organization' },
      ['ada@gmial.com', 'ada@gmail.com'],
    ],
    [
      'stays pointed out while another field is filled in',
      { type: 'address.field.changed', field: 'city', value: 'Oakland' },
      ['ada@gmial.com', 'ada@gmail.com'],
    ],
    ['stays pointed out while its field is left again', left, ['ada@gmial.com', 'ada@gmail.com']],
    [
      'stays pointed out while it is saved',
      { type: 'contact.submitted' },
      ['ada@gmial.com', 'ada@gmail.com'],
    ],
  ])('%s', async (_what, event, shown) => {
    const running = await withSuggestion();
    await running.send(event);
    expect(seen(running)).toEqual(shown);
  });

  it('can be replaced while it is saved, which ends the request', async () => {
    const running = await withSuggestion();
    await running.send({ type: 'contact.submitted' });
    expect(running.place()).toBe('contact.saving');
    await running.send(accepted);
    expect([seen(running), running.place()]).toEqual([['ada@gmail.com', null], 'contact.editing.person']);
  });

  it('is kept by a buyer who continues with it, and no longer mentioned', async () => {
    const running = await withSuggestion();
    await running.send({ type: 'contact.submitted' });
    expect(running.script.asked('updateContact')).toMatchObject([{ email: 'ada@gmial.com' }]);
    await running.script.answer('updateContact', {
      status: 'accepted',
      checkout: { ...completeCheckout, email: 'ada@gmial.com' },
    });
    for (const step of ['shipping.address', 'contact'] as const) {
      await running.send({ type: 'step.requested', step });
      expect(seen(running)).toEqual(['ada@gmial.com', null]);
    }
  });

  it('that the shop has saved is pointed out when its field is left', async () => {
    const running = await openCheckout(
      { status: 'open', checkout: { ...completeCheckout, email: 'ada@gmial.com' } },
      { input: { requestedStep: 'contact' } },
    );
    await running.send(left);
    await running.script.answer('suggestEmail', meant);
    expect(seen(running)).toEqual(['ada@gmial.com', 'ada@gmail.com']);
  });

  it('is still pointed out after a reload', async () => {
    const running = await withSuggestion();
    const restored = await startCheckout({
      snapshot: readCheckout(storeCheckout(running.stored()), 'token-1'),
    });
    expect(seen(restored)).toEqual(['ada@gmial.com', 'ada@gmail.com']);
  });

  it('that was corrected before the rule was loaded is not pointed out', async () => {
    const running = await atContact();
    await running.send(typed('ada@gmial.com'), left, typed('ada@gmail.com'));
    await running.script.answer('suggestEmail', meant);
    expect(seen(running)).toEqual(['ada@gmail.com', null]);
  });
});

describe('nothing is suggested', () => {
  it('for an email address that looks right', async () => {
    const running = await atContact();
    await running.send(typed('ada@clinic.example'), left);
    await running.script.answer('suggestEmail', { typed: 'ada@clinic.example', meant: null });
    expect([seen(running), running.place()]).toEqual([
      ['ada@clinic.example', null],
      'contact.editing.person',
    ]);
  });

  it('for half an address, which needs no rule', async () => {
    const running = await atContact();
    await running.send(typed('ada@'), left);
    expect([seen(running), running.script.open()]).toEqual([['ada@', null], []]);
    await running.send(accepted);
    expect(seen(running)).toEqual(['ada@', null]);
  });

  it('if the rule can’t be loaded', async () => {
    const running = await atContact();
    await running.send(typed('ada@gmial.com'), { type: 'contact.buyer.chosen', buyer: 'organization' }, left);
    await running.script.fail('suggestEmail');
    expect([seen(running), running.place(), running.actor.getSnapshot().context.trouble]).toEqual([
      ['ada@gmial.com', null],
      'contact.editing.organization',
      null,
    ]);
  });
});
