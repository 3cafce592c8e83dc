import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReferralCreditKind } from '../../graphql/schema.generated.ts';

/** Why months were added to or taken from the credit; `day` is written in the reader's language. */
export const reasonTexts: Readonly<Record<ReferralCreditKind, (day: string) => MessageDescriptor>> = {
  WAITING: (day) => msg`A friend has ordered. You’ll get the credit on ${day} unless they return the order.`,
  GRANTED: (day) => msg`Earned on ${day}: a friend’s order`,
  SPENT: (day) => msg`Used on ${day} for a renewal`,
  RETURNED: (day) => msg`Returned on ${day}: a renewal was refunded`,
  REVERSED: (day) => msg`Taken back on ${day}: a friend’s order was refunded`,
  CANCELED: (day) => msg`Not earned: a friend’s order was returned by ${day}`,
};
