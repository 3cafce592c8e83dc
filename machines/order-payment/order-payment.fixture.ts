import { createActor, SimulatedClock, type Snapshot } from 'xstate';
import { type ClockPort, refusalsOf, stateValueText } from '../flow/index.ts';
import { examplePayable } from '../testing/example-payable.ts';
import { exampleCard, scriptPorts, settle } from '../testing/index.ts';
import {
  type OrderPaymentInput,
  type OrderPaymentPorts,
  orderPaymentScreenOf,
  orderPaymentWithPorts,
  type Payable,
} from './index.ts';

const portNames = [
  'loadPayable',
  'createPaymentKey',
  'payPayable',
  'confirmPayment',
  'tokeniseCard',
  'choosePayment',
  'tokeniseAccount',
] as const satisfies readonly (keyof OrderPaymentPorts)[];

/** An invoice that was served with its page. */
const input: OrderPaymentInput = {
  kind: 'INVOICE',
  token: examplePayable.token,
  country: 'US',
  served: examplePayable,
};

/** The same, once it is paid. */
export const paid: Payable = { ...examplePayable, status: 'PAID', number: 'US-2027-000042', methods: [] };

/** Starts the payment with scripted ports, anew or from a stored snapshot. */
export function start(changes: Partial<OrderPaymentInput> = {}, snapshot?: Snapshot<unknown>) {
  const script = scriptPorts<OrderPaymentPorts>(portNames);
  const clock = new SimulatedClock();
  const actor = createActor(orderPaymentWithPorts(script.ports, clock as unknown as ClockPort), {
    input: { ...input, ...changes },
    ...(snapshot && { snapshot }),
  }).start();
  const payByCard = async () => {
    actor.send({ type: 'payment.submitted' });
    await settle();
    await script.answer('tokeniseCard', { status: 'tokenised', card: exampleCard });
    await script.answer('choosePayment', { status: 'kept', attestations: [] });
  };
  return {
    actor,
    script,
    clock,
    payByCard,
    press: async () => {
      await payByCard();
      await script.answer('createPaymentKey', 'key-1');
    },
    wait: async (milliseconds: number) => {
      clock.increment(milliseconds);
      await settle();
    },
    state: () => stateValueText(actor.getSnapshot()),
    screen: () => orderPaymentScreenOf(actor.getSnapshot()),
    reasons: () => refusalsOf(actor.getSnapshot().context.trouble).map(({ code, reason }) => reason ?? code),
  };
}
