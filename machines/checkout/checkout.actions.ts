import { assertEvent, assign, enqueueActions, forwardTo, raise, sendTo } from 'xstate';
import type { KnownAddress } from '../address/index.ts';
import type { Checkout } from '../cart/index.ts';
import { refusalOf, troubleOfRejection, withoutFieldTrouble } from '../flow/index.ts';
import type { PaymentOutcome } from '../payment/index.ts';
import { isSameAddress } from '../rules/addresses/index.ts';
import { itemEvent, type ItemEventName } from '../rules/analytics/index.ts';
import { attestationsWithPayment, noteMaxLength, noteProblem } from '../rules/checkout/index.ts';
import { reasonOf } from '../rules/errors/index.ts';
import { withOrganization } from '../rules/people/index.ts';
import { knownOrder, newPlacement } from './checkout.requests.ts';
import { type CheckoutPortAnswer, checkoutSetup } from './checkout.setup.ts';
import type { CheckoutStepId } from './checkout.steps.ts';
import type { CheckoutContext, CheckoutDrafts, EmailSuggestion, FoundCheckout } from './checkout.types.ts';
import {
  changeContactField,
  checkContact,
  chooseBuyer,
  contactDraftAfter,
  leaveContactField,
} from './contact-form.ts';
import { billingAddressOf, contactForm, deliveryNote, shippingAddressOf, suggestedEmail } from './forms.ts';

const checkoutIn = (answer: CheckoutPortAnswer) => ('checkout' in answer ? answer.checkout : null);
/** The update for a form after `checkout` has arrived; null if nothing changed for it. */
function newsOf(
  knownIn: (known: Pick<CheckoutContext, 'checkout' | 'country'>) => KnownAddress,
  context: CheckoutContext,
  checkout: Checkout,
): KnownAddress | null {
  const [before, after] = [knownIn(context), knownIn({ ...context, checkout })];
  const isSame = before.purpose === after.purpose && isSameAddress(before.address, after.address);
  return isSame ? null : after;
}
const withDrafts = (context: CheckoutContext, drafts: Partial<CheckoutDrafts>) => ({
  drafts: { ...context.drafts, ...drafts },
});
const contactAfter = ({ checkout, drafts: { contact } }: CheckoutContext, answer: Checkout) =>
  contact === null || checkout === null ? contact : contactDraftAfter(contact, { checkout, answer });
const fieldOf = (event: { readonly type: string; readonly field?: string }) => event.field ?? '';

/** The checkout's setup with all named actions; the chart and its sub-states build on it. */
export const checkoutChart = checkoutSetup.extend({
  actions: {
    /** Notifies the contained machines of their changes. */
    keepCheckout: enqueueActions(({ context, enqueue }, answer: CheckoutPortAnswer) => {
      const checkout = checkoutIn(answer);
      if (checkout === null) return;
      enqueue.assign({ checkout, ...withDrafts(context, { contact: contactAfter(context, checkout) }) });
      enqueue.sendTo('voucherForm', { type: 'voucher.repriced', checkout });
      const shipping = newsOf(shippingAddressOf, context, checkout);
      const billing = newsOf(billingAddressOf, context, checkout);
      if (shipping !== null) enqueue.sendTo('shippingAddressForm', { type: 'address.known', ...shipping });
      if (billing !== null) enqueue.sendTo('billingAddressForm', { type: 'address.known', ...billing });
    }),
    forgetCheckout: assign({ checkout: null }),
    compareWithShownCheckout: assign(({ context }) => ({ shownCheckout: context.checkout })),
    endComparison: assign({ shownCheckout: null }),
    keepOrder: assign((_, answer: CheckoutPortAnswer) =>
      answer.status === 'placed' ? { orderToken: answer.orderToken } : {},
    ),
    keepFoundOrder: assign(({ event }) => {
      assertEvent(event, 'checkout.found');
      return event.lookup.status === 'placed' ? { orderToken: event.lookup.orderToken } : {};
    }),

    keepRefusals: assign((_, answer: CheckoutPortAnswer) =>
      answer.status === 'refused' ? { trouble: { kind: 'refused' as const, refusals: answer.refusals } } : {},
    ),
    notePaymentEnded: assign({
      trouble: { kind: 'refused' as const, refusals: [refusalOf('PAYMENT_ERROR')] },
    }),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
    forgetFieldTrouble: assign(({ context, event }) => ({
      trouble: withoutFieldTrouble(context.trouble, fieldOf(event)),
    })),
    askForShippingMethod: assign({
      trouble: {
        kind: 'refused' as const,
        refusals: [refusalOf('SHIPPING_METHOD_NOT_SET', 'shippingMethodId')],
      },
    }),

    goToRequestedStep: assign(({ event }) => {
      assertEvent(event, 'step.requested');
      return { requestedStep: event.step };
    }),
    noteStep: assign((_, { step }: { step: CheckoutStepId }) => ({ requestedStep: step })),

    changeContact: assign(({ context, event }) => {
      assertEvent(event, 'contact.field.changed');
      return withDrafts(context, {
        contact: changeContactField(contactForm(context), event.field, event.value),
      });
    }),
    checkContactFormat: assign(({ context, event }) => {
      assertEvent(event, 'contact.field.left');
      return withDrafts(context, { contact: leaveContactField(contactForm(context), event.field) });
    }),
    keepEmailSuggestion: assign((_, emailSuggestion: EmailSuggestion) => ({ emailSuggestion })),
    /** Who continues with an address means it. */
    forgetEmailSuggestion: assign({ emailSuggestion: null }),
    acceptSuggestedEmail: raise(({ context }) => ({
      type: 'contact.field.changed',
      field: 'email',
      value: suggestedEmail(context) ?? '',
    })),
    changeMarketing: assign(({ context, event }) => {
      assertEvent(event, 'contact.marketing.changed');
      return withDrafts(context, { contact: { ...contactForm(context), marketingOptIn: event.isOptedIn } });
    }),
    chooseBuyer: assign(({ context, event }) => {
      assertEvent(event, 'contact.buyer.chosen');
      return withDrafts(context, { contact: chooseBuyer(contactForm(context), event.buyer) });
    }),
    renameOrganizationInAddresses: enqueueActions(({ context, enqueue }, answer: CheckoutPortAnswer) => {
      const after = checkoutIn(answer)?.organizationName ?? '';
      const before = context.checkout?.organizationName ?? '';
      const { submittedAddress } = context;
      if (submittedAddress)
        enqueue.assign({ submittedAddress: withOrganization(submittedAddress, { before, after }) });
      enqueue.sendTo('shippingAddressForm', { type: 'address.organization.renamed', before, after });
      enqueue.sendTo('billingAddressForm', { type: 'address.organization.renamed', before, after });
    }),
    keepSubmittedAddress: assign(({ event }) => {
      assertEvent(event, 'address.completed');
      return { submittedAddress: event.address };
    }),
    listContactProblems: assign(({ context }) => {
      const form = contactForm(context);
      return withDrafts(context, { contact: { ...form, problems: checkContact(form) } });
    }),
    chooseShippingMethod: assign(({ context, event }) => {
      assertEvent(event, 'shipping.method.chosen');
      return withDrafts(context, { shippingMethodId: event.shippingMethodId });
    }),
    changeNote: assign(({ context, event }) => {
      assertEvent(event, 'note.changed');
      return {
        ...withDrafts(context, { note: event.note }),
        trouble: withoutFieldTrouble(context.trouble, 'note'),
      };
    }),
    listNoteProblem: assign(({ context }) => {
      const problem = noteProblem(deliveryNote(context));
      const most = problem === 'too_long' ? noteMaxLength : null;
      return {
        trouble: problem && {
          kind: 'refused' as const,
          refusals: [{ code: 'INVALID' as const, field: 'note', reason: reasonOf(problem), most }],
        },
      };
    }),
    /** A new choice requires a new agreement. */
    chooseRenewal: assign(({ context, event }) => {
      assertEvent(event, 'renewal.chosen');
      return {
        ...withDrafts(context, { autoRenewal: event.isAutomatic }),
        attestations: context.attestations.filter((attestation) => attestation !== 'RENEWAL'),
      };
    }),
    chooseBillingSource: assign(({ event }) => {
      assertEvent(event, 'billing.source.chosen');
      return { billingSource: event.source };
    }),
    billToShippingAddress: assign({ billingSource: 'shipping' }),
    forgetDraft: assign(({ context }, { draft }: { draft: keyof CheckoutDrafts }) =>
      withDrafts(context, { [draft]: null }),
    ),

    openShippingAddress: sendTo('shippingAddressForm', { type: 'address.opened' }),
    closeShippingAddress: sendTo('shippingAddressForm', { type: 'address.closed' }),
    submitShippingAddress: sendTo('shippingAddressForm', { type: 'address.submitted' }),
    forwardToShippingAddress: forwardTo('shippingAddressForm'),
    takeSavedShippingAddress: sendTo('shippingAddressForm', { type: 'address.saved' }),
    openBillingAddress: sendTo('billingAddressForm', { type: 'address.opened' }),
    closeBillingAddress: sendTo('billingAddressForm', { type: 'address.closed' }),
    forwardToBillingAddress: forwardTo('billingAddressForm'),
    takeSavedBillingAddress: sendTo('billingAddressForm', { type: 'address.saved' }),
    tellPayment: sendTo('paymentForm', ({ context }) => ({
      type: 'payment.known',
      ...knownOrder(context),
    })),
    submitPayment: sendTo('paymentForm', { type: 'payment.submitted' }),
    withdrawPayment: sendTo('paymentForm', { type: 'payment.withdrawn' }),
    forwardToPaymentForm: forwardTo('paymentForm'),
    keepPayment: assign(({ context: { checkout } }, { method, means, attestations }: PaymentOutcome) => ({
      payment: { method, means },
      ...(checkout &&
        attestations && {
          checkout: {
            ...checkout,
            requiredAttestations: attestationsWithPayment(checkout.requiredAttestations, attestations),
          },
        }),
    })),
    /** Another tab has chosen how to pay: the method of this one isn't the buyer's any more. */
    forgetPayment: assign({ payment: null, previousMethod: null }),
    putPaymentAside: assign(({ context: { payment, previousMethod } }) => ({
      payment: null,
      previousMethod: payment?.method ?? previousMethod,
    })),

    changeAttestation: assign(({ context, event }) => {
      assertEvent(event, 'attestation.changed');
      const others = context.attestations.filter((attestation) => attestation !== event.attestation);
      return {
        attestations: event.isTicked ? [...others, event.attestation] : others,
        missingAttestations: context.missingAttestations.filter(
          (attestation) => attestation !== event.attestation,
        ),
      };
    }),
    listMissingAttestations: assign(({ context }) => ({
      missingAttestations: (context.checkout?.requiredAttestations ?? []).filter(
        (attestation) => !context.attestations.includes(attestation),
      ),
    })),

    keepPlacement: assign(({ context }, idempotencyKey: string) => ({
      placement: newPlacement(context, idempotencyKey),
    })),
    forgetPlacement: assign({ placement: null, clientSecret: null, repeats: 0 }),
    keepClientSecret: assign((_, answer: CheckoutPortAnswer) =>
      answer.status === 'confirmation' ? { clientSecret: answer.clientSecret } : {},
    ),
    countRepeat: assign(({ context }) => ({ repeats: context.repeats + 1 })),
    resetRepeats: assign({ repeats: 0 }),

    forwardToVoucher: forwardTo('voucherForm'),
    showTroubleAtVoucher: enqueueActions(({ context: { shownCheckout, trouble }, enqueue }) => {
      const code = shownCheckout?.voucherCode ?? '';
      enqueue.sendTo('voucherForm', { type: 'voucher.declined', code, trouble });
      enqueue.assign({ trouble: null });
    }),

    recordVisit: enqueueActions(({ context, enqueue }, { name }: { name: ItemEventName }) => {
      const event = itemEvent(name, context.checkout?.lines ?? []);
      if (event !== null) enqueue.emit({ type: 'visit.recorded', event });
    }),
    askForCheckoutIfNoneCame: enqueueActions(({ context, enqueue }) => {
      if (context.checkout === context.shownCheckout) enqueue.raise({ type: 'checkout.refreshed' });
    }),
    announceFinding: raise((_, lookup: FoundCheckout) => ({ type: 'checkout.found' as const, lookup })),
    askAgain: raise({ type: 'checkout.refreshed' }),
    announceNewTotals: raise({ type: 'checkout.repriced' }),
    closeRegions: raise({ type: 'checkout.closed' }),
  },
});
