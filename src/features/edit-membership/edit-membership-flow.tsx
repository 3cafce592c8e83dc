import type { Actor } from 'xstate';
import {
  type editMembershipMachine,
  editMembershipWithPorts,
  readEditMembership,
  storeEditMembership,
} from '@sonde/machines/edit-membership';
import { storedCheckout } from '../../browser/stored-checkout.ts';
import { storedSession, subjectOf } from '../../browser/stored-session.ts';
import { systemClock } from '../../browser/system-clock.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { shownLive } from '../../flow/live-view.ts';
import { persistFlow } from '../../flow/persisted-flow.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { island } from '../../page/island.ts';
import { useCardPayments } from '../../payments/use-card-payments.ts';
import { createEditMembershipPorts, editMembershipInput } from '../../ports/edit-membership-ports.ts';
import { RunningEditMembership } from './running-edit-membership.tsx';

const flow = 'edit-membership';
const served = { isSignedIn: false, organizationSlug: null };

/** Who is signed in; null for nobody. Only the same person finds what was typed. */
function ownerOfTab(): string | null {
  const token = storedSession.token();
  return token && subjectOf(token);
}

const restore = () => {
  const owner = ownerOfTab();
  if (owner === null) return null;
  return readEditMembership(storedCheckout.flowSnapshot(flow, owner), storedSession.organizationSlug());
};

/** Keeps the flow in this tab; nothing is written once the session has ended, so that what was there stays. */
function keep(persisted: unknown): boolean {
  const owner = ownerOfTab();
  if (owner === null) return false;
  const stored = persisted === null ? null : JSON.stringify(storeEditMembership(persisted));
  return storedCheckout.rememberFlow(flow, owner, stored);
}

/** Who comes back signed in finds what they typed, and the membership as it is now. */
function follow(actor: Actor<typeof editMembershipMachine>): () => void {
  const leave = persistFlow(actor, keep);
  if (ownerOfTab() !== null && !actor.getSnapshot().matches('loading'))
    actor.send({ type: 'session.begun.elsewhere' });
  return leave;
}

/** The machine with the world plugged in, and its memory across reloads and signing in again. */
function EditMembershipFlow() {
  const card = useCardPayments();
  const trail = useTrail();
  const machine = useOnce(() => editMembershipWithPorts(createEditMembershipPorts(card), systemClock));
  const { snapshot, send } = useFlow(
    machine,
    { input: served },
    () => {
      const restored = restore();
      return {
        input: editMembershipInput(),
        ...(restored && { snapshot: restored }),
        ...shownLive(trail.inspect),
      };
    },
    follow,
  );
  return <RunningEditMembership snapshot={snapshot} send={send} card={card} />;
}

export const editMembershipIsland = island(flow, EditMembershipFlow, 'with the page');
