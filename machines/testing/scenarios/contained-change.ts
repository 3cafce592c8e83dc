import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import { deadlineActor } from '../../flow/index.ts';
import {
  changeScreenOf,
  containedChange,
  type SubscriptionChangeEvent,
  type SubscriptionChangeInput,
  subscriptionChangeMachine,
  type SubscriptionChangeSnapshot,
} from '../../subscription-change/index.ts';
import { examplePreview } from '../example-change.ts';
import { exampleMethods } from '../example-methods.ts';
import { answers, type ScriptedService } from './scenario.ts';

const stoppedClock = { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined };

/** The change without a parent, so that it announces nothing. */
const silentChange = subscriptionChangeMachine.provide({
  actors: { deadline: deadlineActor(stoppedClock) },
  actions: { announceSent: () => {}, announceReturned: () => {} },
});

const after = (shown: SubscriptionChangeSnapshot, event: object): SubscriptionChangeSnapshot =>
  transition(silentChange, shown, event as SubscriptionChangeEvent)[0];

/** A change whose price is known; the person pays with another card than the saved ones. */
function toPreviewed(input: SubscriptionChangeInput): SubscriptionChangeSnapshot {
  const [asked] = initialTransition(silentChange, input);
  const output = { status: 'previewed', preview: examplePreview, methods: exampleMethods };
  const shown = after(asked, { type: 'xstate.done.actor.previewChange', output });
  return after(shown, { type: 'method.chosen', methodId: null });
}

/** A change whose price the shop did not say. */
const toUnpreviewed = (input: SubscriptionChangeInput): SubscriptionChangeSnapshot =>
  after(initialTransition(silentChange, input)[0], {
    type: 'xstate.error.actor.previewChange',
    error: new Error('No connection.'),
  });

/**
 * A change of a subscription inside a flow, as seen from outside. It begins with its price, except for changes of which
 * the shop does not say it, and shows the same whatever the person does.
 */
export const containedChangeService = (
  isPreviewed: (input: SubscriptionChangeInput) => boolean = () => true,
): ScriptedService => ({
  begin: (input: SubscriptionChangeInput) => (isPreviewed(input) ? toPreviewed(input) : toUnpreviewed(input)),
  outcomes: {
    sent: { sentence: 'the shop is about to be asked', sends: { type: 'change.sent' } },
    returned: { sentence: 'the bank declines the card', sends: { type: 'change.returned' } },
    changed: answers('the change is made', {
      status: 'changed',
      preview: examplePreview,
      invoiceNumber: 'S-1024',
      isDebited: false,
    }),
    left: answers('the administrator goes back to the seats', { status: 'left' }),
    stale: answers('the administrator goes back after another person has signed in', {
      status: 'stale',
    }),
    outdated: answers('another administrator has changed the membership', { status: 'outdated' }),
  },
});

const ofPreview = ['method.chosen', 'card.changed', 'card.keeping.changed', 'change.confirmed'] as const;

/** Whether a labeled event is possible on the page of a contained change: those of its price, or another try. */
export function mayHappenToChange(snapshot: AnyMachineSnapshot, label: string): boolean {
  const change = containedChange(snapshot.children);
  if (change === null) return true;
  const isUnpreviewed = changeScreenOf(change) === 'unpreviewed';
  if (label.includes('"retry.requested"')) return isUnpreviewed;
  return !(isUnpreviewed && ofPreview.some((type) => label.includes(`"${type}"`)));
}
