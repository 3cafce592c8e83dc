import { countryByCode, languageFor } from '@sonde/machines/rules/places';
import type { CheckoutServices } from './checkout-services.ts';
import { changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';

/** Goes on in another language (as an address has it), or in the country's own where the country does not have it. */
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
