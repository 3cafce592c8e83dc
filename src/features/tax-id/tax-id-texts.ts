import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TaxIdStatus } from '@sonde/machines/rules/tax';

/** The effect of a number on the price, in one sentence. */
export const taxIdSentences: Readonly<Record<TaxIdStatus, MessageDescriptor>> = {
  CONFIRMED: msg`Reverse charge: the buyer accounts for VAT.`,
  UNCONFIRMED: msg`VAT is charged because the EU VAT register didn’t respond.`,
  NOT_REGISTERED: msg`VAT is charged because your VAT number isn’t in the EU register for cross-border sales.`,
  OTHER_COUNTRY: msg`VAT is charged because a VAT number from that country can’t be used for reverse charge on this order.`,
  NOT_ELIGIBLE: msg`VAT is charged on this order. Your number is saved with it.`,
};
