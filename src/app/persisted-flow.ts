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
    const subscription = actor?.subscribe((snapshot: { status: string }) => {
      const isOver = snapshot.status !== 'active';
      storedCheckout.rememberFlow(
        flow,
        checkoutToken,
        isOver ? null : JSON.stringify(store(actor.getPersistedSnapshot())),
      );
    });
    return () => subscription?.unsubscribe();
  }, [flow, checkoutToken, actor, store]);
}
