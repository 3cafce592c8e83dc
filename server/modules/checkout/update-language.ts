import { countryByCode, languageFor } from '@sonde/machines/rules/places';
import type { CheckoutServices } from './checkout-services.ts';
import { changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer, Decide } from './change-checkout.ts';

/** Decides about the language (as in a URL): the country's own if the requested one isn't available there. */
export const decideLanguage =
  (requested: string): Decide =>
  ({ checkout }) => {
    const country = countryByCode(checkout.country);
    const language = country === undefined ? checkout.language : languageFor(country, requested).url;
    return { ok: true, change: { language } };
  };

/** Switches to another language. */
export const updateLanguage = async (
  services: CheckoutServices,
  token: string,
  requested: string,
): Promise<CheckoutAnswer> => changeCheckout(services, token, decideLanguage(requested));
