import type { AnyActorRef } from 'xstate';
import { type Standing, stateValueText } from '@sonde/machines/flow';
import { storedCheckout } from '../browser/stored-checkout.ts';

/** In milliseconds. What is typed is written once in so long; whoever leaves the page sooner loses nothing. */
const longestDelay = 300;

/**
 * Writes a running flow's snapshot, and null once the flow is over. A new state is written at once, before its ports are
 * asked: the key of an order has to be there after a reload. What only changes within a state, a text being typed, is
 * written a moment later, or when the page is hidden or left, a contained machine's own changes included. `write` answers
 * whether the browser's storage has it; what has no place there is written at once, as a page that is left takes no more.
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
    // Of a flow that broke, what was written before it did is kept.
    if (status === 'active') isKeptByStorage = write(actor.getPersistedSnapshot());
    else if (status === 'done') isKeptByStorage = write(null);
  };
  const leave = () => {
    if (isActive()) writeNow();
  };
  const hide = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  const follow = (snapshot: Standing & { readonly status: string }) => {
    const state = `${snapshot.status} ${stateValueText(snapshot)}`;
    if (state !== written || !isKeptByStorage) {
      written = state;
      writeNow();
    } else timer ??= setTimeout(writeNow, longestDelay);
  };
  // Where the flow begins may be what the address asked for, which another address does not.
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
 * Keeps a running flow's snapshot in this tab, so that a reload loses nothing; a finished flow leaves nothing. `store`
 * answers null for what need not be kept.
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
