import { percentOf, taxName } from '@sonde/machines/rules/tax';
import type { RegisteredTaxLine } from './registered-tax-line.ts';

/** A tax as the API shows it, by its name in a language as addresses of the shop have it. */
export function apiTaxLine(line: RegisteredTaxLine, language: string) {
  const { code, ratePpm, amount, registrationNumber } = line;
  return { code, name: taxName(line, language), rate: percentOf(ratePpm), amount, registrationNumber };
}
