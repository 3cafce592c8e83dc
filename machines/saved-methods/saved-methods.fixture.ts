import { createActor } from 'xstate';
import { refusalOf, stateValueText } from '../flow/index.ts';
import type { RefusalReason } from '../rules/errors/index.ts';
import { noMethodUses, type SavedPaymentMethod } from '../rules/payment/index.ts';
import { exampleMethods, scriptPorts } from '../testing/index.ts';
import {
  type SavedMethodsPorts,
  savedMethodsPortNames,
  savedMethodsScreenOf,
  savedMethodsWithPorts,
} from './index.ts';

/** Starts the flow with scripted ports. */
export function start() {
  const script = scriptPorts<SavedMethodsPorts>(savedMethodsPortNames);
  const actor = createActor(savedMethodsWithPorts(script.ports), {
    input: { membershipId: 'membership', method: 'CREDIT_CARD', today: '2026-11-25' },
  }).start();
  return {
    script,
    send: actor.send.bind(actor),
    snapshot: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    state: () => stateValueText(actor.getSnapshot()),
    screen: () => savedMethodsScreenOf(actor.getSnapshot()),
  };
}

/** The list, as the shop answered it. */
export async function open(methods: readonly SavedPaymentMethod[] = exampleMethods, uses = noMethodUses) {
  const flow = start();
  await flow.script.answer('loadMethods', { status: 'known', methods, uses });
  return flow;
}

/** The shop's answer to what is saved, on which nothing depends. */
export const toKnownMethods = (methods: readonly SavedPaymentMethod[]) => ({
  status: 'known' as const,
  methods,
  uses: noMethodUses,
});

/** A refusal of the shop. */
export const refusedAnswer = (
  code: 'CANT_EDIT_WITH_CREDITS' | 'INVALID' | 'CANNOT_ATTACH_CARD',
  reason: RefusalReason | null = null,
) => ({
  status: 'refused' as const,
  refusals: [refusalOf(code, 'paymentMethodId', reason)],
});
