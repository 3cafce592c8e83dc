import { and, assertEvent, type EventObject, not, or, setup, type StateValue, stateIn } from 'xstate';
import { addressMachine } from '../address/index.ts';
import {
  type CheckoutAnswer,
  isBundleRefused,
  isChangedOnOwnPage,
  isCombinationNotSold,
  isNotSoldInCountry,
  isPlanNotSold,
} from '../cart/index.ts';
import {
  reactionToRefusals,
  refusalsOf,
  unprovidedDeadline,
  unprovidedPorts,
  type VisitEmitted,
} from '../flow/index.ts';
import { type ChosenPayment, paymentMachine } from '../payment/index.ts';
import { isSameAddress } from '../rules/addresses/index.ts';
import { noteProblem } from '../rules/checkout/index.ts';
import type { ReactionTarget } from '../rules/errors/index.ts';
import { checkEmail } from '../rules/people/index.ts';
import { isCodeGiven, voucherMachine } from '../voucher/index.ts';
import { isChanged } from './checkout-changes.ts';
import { loadedCheckout, repeatWaits } from './checkout.requests.ts';
import type { CheckoutStepId } from './checkout.steps.ts';
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutMeta,
  CheckoutOutput,
  CheckoutPorts,
  ConfirmPaymentAnswer,
  FoundCheckout,
  PlaceOrderAnswer,
} from './checkout.types.ts';
import { checkContact, isTaxIdToSave } from './contact-form.ts';
import {
  contactForm,
  deliveryNote,
  isTaxIdDoubted,
  selectedShippingMethodId,
  suggestedEmail,
} from './forms.ts';
import {
  billingSourceOf,
  destinationOf,
  firstIncompleteStep,
  isPaymentRequiredFor,
  isStepReachable,
} from './progress.ts';

/** The ports that the checkout's own chart calls; contained machines call the others. */
export const checkoutPortNames = [
  'loadCheckout',
  'continueCheckout',
  'updateContact',
  'updateShippingAddress',
  'updateShippingMethod',
  'updateBillingAddress',
  'updateAutoRenewal',
  'updateTaxId',
  'suggestEmail',
  'createIdempotencyKey',
  'placeOrder',
  'confirmPayment',
] as const satisfies readonly (keyof CheckoutPorts)[];

type OwnPorts = Pick<CheckoutPorts, (typeof checkoutPortNames)[number]>;
/** Any response of a checkout port. */
export type CheckoutPortAnswer = CheckoutAnswer | FoundCheckout | PlaceOrderAnswer | ConfirmPaymentAnswer;

/** The states in which nothing is being saved or placed, so that the buyer may leave the step or try a voucher. */
const settledStates: readonly StateValue[] = [
  { contact: 'editing' },
  { contact: 'taxIdDoubted' },
  { shipping: { address: 'editing' } },
  { shipping: { method: 'choosing' } },
  { billing: { address: 'sameAsShipping' } },
  { billing: { address: 'editing' } },
  { billing: 'payment' },
  'review',
];
/** Screens outside the steps that a refresh can leave. */
const refreshableScreens: readonly StateValue[] = [
  'unorderable',
  'unavailable',
  'failed',
  { otherBrowser: 'asking' },
];

const atAnyOf = (states: readonly StateValue[]) =>
  or<CheckoutContext, EventObject, ReturnType<typeof stateIn<CheckoutContext, EventObject, undefined>>[]>(
    states.map((state) => stateIn({ step: state })),
  );

const lookupOf = (event: CheckoutEvent): FoundCheckout => {
  assertEvent(event, 'checkout.found');
  return event.lookup;
};

export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    output: {} as CheckoutOutput,
    emitted: {} as VisitEmitted,
    meta: {} as CheckoutMeta,
    children: {} as {
      readonly paymentForm: 'paymentForm';
      readonly voucherForm: 'voucherForm';
      readonly shippingAddressForm: 'shippingAddressForm';
      readonly billingAddressForm: 'billingAddressForm';
    },
  },
  actors: {
    ...unprovidedPorts<OwnPorts>(checkoutPortNames),
    deadline: unprovidedDeadline,
    shippingAddressForm: addressMachine,
    billingAddressForm: addressMachine,
    paymentForm: paymentMachine,
    voucherForm: voucherMachine,
  },
  guards: {
    isOpen: (_, answer: CheckoutPortAnswer) => answer.status === 'open',
    isAccepted: (_, answer: CheckoutPortAnswer) => answer.status === 'accepted',
    isPlaced: (_, answer: CheckoutPortAnswer) => answer.status === 'placed',
    isOrdered: (_, answer: CheckoutPortAnswer) => answer.status === 'ordered',
    isOtherBrowser: (_, answer: CheckoutPortAnswer) => answer.status === 'otherBrowser',
    isExpired: (_, answer: CheckoutPortAnswer) => answer.status === 'expired',
    isMissing: (_, answer: CheckoutPortAnswer) => answer.status === 'missing',
    isPaying: (_, answer: CheckoutPortAnswer) => answer.status === 'paying',
    isPending: (_, answer: CheckoutPortAnswer) => answer.status === 'pending',
    isConfirmationNeeded: (_, answer: CheckoutPortAnswer) => answer.status === 'confirmation',
    isConfirmed: (_, answer: CheckoutPortAnswer) => answer.status === 'confirmed',

    wasPlacedElsewhere: ({ event }) => lookupOf(event).status === 'placed',
    wasOrderedElsewhere: ({ event }) => lookupOf(event).status === 'ordered',
    wasContinuedElsewhere: ({ event }) => lookupOf(event).status === 'otherBrowser',
    hasExpired: ({ event }) => lookupOf(event).status === 'expired',
    isClosed: ({ event }) => lookupOf(event).status === 'missing',
    isFoundChanged: ({ context, event }) => {
      const lookup = lookupOf(event);
      return 'checkout' in lookup && isChanged(loadedCheckout(context), lookup.checkout);
    },
    isFoundPaying: ({ event }) => lookupOf(event).status === 'paying',
    /** A payment that begins later, in another tab, doesn't take the buyer's screen away. */
    isFirstFoundPaying: and(['isUnloaded', 'isFoundPaying']),
    isReviewing: stateIn({ step: { review: 'ready' } }),
    isChangedUnderReview: and(['isReviewing', 'isFoundChanged']),

    // After it has started, a flow that looks up the checkout needs a response from the shop.
    wasServed: ({ context, event }) => (event.type as string) === 'xstate.init' && context.checkout !== null,
    isCombinationNotSold: ({ context }) => isCombinationNotSold(loadedCheckout(context)),
    isPlanNotSold: ({ context }) => isPlanNotSold(loadedCheckout(context)),
    isNotSoldInCountry: ({ context }) => isNotSoldInCountry(loadedCheckout(context)),
    isBundleRefused: ({ context }) => isBundleRefused(loadedCheckout(context)),
    isChangedOnOwnPage: ({ context }) => isChangedOnOwnPage(loadedCheckout(context)),
    isEmpty: ({ context }) => context.checkout?.lines.length === 0,
    leadsTo: ({ context }, { step }: { step: CheckoutStepId }) => destinationOf(context) === step,
    isOwnBillingAddress: ({ context }) => billingSourceOf(context) === 'own',
    isAcceptedBeforeTaxId: ({ context }, answer: CheckoutPortAnswer) =>
      answer.status === 'accepted' && isTaxIdToSave(contactForm(context), answer.checkout),
    isAcceptedWithDoubt: (_, answer: CheckoutPortAnswer) =>
      answer.status === 'accepted' && isTaxIdDoubted(answer.checkout),
    isTaxIdUnconfirmed: ({ context }) => loadedCheckout(context).taxIdStatus === 'UNCONFIRMED',
    isShippingAddressKnown: ({ context }) => loadedCheckout(context).shippingAddress !== null,
    isAcceptedForBillingToo: ({ context }, answer: CheckoutPortAnswer) =>
      answer.status === 'accepted' &&
      context.billingSource === 'shipping' &&
      loadedCheckout(context).billingAddress !== null,
    reactsBy: ({ context }, { target }: { target: ReactionTarget }) =>
      reactionToRefusals(refusalsOf(context.trouble)).target === target,
    /** The selected one was changed elsewhere or no longer exists: the buyer has to choose again. */
    isPaymentToChoose: ({ context }) => refusalsOf(context.trouble).some(({ field }) => field === 'payment'),
    isChangedWithoutCode: ({ context: { shownCheckout, checkout, trouble } }) =>
      reactionToRefusals(refusalsOf(trouble)).target === 'voucher' &&
      shownCheckout !== null &&
      checkout !== null &&
      isChanged(shownCheckout, checkout),
    isMendableHere: ({ context: { requestedStep, trouble } }) =>
      requestedStep !== 'review' &&
      refusalsOf(trouble).length > 0 &&
      refusalsOf(trouble).every(({ field }) => field !== null),

    isStepSettled: atAnyOf(settledStates),
    isAtRefreshableScreen: atAnyOf(refreshableScreens),
    isFillingInPayment: ({ event }) => event.type !== 'payment.submitted',
    isPlacing: stateIn({ step: 'placing' }),
    isAtChangedReview: stateIn({ step: { review: 'changed' } }),
    mayRefresh: or(['isStepSettled', 'isAtRefreshableScreen']),
    mayNotRefresh: not('mayRefresh'),
    isAtUnorderable: stateIn({ step: 'unorderable' }),
    /** Doesn't discard what the buyer is typing into the provider's fields, or what the provider is checking. */
    isAtBilling: stateIn({ step: 'billing' }),
    isUnloaded: stateIn({ step: { failed: 'unloaded' } }),
    mayReroute: or(['isUnloaded', 'isAtUnorderable', and(['isStepSettled', not('isAtChangedReview')])]),
    isRequestedStepReachable: ({ context, event }) =>
      event.type === 'step.requested' && isStepReachable(context, event.step),
    mayGoToRequestedStep: and(['isStepSettled', 'isRequestedStepReachable']),
    isCurrentStepUnreachable: ({ context }) =>
      context.requestedStep !== null && destinationOf(context) !== context.requestedStep,
    isUnorderable: or([
      'isEmpty',
      'isCombinationNotSold',
      'isPlanNotSold',
      'isNotSoldInCountry',
      'isBundleRefused',
      'isChangedOnOwnPage',
    ]),
    hasLostItsStep: and(['isStepSettled', or(['isUnorderable', 'isCurrentStepUnreachable'])]),
    isVoucherCodeGiven: ({ event }) => event.type === 'voucher.submitted' && isCodeGiven(event.code),
    isVoucherCodeMissing: not('isVoucherCodeGiven'),
    mayApplyVoucher: and(['isStepSettled', 'isVoucherCodeGiven']),

    isEmailComplete: ({ context }) => checkEmail(contactForm(context).email) === null,
    isEmailSuggested: ({ context }) => suggestedEmail(context) !== null,
    isForOrganization: ({ context }) => contactForm(context).buyer === 'organization',
    isContactTyped: ({ context }) => context.drafts.contact !== null,
    /** Saves again after a refusal. */
    isShippingAddressSaved: ({ context: { checkout, trouble }, event }) =>
      event.type === 'address.completed' &&
      trouble === null &&
      isSameAddress(event.address, checkout?.shippingAddress ?? null),
    isAddressSubmitted: ({ context: { checkout, submittedAddress } }) =>
      submittedAddress !== null && checkout?.isShippingRequired === true,
    isSubmittedAddressSaved: ({ context: { checkout, submittedAddress } }) =>
      submittedAddress !== null &&
      checkout?.isShippingRequired === true &&
      isSameAddress(submittedAddress, checkout.shippingAddress),
    isContactComplete: ({ context }) => checkContact(contactForm(context)).length === 0,
    /** Without an address that has to be checked along with them. */
    isContactAlone: and(['isContactComplete', not('isShippingRequired')]),
    isNoteRefused: ({ context }) => noteProblem(deliveryNote(context)) !== null,
    isShippingMethodSelected: ({ context }) => selectedShippingMethodId(context) !== null,
    isChangeUnderWay: or([stateIn({ voucher: 'applying' }), stateIn({ renewal: 'saving' })]),
    isOtherRenewalOffered: ({ context, event }) => {
      const { isAutoRenewalOffered, autoRenewal } = loadedCheckout(context);
      return event.type === 'renewal.chosen' && isAutoRenewalOffered && event.isAutomatic !== autoRenewal;
    },
    mayChooseRenewal: and(['isAtBilling', 'isStepSettled', 'isOtherRenewalOffered']),
    isShippingRequired: ({ context }) => loadedCheckout(context).isShippingRequired,
    isPaymentRequired: ({ context }) => isPaymentRequiredFor(loadedCheckout(context)),
    isOrderComplete: ({ context }) => firstIncompleteStep(context) === 'review',
    isOrderIncomplete: not('isOrderComplete'),
    isLastAnswer: ({ context }, payment: ChosenPayment) =>
      firstIncompleteStep({ ...context, payment }) === 'review',
    areAttestationsTicked: ({ context }) =>
      loadedCheckout(context).requiredAttestations.every((attestation) =>
        context.attestations.includes(attestation),
      ),
    hasAskedOftenEnough: ({ context }) => context.repeats >= repeatWaits.length,
  },
});
