import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccountOrganization } from '@sonde/machines/account';

type Status = NonNullable<AccountOrganization['status']>;

const statusTexts: Readonly<Record<Status, MessageDescriptor>> = {
  ACTIVE: msg({ message: 'Active', comment: 'Status of a subscription' }),
  PAST_DUE: msg({ message: 'Payment overdue', comment: 'Status of a subscription' }),
  TRIALING: msg({ message: 'Trial', comment: 'Status of a subscription' }),
  CANCELED: msg({ message: 'Canceled', comment: 'Status of a subscription' }),
};

const endedText = msg({ message: 'Ended', comment: 'Status of a subscription' });

/** The name of a subscription's status: one whose last day is over has ended, unless its buyer withdrew. Null for none. */
export function statusTextOf({
  status,
  isExpired,
  isWithdrawn,
}: Pick<AccountOrganization, 'status' | 'isExpired' | 'isWithdrawn'>): MessageDescriptor | null {
  if (status === null) return null;
  return isExpired && !isWithdrawn ? endedText : statusTexts[status];
}
