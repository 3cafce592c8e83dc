import { createActor, SimulatedClock, type Snapshot } from 'xstate';
import { stateValueText } from '../flow/index.ts';
import { subscriptionChangePortNames } from '../subscription-change/index.ts';
import {
  examplePreview,
  exampleProMembers,
  proMember,
  proUpgradeInput,
  scriptPorts,
  settle,
} from '../testing/index.ts';
import {
  type ChangingMembership,
  proChangeStepOf,
  type ProCustomChangeEvent,
  type ProCustomChangeInput,
  proCustomChangePortNames,
  type ProCustomChangePorts,
  proCustomChangeWithPorts,
  requestedChangeOf,
} from './index.ts';

/** The memberships to change. */
export const { pro, scheduled, full, complete, team, vetTeam, vetPro, ending } = exampleProMembers;

/** A feature of the Pro plan. */
export const cardiac = 'SUB-PROC-DIAG-CARDIAC-1Y';

/** Another one. */
export const tele = 'SUB-PROC-COLL-TELE-1Y';

/** Another membership of the same person. */
export const two = proMember({
  id: 'other',
  organization: { slug: 'two-rivers-health', name: 'Two Rivers Health' },
});

/** Starts the change with scripted ports, anew or from a stored snapshot. */
export function start(input: ProCustomChangeInput = proUpgradeInput, snapshot?: Snapshot<unknown>) {
  const script = scriptPorts<ProCustomChangePorts>([
    ...proCustomChangePortNames,
    ...subscriptionChangePortNames,
  ]);
  const actor = createActor(proCustomChangeWithPorts(script.ports, new SimulatedClock()), {
    input,
    ...(snapshot && { snapshot }),
  }).start();
  return {
    actor,
    script,
    state: () => stateValueText(actor.getSnapshot()),
    step: () => proChangeStepOf(actor.getSnapshot()),
    choice: () => requestedChangeOf(actor.getSnapshot()).choice,
    send: async (...events: readonly ProCustomChangeEvent[]) => {
      for (const event of events) actor.send(event);
      await settle();
    },
  };
}

/** With the shop's answer to who is signed in. */
export async function startAnswered(
  input: ProCustomChangeInput = proUpgradeInput,
  ...memberships: readonly ChangingMembership[]
) {
  const flow = start(input);
  await flow.script.answer('loadChanging', { status: 'known', memberships });
  return flow;
}

/** Continues to the next step. */
export const onward = { type: 'step.submitted' } as const;

/** Adds a feature. */
export const adding = { type: 'feature.chosen', sku: cardiac, isChosen: true } as const;

/** An upgrade whose price is shown. */
export async function startReviewing() {
  const flow = await startAnswered(proUpgradeInput, pro);
  await flow.send(adding, onward, { type: 'members.chosen', members: 10 }, onward);
  await flow.script.answer('previewChange', { status: 'previewed', preview: examplePreview, methods: [] });
  return flow;
}
