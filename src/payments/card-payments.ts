import type { ConfirmPaymentAnswer } from '@sonde/machines/checkout';
import type { Refusal } from '@sonde/machines/flow';
import { cardWalletOf } from '@sonde/machines/rules/payment';
import type {
  PaymentIntent,
  PaymentIntentResult,
  PaymentMethod,
  SetupIntent,
  Stripe,
  StripeError,
} from '@stripe/stripe-js';
import { bankVisit } from '../browser/bank-visit.ts';
import { reportError } from '../browser/report-error.ts';
import { abandoned, leaveFor } from './bank-page.ts';
import { billingDetailsOf } from './billing-details.ts';
import { type CardFieldGroup, mountCardFields } from './card-fields.ts';
import type { CardPayments, CardPaymentsOptions, DebitPayer, TokeniseAnswer } from './card-payments.types.ts';
import { debitConfirmation, isAccountMissing, isVerifiedLater } from './confirm-debit.ts';
import { type MountedIban, mountIbanField } from './iban-field.ts';
import { loadProvider } from './load-provider.ts';
import { isPaymentPage, visitPaymentPage } from './payment-page.ts';
import { endedRefusal, isMisconfiguration, refusalFor } from './provider-refusal.ts';
import { refusalsOfUnfinished } from './unfinished-fields.ts';
import { type MountedWallets, mountWalletButtons } from './wallet-buttons.ts';
import { withinDeadline, withDeadline } from './with-deadline.ts';

export type { CardFieldsHandle, CardFieldsState, CardPayments } from './card-payments.types.ts';

/** From requesting the fields until they are ready, including the provider's script. */
const LONGEST_OPENING_MILLISECONDS = 10_000;

/** The time limit for a card from a wallet. */
const LONGEST_TOKENISING_MILLISECONDS = 30_000;

const nobody: DebitPayer = { billingAddress: null, email: '' };

/** A refusal for the buyer. One caused by the shop is also logged, so that it gets fixed. */
function toldRefusal(error: StripeError): Refusal {
  if (isMisconfiguration(error))
    reportError(
      `The card provider refuses what the page asks: ${[error.code, error.param, error.message].filter(Boolean).join(', ')}`,
    );
  return refusalFor(error);
}

function toTokeniseAnswer({ id, card }: PaymentMethod): TokeniseAnswer {
  if (!card) throw new Error(`Payment method ${id} is not a card.`);
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  const typed = { paymentMethodId: id, brand, lastDigits: last4, expMonth, expYear };
  const wallet = cardWalletOf(card.wallet?.type);
  return { status: 'tokenised', card: wallet === null ? typed : { ...typed, wallet } };
}

/** The buyer is done unless the payment waits for another card. */
function toConfirmAnswer(payment: PaymentIntent): ConfirmPaymentAnswer {
  const { status, last_payment_error: error } = payment;
  return status === 'succeeded' || status === 'processing' || isVerifiedLater(payment)
    ? { status: 'confirmed' }
    : { status: 'refused', refusals: [endedRefusal(error)] };
}

/** The buyer has agreed to a debit, or hasn't: then they may choose again. */
function toDebitAnswer({ paymentIntent, error }: PaymentIntentResult): ConfirmPaymentAnswer {
  if (error) return { status: 'refused', refusals: [toldRefusal(error)] };
  return isAccountMissing(paymentIntent) ? abandoned : toConfirmAnswer(paymentIntent);
}

/** The user is done unless the provider waits for another card. */
function toSetupAnswer({ status, last_setup_error: error }: SetupIntent): ConfirmPaymentAnswer {
  return status === 'succeeded' || status === 'processing'
    ? { status: 'confirmed' }
    : { status: 'refused', refusals: [endedRefusal(error)] };
}

/** Opens the page on which the buyer pays, which replaces this one. Afterwards the flow asks again. */
async function visitBank(
  stripe: Stripe,
  { id }: PaymentIntent,
  clientSecret: string,
): Promise<ConfirmPaymentAnswer> {
  if (bankVisit.hasBegun(id)) return abandoned;
  const leaving = leaveFor(id);
  const left = await Promise.race([stripe.handleNextAction({ clientSecret }), leaving.shownAgain]).finally(
    leaving.end,
  );
  if (left?.error) return { status: 'refused', refusals: [toldRefusal(left.error)] };
  const { paymentIntent, error } = await withinDeadline(stripe.retrievePaymentIntent(clientSecret));
  if (error) return { status: 'refused', refusals: [toldRefusal(error)] };
  return paymentIntent.status === 'requires_action' ? abandoned : toConfirmAnswer(paymentIntent);
}

/** Whether the bank is asked about a card that is saved without a charge: https://docs.stripe.com/api/setup_intents */
const isSetupSecret = (clientSecret: string): boolean => clientSecret.startsWith('seti_');

async function confirmSetup(stripe: Stripe, clientSecret: string): Promise<ConfirmPaymentAnswer> {
  const before = await withinDeadline(stripe.retrieveSetupIntent(clientSecret));
  if (before.error) return { status: 'refused', refusals: [toldRefusal(before.error)] };
  if (before.setupIntent.status !== 'requires_action') return toSetupAnswer(before.setupIntent);
  const { setupIntent, error } = await stripe.handleNextAction({ clientSecret });
  if (error) return { status: 'refused', refusals: [toldRefusal(error)] };
  if (!setupIntent) throw new Error('The provider returned no saved payment method.');
  return toSetupAnswer(setupIntent);
}

/**
 * The card provider in the browser. Nothing is loaded before the first call. The provider's script stays loaded until
 * the page is left; a failed load is retried.
 */
export function createCardPayments(options: CardPaymentsOptions): CardPayments {
  let loading: Promise<Stripe> | null = null;
  /**
   * The most recently mounted fields: loading, ready or failed. A page that renders twice mounts twice before it
   * destroys the first ones.
   */
  let latest: Promise<CardFieldGroup> | null = null;
  /** The same of the wallets' buttons; null where no wallet is available. */
  let latestWallets: Promise<MountedWallets | null> | null = null;
  /** The same of the field for an IBAN. */
  let latestIban: Promise<MountedIban> | null = null;

  const provider = (): Promise<Stripe> => {
    loading ??= loadProvider(options).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  return {
    country: options.country,

    async mountCardFields(input) {
      const mounting = withDeadline(
        LONGEST_OPENING_MILLISECONDS,
        'The card fields did not open in time.',
        async (deadline) => mountCardFields(await Promise.race([provider(), deadline]), input, deadline),
      ).catch((error: unknown) => {
        loading = null;
        throw error;
      });
      latest = mounting;
      const group = await mounting;
      return {
        focus: (field) => group.focus(field),
        destroy() {
          if (latest === mounting) latest = null;
          group.destroy();
        },
      };
    },

    async tokeniseCard({ billingAddress, email }) {
      if (!latest) throw new Error('The card fields are not on the page.');
      const group = await latest;
      const stripe = await provider();
      const { paymentMethod, error } = await withinDeadline(
        stripe.createPaymentMethod({
          type: 'card',
          card: group.numberElement,
          billing_details: billingDetailsOf(billingAddress, email),
        }),
      );
      if (!error) return toTokeniseAnswer(paymentMethod);
      const refusal = toldRefusal(error);
      const unfinished = refusalsOfUnfinished(group.state());
      return { status: 'refused', refusals: unfinished.length > 0 ? unfinished : [refusal] };
    },

    async mountWalletButtons(input) {
      const mounting = withDeadline(
        LONGEST_OPENING_MILLISECONDS,
        'The wallets did not open in time.',
        async (deadline) => mountWalletButtons(await Promise.race([provider(), deadline]), input, deadline),
      );
      latestWallets = mounting;
      const buttons = await mounting;
      return (
        buttons && {
          update: (due) => buttons.update(due),
          destroy() {
            if (latestWallets === mounting) latestWallets = null;
            buttons.destroy();
          },
        }
      );
    },

    async tokeniseWallet({ email }) {
      const wallets = await latestWallets;
      if (!wallets) throw new Error('The wallets are not on the page.');
      const { paymentMethod, error } = await withDeadline(
        LONGEST_TOKENISING_MILLISECONDS,
        'The card provider did not answer in time.',
        (deadline) => wallets.tokenise(email, deadline),
      );
      return error ? { status: 'refused', refusals: [toldRefusal(error)] } : toTokeniseAnswer(paymentMethod);
    },

    async mountIbanField(input) {
      const mounting = withDeadline(
        LONGEST_OPENING_MILLISECONDS,
        'The field for the IBAN did not open in time.',
        async (deadline) => mountIbanField(await Promise.race([provider(), deadline]), input, deadline),
      ).catch((error: unknown) => {
        loading = null;
        throw error;
      });
      latestIban = mounting;
      const field = await mounting;
      return {
        focus: () => field.focus(),
        destroy() {
          if (latestIban === mounting) latestIban = null;
          field.destroy();
        },
      };
    },

    async tokeniseAccount(owner) {
      if (!latestIban) throw new Error('The field for the IBAN is not on the page.');
      const field = await latestIban;
      return owner === null ? field.check() : withinDeadline(field.tokenise(owner, toldRefusal));
    },

    async confirmPayment({ clientSecret, payer = nobody }) {
      if (isPaymentPage(clientSecret)) return visitPaymentPage(clientSecret);
      const stripe = await withinDeadline(provider());
      if (isSetupSecret(clientSecret)) return confirmSetup(stripe, clientSecret);
      const before = await withinDeadline(stripe.retrievePaymentIntent(clientSecret));
      if (before.error) return { status: 'refused', refusals: [toldRefusal(before.error)] };
      const confirm = debitConfirmation(before.paymentIntent);
      if (confirm !== null) return toDebitAnswer(await confirm(stripe, clientSecret, payer));
      if (before.paymentIntent.status !== 'requires_action' || isVerifiedLater(before.paymentIntent))
        return toConfirmAnswer(before.paymentIntent);
      if (before.paymentIntent.next_action?.type === 'redirect_to_url')
        return visitBank(stripe, before.paymentIntent, clientSecret);
      const { paymentIntent, error } = await stripe.handleNextAction({ clientSecret });
      if (error) return { status: 'refused', refusals: [toldRefusal(error)] };
      if (!paymentIntent) throw new Error('The provider returned no payment.');
      return toConfirmAnswer(paymentIntent);
    },

    async confirmSetup({ clientSecret }) {
      return confirmSetup(await provider(), clientSecret);
    },
  };
}
