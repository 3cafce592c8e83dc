import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { storedCheckout } from './stored-checkout.ts';

/**
 * Keeps a running flow's snapshot in this tab, so that a reload loses nothing; a finished flow leaves nothing. Null while
 * none is running.
 */
export function usePersistedFlow(
  flow: string,
  checkoutToken: string,
  actor: AnyActorRef | null,
  store: (snapshot: unknown) => unknown,
) {
  useEffect(() => {
    if (actor === null) return undefined;
    const keep = ({ status }: { readonly status: string }) =>
      storedCheckout.rememberFlow(
        flow,
        checkoutToken,
        status === 'active' ? JSON.stringify(store(actor.getPersistedSnapshot())) : null,
      );
    // Where the flow begins may be what the address asked for, which another address does not.
    keep(actor.getSnapshot() as { readonly status: string });
    const subscription = actor.subscribe(keep);
    return () => subscription.unsubscribe();
  }, [flow, checkoutToken, actor, store]);
}
