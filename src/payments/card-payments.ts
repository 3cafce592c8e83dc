import type { ConfirmPaymentAnswer } from '@sonde/machines/checkout';
import type { TokeniseAnswer } from '@sonde/machines/payment';
import type { Refusal } from '@sonde/machines/flow';
import type { PaymentIntent, PaymentMethod, Stripe, StripeError } from '@stripe/stripe-js';
import { reportError } from '../app/report-error.ts';
import { billingDetailsOf } from './billing-details.ts';
import { type CardFieldGroup, mountCardFields } from './card-fields.ts';
import type { CardPayments, CardPaymentsOptions } from './card-payments.types.ts';
import { loadProvider } from './load-provider.ts';
import { isMisconfiguration, refusalFor } from './provider-refusal.ts';
import { refusalsOfUnfinished } from './unfinished-fields.ts';

export type { CardFieldsHandle, CardFieldsState, CardPayments } from './card-payments.types.ts';

/** A refusal for the buyer; one that is the shop's own fault goes to its log too, for somebody to mend it. */
function toldRefusal(error: StripeError): Refusal {
  if (isMisconfiguration(error))
    reportError(
      `The card provider refuses what the page asks: ${[error.code, error.param, error.message].filter(Boolean).join(', ')}`,
    );
  return refusalFor(error);
}

function tokenised({ id, card }: PaymentMethod): TokeniseAnswer {
  if (!card) throw new Error(`Payment method ${id} is not a card.`);
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { status: 'tokenised', card: { paymentMethodId: id, brand, lastDigits: last4, expMonth, expYear } };
}

/** The buyer's part is done unless the payment waits for another card. */
function confirmed({ status, last_payment_error: error }: PaymentIntent): ConfirmPaymentAnswer {
  return status === 'succeeded' || status === 'processing'
    ? { status: 'confirmed' }
    : { status: 'refused', refusals: [toldRefusal({ type: 'card_error', ...error })] };
}

/**
 * The card provider in the browser. Nothing is loaded before the first call; the provider's script stays loaded for
 * the life of the page, and is asked for again when it could not be loaded.
 */
export function createCardPayments(options: CardPaymentsOptions): CardPayments {
  let loading: Promise<Stripe> | null = null;
  /** In the order in which they were asked for; a page that draws twice mounts twice before it gives one up. */
  const groups = new Map<number, CardFieldGroup>();
  let mountings = 0;

  const provider = (): Promise<Stripe> => {
    loading ??= loadProvider(options).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  return {
    async mountCardFields(input) {
      mountings += 1;
      const place = mountings;
      const group = await mountCardFields(await provider(), input).catch((error: unknown) => {
        loading = null;
        throw error;
      });
      groups.set(place, group);
      return {
        focus: (field) => group.focus(field),
        destroy() {
          groups.delete(place);
          group.destroy();
        },
      };
    },

    async tokeniseCard({ billingAddress, email }) {
      const group = groups.get(Math.max(...groups.keys()));
      if (!group) throw new Error('The card fields are not on the page.');
      const stripe = await provider();
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        type: 'card',
        card: group.numberElement,
        billing_details: billingDetailsOf(billingAddress, email),
      });
      if (!error) return tokenised(paymentMethod);
      const refusal = toldRefusal(error);
      const unfinished = refusalsOfUnfinished(group.state());
      return { status: 'refused', refusals: unfinished.length > 0 ? unfinished : [refusal] };
    },

    async confirmPayment({ clientSecret }) {
      const stripe = await provider();
      const before = await stripe.retrievePaymentIntent(clientSecret);
      if (before.error) return { status: 'refused', refusals: [toldRefusal(before.error)] };
      if (before.paymentIntent.status !== 'requires_action') return confirmed(before.paymentIntent);
      const { paymentIntent, error } = await stripe.handleNextAction({ clientSecret });
      if (error) return { status: 'refused', refusals: [toldRefusal(error)] };
      if (!paymentIntent) throw new Error('The provider answered without a payment.');
      return confirmed(paymentIntent);
    },
  };
}
