/** Where letters have the size of ANSI A. */
const letterCountries: readonly string[] = ['CA', 'CL', 'CO', 'US'];

/** The size of paper that a country prints on. */
export const paperIn = (country: string): 'A4' | 'LETTER' =>
  letterCountries.includes(country) ? 'LETTER' : 'A4';
