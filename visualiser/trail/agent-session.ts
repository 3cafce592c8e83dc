import type { TrailEntry } from '../../machines/flow/index.ts';
import type { ErrorReport } from './read-report.ts';

/** What is read of an answer to an agent: a checkout of the Universal Commerce Protocol. */
interface Answer {
  readonly status: string;
  readonly continue_url?: string;
  readonly messages?: readonly { readonly code?: string; readonly path?: string }[];
}

/** The screens that an agent passes without seeing them, and the fields whose messages keep it there. */
const screens = [
  ['$.buyer.email', '$.fulfillment.methods[0].destinations[0]'],
  ['$.fulfillment.methods[0].groups[0].selected_option_id'],
  ['$.payment.instruments[0].billing_address'],
] as const;

/** Beside the step, nothing happens in the other regions of the chart. */
const entry = (event: string, state: string): TrailEntry => ({
  actor: 'checkout',
  event,
  state: `${state},voucher.idle,sync.idle,renewal.idle`,
});

const begun = entry('xstate.init', 'contact.editing.person');

/** How a person leaves each screen, whose events and states are those of the chart. */
const waysOn: readonly (readonly TrailEntry[])[] = [
  [
    entry('address.completed', 'contact.saving'),
    entry('xstate.done.actor.updateContact', 'shipping.address.saving'),
    entry('xstate.done.actor.updateShippingAddress', 'shipping.method.choosing'),
  ],
  [
    entry('shipping.method.submitted', 'shipping.method.saving'),
    entry('xstate.done.actor.updateShippingMethod', 'billing.address.sameAsShipping'),
  ],
  [
    entry('billing.submitted', 'billing.address.saving'),
    entry('xstate.done.actor.updateBillingAddress', 'billing.payment'),
  ],
];

/** From the payment to the order. */
const paying = [
  entry('xstate.done.actor.paymentForm', 'review.ready'),
  entry('attestation.changed', 'review.ready'),
  entry('order.submitted', 'placing.creatingKey'),
  entry('xstate.done.actor.createIdempotencyKey', 'placing.sending'),
];
const ordered: TrailEntry = {
  actor: 'checkout',
  event: 'xstate.done.actor.placeOrder',
  state: 'placed,voucher.closed,sync.closed,renewal.closed',
};

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' &&
  value !== null &&
  'ucp' in value &&
  'status' in value &&
  typeof value.status === 'string';

/** Every JSON document in a text: one for each line, or a list. */
function documentsIn(text: string): readonly unknown[] {
  const read = (part: string): readonly unknown[] => {
    try {
      const value: unknown = JSON.parse(part);
      return Array.isArray(value) ? value : [value];
    } catch {
      return [];
    }
  };
  const whole = read(text);
  return whole.length > 0 ? whole : text.split('\n').flatMap((line) => read(line));
}

const isMissing = ({ messages = [] }: Answer, path: string) =>
  messages.some((message) => message.path?.startsWith(path) ?? false);

/** How many screens are answered, in the order in which the pages ask. */
function passedBy(answer: Answer): number {
  const asked = screens.findIndex((paths) => paths.some((path) => isMissing(answer, path)));
  return asked === -1 ? screens.length : asked;
}

/** How an agent's request went on from the screens that were passed before it. */
function stepsOf(answer: Answer, before: number): readonly TrailEntry[] {
  const isDone = answer.status === 'completed';
  const passed = isDone ? screens.length : Math.max(before, passedBy(answer));
  const steps = waysOn.slice(before, passed).flat();
  if (answer.status === 'complete_in_progress') return [...steps, ...paying];
  return isDone ? [...steps, ...paying, ordered] : steps;
}

/**
 * Reads the recorded answers of an agent's session, oldest first, as the path that a person would have taken through the
 * checkout; null for a text without any. What an agent has entered before its first answer is its first steps.
 */
export function readAgentSession(text: string): ErrorReport | null {
  const answers = documentsIn(text).filter(isAnswer);
  if (answers.length === 0) return null;
  const trail = [begun];
  let before = 0;
  for (const answer of answers) {
    trail.push(...stepsOf(answer, before));
    if (answer.status === 'completed') break;
    before = Math.max(before, passedBy(answer));
  }
  const address = answers.find(({ continue_url: url }) => url !== undefined)?.continue_url ?? '';
  const page = URL.canParse(address) ? new URL(address).pathname : '';
  return { errorId: '', message: '', page, trail };
}
