// Generated from the folders of the machines by tools/codegen.ts; do not edit.
import { addToCartMachine } from './add-to-cart/add-to-cart.machine.ts';
import { addressMachine } from './address/address.machine.ts';
import { addressSearchMachine } from './address-search/address-search.machine.ts';
import { cartMachine } from './cart/cart.machine.ts';
import { chargeMachine } from './lifecycles/charge.machine.ts';
import { checkoutMachine } from './checkout/checkout.machine.ts';
import { configuratorMachine } from './configurator/configurator.machine.ts';
import { leadFormMachine } from './lead-form/lead-form.machine.ts';
import { orderMachine } from './lifecycles/order.machine.ts';
import { paymentMachine } from './payment/payment.machine.ts';
import { paymentAttemptMachine } from './lifecycles/payment-attempt.machine.ts';
import { quoteMachine } from './lifecycles/quote.machine.ts';
import { subscriptionMachine } from './lifecycles/subscription.machine.ts';
import { voucherMachine } from './voucher/voucher.machine.ts';
import { addToCartWords } from './add-to-cart/add-to-cart.words.ts';
import { addressWords } from './address/address.words.ts';
import { addressSearchWords } from './address-search/address-search.words.ts';
import { cartWords } from './cart/cart.words.ts';
import { chargeWords } from './lifecycles/charge.words.ts';
import { checkoutWords } from './checkout/checkout.words.ts';
import { configuratorWords } from './configurator/configurator.words.ts';
import { leadFormWords } from './lead-form/lead-form.words.ts';
import { orderWords } from './lifecycles/order.words.ts';
import { paymentWords } from './payment/payment.words.ts';
import { paymentAttemptWords } from './lifecycles/payment-attempt.words.ts';
import { quoteWords } from './lifecycles/quote.words.ts';
import { subscriptionWords } from './lifecycles/subscription.words.ts';
import { voucherWords } from './voucher/voucher.words.ts';

export const machines = [
  { machine: addToCartMachine, words: addToCartWords },
  { machine: addressMachine, words: addressWords },
  { machine: addressSearchMachine, words: addressSearchWords },
  { machine: cartMachine, words: cartWords },
  { machine: chargeMachine, words: chargeWords },
  { machine: checkoutMachine, words: checkoutWords },
  { machine: configuratorMachine, words: configuratorWords },
  { machine: leadFormMachine, words: leadFormWords },
  { machine: orderMachine, words: orderWords },
  { machine: paymentMachine, words: paymentWords },
  { machine: paymentAttemptMachine, words: paymentAttemptWords },
  { machine: quoteMachine, words: quoteWords },
  { machine: subscriptionMachine, words: subscriptionWords },
  { machine: voucherMachine, words: voucherWords },
] as const;
