import { percentOf, taxName } from '@sonde/machines/rules/tax';
import type { RegisteredTaxLine } from './registered-tax-line.ts';

/** A tax in the API's format, named in a URL's language. */
export function apiTaxLine(line: RegisteredTaxLine, language: string) {
  const { code, ratePpm, amount, registrationNumber } = line;
  return { code, name: taxName(line, language), rate: percentOf(ratePpm), amount, registrationNumber };
}
