import { describe, expect, it } from 'vitest';
import type { TaxIdStatus } from '../rules/tax-ids.ts';
import { completeCheckout, exampleAddress, openCheckout, startCheckout } from '../testing/index.ts';
import { problemsOf, readCheckout, storeCheckout, taxIdViewOf } from './index.ts';
import type { CheckoutEvent } from './index.ts';

const german = { ...completeCheckout, country: 'DE', isTaxIdOffered: true };
const withNumber = (taxIdStatus: TaxIdStatus) => ({ ...german, taxId: 'DE123456704', taxIdStatus });
const kept = (checkout: typeof german) => ({ status: 'accepted', checkout }) as const;
const typed: CheckoutEvent = { type: 'billing.taxId.changed', value: ' de 123.456-704' };
const submitted: CheckoutEvent = { type: 'billing.submitted' };

const atBilling = (checkout = german) =>
  openCheckout({ status: 'open', checkout }, { input: { requestedStep: 'billing.address' } });

/** The number is typed, the billing address saved, and the shop is being asked about the number. */
async function asking() {
  const running = await atBilling();
  await running.send(typed, submitted);
  await running.script.answer('updateBillingAddress', kept(german));
  return running;
}

describe('a tax id at the billing step', () => {
  it('is sent after the billing address, whose country decides about it, and the buyer goes on', async () => {
    const { script, place } = await asking();
    expect(place()).toBe('billing.address.savingTaxId');
    expect(script.asked('updateTaxId')).toEqual([{ checkoutId: german.id, taxId: 'de 123.456-704' }]);
    await script.answer('updateTaxId', kept(withNumber('CONFIRMED')));
    expect(place()).toBe('payment');
  });

  it.each(['UNCONFIRMED', 'NOT_REGISTERED', 'OTHER_COUNTRY'] as const)(
    'that is %s holds the buyer back once, to hear that VAT is charged',
    async (status) => {
      const { actor, script, send, place } = await asking();
      await script.answer('updateTaxId', kept(withNumber(status)));
      expect(place()).toBe('billing.address.taxIdDoubted');
      expect(taxIdViewOf(actor.getSnapshot())).toMatchObject({
        status,
        isDoubted: true,
        value: 'DE123456704',
      });
      await send(submitted);
      expect(place()).toBe('payment');
    },
  );

  it('is checked again as often as the buyer likes while the registry could not say', async () => {
    const { script, send, place } = await asking();
    await script.answer('updateTaxId', kept(withNumber('UNCONFIRMED')));
    await send({ type: 'billing.taxId.checkedAgain' });
    await script.answer('updateTaxId', kept(withNumber('UNCONFIRMED')));
    await send({ type: 'billing.taxId.checkedAgain' });
    await script.answer('updateTaxId', kept(withNumber('CONFIRMED')));
    expect(script.asked('updateTaxId').map(({ taxId }) => taxId)).toEqual([
      'de 123.456-704',
      'DE123456704',
      'DE123456704',
    ]);
    expect(place()).toBe('payment');
  });

  it('can be changed when it is doubted', async () => {
    const { script, send, place } = await asking();
    await script.answer('updateTaxId', kept(withNumber('NOT_REGISTERED')));
    await send({ type: 'step.requested', step: 'billing.address' });
    expect(place()).toBe('billing.address.sameAsShipping');
  });

  it.each([
    ['nothing is typed', '', '', false],
    ['it is typed and no organization is', ' de 123', '', true],
    ['spaces alone are typed', ' ', '', false],
    ['an organization is in the address', ' de 123', 'Praxis am Tor', false],
    ['only spaces are in its field', ' de 123', ' ', true],
  ])('asks for an organization where one is missing: %s', async (_, value, companyName, expected) => {
    const shippingAddress = { ...exampleAddress, companyName };
    const { actor, send } = await atBilling({ ...german, shippingAddress, billingAddress: shippingAddress });
    await send({ type: 'billing.taxId.changed', value });
    expect(taxIdViewOf(actor.getSnapshot())?.lacksOrganization).toBe(expected);
  });

  it('asks for no organization once one is typed into the own billing address', async () => {
    const { actor, send } = await atBilling({ ...german, billingAddress: null });
    await send(typed, { type: 'billing.source.chosen', source: 'own' });
    expect(taxIdViewOf(actor.getSnapshot())?.lacksOrganization).toBe(true);
    await send({ type: 'address.field.changed', field: 'companyName', value: 'Praxis am Tor' });
    expect(taxIdViewOf(actor.getSnapshot())?.lacksOrganization).toBe(false);
  });

  it('that is refused stays as typed, says why until it is changed, and asks again on Continue', async () => {
    const { actor, script, send, place } = await asking();
    await script.answer('updateTaxId', {
      status: 'refused',
      refusals: [{ code: 'INVALID', field: 'vatRegistrationNumber', reason: null, most: null }],
      checkout: null,
    });
    expect(place()).toBe('billing.address.sameAsShipping');
    expect(taxIdViewOf(actor.getSnapshot())?.value).toBe(' de 123.456-704');
    expect(problemsOf(actor.getSnapshot())).toMatchObject([
      { source: 'server', field: 'vatRegistrationNumber', reason: null, most: null },
    ]);
    await send({ type: 'billing.taxId.changed', value: 'DE123456712' });
    expect(problemsOf(actor.getSnapshot())).toEqual([]);
  });

  it('is kept when nobody answers, and when the page is loaded again', async () => {
    const { actor, script, place, stored } = await asking();
    await script.fail('updateTaxId');
    expect(place()).toBe('billing.address.sameAsShipping');
    expect(problemsOf(actor.getSnapshot())).toEqual([{ source: 'connection' }]);
    const snapshot = readCheckout(storeCheckout(stored()), 'token-1');
    const again = await startCheckout({ snapshot });
    expect(taxIdViewOf(again.actor.getSnapshot())?.value).toBe(' de 123.456-704');
  });

  it.each([
    ['is unchanged is not sent again', withNumber('CONFIRMED'), 'DE 123456704', 0],
    ['is unchanged, but was not confirmed, is sent again', withNumber('UNCONFIRMED'), 'DE123456704', 1],
    ['is taken off is sent', withNumber('CONFIRMED'), '', 1],
    ['was never given is not sent', german, ' ', 0],
    ['is not asked for in this country is not sent', { ...german, isTaxIdOffered: false }, 'DE123456704', 0],
  ] as const)('that %s', async (_what, checkout, value, times) => {
    const { script, send } = await atBilling(checkout);
    await send({ type: 'billing.taxId.changed', value }, submitted);
    await script.answer('updateBillingAddress', kept(checkout));
    expect(script.asked('updateTaxId')).toHaveLength(times);
  });
});
