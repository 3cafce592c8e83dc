import { pageLocale } from '../../families/page-locale.ts';
import { redirectMethod } from '../../families/redirect-method.ts';

/** https://docs.stripe.com/api/payment_intents/create, `payment_method_options.klarna.preferred_locale` */
const locales =
  'da-DK de-AT de-CH de-DE en-AT en-AU en-BE en-CA en-CH en-DE en-DK en-ES en-FI en-FR en-GB en-IE en-IT en-NL en-NO en-NZ en-PL en-PT en-SE en-US es-ES es-US fi-FI fr-BE fr-CA fr-CH fr-FR it-CH it-IT nb-NO nl-BE nl-NL pl-PL pt-PT sv-FI sv-SE'.split(
    ' ',
  );

/** Payment later or in instalments: https://docs.stripe.com/payments/klarna */
export const klarnaMethod = redirectMethod({
  type: 'klarna',
  name: 'Klarna',
  inLanguageOf(payer) {
    const locale = pageLocale(payer, locales);
    return locale === null ? null : { klarna: { preferred_locale: locale } };
  },
});
