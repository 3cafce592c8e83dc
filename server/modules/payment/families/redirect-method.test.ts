import { expect, it } from 'vitest';
import { stripeMethod } from '../methods/payment-methods.ts';

const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: '',
  streetAddress1: 'Main Street 1',
  streetAddress2: '',
  city: 'Brussel',
  postalCode: '1000',
  countryArea: '',
  phone: '',
};

it.each([
  ['BANCONTACT', 'fr', 'BE', { bancontact: { preferred_language: 'fr' } }],
  ['BANCONTACT', 'nl', 'BE', { bancontact: { preferred_language: 'nl' } }],
  ['BANCONTACT', 'tr', 'BE', undefined],
  ['KLARNA', 'nl', 'BE', { klarna: { preferred_locale: 'nl-BE' } }],
  ['KLARNA', 'no', 'NO', { klarna: { preferred_locale: 'nb-NO' } }],
  ['KLARNA', 'es', 'US', { klarna: { preferred_locale: 'es-US' } }],
  ['KLARNA', 'fr', 'DE', undefined],
  ['AFFIRM', 'fr', 'CA', { affirm: { preferred_locale: 'fr-CA' } }],
  ['AFFIRM', 'es', 'US', undefined],
  ['IDEAL', 'nl', 'NL', undefined],
] as const)('%s in the language %s for a payer in %s', (method, language, country, options) => {
  const payer = {
    email: 'ada@clinic.example',
    language,
    organizationName: '',
    billingAddress: { ...address, country },
    shippingAddress: null,
  };
  const parameters = stripeMethod(method).stripe.payerParameters?.(payer);
  expect(parameters?.payment_method_options).toEqual(options);
});
