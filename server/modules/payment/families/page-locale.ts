import type { Payer } from '../provider/payer.ts';

/** The shop's languages whose name in the provider's lists is another one. */
const providerNames: ReadonlyMap<string, string> = new Map([['no', 'nb']]);

/** The payer's language in their country, such as `fr-BE`, if a list of the provider has it; null otherwise. */
export function pageLocale({ language, billingAddress }: Payer, listed: readonly string[]): string | null {
  const locale = `${providerNames.get(language) ?? language}-${billingAddress.country}`;
  return listed.includes(locale) ? locale : null;
}
