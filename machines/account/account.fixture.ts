import { createActor } from 'xstate';
import { stateValueText } from '../flow/index.ts';
import { exampleMembership, scriptPorts } from '../testing/index.ts';
import {
  type AccountInput,
  accountPortNames,
  type AccountPorts,
  accountScreenOf,
  accountWithPorts,
  shownMembership,
} from './index.ts';

/** The first organization of the person. */
export const clinic = exampleMembership;

/** Their other organization. */
export const practice = {
  ...clinic,
  id: 'practice',
  organization: { ...clinic.organization, slug: 'practice', name: 'Practice' },
};

/** An administrator of both. */
export const person = {
  name: 'Amara Obi',
  email: 'admin@clinic.example',
  isEmailConfirmed: true,
  ownProbes: { plus: false, iq3: false },
  memberships: [clinic, practice],
  pendingOrderToken: null,
  unpaidOrders: [],
  learnerDiscounts: [],
};

/** Starts the account of someone who is signed in, with scripted ports. */
export function start(input: Partial<AccountInput> = {}) {
  const script = scriptPorts<AccountPorts>(accountPortNames);
  const actor = createActor(accountWithPorts(script.ports), {
    input: { isSignedIn: true, loginHash: '', invitation: null, organizationSlug: null, ...input },
  }).start();
  return {
    actor,
    script,
    send: actor.send.bind(actor),
    state: () => stateValueText(actor.getSnapshot()),
    screen: () => accountScreenOf(actor.getSnapshot()),
    shown: () => shownMembership(actor.getSnapshot())?.organization.slug ?? null,
  };
}
