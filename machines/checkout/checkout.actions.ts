import { assertEvent, assign, enqueueActions, forwardTo, raise } from 'xstate';
import type { AddressForm, AddressSnapshot } from '../address/index.ts';
import type { CheckoutLookup } from '../cart/index.ts';
import { refusalOf, troubleOfRejection, withoutFieldTrouble } from '../flow/index.ts';
import type { ChosenPayment } from '../payment/index.ts';
import { withOrganization } from '../rules/people/index.ts';
import { newPlacement } from './checkout.requests.ts';
import { type CheckoutPortAnswer, checkoutSetup } from './checkout.setup.ts';
import type { CheckoutStepId } from './checkout.steps.ts';
import type { CheckoutContext, CheckoutDrafts } from './checkout.types.ts';
import { changeContactField, checkContact, chooseBuyer, leaveContactField } from './contact-form.ts';
import { contactForm, draftOf, savedBillingForm, savedShippingForm } from './forms.ts';
import { destinationOf, stepAfter } from './progress.ts';

const checkoutIn = (answer: CheckoutPortAnswer) => ('checkout' in answer ? answer.checkout : null);
const withDrafts = (context: CheckoutContext, drafts: Partial<CheckoutDrafts>) => ({
  drafts: { ...context.drafts, ...drafts },
});
const fieldOf = (event: { readonly type: string; readonly field?: string }) => event.field ?? '';

/** The checkout's setup with every action by name; the chart and its sub-states are written against it. */
export const checkoutChart = checkoutSetup.extend({
  actions: {
    /** The voucher is told of it, too. */
    keepCheckout: enqueueActions(({ enqueue }, answer: CheckoutPortAnswer) => {
      const checkout = checkoutIn(answer);
      if (checkout === null) return;
      enqueue.assign({ checkout });
      enqueue.sendTo('voucherForm', { type: 'voucher.repriced', checkout });
    }),
    keepFoundCheckout: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'checkout.found');
      const checkout = checkoutIn(event.lookup);
      if (checkout === null) return;
      enqueue.assign({ checkout });
      enqueue.sendTo('voucherForm', { type: 'voucher.repriced', checkout });
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

    settleStep: assign(({ context }) => ({ wantedStep: destinationOf(context) })),
    goToRequestedStep: assign(({ event }) => {
      assertEvent(event, 'step.requested');
      return { wantedStep: event.step };
    }),
    goTo: assign((_, { step }: { step: CheckoutStepId }) => ({ wantedStep: step })),
    goOnAfter: assign(({ context }, { step }: { step: CheckoutStepId }) => ({
      wantedStep: stepAfter(context, step),
    })),

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
    changeMarketing: assign(({ context, event }) => {
      assertEvent(event, 'contact.marketing.changed');
      return withDrafts(context, { contact: { ...contactForm(context), marketingOptIn: event.isOptedIn } });
    }),
    chooseBuyer: assign(({ context, event }) => {
      assertEvent(event, 'contact.buyer.chosen');
      return withDrafts(context, { contact: chooseBuyer(contactForm(context), event.buyer) });
    }),
    nameOrganizationInDrafts: assign(({ context }, answer: CheckoutPortAnswer) => {
      const after = checkoutIn(answer)?.organizationName ?? '';
      const before = context.checkout?.organizationName ?? '';
      const renamed = (form: AddressForm | null) =>
        form && { ...form, address: withOrganization(form.address, { before, after }) };
      const { shippingAddress, billingAddress } = context.drafts;
      return withDrafts(context, {
        shippingAddress: renamed(shippingAddress),
        billingAddress: renamed(billingAddress),
      });
    }),
    listContactProblems: assign(({ context }) => {
      const form = contactForm(context);
      return withDrafts(context, { contact: { ...form, problems: checkContact(form) } });
    }),
    chooseShippingMethod: assign(({ context, event }) => {
      assertEvent(event, 'shipping.method.chosen');
      return withDrafts(context, { shippingMethodId: event.shippingMethodId });
    }),
    chooseBillingSource: assign(({ event }) => {
      assertEvent(event, 'billing.source.chosen');
      return { billingSource: event.source };
    }),
    billToShippingAddress: assign({ billingSource: 'shipping' }),
    forgetDraft: assign(({ context }, { draft }: { draft: keyof CheckoutDrafts }) =>
      withDrafts(context, { [draft]: null }),
    ),

    forwardToAddressForm: forwardTo('addressForm'),
    keepShippingDraft: assign(({ context }, form: AddressSnapshot) =>
      withDrafts(context, { shippingAddress: draftOf(form.context, savedShippingForm(context)) }),
    ),
    keepBillingDraft: assign(({ context }, form: AddressSnapshot) =>
      withDrafts(context, { billingAddress: draftOf(form.context, savedBillingForm(context)) }),
    ),
    forwardToPaymentForm: forwardTo('paymentForm'),
    keepPayment: assign((_, payment: ChosenPayment) => ({ payment })),
    forgetPayment: assign({ payment: null }),

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
    startRepeatsAnew: assign({ repeats: 0 }),

    forwardToVoucher: forwardTo('voucherForm'),
    showTroubleAtVoucher: enqueueActions(({ context: { shownCheckout, trouble }, enqueue }) => {
      const code = shownCheckout?.voucherCode ?? '';
      enqueue.sendTo('voucherForm', { type: 'voucher.declined', code, trouble });
      enqueue.assign({ trouble: null });
    }),

    askForCheckoutIfNoneCame: enqueueActions(({ context, enqueue }) => {
      if (context.checkout === context.shownCheckout) enqueue.raise({ type: 'checkout.refreshed' });
    }),
    announceFinding: raise((_, lookup: CheckoutLookup) => ({ type: 'checkout.found' as const, lookup })),
    announceNewTotals: raise({ type: 'checkout.repriced' }),
    closeRegions: raise({ type: 'checkout.closed' }),
  },
});
