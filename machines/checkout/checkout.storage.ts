import { isRecord, storedSnapshot, type StoredSnapshot } from '../flow/index.ts';
import { withoutProviderPage } from '../payment/index.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutContext } from './checkout.types.ts';

/** Raised whenever states, events or context change so that an older snapshot would mislead. */
export const snapshotVersion = 28;

/** Whether a stored checkout has another version, from which it must be upgraded to be restored. */
export const isEarlierCheckout = (stored: unknown): boolean =>
  !isRecord(stored) || stored['version'] !== snapshotVersion;

interface Contained {
  readonly context: object;
}

export interface PersistedCheckout {
  readonly context: Pick<CheckoutContext, 'checkout' | 'checkoutToken' | 'trouble'>;
  readonly children?: Readonly<
    Partial<Record<'paymentForm' | 'voucherForm', { readonly snapshot: Contained }>>
  >;
}

/**
 * Returns the persisted flow with a contained machine changed; unchanged if it doesn't currently contain that machine.
 */
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

/** A returning buyer has signed in again or continues without. The end of a session is reported when it happens. */
const withoutEndedSession = (persisted: PersistedCheckout): PersistedCheckout =>
  persisted.context.trouble?.kind === 'session'
    ? { ...persisted, context: { ...persisted.context, trouble: null } }
    : persisted;

/**
 * Wraps `actor.getPersistedSnapshot()` for storage; null for a flow without a checkout. A reload then asks the shop
 * again, whatever the reason was.
 */
export function storeCheckout(persisted: unknown): StoredSnapshot | null {
  const flow = persisted as PersistedCheckout;
  if (flow.context.checkout === null) return null;
  const silent = withChangedPart(withoutEndedSession(flow), 'paymentForm', withoutProviderPage);
  return storedSnapshot(checkoutMachine.id, snapshotVersion, silent);
}
