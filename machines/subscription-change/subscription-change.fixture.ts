import { createActor, fromCallback, SimulatedClock, type Snapshot } from 'xstate';
import { refusalOf, stateValueText } from '../flow/index.ts';
import type { ErrorCode, RefusalReason } from '../rules/errors/index.ts';
import {
  exampleMethods,
  examplePreview,
  moreSeats,
  scheduledPreview,
  scriptPorts,
  settle,
} from '../testing/index.ts';
import type { SavedPaymentMethod } from '../rules/payment/index.ts';
import {
  changeScreenOf,
  type SubscriptionChangeEvent,
  subscriptionChangePortNames,
  type SubscriptionChangePorts,
  subscriptionChangeWithPorts,
} from './index.ts';

/** More seats for a membership. */
export const input = { membershipId: 'membership', change: moreSeats };

/** The saved card that is charged. */
export const [primary] = exampleMethods as [(typeof exampleMethods)[number]];

/** Starts a change in a flow that records what it hears. */
export function start(snapshot?: Snapshot<unknown>) {
  const script = scriptPorts<SubscriptionChangePorts>(subscriptionChangePortNames);
  const clock = new SimulatedClock();
  const news: string[] = [];
  const around = createActor(fromCallback(({ receive }) => receive(({ type }) => news.push(type)))).start();
  const actor = createActor(subscriptionChangeWithPorts(script.ports, clock), {
    input,
    parent: around,
    ...(snapshot && { snapshot }),
  }).start();
  return {
    actor,
    script,
    clock,
    news,
    snapshot: () => actor.getSnapshot(),
    state: () => stateValueText(actor.getSnapshot()),
    screen: () => changeScreenOf(actor.getSnapshot()),
    send: async (...events: readonly SubscriptionChangeEvent[]) => {
      for (const event of events) actor.send(event);
      await settle();
    },
  };
}

/** A change whose price is shown. */
export async function startPreviewed(
  methods: readonly SavedPaymentMethod[] = exampleMethods,
  preview = examplePreview,
) {
  const flow = start();
  await flow.script.answer('previewChange', { status: 'previewed', preview, methods });
  return flow;
}

/** A change for which the shop is being asked, paid with the saved card. */
export async function startSent(methods = exampleMethods, preview = examplePreview) {
  const flow = await startPreviewed(methods, preview);
  await flow.send({ type: 'change.confirmed' });
  await flow.script.answer('createChangeKey', 'key-1');
  return flow;
}

/** A refusal of the shop. */
export const refusedAnswer = (
  code: ErrorCode,
  reason: RefusalReason | null = null,
  field: string | null = null,
) => ({
  status: 'refused' as const,
  refusals: [refusalOf(code, field, reason)],
});

/** What differs between the two examples. */
export const dueNoLonger = [
  { what: 'due', before: examplePreview.amountDue.gross, after: scheduledPreview.amountDue.gross },
  {
    what: 'renewal',
    before: examplePreview.renewalPrice?.gross,
    after: scheduledPreview.renewalPrice?.gross,
  },
] as const;
