import * as v from 'valibot';
import type { CardSandboxStore } from './card-sandbox-store.ts';
import { clearDebits } from './clear-debits.ts';
import type { StoredDocument } from './documents.types.ts';
import type { Clock } from './endpoint.ts';
import { failRefund } from './fail-refund.ts';
import { type Faults, faultModes } from './faults.ts';
import { revokeMandateOf } from './revoke-mandate.ts';
import type { DeclineCode } from './test-cards.ts';
import { type WebhookTarget, sendEvent } from './webhooks.ts';

/** Why a bank returns a debit: https://docs.stripe.com/payments/sepa-debit#refunds */
const debitReturns = [
  'insufficient_funds',
  'account_closed',
  'debit_not_authorized',
] as const satisfies readonly DeclineCode[];

const orders = ['oldest-first', 'reverse'] as const;

const commands = v.strictObject({
  /** While true, no event is delivered automatically. */
  hold: v.optional(v.boolean()),
  /** Delivers these events now, one after the other, even if held. */
  deliver: v.optional(v.union([v.literal('all'), v.array(v.string())])),
  /** The banks answer now about every debit. */
  clearDebits: v.optional(v.boolean()),
  /** The banks return every debit now, for this reason. */
  returnDebits: v.optional(v.picklist(debitReturns)),
  /** The payment method whose owner revokes its mandate with the bank. */
  revokeMandate: v.optional(v.string()),
  /** The refund that the buyer's bank returns now. */
  failRefund: v.optional(v.string()),
  /** How often each delivered event is repeated. */
  duplicate: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)), 0),
  order: v.optional(v.picklist(orders), 'oldest-first'),
  failNext: v.optional(
    v.strictObject({
      path: v.pipe(v.string(), v.startsWith('/v1/')),
      mode: v.picklist(faultModes),
      times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    }),
  ),
  /** Clears all planned faults and the hold. */
  reset: v.optional(v.boolean()),
});

type Commands = v.InferOutput<typeof commands>;

/** The controls for tests; stored in this process only. */
export interface Control {
  readonly isHeld: () => boolean;
  state(): Promise<ControlState>;
  /** Null if the commands are invalid. */
  obey(body: unknown): Promise<(ControlState & { readonly answers: readonly boolean[] }) | null>;
}

interface ControlState {
  readonly hold: boolean;
  /** IDs of events that the shop hasn't confirmed. */
  readonly undelivered: readonly string[];
}

export interface ControlInput {
  readonly store: CardSandboxStore;
  readonly target: WebhookTarget;
  readonly clock: Clock;
  readonly faults: Faults;
}

export function createControl({ store, target, clock, faults }: ControlInput): Control {
  let isHeld = false;

  const state = async (): Promise<ControlState> => ({ hold: isHeld, undelivered: await store.undelivered() });

  async function deliver({ deliver: which, order, duplicate }: Commands): Promise<boolean[]> {
    const ids = which === 'all' ? await store.undelivered() : (which ?? []);
    const { documents } = await store.load({ key: null, ids });
    const events = ids.flatMap((id) =>
      documents.filter(
        (stored): stored is StoredDocument<'event'> => stored.id === id && stored.kind === 'event',
      ),
    );
    const inOrder = order === 'reverse' ? events.toReversed() : events;
    const answers: boolean[] = [];
    for (const event of inOrder) {
      for (let sending = 0; sending <= duplicate; sending += 1)
        answers.push(await sendEvent(event, target, clock));
    }
    const confirmed = inOrder.filter((_, index) => answers[index * (duplicate + 1)]);
    await store.settleDeliveries({ delivered: confirmed.map(({ id }) => id), postponed: [] });
    return answers;
  }

  return {
    isHeld: () => isHeld,
    state,
    async obey(body) {
      const parsed = v.safeParse(commands, body);
      if (!parsed.success) return null;
      const { hold, reset, failNext, clearDebits: areCleared, returnDebits, revokeMandate } = parsed.output;
      const { failRefund: refundId } = parsed.output;
      if (reset === true) {
        isHeld = false;
        faults.clear();
      }
      if (hold !== undefined) isHeld = hold;
      if (failNext) faults.plan(failNext);
      if (areCleared === true) await clearDebits(store, clock, 'all');
      if (returnDebits) await clearDebits(store, clock, 'all', returnDebits);
      if (refundId !== undefined) await failRefund(store, clock, refundId);
      if (revokeMandate) await revokeMandateOf(store, clock, revokeMandate);
      const answers = await deliver(parsed.output);
      return { ...(await state()), answers };
    },
  };
}
