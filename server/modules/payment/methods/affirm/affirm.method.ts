import { pageLocale } from '../../families/page-locale.ts';
import { redirectMethod } from '../../families/redirect-method.ts';

/** https://docs.stripe.com/api/payment_intents/create, `payment_method_options.affirm.preferred_locale` */
const locales = ['en-US', 'en-CA', 'fr-CA'];

/** Payment in instalments in North America: https://docs.stripe.com/payments/affirm */
export const affirmMethod = redirectMethod({
  type: 'affirm',
  name: 'Affirm',
  inLanguageOf(payer) {
    const locale = pageLocale(payer, locales);
    return locale === null ? null : { affirm: { preferred_locale: locale } };
  },
});
