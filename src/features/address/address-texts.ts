import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type AddressField, addressMaxLengths, type AddressRules } from '@sonde/machines/rules/addresses';
import type { FieldProblem } from '@sonde/machines/rules/errors';
import type { Format } from '../../i18n/format.ts';
import { areaTexts, cityTexts } from './area-texts.ts';
import { postalCodeTexts } from './postal-code-texts.ts';
import { linkInNameText } from '../trouble/link-in-name-text.ts';

type Texts = Partial<Record<FieldProblem, MessageDescriptor>>;

const tooLong = (field: AddressField): MessageDescriptor => {
  const most = addressMaxLengths[field];
  return msg`This is too long. Use ${most} characters or fewer.`;
};

const characters = msg`Contains a character we can’t print on a label. Use letters, digits and punctuation.`;

const notServed = msg`We don’t ship there yet. Choose another address or contact us.`;

/** At most two existing codes, as in "94103 or 94103-1234". */
const examplesOf = ({ postalCodeExamples }: AddressRules, { alternatives }: Format): string =>
  alternatives(postalCodeExamples.slice(0, 2));

/** The text of each reason at a field. A reason that a field can't have falls back to the general text. */
const byField: Readonly<Record<AddressField, (rules: AddressRules, write: Format) => Texts>> = {
  firstName: () => ({ required: msg`Enter your first name` }),
  lastName: () => ({ required: msg`Enter your last name` }),
  companyName: () => ({ required: msg`Enter your organization’s name` }),
  streetAddress1: () => ({ required: msg`Enter your street address` }),
  streetAddress2: () => ({}),
  city: ({ cityType }) => ({ required: cityTexts[cityType].missing }),
  countryArea: ({ countryAreaType, countryAreaChoices }) => {
    const { choose, missing } = areaTexts[countryAreaType];
    return {
      required: countryAreaChoices.length > 0 ? choose : missing,
      area_unknown: choose,
      area_not_served: notServed,
    };
  },
  postalCode: (rules, write) => {
    const { missing, format, mismatch } = postalCodeTexts[rules.postalCodeType];
    return {
      required: missing,
      postal_code_format: format(examplesOf(rules, write)),
      postal_code_area_mismatch: mismatch,
      territory_not_served: notServed,
      postal_code_other_country: msg`This code belongs to another country or territory. Change “Country or region” or check the code.`,
    };
  },
  country: () => ({ required: msg`Choose your country`, format: msg`Choose your country` }),
  phone: () => ({
    required: msg`Enter your phone number`,
    phone_format: msg`Enter a phone number with area code, or with + and country code`,
  }),
};

const labels = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  companyName: msg`Organization`,
  streetAddress1: msg`Street address`,
  streetAddress2: msg`Apt, suite, floor or department`,
  country: msg`Country or region`,
  phone: msg`Phone`,
} as const;

/** The label of an address field in the address's country. */
export function addressLabel(field: AddressField, rules: AddressRules): MessageDescriptor {
  if (field === 'city') return cityTexts[rules.cityType].label;
  if (field === 'countryArea') return areaTexts[rules.countryAreaType].label;
  if (field === 'postalCode') return postalCodeTexts[rules.postalCodeType].label;
  return labels[field];
}

/** The error of an address field, and the field's label if the error doesn't name it. */
export interface AddressProblemWords {
  readonly text: MessageDescriptor;
  readonly label?: MessageDescriptor;
}

/** The text for an error of an address field and how to fix it, in the terms of the address's country. */
export function addressProblemWords(
  field: AddressField,
  reason: FieldProblem,
  rules: AddressRules,
  write: Format,
): AddressProblemWords {
  const own = byField[field](rules, write)[reason];
  if (own) return { text: own };
  const usual: Texts = { too_long: tooLong(field), link: linkInNameText };
  return { text: usual[reason] ?? characters, label: addressLabel(field, rules) };
}
