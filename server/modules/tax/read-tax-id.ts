import {
  issuerByPrefix,
  type TaxId,
  taxIdIssuer,
  taxIdMaxLength,
  taxIdReadings,
} from '@sonde/machines/rules/tax';
import { isLongerThan, ownValue } from '@sonde/machines/rules/texts';
import type { Validator } from 'stdnum';
import validators from './tax-id-validators.json' with { type: 'json' };
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';

export type TaxIdVerdict =
  | { readonly ok: true; readonly taxId: TaxId }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Letters that belong to a number but that buyers often omit, though the country's code is optional. */
const oftenLeftOut: Readonly<Record<string, (number: string) => string>> = {
  AT: (number) => `U${number}`,
  CH: (number) => `${number}MWST`,
  NO: (number) => `${number}MVA`,
};

/** The validator of a country's tax IDs; undefined if the library has none. */
type FindValidator = (country: string) => Validator | undefined;

/**
 * Loads the library that validates tax IDs, with the first one that is typed: it takes 3 MB. The table contains its
 * names.
 */
export async function loadValidators(): Promise<FindValidator> {
  const { stdnum } = await import('stdnum');
  return (country) => {
    const [area = '', name = ''] = ownValue<string>(validators, taxIdIssuer(country))?.split('.') ?? [];
    return ownValue<Validator>(ownValue(stdnum, area) ?? {}, name);
  };
}

/** Parses a number of a country; null if invalid. */
function taxIdOf(validatorOf: FindValidator, tidy: string, country: string): TaxId | null {
  const validator = validatorOf(country);
  const number = [tidy, ownValue(oftenLeftOut, country)?.(tidy) ?? tidy]
    .map((candidate) => validator?.validate(candidate))
    .find((checked) => checked?.isValid === true)?.compact;
  return number === undefined ? null : { country, number, consultation: null };
}

/** Parses a number by its two-letter prefix in the EU's register. */
function taxIdByPrefix(validatorOf: FindValidator, tidy: string): TaxId | null {
  const issuer = issuerByPrefix(tidy.slice(0, 2));
  if (issuer === undefined) return null;
  return taxIdOf(validatorOf, tidy, issuer) ?? taxIdOf(validatorOf, tidy.slice(2), issuer);
}

/**
 * The number to store, or its refusal: checks format and checksum, not whether it is registered. A number of another
 * member state than the billing country's is stored as that; its status determines its effect on the price.
 */
export async function readTaxId(typed: string, country: string): Promise<TaxIdVerdict> {
  const validatorOf = await loadValidators();
  const readings = isLongerThan(typed, taxIdMaxLength) ? [] : taxIdReadings(typed);
  const issuer = taxIdIssuer(country);
  for (const reading of readings) {
    const taxId = taxIdOf(validatorOf, reading, issuer) ?? taxIdByPrefix(validatorOf, reading);
    if (taxId !== null) return { ok: true, taxId };
  }
  return { ok: false, refusals: [refusal('INVALID', 'vatRegistrationNumber', 'FORMAT')] };
}
