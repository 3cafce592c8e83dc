import { describe, expect, it } from 'vitest';
import { exampleCheckout, openCheckout, startCheckout } from '../testing/index.ts';
import { contactFormOf, readCheckout, storeCheckout } from './index.ts';

describe('the contact step of a person who is signed in', () => {
  it('begins with the email address of the person who is signed in, which Continue saves', async () => {
    const signedIn = { input: { accountEmail: 'ada@clinic.example' } };
    const { actor, script, send, place } = await openCheckout(
      { status: 'open', checkout: { ...exampleCheckout, isShippingRequired: false } },
      signedIn,
    );
    const emailShown = () => contactFormOf(actor.getSnapshot()).email;
    expect([place(), emailShown()]).toEqual(['contact.editing.person', 'ada@clinic.example']);
    expect(script.asked('updateContact')).toEqual([]);
    await send({ type: 'contact.submitted' });
    expect(script.asked('updateContact')).toMatchObject([{ email: 'ada@clinic.example' }]);

    const known = { ...exampleCheckout, email: 'orders@clinic.example' };
    const returned = await openCheckout({ status: 'open', checkout: known }, signedIn);
    expect(contactFormOf(returned.actor.getSnapshot()).email).toBe('orders@clinic.example');
  });

  it('lets the buyer replace or clear the address of their account', async () => {
    const signedIn = { input: { accountEmail: 'ada@clinic.example' } };
    const { actor, script, send } = await openCheckout(
      { status: 'open', checkout: exampleCheckout },
      signedIn,
    );
    await send(
      { type: 'contact.marketing.changed', isOptedIn: true },
      { type: 'contact.field.changed', field: 'email', value: '' },
      { type: 'contact.submitted' },
    );
    const { email, marketingOptIn, problems } = contactFormOf(actor.getSnapshot());
    expect([email, marketingOptIn]).toEqual(['', true]);
    expect(problems).toEqual([{ field: 'email', reason: 'required' }]);
    expect(script.asked('updateContact')).toEqual([]);
  });

  it('names who is signed in when it is restored, not who was', async () => {
    const { stored } = await openCheckout(
      { status: 'open', checkout: exampleCheckout },
      { input: { accountEmail: 'ada@clinic.example' } },
    );
    const restoredFor = async (accountEmail: string) => {
      const known = { lostDiscount: null, accountEmail };
      const { actor } = await startCheckout({
        snapshot: readCheckout(storeCheckout(stored()), exampleCheckout.token, known),
      });
      return contactFormOf(actor.getSnapshot()).email;
    };
    expect(await restoredFor('grace@clinic.example')).toBe('grace@clinic.example');
    expect(await restoredFor('')).toBe('');
  });
});
