import { assertEvent } from 'xstate';
import { type AddressInput, blankAddress } from '../address/index.ts';
import type { Address, Checkout } from '../cart/index.ts';
import { type KnownOrder, paymentChoice, type PaymentInput } from '../payment/index.ts';
import type { VoucherInput } from '../voucher/index.ts';
import { tidyNote } from '../rules/checkout/index.ts';
import { firstMethodFor } from '../rules/payment/index.ts';
import { trialChargeOf } from '../rules/sales/index.ts';
import { isPaymentRequiredFor } from './progress.ts';
import type { CheckoutContext, CheckoutEvent, ContactDetails, PlaceOrderInput } from './checkout.types.ts';
import { enteredTaxId, normaliseContact } from './contact-form.ts';
import {
  billingAddressOf,
  contactForm,
  deliveryNote,
  selectedShippingMethodId,
  shippingAddressOf,
} from './forms.ts';

interface Asking {
  readonly context: CheckoutContext;
}

/** The checkout of a context. Only valid in states after it was loaded. */
export function loadedCheckout({ checkout }: Pick<CheckoutContext, 'checkout'>): Checkout {
  if (checkout === null) throw new Error('The checkout is not loaded.');
  return checkout;
}

export const lookupInput = ({ context }: Asking) => ({ token: context.checkoutToken });

export const continuationInput = ({ context }: Asking) => ({ checkoutId: loadedCheckout(context).id });

export const contactInput = ({ context }: Asking): { checkoutId: string } & ContactDetails => ({
  checkoutId: loadedCheckout(context).id,
  ...normaliseContact(contactForm(context)),
});

export const emailInput = ({ context }: Asking) => ({ email: contactForm(context).email });

/** The address that the form has just submitted. */
const completedAddress = (event: CheckoutEvent): Address => {
  assertEvent(event, 'address.completed');
  return event.address;
};

function submittedAddress({ submittedAddress: address }: CheckoutContext): Address {
  if (address === null) throw new Error('No address was submitted.');
  return address;
}

export const shippingAddressInput = ({
  context,
  event,
}: Asking & { readonly event: CheckoutEvent }): { checkoutId: string; address: Address } => ({
  checkoutId: loadedCheckout(context).id,
  address: event.type === 'address.completed' ? event.address : submittedAddress(context),
});

/** Saves the shipping address. */
export const sameBillingAddressInput = ({ context }: Asking): { checkoutId: string; address: Address } => {
  const { id, shippingAddress } = loadedCheckout(context);
  return { checkoutId: id, address: shippingAddress ?? blankAddress(context.country) };
};

export const billingAddressInput = ({
  context,
  event,
}: Asking & { readonly event: CheckoutEvent }): { checkoutId: string; address: Address } =>
  event.type === 'billing.submitted'
    ? sameBillingAddressInput({ context })
    : { checkoutId: loadedCheckout(context).id, address: completedAddress(event) };

export const shippingMethodInput = ({ context }: Asking) => ({
  checkoutId: loadedCheckout(context).id,
  shippingMethodId: selectedShippingMethodId(context) ?? '',
  note: tidyNote(deliveryNote(context)),
});

export const renewalInput = ({ context }: Asking) => ({
  checkoutId: loadedCheckout(context).id,
  autoRenewal: context.drafts.autoRenewal === true,
});

export const taxIdInput = ({ context }: Asking) => ({
  checkoutId: loadedCheckout(context).id,
  taxId: enteredTaxId(contactForm(context)),
});

export const voucherInput = ({
  context: { checkoutToken, checkout, lostDiscount },
}: Asking): VoucherInput => ({
  token: checkoutToken,
  isLinkFollowed: false,
  lostDiscount,
  served: checkout,
});

export const shippingFormInput = ({ context }: Asking): AddressInput => ({
  ...shippingAddressOf(context),
  rules: context.addressRules,
});

export const billingFormInput = ({ context }: Asking): AddressInput => ({
  ...billingAddressOf(context),
  rules: context.addressRules,
});

/** Whether the quote is selected first: for an organization, and for a buyer who came to get one. */
export const isQuoteFirst = ({
  checkout,
  isQuoteRequested,
}: Pick<CheckoutContext, 'checkout' | 'isQuoteRequested'>) =>
  isQuoteRequested || (checkout?.organizationName ?? '') !== '';

/** The properties of the current order that the payment form needs. */
export const knownOrder = (context: CheckoutContext): KnownOrder => {
  const { paymentMethods, billingAddress, electronicQuoteData, email } = loadedCheckout(context);
  return {
    methods: paymentMethods,
    billingAddress: billingAddress ?? blankAddress(context.country),
    quoteData: electronicQuoteData,
    email,
  };
};

export const paymentInput = ({ context }: Asking): PaymentInput => {
  const { id, paymentMethods } = loadedCheckout(context);
  const { payment: chosen, previousMethod } = context;
  const preferred = previousMethod ?? firstMethodFor(paymentMethods, isQuoteFirst(context));
  return { checkoutId: id, chosen, preferred, ...knownOrder(context) };
};

export const noInput = (): Record<string, never> => ({});

/** The request that places the order that the buyer sees, with a new key. */
export function newPlacement(context: CheckoutContext, idempotencyKey: string): PlaceOrderInput {
  const checkout = loadedCheckout(context);
  return {
    checkoutId: checkout.id,
    idempotencyKey,
    shownTotal: checkout.total.gross,
    shownPayment:
      context.payment !== null && isPaymentRequiredFor(checkout) ? paymentChoice(context.payment) : null,
    shownTrialCharge: trialChargeOf(checkout.membershipTerm),
    attestations: checkout.requiredAttestations,
  };
}

export const placementInput = ({ context }: Asking): PlaceOrderInput => {
  if (context.placement === null) throw new Error('Nothing is being placed.');
  return context.placement;
};

/** The payment to confirm, with its payer, whom the provider asks about a debit. */
export function confirmationInput({ context }: Asking) {
  const { billingAddress, email } = loadedCheckout(context);
  return { clientSecret: context.clientSecret ?? '', payer: { billingAddress, email } };
}

/** Milliseconds between status requests for an unclear order. After the last one, the buyer is informed. */
export const repeatWaits: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

export const repeatWaitInput = ({ context }: Asking) => ({
  milliseconds: repeatWaits[context.repeats] ?? repeatWaits.at(-1) ?? 0,
});

/** A busy shop specifies how long to wait. */
export const reloadWaitInput = ({ context }: Asking) => {
  const { milliseconds } = repeatWaitInput({ context });
  const { trouble } = context;
  return {
    milliseconds:
      trouble?.kind === 'busy' ? Math.max(milliseconds, trouble.retryAfterSeconds * 1000) : milliseconds,
  };
};
