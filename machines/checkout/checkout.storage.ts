import { storedSnapshot, type StoredSnapshot } from '../flow/index.ts';
import { withoutPaymentTrouble } from '../payment/index.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutContext } from './checkout.types.ts';

/** Raised whenever states, events or context change so that an older snapshot would mislead. */
export const snapshotVersion = 17;

interface Contained {
  readonly context: object;
}

export interface PersistedCheckout {
  readonly context: Pick<CheckoutContext, 'checkout' | 'checkoutToken' | 'trouble'>;
  readonly children?: Readonly<
    Partial<Record<'paymentForm' | 'voucherForm', { readonly snapshot: Contained }>>
  >;
}

/** The persisted flow with a machine in it changed; as it is where it does not contain that now. */
export function withChangedPart<Persisted extends PersistedCheckout>(
  persisted: Persisted,
  id: 'paymentForm' | 'voucherForm',
  change: (snapshot: Contained) => Contained,
): Persisted {
  const child = persisted.children?.[id];
  if (child === undefined) return persisted;
  return {
    ...persisted,
    children: { ...persisted.children, [id]: { ...child, snapshot: change(child.snapshot) } },
  };
}

/** Who comes back has signed in again, or goes on without: that a session has ended is said when it happens. */
const withoutEndedSession = (persisted: PersistedCheckout): PersistedCheckout =>
  persisted.context.trouble?.kind === 'session'
    ? { ...persisted, context: { ...persisted.context, trouble: null } }
    : persisted;

/**
 * Wraps `actor.getPersistedSnapshot()` for storage; null for a flow that has no checkout: a reload asks the shop anew,
 * whatever kept it from one before.
 */
export function storeCheckout(persisted: unknown): StoredSnapshot | null {
  const flow = persisted as PersistedCheckout;
  if (flow.context.checkout === null) return null;
  const silent = withChangedPart(withoutEndedSession(flow), 'paymentForm', withoutPaymentTrouble);
  return storedSnapshot(checkoutMachine.id, snapshotVersion, silent);
}
