import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { taxIdFormat, type TaxIdKind } from '@sonde/machines/rules/tax';

const taxIdWords: Readonly<Record<TaxIdKind, MessageDescriptor>> = {
  VAT: msg`VAT number`,
  GST: msg`GST number`,
  ABN: msg`ABN`,
  TAX: msg`Tax number`,
};

/** A country's name for the number, by its code. */
export function taxIdWordsOf(country: string): MessageDescriptor {
  return taxIdWords[taxIdFormat(country)?.kind ?? 'TAX'];
}
