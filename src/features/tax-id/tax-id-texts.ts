import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { countryByCode, type TaxIdKind } from '@sonde/machines/rules/countries';
import type { TaxIdStatus } from '@sonde/machines/rules/tax-ids';

interface TaxIdWords {
  readonly label: MessageDescriptor;
  /** Opens the field. */
  readonly add: MessageDescriptor;
}

const taxIdWords: Readonly<Record<TaxIdKind, TaxIdWords>> = {
  VAT: { label: msg`VAT number`, add: msg`Add a VAT number` },
  GST: { label: msg`GST number`, add: msg`Add a GST number` },
  ABN: { label: msg`ABN`, add: msg`Add an ABN` },
  TAX: { label: msg`Tax number`, add: msg`Add a tax number` },
};

/** What the number is called in a country, by its code. */
export function taxIdWordsOf(country: string): TaxIdWords {
  return taxIdWords[countryByCode(country)?.taxId.kind ?? 'TAX'];
}

/** What a number does to the price, in one sentence. */
export const taxIdSentences: Readonly<Record<TaxIdStatus, MessageDescriptor>> = {
  CONFIRMED: msg`Reverse charge: the buyer accounts for VAT.`,
  UNCONFIRMED: msg`VAT is charged, because the register of VAT numbers in the EU did not answer.`,
  NOT_REGISTERED: msg`VAT is charged, because your VAT number is not in the EU’s register for sales between its countries.`,
  OTHER_COUNTRY: msg`VAT is charged, because your VAT number is not of the country of the billing address.`,
  NOT_ELIGIBLE: msg`VAT is charged on this order. Your number is kept with it.`,
};
