import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import type { CardPaymentsOptions } from './card-payments.types.ts';
import { trustProviderScripts } from './trusted-script.ts';

/** Regions that the provider supports; elsewhere the language alone. */
const regionalLocales: readonly StripeElementLocale[] = [
  'en-AU',
  'en-CA',
  'en-GB',
  'en-NZ',
  'es-ES',
  'fr-CA',
  'fr-FR',
  'it-IT',
  'pt-BR',
  'zh-HK',
  'zh-TW',
];

/** The provider's locale for a language tag such as `de-AT`. */
export function providerLocale(tag: string): StripeElementLocale {
  return regionalLocales.find((locale) => locale === tag) ?? (tag.split('-')[0] as StripeElementLocale);
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} could not be loaded.`));
    });
    script.src = address;
    document.head.append(script);
  });
}

/**
 * Loads the provider's script through its official loader. The stand-in's script is loaded first, and the loader uses
 * an existing one. Rejects if the script can't be loaded; the next call retries.
 */
export async function loadProvider({
  publishableKey,
  standInScript,
  locale,
}: CardPaymentsOptions): Promise<Stripe> {
  trustProviderScripts();
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  if (standInScript !== null && !('Stripe' in window)) await addScript(standInScript);
  const stripe = await loadStripe(publishableKey, { locale: providerLocale(locale) });
  if (!stripe) throw new Error('The card provider needs a browser.');
  return stripe;
}
