import { ownValue } from '../texts/index.ts';

/**
 * Languages common in a country that its shop lacks but other shops have: German in Switzerland, French in Belgium
 * (coverage REDIRECT-4). A visitor who requests one gets it. By ISO code; languages as in URLs.
 */
const spokenBesides: Readonly<Record<string, readonly string[]>> = { BE: ['fr', 'de'], CH: ['de'] };

/** Languages that are common in a country and that its shop lacks; usually none. */
export function languagesSpokenBesides(country: string): readonly string[] {
  return ownValue(spokenBesides, country) ?? [];
}
