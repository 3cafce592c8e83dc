import { requiredAttestations } from '../../machines/rules/checkout/index.ts';
import type { BundleType } from '../../machines/rules/catalogue/index.ts';
import { placingWords, textCatalogue } from '../../machines/rules/places/index.ts';
import { taxQuote } from '../../machines/rules/tax/index.ts';
import { bundleOf, countryInSentence } from '../../machines/testing/index.ts';
import { titleOf } from '../../model-tests/words/words.ts';
import type { Book } from '../book/book.types.ts';
import type { Chosen } from './choices.ts';
import { languageName } from './names.ts';

/** A decision of a rule that affects the page but no state. */
export interface RuleNote {
  readonly sentence: string;
  /** The rule's name in the code. */
  readonly rule: string;
}

const fieldNames = { countryArea: 'state or province', city: 'city', postalCode: 'postal code' } as const;

function addressRemark(country: string, fields: Book['addressFields']): readonly RuleNote[] {
  const shown = fields[country] ?? [];
  const missing = Object.entries(fieldNames).filter(([field]) => !shown.includes(field));
  return missing.map(([, name]) => ({
    sentence: `No field for the ${name}: addresses in ${countryInSentence(country)} have none.`,
    rule: 'addressRulesOf',
  }));
}

const buttons = {
  PLACE_ORDER: '“Place order”',
  ORDER_WITH_OBLIGATION_TO_PAY: '“Order with obligation to pay”',
} as const;

const treatments = {
  NET_PLUS_TAX: 'Prices exclude tax, which the address determines.',
  GROSS_INCLUDES_TAX: 'Prices include tax.',
  REVERSE_CHARGE: '',
} as const;

function buttonRemark(country: string): RuleNote {
  const words = placingWords(country);
  const other = words === 'PLACE_ORDER' ? 'ORDER_WITH_OBLIGATION_TO_PAY' : 'PLACE_ORDER';
  return {
    sentence: `The last button says ${buttons[words]}, never ${buttons[other]}.`,
    rule: 'placingWords',
  };
}

function attestationRemark(bundleType: BundleType): RuleNote {
  const { requiredParts, action, market } = bundleOf({ bundleType });
  const lineKinds = (['DEVICE', 'SUBSCRIPTION'] as const).filter((kind) => requiredParts.includes(kind));
  const namesWhere = (renewsAutomatically: boolean) =>
    requiredAttestations({
      bundleType,
      lineKinds,
      market: market ?? 'HUMAN',
      renewsAutomatically,
      paymentMethod: null,
      paysWithSavedMethod: false,
      hasAffiliateCode: false,
    }).map((attestation) => titleOf(attestation).toLowerCase());
  const names = namesWhere(false);
  const ofRenewal = namesWhere(true).filter((name) => action !== 'FREE_TRIAL' && !names.includes(name));
  const ticked = ofRenewal.length === 0 ? '' : ` With automatic renewal also: ${ofRenewal.join(', ')}.`;
  return { sentence: `Acknowledgements: ${names.join(', ')}.${ticked}`, rule: 'requiredAttestations' };
}

function languageRemark(language: string): RuleNote {
  const direction = textCatalogue(language).direction === 'rtl' ? ', written from right to left' : '';
  return {
    sentence: `In ${languageName(language)}${direction}: this changes the text, not the flow.`,
    rule: 'languageFor',
  };
}

const countryRemarks = (country: string, fields: Book['addressFields']): readonly RuleNote[] => [
  buttonRemark(country),
  ...addressRemark(country, fields),
  { sentence: treatments[taxQuote(country, null).treatment], rule: 'taxQuote' },
];

/** The decisions of rules about the choice that affect no state or transition. */
export const ruleNotesOn = (
  { country, bundleType, language }: Chosen,
  fields: Book['addressFields'],
): readonly RuleNote[] => [
  ...(country === null ? [] : countryRemarks(country.code, fields)),
  ...(bundleType === null ? [] : [attestationRemark(bundleType)]),
  ...(language === null ? [] : [languageRemark(language)]),
];
