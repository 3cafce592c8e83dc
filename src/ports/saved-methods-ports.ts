import { automaticRenewal, type MethodUses, noMethodUses } from '@sonde/machines/rules/payment';
import type { SavedMethodChange, SavedMethodsPorts } from '@sonde/machines/saved-methods';
import { storedBuyerCards } from '../browser/stored-buyer-cards.ts';
import {
  OwnSavedPaymentMethodsDocument,
  PaymentMethodCreateDocument,
  PaymentMethodDeleteDocument,
  PaymentMethodSetPrimaryDocument,
  PaymentMethodUpdateDocument,
  SavedPaymentMethodsDocument,
  type SavedPaymentMethodsQuery,
} from '../graphql/payment-methods.generated.ts';
import type { CountryCode, PaymentMethodEnum } from '../graphql/schema.generated.ts';
import type { CardPayments } from '../payments/card-payments.types.ts';
import { loadAnswers, withAccessCheck } from './account-requests.ts';
import { fromApiSavedMethods } from './from-api-saved-methods.ts';

type PayingOrganization = NonNullable<SavedPaymentMethodsQuery['organizationMembership']>['organization'];

const methodUsesOf = ({
  isAutoRenewalActive,
  rentalSubscription,
  subscription,
}: PayingOrganization): MethodUses => ({
  renewal: automaticRenewal(isAutoRenewalActive, rentalSubscription !== null),
  unspentMonths: subscription?.referralCreditMonths ?? 0,
});

/** What a membership may be paid with, or a person without one. */
async function askForMethods(membershipId: string | null) {
  const { askAccountUncached } = await loadAnswers();
  if (membershipId === null) {
    const { me } = await askAccountUncached(OwnSavedPaymentMethodsDocument, {});
    return { methods: fromApiSavedMethods(me?.savedPaymentMethods ?? []), uses: noMethodUses };
  }
  const variables = { organizationMembershipId: membershipId };
  const { organizationMembership } = await askAccountUncached(SavedPaymentMethodsDocument, variables);
  return {
    methods: fromApiSavedMethods(organizationMembership?.availableReusablePaymentMethods ?? []),
    uses: organizationMembership ? methodUsesOf(organizationMembership.organization) : noMethodUses,
  };
}

/** Sends the mutation of a change. */
async function sendChange(change: SavedMethodChange) {
  const { changeAccount } = await loadAnswers();
  const { methodId: paymentMethodId } = change;
  switch (change.kind) {
    case 'set_primary':
      return (await changeAccount(PaymentMethodSetPrimaryDocument, { paymentMethodId }))
        .paymentMethodSetPrimary;
    case 'delete':
      return (await changeAccount(PaymentMethodDeleteDocument, { paymentMethodId })).paymentMethodDelete;
    case 'edit': {
      const input = { name: change.edit.name, ...change.edit.expiry };
      return (await changeAccount(PaymentMethodUpdateDocument, { paymentMethodId, input }))
        .paymentMethodUpdate;
    }
  }
}

/** The ports of a person's saved payment methods, implemented with the store and the card provider. */
export function createSavedMethodsPorts(card: CardPayments): SavedMethodsPorts {
  return {
    loadMethods: ({ membershipId }) =>
      withAccessCheck(async () => {
        return { status: 'known', ...(await askForMethods(membershipId)) };
      }),
    changeMethod: ({ change }) =>
      withAccessCheck(async () => {
        storedBuyerCards.forget();
        const { paymentErrors: refusals } = await sendChange(change);
        return refusals.length > 0 ? { status: 'refused', refusals } : { status: 'changed' };
      }),
    tokeniseCard: () => card.tokeniseCard({ billingAddress: null, email: '' }),
    saveMethod: ({ membershipId, method, token }) =>
      withAccessCheck(async () => {
        storedBuyerCards.forget();
        const { changeAccount } = await loadAnswers();
        const { paymentMethodCreate: answer } = await changeAccount(PaymentMethodCreateDocument, {
          organizationMembershipId: membershipId,
          input: {
            method: method as PaymentMethodEnum,
            token,
            attestations: ['PAYMENT_AUTHORIZATION'],
            country: card.country as CountryCode,
          },
        });
        if (answer.confirmationNeeded && answer.setupIntentSecret !== null)
          return { status: 'asks', clientSecret: answer.setupIntentSecret };
        return answer.paymentErrors.length > 0
          ? { status: 'refused', refusals: answer.paymentErrors }
          : { status: 'saved' };
      }),
    answerBank: (input) => card.confirmSetup(input),
  };
}
