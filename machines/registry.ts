import type { AnyStateMachine } from 'xstate';
import { addressMachine } from './address/index.ts';
import { addressSearchMachine } from './address-search/index.ts';
import { addToCartMachine } from './add-to-cart/index.ts';
import { cartMachine } from './cart/index.ts';
import { checkoutMachine } from './checkout/index.ts';
import { configuratorMachine } from './configurator/index.ts';
import { leadFormMachine } from './lead-form/index.ts';
import {
  chargeMachine,
  orderMachine,
  paymentAttemptMachine,
  quoteMachine,
  subscriptionMachine,
} from './lifecycles/index.ts';
import { paymentMachine } from './payment/index.ts';
import { voucherMachine } from './voucher/index.ts';

/** A flow is a way of the buyer, a part is contained by flows, a lifecycle is the statuses of one thing. */
export type MachineKind = 'flow' | 'part' | 'lifecycle';

export interface RegisteredMachine {
  /** The machine's own id, under which tools know it. */
  readonly id: string;
  readonly kind: MachineKind;
  /** What people call it. */
  readonly title: string;
  readonly machine: AnyStateMachine;
}

const registered = (kind: MachineKind, title: string, machine: AnyStateMachine): RegisteredMachine => ({
  id: machine.id,
  kind,
  title,
  machine,
});

/** Every machine of the shop, for whoever draws or tests all of them; flows first. */
export const registry: readonly RegisteredMachine[] = [
  registered('flow', 'Configurator', configuratorMachine),
  registered('flow', 'Add to cart', addToCartMachine),
  registered('flow', 'Cart', cartMachine),
  registered('flow', 'Checkout', checkoutMachine),
  registered('flow', 'Contact form', leadFormMachine),
  registered('part', 'Address form', addressMachine),
  registered('part', 'Address search', addressSearchMachine),
  registered('part', 'Payment form', paymentMachine),
  registered('part', 'Voucher', voucherMachine),
  registered('lifecycle', 'Order', orderMachine),
  registered('lifecycle', 'Charge', chargeMachine),
  registered('lifecycle', 'Payment attempt', paymentAttemptMachine),
  registered('lifecycle', 'Quote', quoteMachine),
  registered('lifecycle', 'Subscription', subscriptionMachine),
];
