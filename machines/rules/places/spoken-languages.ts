import { ownValue } from '../texts/index.ts';

/**
 * What many in a country speak and its shop is not written in, though other shops are: German in Switzerland, French in
 * Belgium (coverage REDIRECT-4). Who asks for one of these is answered in it. By ISO code, languages as in addresses.
 */
const spokenBesides: Readonly<Record<string, readonly string[]>> = { BE: ['fr', 'de'], CH: ['de'] };

/** Languages of a country's speakers that its shop does not have; mostly none. */
export function languagesSpokenBesides(country: string): readonly string[] {
  return ownValue(spokenBesides, country) ?? [];
}
