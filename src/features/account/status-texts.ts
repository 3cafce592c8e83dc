import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccountOrganization } from '@sonde/machines/account';

type Status = NonNullable<AccountOrganization['status']>;

/** The name of a subscription's status. */
export const statusTexts: Readonly<Record<Status, MessageDescriptor>> = {
  ACTIVE: msg({ message: 'Active', comment: 'Status of a subscription' }),
  PAST_DUE: msg({ message: 'Payment overdue', comment: 'Status of a subscription' }),
  TRIALING: msg({ message: 'Trial', comment: 'Status of a subscription' }),
  CANCELED: msg({ message: 'Canceled', comment: 'Status of a subscription' }),
};
