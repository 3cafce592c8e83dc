import { UnprovidedPortError } from '@sonde/machines/flow';
import type {
  ChangePreview,
  MakeChangeAnswer,
  MakeChangeInput,
  PreviewAnswer,
  SubscriptionChangePorts,
} from '@sonde/machines/subscription-change';
import { randomUuid } from '../browser/random-uuid.ts';
import { fromApiTaxedMoney } from '../graphql/from-api-money.ts';
import {
  ProrationPreviewDocument,
  type ProrationPreviewQuery,
  SubscriptionScheduleAddDocument,
} from '../graphql/subscription-changes.generated.ts';
import type { CardPayments } from '../payments/card-payments.types.ts';
import { loadAnswers, unlessDenied } from './account-requests.ts';
import { fromApiSavedMethods } from './from-api-saved-methods.ts';

type ApiPreview = ProrationPreviewQuery['prorationPreview'][number];

/** The preview of a change that can be made. */
const fromApiPreview = (
  { previewedAt, validUntil }: ApiPreview,
  change: NonNullable<ApiPreview['change']>,
): ChangePreview => ({
  previewedAt,
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
  renewalPrice: change.renewalPrice && fromApiTaxedMoney(change.renewalPrice),
  lastDay: change.lastDay,
  clearsScheduledChange: change.clearsScheduledChange,
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

/** Schedules the change. Until the shop charges changes, making one at once is a bug. */
async function makeChange({
  membershipId: organizationMembershipId,
  change,
  preview: { takesEffect, previewedAt },
}: MakeChangeInput): Promise<MakeChangeAnswer> {
  if (takesEffect === 'NOW') throw new UnprovidedPortError('makeChange');
  const { changeAccount } = await loadAnswers();
  const { subscriptionScheduleAdd: answer } = await changeAccount(SubscriptionScheduleAddDocument, {
    organizationMembershipId,
    change,
    previewedAt,
  });
  const { subscriptionErrors: refusals } = answer;
  return refusals.length > 0 ? { status: 'refused', refusals } : { status: 'changed', invoiceNumber: null };
}

/** What a change of a subscription asks of the store and of the card provider. */
export function createSubscriptionChangePorts(card: CardPayments): SubscriptionChangePorts {
  return {
    previewChange: ({ membershipId, change }) =>
      unlessDenied(async () => {
        const { askAccountAnew } = await loadAnswers();
        return fromApiPreviews(
          await askAccountAnew(ProrationPreviewDocument, {
            organizationMembershipId: membershipId,
            changes: [change],
          }),
        );
      }),
    tokeniseCard: (input) => card.tokeniseCard(input),
    createChangeKey: async () => randomUuid(),
    makeChange: (input) => unlessDenied(() => makeChange(input)),
    confirmPayment: (input) => card.confirmPayment(input),
  };
}
