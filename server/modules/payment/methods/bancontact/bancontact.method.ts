import { redirectMethod } from '../../families/redirect-method.ts';

/** https://docs.stripe.com/api/payment_intents/create, `payment_method_options.bancontact.preferred_language` */
const languages = ['de', 'en', 'fr', 'nl'];

/** Payment by a Belgian bank: https://docs.stripe.com/payments/bancontact */
export const bancontactMethod = redirectMethod({
  type: 'bancontact',
  name: 'Bancontact',
  inLanguageOf: ({ language }) =>
    languages.includes(language) ? { bancontact: { preferred_language: language } } : null,
});
