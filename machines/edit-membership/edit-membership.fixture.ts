import { createActor, SimulatedClock, type Snapshot } from 'xstate';
import { stateValueText } from '../flow/index.ts';
import { subscriptionChangePortNames } from '../subscription-change/index.ts';
import { exampleEdited, exampleMethods, examplePreview, scriptPorts, settle } from '../testing/index.ts';
import {
  type EditedMembership,
  type EditMembershipEvent,
  type EditMembershipInput,
  editMembershipPortNames,
  type EditMembershipPorts,
  editMembershipScreenOf,
  editMembershipWithPorts,
  type OwnOrganization,
} from './index.ts';

/** The memberships to edit. */
export const { team, scheduled, ending, inTens, individual, rented, bySales, expired } = exampleEdited;

const ports = [...editMembershipPortNames, ...subscriptionChangePortNames] as const;

/** The shop’s answer to who edits which membership. */
export const knownAnswer = (membership: EditedMembership | null, ...others: readonly OwnOrganization[]) =>
  ({
    status: 'known',
    membership,
    memberships: membership === null ? [] : [{ organization: membership.organization }, ...others],
  }) as const;

/** Starts the flow with scripted ports, anew or from a stored snapshot. */
export function start(given: Partial<EditMembershipInput> = {}, snapshot?: Snapshot<unknown>) {
  const script = scriptPorts<EditMembershipPorts>(ports);
  const actor = createActor(editMembershipWithPorts(script.ports, new SimulatedClock()), {
    input: { isSignedIn: true, organizationSlug: 'lakeside-clinic', ...given },
    ...(snapshot && { snapshot }),
  }).start();
  return {
    actor,
    script,
    snapshot: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    state: () => stateValueText(actor.getSnapshot()),
    screen: () => editMembershipScreenOf(actor.getSnapshot()),
    send: async (...events: readonly EditMembershipEvent[]) => {
      for (const event of events) actor.send(event);
      await settle();
    },
  };
}

/** A membership that is being edited. */
export async function startEditing(membership: EditedMembership = team) {
  const flow = start();
  await flow.script.answer('loadEditedMembership', knownAnswer(membership));
  return flow;
}

/** A change of the seats whose price is shown. */
export async function startChanging(membership: EditedMembership = team) {
  const flow = await startEditing(membership);
  await flow.send({ type: 'seats.changed', seats: 18 }, { type: 'seats.submitted' });
  await flow.script.answer('previewChange', {
    status: 'previewed',
    preview: examplePreview,
    methods: exampleMethods,
  });
  return flow;
}
