import { createActor } from 'xstate';
import { stateValueText } from '../flow/index.ts';
import { deviceLine, exampleCheckout, scriptPorts, settle, withTotal } from '../testing/index.ts';
import { type CartEvent, type CartPorts, cartWithPorts, type CheckoutLookup } from './index.ts';

const portNames = ['loadCheckout', 'updateLines', 'removeLine', 'updateVoucher', 'findLinkedCode'] as const;

/** The example cart with two probes. */
export const twoDevices = {
  ...withTotal(exampleCheckout, 821_800),
  lines: [{ ...deviceLine, quantity: 2 }, ...exampleCheckout.lines.slice(1)],
};

/** Starts the cart with scripted ports. */
export function start(checkoutToken: string | null = 'token-1') {
  const script = scriptPorts<CartPorts>(portNames);
  const actor = createActor(cartWithPorts(script.ports), {
    input: { checkoutToken, change: null, lostDiscount: null, served: null },
  });
  actor.start();
  return {
    actor,
    script,
    place: () => stateValueText(actor.getSnapshot()),
    send: async (event: CartEvent) => {
      actor.send(event);
      await settle();
    },
  };
}

/** A cart that the shop answered with. */
export async function open(lookup: CheckoutLookup = { status: 'open', checkout: exampleCheckout }) {
  const running = start();
  await running.script.answer('loadCheckout', lookup);
  if (running.script.open().includes('findLinkedCode')) await running.script.answer('findLinkedCode', null);
  return running;
}
