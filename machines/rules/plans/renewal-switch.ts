import { addDays } from '../time/index.ts';
import type { RenewingSubscription } from './renewal-schedule.ts';

/** A subscription of any kind, as far as it is decided whether it renews by itself. */
export type SwitchedSubscription = Pick<RenewingSubscription, 'status'> & {
  /** Null for what never ends. */
  readonly termMonths: number | null;
  readonly expiresOn: string | null;
  /** Whether one more term has a price that is charged without sales. */
  readonly hasPrice: boolean;
};

/**
 * The day of the next charge once a subscription renews by itself, the one after its last; null where it cannot: it never
 * ends, has ended, was canceled, sales sets its price, or a term of it is overdue and has to be paid first.
 */
export function automaticChargeDay(
  { status, termMonths, expiresOn, hasPrice }: SwitchedSubscription,
  today: string,
): string | null {
  const runs = status === 'ACTIVE' || status === 'TRIALING';
  if (!runs || !hasPrice || termMonths === null || expiresOn === null || expiresOn < today) return null;
  return addDays(expiresOn, 1);
}
