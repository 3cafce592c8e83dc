import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TaxIdStatus } from '@sonde/machines/rules/tax';

/** What a number does to the price, in one sentence. */
export const taxIdSentences: Readonly<Record<TaxIdStatus, MessageDescriptor>> = {
  CONFIRMED: msg`Reverse charge: the buyer accounts for VAT.`,
  UNCONFIRMED: msg`VAT is charged, because the register of VAT numbers in the EU did not answer.`,
  NOT_REGISTERED: msg`VAT is charged, because your VAT number is not in the EU’s register for sales between its countries.`,
  OTHER_COUNTRY: msg`VAT is charged, because a VAT number from that country can’t be used for reverse charge on this order.`,
  NOT_ELIGIBLE: msg`VAT is charged on this order. Your number is kept with it.`,
};
