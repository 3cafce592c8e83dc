import type { SnapshotFrom } from 'xstate';
import type { Checkout } from '../cart/index.ts';
import type { totalChangeMachine } from './total-change.machine.ts';

/** The machine in one of its states, as its selectors read it. */
export type TotalChangeSnapshot = SnapshotFrom<typeof totalChangeMachine>;

/** A cart or a checkout before and after its total changed. */
export interface ChangedCheckout {
  readonly before: Checkout;
  readonly after: Checkout;
}

/** What the page reports; before and after are the same where it reports nothing. */
export function changedCheckoutOf({ context: { before, checkout } }: TotalChangeSnapshot): ChangedCheckout {
  return { before, after: checkout };
}
