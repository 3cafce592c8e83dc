import type { AnyActorRef, Snapshot } from 'xstate';
import { storedCheckout } from '../browser/stored-checkout.ts';
import { storedSession, subjectOf } from '../browser/stored-session.ts';
import { persistFlow } from './persisted-flow.ts';

interface OwnedFlow {
  /** What the same person left in this tab; null for anyone else, and for what `read` refuses. */
  readonly restore: (read: (stored: unknown) => Snapshot<unknown> | null) => Snapshot<unknown> | null;
  /** Keeps the flow in this tab while it runs. */
  readonly follow: (actor: AnyActorRef) => () => void;
}

/** Who is signed in; null for no one. */
function ownerOfTab(): string | null {
  const token = storedSession.token();
  return token && subjectOf(token);
}

/**
 * Keeps a signed-in person's flow across reloads and signing in again. Only the same person finds it. Nothing is written
 * once the session has ended, so that what was there stays; a restored flow then hears that the session has begun.
 */
export function ownedFlow(flow: string, store: (persisted: unknown) => unknown): OwnedFlow {
  let isRestored = false;
  return {
    restore(read) {
      const owner = ownerOfTab();
      const snapshot = owner === null ? null : read(storedCheckout.flowSnapshot(flow, owner));
      isRestored = snapshot !== null;
      return snapshot;
    },
    follow(actor) {
      const leave = persistFlow(actor, (persisted) => {
        const owner = ownerOfTab();
        if (owner === null) return false;
        const stored = persisted === null ? null : JSON.stringify(store(persisted));
        return storedCheckout.rememberFlow(flow, owner, stored);
      });
      if (isRestored) actor.send({ type: 'session.startedInOtherTab' });
      return leave;
    },
  };
}
