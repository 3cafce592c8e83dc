import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UnavailableReason } from '@sonde/machines/rules/catalogue';

/** Why an option can't be selected, for the buyer. */
export const reasonTexts: Readonly<Record<UnavailableReason, MessageDescriptor>> = {
  NOT_SOLD_IN_COUNTRY: msg`Not available in your country`,
  OWNERS_ONLY: msg`Only for existing owners`,
  CONNECTOR_NOT_MADE: msg`Not available for this probe`,
  PLAN_NOT_FOR_DEVICE: msg`Not available with this probe`,
  TOO_MANY_MEMBERS: msg`Need more members? Contact us for a quote`,
  SALES_ONLY: msg`Need more than 10? Contact us for a quote`,
};

/** Whether sales sells what can't be selected for this reason. */
export const isSoldBySales: Readonly<Record<UnavailableReason, boolean>> = {
  NOT_SOLD_IN_COUNTRY: false,
  OWNERS_ONLY: false,
  CONNECTOR_NOT_MADE: false,
  PLAN_NOT_FOR_DEVICE: false,
  TOO_MANY_MEMBERS: true,
  SALES_ONLY: true,
};
