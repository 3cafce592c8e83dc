import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UnavailableReason } from '@sonde/machines/rules/catalogue';

/** Why an option cannot be chosen, in the buyer's words. */
export const reasonTexts: Readonly<Record<UnavailableReason, MessageDescriptor>> = {
  NOT_SOLD_IN_COUNTRY: msg`Not sold in your country`,
  OWNERS_ONLY: msg`Only for those who own one already`,
  CONNECTOR_NOT_MADE: msg`This probe is not made with this connector`,
  PLAN_NOT_FOR_DEVICE: msg`Not offered with this probe`,
  TOO_MANY_MEMBERS: msg`For more members, please talk to us: we make you an offer`,
  SALES_ONLY: msg`For more than 10 probes, please talk to us: we make you an offer`,
};
