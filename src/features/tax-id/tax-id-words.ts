import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TaxIdKind } from '@sonde/machines/rules/countries';
import { taxIdFormat } from '@sonde/machines/rules/tax-id-formats';

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
  return taxIdWords[taxIdFormat(country)?.kind ?? 'TAX'];
}
