import { noReferences } from '../rules/checkout/index.ts';
import { describe, expect, it } from 'vitest';
import type { TaxIdStatus } from '../rules/tax/index.ts';
import type { AddressField } from '../address/index.ts';
import { completeCheckout, exampleAddress, openCheckout, startCheckout } from '../testing/index.ts';
import {
  contactFormOf,
  problemsOf,
  readCheckout,
  shippingAddressFormOf,
  storeCheckout,
  taxIdViewOf,
} from './index.ts';
import type { CheckoutEvent } from './index.ts';

const german = { ...completeCheckout, country: 'DE', isTaxIdOffered: true, billingAddress: null };
const named = { ...german, organizationName: 'Praxis am Tor' };
const withNumber = (taxIdStatus: TaxIdStatus) => ({ ...named, taxId: 'DE123456704', taxIdStatus });
const acceptedAnswer = (checkout: typeof german) => ({ status: 'accepted', checkout }) as const;
const typedInto = (field: 'organizationName' | 'vatRegistrationNumber', value: string): CheckoutEvent => ({
  type: 'contact.field.changed',
  field,
  value,
});
const typed: readonly CheckoutEvent[] = [
  { type: 'contact.buyer.chosen', buyer: 'organization' },
  typedInto('organizationName', ' Praxis  am Tor'),
  typedInto('vatRegistrationNumber', ' de 123.456-704 '),
];
const submitted: CheckoutEvent = { type: 'contact.submitted' };

const atContact = (checkout = german) =>
  openCheckout({ status: 'open', checkout }, { input: { requestedStep: 'contact' } });

/** The number is typed, the contact details are saved, and the shop is checking the number. */
async function startAsking() {
  const running = await atContact();
  await running.send(...typed, submitted);
  await running.script.answer('updateContact', acceptedAnswer(named));
  return running;
}

const withCostCentre = { ...noReferences, costCentre: 'C1' };

describe('an organization at the contact step', () => {
  it('is shown once the buyer says so, and keeps what they have typed', async () => {
    const { actor, send, place } = await atContact();
    expect(place()).toBe('contact.editing.person');
    await send(...typed);
    expect(place()).toBe('contact.editing.organization');
    await send({ type: 'contact.buyer.chosen', buyer: 'person' });
    expect(place()).toBe('contact.editing.person');
    await send({ type: 'contact.buyer.chosen', buyer: 'organization' });
    expect(contactFormOf(actor.getSnapshot()).organizationName).toBe(' Praxis  am Tor');
  });

  it.each([
    ['its name', { organizationName: 'Praxis am Tor' }],
    ['its tax id', { taxId: 'DE123456704' }],
    ['its order number', { references: { ...noReferences, purchaseOrderNumber: 'PO 7' } }],
    ['its cost center', { references: withCostCentre }],
  ])('is shown immediately to a buyer who has entered %s', async (_, given) => {
    const { place } = await atContact({ ...german, ...given });
    expect(place()).toBe('contact.editing.organization');
  });

  it('needs a name', async () => {
    const { actor, script, send } = await atContact();
    await send({ type: 'contact.buyer.chosen', buyer: 'organization' }, submitted);
    expect(problemsOf(actor.getSnapshot())).toEqual([
      { source: 'check', field: 'organizationName', reason: 'required' },
    ]);
    await send({ type: 'contact.buyer.chosen', buyer: 'person' });
    expect(problemsOf(actor.getSnapshot())).toEqual([]);
    await send(submitted);
    expect(script.asked('updateContact')).toHaveLength(1);
  });

  it('is removed, along with its tax ID, if the buyer switches to a private purchase', async () => {
    const { script, send } = await atContact(withNumber('CONFIRMED'));
    await send({ type: 'contact.buyer.chosen', buyer: 'person' }, submitted);
    expect(script.asked('updateContact')).toMatchObject([{ organizationName: '', references: noReferences }]);
    await script.answer(
      'updateContact',
      acceptedAnswer({ ...withNumber('CONFIRMED'), organizationName: '' }),
    );
    expect(script.asked('updateTaxId')).toEqual([{ checkoutId: german.id, taxId: '' }]);
  });

  it('also loses its tax ID if the billing country asks for none', async () => {
    const billedAbroad = { ...withNumber('NOT_ELIGIBLE'), isTaxIdOffered: false };
    const { script, send } = await atContact(billedAbroad);
    await send({ type: 'contact.buyer.chosen', buyer: 'person' }, submitted);
    await script.answer('updateContact', acceptedAnswer({ ...billedAbroad, organizationName: '' }));
    expect(script.asked('updateTaxId')).toEqual([{ checkoutId: german.id, taxId: '' }]);
  });

  it.each([
    ['', 'Praxis am Tor', 'Praxis am Tor'],
    ['Praxis am Tor', '', ''],
  ])('named %j, then %j, is named so in the address that is typed below', async (before, after, expected) => {
    const unaddressed = { ...german, organizationName: before, shippingAddress: null };
    const { script, send, place } = await openCheckout({ status: 'open', checkout: unaddressed });
    for (const [field, value] of Object.entries(exampleAddress))
      if (field !== 'companyName')
        await send({ type: 'address.field.changed', field: field as AddressField, value });
    await send({ type: 'contact.buyer.chosen', buyer: after === '' ? 'person' : 'organization' });
    await send(typedInto('organizationName', after), submitted);
    await script.answer('updateContact', {
      status: 'accepted',
      checkout: { ...unaddressed, organizationName: after },
    });
    expect(place()).toBe('shipping.address.saving');
    expect(script.asked('updateShippingAddress')).toMatchObject([
      { address: { firstName: exampleAddress.firstName, companyName: expected } },
    ]);
  });

  it('is named in the addresses entered later', async () => {
    const { actor, script } = await startAsking();
    const unaddressed = { ...withNumber('CONFIRMED'), shippingAddress: null, shippingAddressLines: [] };
    await script.answer('updateTaxId', acceptedAnswer(unaddressed as unknown as typeof german));
    expect(actor.getSnapshot().matches({ step: { shipping: 'address' } })).toBe(true);
    expect(shippingAddressFormOf(actor.getSnapshot()).address.companyName).toBe('Praxis am Tor');
  });
});

describe('a tax ID at the contact step', () => {
  it('is sent after the contact details, and the buyer continues', async () => {
    const { script, place } = await startAsking();
    expect(place()).toBe('contact.savingTaxId');
    expect(script.asked('updateContact')).toMatchObject([{ organizationName: 'Praxis am Tor' }]);
    expect(script.asked('updateTaxId')).toEqual([{ checkoutId: german.id, taxId: 'de 123.456-704' }]);
    await script.answer('updateTaxId', acceptedAnswer(withNumber('CONFIRMED')));
    expect(place()).toBe('shipping.address.saving');
  });

  it.each(['UNCONFIRMED', 'NOT_REGISTERED', 'OTHER_COUNTRY'] as const)(
    'that is %s stops the buyer once, with the note that VAT is charged',
    async (status) => {
      const { actor, script, send, place } = await startAsking();
      await script.answer('updateTaxId', acceptedAnswer(withNumber(status)));
      expect(place()).toBe('contact.taxIdDoubted');
      expect(taxIdViewOf(actor.getSnapshot())).toMatchObject({
        status,
        isDoubted: true,
        value: 'DE123456704',
      });
      await send(submitted);
      expect(place()).toBe('shipping.address.saving');
    },
  );

  it('can be checked again as often as the buyer likes while the registry gives no result', async () => {
    const { actor, script, send, place } = await startAsking();
    await script.answer('updateTaxId', acceptedAnswer(withNumber('UNCONFIRMED')));
    await send({ type: 'contact.taxId.checkedAgain' });
    expect(taxIdViewOf(actor.getSnapshot())?.isDoubted).toBe(true);
    await script.answer('updateTaxId', acceptedAnswer(withNumber('UNCONFIRMED')));
    await send({ type: 'contact.taxId.checkedAgain' });
    await script.answer('updateTaxId', acceptedAnswer(withNumber('CONFIRMED')));
    expect(script.asked('updateTaxId').map(({ taxId }) => taxId)).toEqual([
      'de 123.456-704',
      'DE123456704',
      'DE123456704',
    ]);
    expect(place()).toBe('shipping.address.saving');
  });

  it('lets the buyer keep typing and continue again while it is being checked', async () => {
    const { actor, script, send, place } = await startAsking();
    await send({ type: 'contact.field.changed', field: 'costCentre', value: 'C1' });
    expect(place()).toBe('contact.editing.organization');
    await script.answer('updateTaxId', acceptedAnswer(withNumber('CONFIRMED')));
    expect(place()).toBe('contact.editing.organization');
    await send(submitted);
    await script.answer('updateContact', acceptedAnswer({ ...named, references: withCostCentre }));
    await script.answer(
      'updateTaxId',
      acceptedAnswer({ ...withNumber('CONFIRMED'), references: withCostCentre }),
    );
    expect(place()).toBe('shipping.address.saving');
    expect(contactFormOf(actor.getSnapshot()).costCentre).toBe('C1');
  });

  it('can be changed if it was not confirmed', async () => {
    const { script, send, place } = await startAsking();
    await script.answer('updateTaxId', acceptedAnswer(withNumber('NOT_REGISTERED')));
    await send({ type: 'step.requested', step: 'contact' });
    expect(place()).toBe('contact.editing.organization');
  });

  it('that is refused stays as typed, shows the reason until it changes, and is checked again on Continue', async () => {
    const { actor, script, send, place } = await startAsking();
    await script.answer('updateTaxId', {
      status: 'refused',
      refusals: [{ code: 'INVALID', field: 'vatRegistrationNumber', reason: null, most: null }],
      checkout: null,
    });
    expect(place()).toBe('contact.editing.organization');
    expect(taxIdViewOf(actor.getSnapshot())?.value).toBe(' de 123.456-704 ');
    expect(problemsOf(actor.getSnapshot())).toMatchObject([
      { source: 'server', field: 'vatRegistrationNumber', reason: null, most: null },
    ]);
    await send(typedInto('vatRegistrationNumber', 'DE123456712'));
    expect(problemsOf(actor.getSnapshot())).toEqual([]);
  });

  it('is kept if there is no response, and over a reload', async () => {
    const { actor, script, place, stored } = await startAsking();
    await script.fail('updateTaxId');
    expect(place()).toBe('contact.editing.organization');
    expect(problemsOf(actor.getSnapshot())).toEqual([{ source: 'connection' }]);
    const snapshot = readCheckout(storeCheckout(stored()), 'token-1');
    const again = await startCheckout({ snapshot });
    expect(taxIdViewOf(again.actor.getSnapshot())?.value).toBe(' de 123.456-704 ');
  });

  it.each([
    ['is unchanged is not sent again', withNumber('CONFIRMED'), 'DE 123456704', 0],
    ['is unchanged, but was not confirmed, is sent again', withNumber('UNCONFIRMED'), 'DE123456704', 1],
    ['is removed is sent', withNumber('CONFIRMED'), '', 1],
    ['was never given is not sent', named, ' ', 0],
    ['is not asked for in this country is not sent', { ...named, isTaxIdOffered: false }, 'DE123456704', 0],
  ] as const)('that %s', async (_what, checkout, value, times) => {
    const { script, send } = await atContact(checkout);
    await send(typedInto('vatRegistrationNumber', value), submitted);
    await script.answer('updateContact', acceptedAnswer(checkout));
    expect(script.asked('updateTaxId')).toHaveLength(times);
  });
});
