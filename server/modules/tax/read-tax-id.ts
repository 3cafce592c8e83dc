import { countryByCode, isEuMember } from '@sonde/machines/rules/countries';
import { taxIdMaxLength, tidyTaxId } from '@sonde/machines/rules/tax-ids';
import type { TaxId } from '@sonde/machines/rules/tax-ids';
import { isLongerThan } from '@sonde/machines/rules/text';
import { stdnum } from 'stdnum';
import type { Validator } from 'stdnum';
import { refusal } from '../order/refusal.ts';
import type { Refusal } from '../order/refusal.ts';
import { ownValue } from '@sonde/machines/rules/own-value';

export type TaxIdVerdict =
  | { readonly ok: true; readonly taxId: TaxId }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Letters that belong to a number and that buyers leave out, though the country's code is optional. */
const oftenLeftOut: Readonly<Record<string, (number: string) => string>> = {
  AT: (number) => `U${number}`,
  CH: (number) => `${number}MWST`,
  NO: (number) => `${number}MVA`,
};

/** The check of a country's tax ids; undefined where the library has none. */
export function validatorOf(country: string): Validator | undefined {
  const [area = '', name = ''] = countryByCode(country)?.taxId.validator?.split('.') ?? [];
  return ownValue<Validator>(ownValue(stdnum, area) ?? {}, name);
}

/** Null where it is no number of the country. */
function taxIdOf(tidy: string, country: string): TaxId | null {
  const validator = validatorOf(country);
  const number = [tidy, ownValue(oftenLeftOut, country)?.(tidy) ?? tidy]
    .map((candidate) => validator?.validate(candidate))
    .find((checked) => checked?.isValid === true)?.compact;
  return number === undefined ? null : { country, number, consultation: null };
}

/** Of whichever member state the two letters at its beginning name. */
function taxIdByLetters(tidy: string): TaxId | null {
  const letters = tidy.slice(0, 2);
  return isEuMember(letters) ? taxIdOf(tidy, letters) : null;
}

/**
 * The number as it is kept, or what is wrong with it: form and checksum, not whether anybody has it. Where it is none of
 * the country that is billed, but one of another member state, it is kept as that: its status says what it does to the price.
 */
export function readTaxId(typed: string, country: string): TaxIdVerdict {
  const tidy = isLongerThan(typed, taxIdMaxLength) ? '' : tidyTaxId(typed);
  const taxId = taxIdOf(tidy, country) ?? taxIdByLetters(tidy);
  return taxId === null
    ? { ok: false, refusals: [refusal('INVALID', 'vatRegistrationNumber', 'FORMAT')] }
    : { ok: true, taxId };
}
