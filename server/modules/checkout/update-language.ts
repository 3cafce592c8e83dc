import { countryByCode, languageFor } from '@sonde/machines/rules/places';
import type { CheckoutServices } from './checkout-services.ts';
import { changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';

/** Switches to another language (as in a URL), or to the country's own if the language isn't available there. */
export async function updateLanguage(
  services: CheckoutServices,
  token: string,
  wanted: string,
): Promise<CheckoutAnswer> {
  return changeCheckout(services, token, ({ checkout }) => {
    const country = countryByCode(checkout.country);
    const language = country === undefined ? checkout.language : languageFor(country, wanted).url;
    return { ok: true, change: { language } };
  });
}
