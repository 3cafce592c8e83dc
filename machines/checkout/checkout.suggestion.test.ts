import { describe, expect, it } from 'vitest';
import { completeCheckout, openCheckout, startCheckout } from '../testing/index.ts';
import { type CheckoutEvent, contactFormOf, readCheckout, storeCheckout, suggestedEmailOf } from './index.ts';

const typed = (value: string): CheckoutEvent => ({ type: 'contact.field.changed', field: 'email', value });
const left: CheckoutEvent = { type: 'contact.field.left', field: 'email' };
const accepted: CheckoutEvent = { type: 'contact.suggestion.accepted' };
const atContact = () => openCheckout(undefined, { input: { requestedStep: 'contact' } });
type Running = Awaited<ReturnType<typeof atContact>>;
const seen = ({ actor }: Running) => [
  contactFormOf(actor.getSnapshot()).email,
  suggestedEmailOf(actor.getSnapshot()),
];

describe('a mistyped email address', () => {
  it('is pointed out when its field is left, and replaced by one press', async () => {
    const running = await atContact();
    await running.send(typed('ada@gmial.com'));
    expect(seen(running)).toEqual(['ada@gmial.com', null]);
    await running.send(left);
    expect(seen(running)).toEqual(['ada@gmial.com', 'ada@gmail.com']);
    await running.send(accepted);
    expect(seen(running)).toEqual(['ada@gmail.com', null]);
    await running.send({ type: 'address.submitted' }, { type: 'contact.submitted' });
    expect(running.script.asked('updateContact')).toMatchObject([{ email: 'ada@gmail.com' }]);
  });

  it.each<[what: string, event: CheckoutEvent, shown: readonly (string | null)[], place: string]>([
    ['is not mentioned while the buyer types on', typed('ada@gmial.co'), ['ada@gmial.co', null], 'person'],
    [
      'stays pointed out if an organization buys',
      { type: 'contact.buyer.chosen', buyer: 'organization' },
      ['ada@gmial.com', 'ada@gmail.com'],
      'suggesting',
    ],
    [
      'stays pointed out while another field is filled in',
      { type: 'contact.field.changed', field: 'organizationName', value: 'Praxis am Tor' },
      ['ada@gmial.com', 'ada@gmail.com'],
      'suggesting',
    ],
    [
      'stays pointed out when its field is left again',
      left,
      ['ada@gmial.com', 'ada@gmail.com'],
      'suggesting',
    ],
  ])('%s', async (_what, event, shown, place) => {
    const running = await atContact();
    await running.send(typed('ada@gmial.com'), left, event);
    expect([seen(running), running.place()]).toEqual([shown, `contact.editing.${place}`]);
  });

  it('is kept by a buyer who continues with it', async () => {
    const running = await atContact();
    await running.send(typed('ada@gmial.com'), left, { type: 'contact.submitted' });
    expect(running.script.asked('updateContact')).toMatchObject([{ email: 'ada@gmial.com' }]);
  });

  it('that the shop has saved is pointed out when its field is left', async () => {
    const running = await openCheckout(
      { status: 'open', checkout: { ...completeCheckout, email: 'ada@gmial.com' } },
      { input: { requestedStep: 'contact' } },
    );
    await running.send(left);
    expect(seen(running)).toEqual(['ada@gmial.com', 'ada@gmail.com']);
  });

  it('is still pointed out after a reload', async () => {
    const running = await atContact();
    await running.send(typed('ada@gmial.com'), left);
    const restored = await startCheckout({
      snapshot: readCheckout(storeCheckout(running.stored()), 'token-1'),
    });
    expect(seen(restored)).toEqual(['ada@gmial.com', 'ada@gmail.com']);
  });
});

it('suggests nothing for an email address that looks right', async () => {
  const running = await atContact();
  await running.send(typed('ada@clinic.example'), left);
  expect([seen(running), running.place()]).toEqual([['ada@clinic.example', null], 'contact.editing.person']);
});
