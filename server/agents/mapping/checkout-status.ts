import type { CheckoutEnd } from '@sonde/machines/checkout/state';
import type { Message, Severity } from './messages.ts';

/** The states of a checkout in the protocol. */
export type ProtocolStatus =
  | 'incomplete'
  | 'requires_escalation'
  | 'ready_for_complete'
  | 'complete_in_progress'
  | 'completed'
  | 'canceled';

/** The statuses after which nothing changes. */
export const isFinal = (status: ProtocolStatus): boolean => status === 'completed' || status === 'canceled';

/** What decides about the status: the same facts as on the pages. */
export interface StatusFacts {
  /** As `checkoutEnd` decides. */
  readonly end: CheckoutEnd | null;
  /** An attempt to pay hasn't ended. */
  readonly isPaymentUnderWay: boolean;
  readonly messages: readonly Message[];
}

const endedStatuses: Readonly<Record<CheckoutEnd, ProtocolStatus>> = {
  ordered: 'completed',
  expired: 'canceled',
  continuedElsewhere: 'requires_escalation',
};

const personalSeverities: readonly Severity[] = ['requires_buyer_input', 'requires_buyer_review'];

/** Whether a message is for the buyer in person. */
export const needsPerson = (message: Message): boolean =>
  message.type === 'error' && personalSeverities.includes(message.severity);

/** The status of a checkout. What only a person can do comes before what the agent can. */
export function statusOf({ end, isPaymentUnderWay, messages }: StatusFacts): ProtocolStatus {
  if (end !== null) return endedStatuses[end];
  if (messages.some(needsPerson)) return 'requires_escalation';
  if (isPaymentUnderWay) return 'complete_in_progress';
  return messages.some(({ type }) => type === 'error') ? 'incomplete' : 'ready_for_complete';
}
