import type {
  ChangePreview,
  MakeChangeAnswer,
  MakeChangeInput,
  PreviewAnswer,
  SubscriptionChangePorts,
} from '@sonde/machines/subscription-change';
import { isRenewalRequested } from '@sonde/machines/rules/changes';
import { bankReturn } from '../browser/bank-return.ts';
import { randomUuid } from '../browser/random-uuid.ts';
import { fromApiMoney, fromApiTaxedMoney } from '../graphql/from-api-money.ts';
import type { CountryCode, SubscriptionPaymentInput } from '../graphql/schema.generated.ts';
import {
  ProrationPreviewDocument,
  type ProrationPreviewQuery,
  SubscriptionChangeDocument,
  type SubscriptionChangeMutation,
  SubscriptionRenewDocument,
  SubscriptionScheduleAddDocument,
} from '../graphql/subscription-changes.generated.ts';
import type { CardPayments } from '../payments/card-payments.types.ts';
import { loadAnswers, withAccessCheck } from './account-requests.ts';
import { fromApiSavedMethods } from './from-api-saved-methods.ts';
import { toApiMoney } from './to-api.ts';

type ApiPreview = ProrationPreviewQuery['prorationPreview'][number];

/** The preview of a change that can be made. */
export const fromApiPreview = (
  { previewedAt, basis, validUntil }: ApiPreview,
  change: NonNullable<ApiPreview['change']>,
): ChangePreview => ({
  previewedAt,
  basis,
  validUntil,
  takesEffect: change.takesEffect,
  effectiveDay: change.effectiveDay,
  planType: change.planType,
  sku: change.sku,
  seats: change.seats,
  featureSkus: change.featureSkus,
  charge: fromApiTaxedMoney(change.charge),
  credit: fromApiTaxedMoney(change.credit),
  amountDue: fromApiTaxedMoney(change.amountDue),
  unusedCredit: fromApiTaxedMoney(change.unusedCredit),
  taxLines: change.taxLines.map(({ code, name, rate, amount, registrationNumber }) => ({
    code,
    name,
    rate,
    amount: fromApiMoney(amount),
    registrationNumber,
  })),
  isTaxEstimated: change.isTaxEstimated,
  renewalPrice: change.renewalPrice && fromApiTaxedMoney(change.renewalPrice),
  seatsAtRenewal: change.seatsAtRenewal,
  featureSkusAtRenewal: change.featureSkusAtRenewal,
  lastDay: change.lastDay,
  clearsScheduledChange: change.clearsScheduledChange,
  nextChargeDay: change.nextChargeDay,
  nextChargeDayIfKept: change.nextChargeDayIfKept,
  clearsCancellation: change.clearsCancellation,
});

/** What the first change would cost, and what it may be paid with. */
function fromApiPreviews({ prorationPreview, organizationMembership }: ProrationPreviewQuery): PreviewAnswer {
  const [first] = prorationPreview;
  if (first === undefined) throw new Error('The shop previewed no change.');
  if (first.change === null) return { status: 'refused', refusals: first.subscriptionErrors };
  const methods = organizationMembership?.availableReusablePaymentMethods ?? [];
  return {
    status: 'previewed',
    preview: fromApiPreview(first, first.change),
    methods: fromApiSavedMethods(methods),
  };
}

function fromApiCharged(answer: SubscriptionChangeMutation['subscriptionChange']): MakeChangeAnswer {
  if (answer.confirmationNeeded && answer.paymentIntentSecret !== null)
    return { status: 'confirmation', clientSecret: answer.paymentIntentSecret };
  if (answer.isPending) return { status: 'pending' };
  return answer.subscriptionErrors.length > 0
    ? { status: 'refused', refusals: answer.subscriptionErrors }
    : answer.isDebited
      ? { status: 'debited' }
      : { status: 'changed', invoiceNumber: answer.invoiceNumber };
}

const toApiPayment = (
  payment: MakeChangeInput['payment'],
  country: string,
): SubscriptionPaymentInput | null =>
  payment && {
    savedPaymentMethodId: payment.savedMethodId,
    token: payment.token,
    isKept: payment.isKept,
    country: country as CountryCode,
  };

/** Sends what the preview comes to: a change, one more term, or a change at the end of the term. */
async function makeChange(input: MakeChangeInput, country: string): Promise<MakeChangeAnswer> {
  const { changeAccount } = await loadAnswers();
  const { membershipId: organizationMembershipId, change, preview, idempotencyKey } = input;
  const { previewedAt, basis } = preview;
  const named = { organizationMembershipId, previewedAt, basis };
  if (preview.takesEffect === 'AT_RENEWAL') {
    if (preview.renewalPrice === null) throw new Error('A change at renewal has no price.');
    const { subscriptionScheduleAdd } = await changeAccount(SubscriptionScheduleAddDocument, {
      ...named,
      change,
      expectedPrice: toApiMoney(preview.renewalPrice.gross),
      idempotencyKey,
    });
    const { subscriptionErrors } = subscriptionScheduleAdd;
    return subscriptionErrors.length > 0
      ? { status: 'refused', refusals: subscriptionErrors }
      : { status: 'changed', invoiceNumber: null };
  }
  const expectedAmount = toApiMoney(preview.amountDue.gross);
  const charged = { ...named, expectedAmount, payment: toApiPayment(input.payment, country), idempotencyKey };
  if (isRenewalRequested(change))
    return fromApiCharged((await changeAccount(SubscriptionRenewDocument, charged)).subscriptionRenew);
  const { subscriptionChange } = await changeAccount(SubscriptionChangeDocument, { ...charged, change });
  return fromApiCharged(subscriptionChange);
}

/** What a change of a subscription asks of the store and of the card provider. */
export function createSubscriptionChangePorts(card: CardPayments): SubscriptionChangePorts {
  return {
    previewChange: ({ membershipId, change }) =>
      withAccessCheck(async () => {
        const { askAccountUncached } = await loadAnswers();
        return fromApiPreviews(
          await askAccountUncached(ProrationPreviewDocument, {
            organizationMembershipId: membershipId,
            changes: [change],
          }),
        );
      }),
    tokeniseCard: (input) => card.tokeniseCard(input),
    createChangeKey: async () => randomUuid(),
    makeChange: (input) => withAccessCheck(() => makeChange(input, card.country)),
    // A bank that takes the whole page never answers here; the page that it sends the buyer back to leads here again.
    confirmPayment: async (input) => {
      bankReturn.keep();
      return card.confirmPayment(input).finally(() => bankReturn.clear());
    },
  };
}
