import type { AnyActorRef } from 'xstate';
import { type RestingState, stateValueText } from '@sonde/machines/flow';
import { storedCheckout } from '../browser/stored-checkout.ts';

/** In milliseconds. Typing is written at most this often; leaving the page earlier loses nothing. */
const longestDelay = 300;

/**
 * Writes a running flow's snapshot, and null once the flow is done. A new state is written at once, before its ports
 * are called: an order's key must survive a reload. Changes within a state, such as typing, including those of
 * contained machines, are written shortly afterwards, or when the page is hidden or left. `write` returns whether the
 * browser's storage has the snapshot; if not, every change is written at once, because the history fallback accepts
 * nothing while a page unloads.
 */
export function persistFlow(actor: AnyActorRef, write: (persisted: unknown) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = '';
  let isKeptByStorage = true;
  const isActive = () => actor.getSnapshot().status === 'active';
  const writeNow = () => {
    clearTimeout(timer);
    timer = undefined;
    const { status } = actor.getSnapshot();
    // After an error, the last snapshot before it remains.
    if (status === 'active') isKeptByStorage = write(actor.getPersistedSnapshot());
    else if (status === 'done') isKeptByStorage = write(null);
  };
  const leave = () => {
    if (isActive()) writeNow();
  };
  const hide = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  const follow = (snapshot: RestingState & { readonly status: string }) => {
    const state = `${snapshot.status} ${stateValueText(snapshot)}`;
    if (state !== written || !isKeptByStorage) {
      written = state;
      writeNow();
    } else timer ??= setTimeout(writeNow, longestDelay);
  };
  // The initial state may depend on the address, which differs after a reload.
  follow(actor.getSnapshot());
  const subscription = actor.subscribe(follow);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  return () => {
    subscription.unsubscribe();
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
    if (timer !== undefined) writeNow();
  };
}

/**
 * Stores a running flow's snapshot in this tab, so that a reload loses nothing; a finished flow leaves nothing. `store`
 * returns null if there is nothing to keep.
 */
export function keepFlow(
  flow: string,
  checkoutToken: string,
  store: (persisted: unknown) => unknown,
): (actor: AnyActorRef) => () => void {
  return (actor) =>
    persistFlow(actor, (persisted) => {
      const stored = persisted === null ? null : store(persisted);
      return storedCheckout.rememberFlow(
        flow,
        checkoutToken,
        stored === null ? null : JSON.stringify(stored),
      );
    });
}
