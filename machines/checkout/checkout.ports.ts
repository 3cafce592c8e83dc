import { addressWithPorts } from '../address/index.ts';
import { type ClockPort, deadlineActor, portActors } from '../flow/index.ts';
import { paymentWithPorts } from '../payment/index.ts';
import { voucherWithPorts } from '../voucher/index.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { checkoutPortNames } from './checkout.setup.ts';
import type { CheckoutPorts } from './checkout.types.ts';

/** Connects the checkout to its ports: real ones in the app, scripted ones in tests. */
export function checkoutWithPorts(ports: CheckoutPorts, clock: ClockPort): typeof checkoutMachine {
  return checkoutMachine.provide({
    actors: {
      ...portActors(ports, checkoutPortNames),
      deadline: deadlineActor(clock),
      shippingAddressForm: addressWithPorts(ports),
      billingAddressForm: addressWithPorts(ports),
      voucherForm: voucherWithPorts(ports),
      paymentForm: paymentWithPorts(ports),
    },
  });
}
