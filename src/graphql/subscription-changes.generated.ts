// Generated from schema.graphql by tools/codegen.ts; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema.generated.ts';

export type TaxedMoneyFieldsFragment = { readonly currency: string, readonly gross: { readonly amount: number }, readonly net: { readonly amount: number } };

export type PurchaseReferenceFieldsFragment = { readonly purchaseOrderNumber: string, readonly costCentre: string };

export type BuyerCardFieldsFragment = { readonly savedPaymentMethods: ReadonlyArray<
    | { readonly __typename: 'BankAccount', readonly id: string, readonly isPrimary: boolean, readonly isOfOrganization: boolean, readonly isActive: boolean, readonly method: Types.PaymentMethodEnum, readonly lastDigits: string, readonly bankCountry: Types.CountryCode | null, readonly bankName: string | null, readonly mandateReference: string | null }
    | { readonly __typename: 'CreditCard', readonly id: string, readonly brand: string, readonly wallet: string | null, readonly name: string | null, readonly lastDigits: string, readonly expMonth: number, readonly expYear: number, readonly isPrimary: boolean, readonly isOfOrganization: boolean, readonly isActive: boolean, readonly method: Types.PaymentMethodEnum }
    | { readonly __typename: 'SEPADirectDebit', readonly id: string, readonly isPrimary: boolean, readonly isOfOrganization: boolean, readonly isActive: boolean, readonly method: Types.PaymentMethodEnum, readonly lastDigits: string, readonly bankCountry: Types.CountryCode | null, readonly bankName: string | null, readonly mandateReference: string | null }
  >, readonly chosenSavedPaymentMethod:
    | { readonly __typename: 'BankAccount', readonly id: string }
    | { readonly __typename: 'CreditCard', readonly id: string }
    | { readonly __typename: 'SEPADirectDebit', readonly id: string }
   | null };

type ChargeableCardFields_BankAccount_Fragment = { readonly __typename: 'BankAccount', readonly id: string, readonly isPrimary: boolean, readonly isOfOrganization: boolean, readonly isActive: boolean, readonly method: Types.PaymentMethodEnum, readonly lastDigits: string, readonly bankCountry: Types.CountryCode | null, readonly bankName: string | null, readonly mandateReference: string | null };

type ChargeableCardFields_CreditCard_Fragment = { readonly __typename: 'CreditCard', readonly id: string, readonly brand: string, readonly wallet: string | null, readonly name: string | null, readonly lastDigits: string, readonly expMonth: number, readonly expYear: number, readonly isPrimary: boolean, readonly isOfOrganization: boolean, readonly isActive: boolean, readonly method: Types.PaymentMethodEnum };

type ChargeableCardFields_SepaDirectDebit_Fragment = { readonly __typename: 'SEPADirectDebit', readonly id: string, readonly isPrimary: boolean, readonly isOfOrganization: boolean, readonly isActive: boolean, readonly method: Types.PaymentMethodEnum, readonly lastDigits: string, readonly bankCountry: Types.CountryCode | null, readonly bankName: string | null, readonly mandateReference: string | null };

export type ChargeableCardFieldsFragment =
  | ChargeableCardFields_BankAccount_Fragment
  | ChargeableCardFields_CreditCard_Fragment
  | ChargeableCardFields_SepaDirectDebit_Fragment
;

export type SubscriptionErrorFieldsFragment = { readonly field: string | null, readonly code: Types.SubscriptionErrorCode, readonly reason: Types.RefusalReason | null, readonly most: number | null };

export type PreviewedChangeFieldsFragment = { readonly takesEffect: Types.SubscriptionChangeTime, readonly effectiveDay: string, readonly planType: Types.PlanType, readonly sku: string | null, readonly seats: number, readonly featureSkus: ReadonlyArray<string>, readonly seatsAtRenewal: number | null, readonly featureSkusAtRenewal: ReadonlyArray<string> | null, readonly lastDay: string | null, readonly isTaxEstimated: boolean, readonly clearsScheduledChange: boolean, readonly nextChargeDay: string | null, readonly nextChargeDayIfKept: string | null, readonly clearsCancellation: boolean, readonly charge: TaxedMoneyFieldsFragment, readonly credit: TaxedMoneyFieldsFragment, readonly amountDue: TaxedMoneyFieldsFragment, readonly unusedCredit: TaxedMoneyFieldsFragment, readonly taxLines: ReadonlyArray<{ readonly code: Types.TaxCode, readonly name: string | null, readonly rate: number, readonly registrationNumber: string | null, readonly amount: { readonly amount: number, readonly currency: string } }>, readonly renewalPrice: TaxedMoneyFieldsFragment | null };

export type ProrationPreviewQueryVariables = Exact<{
  organizationMembershipId: string;
  changes: ReadonlyArray<Types.SubscriptionChangeInput>;
}>;


export type ProrationPreviewQuery = { readonly prorationPreview: ReadonlyArray<{ readonly previewedAt: string, readonly basis: string | null, readonly validUntil: string, readonly subscriptionErrors: ReadonlyArray<SubscriptionErrorFieldsFragment>, readonly change: PreviewedChangeFieldsFragment | null }>, readonly organizationMembership: { readonly id: string, readonly availableReusablePaymentMethods: ReadonlyArray<
      | ChargeableCardFields_BankAccount_Fragment
      | ChargeableCardFields_CreditCard_Fragment
      | ChargeableCardFields_SepaDirectDebit_Fragment
    > } | null };

export type SubscriptionChangeMutationVariables = Exact<{
  organizationMembershipId: string;
  change: Types.SubscriptionChangeInput;
  previewedAt: string;
  basis?: string | null | undefined;
  expectedAmount: Types.MoneyInput;
  payment?: Types.SubscriptionPaymentInput | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type SubscriptionChangeMutation = { readonly subscriptionChange: { readonly confirmationNeeded: boolean, readonly paymentIntentSecret: string | null, readonly isPending: boolean, readonly isDebited: boolean, readonly invoiceNumber: string | null, readonly subscriptionErrors: ReadonlyArray<SubscriptionErrorFieldsFragment> } };

export type SubscriptionRenewMutationVariables = Exact<{
  organizationMembershipId: string;
  previewedAt: string;
  basis?: string | null | undefined;
  expectedAmount: Types.MoneyInput;
  payment?: Types.SubscriptionPaymentInput | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type SubscriptionRenewMutation = { readonly subscriptionRenew: { readonly confirmationNeeded: boolean, readonly paymentIntentSecret: string | null, readonly isPending: boolean, readonly isDebited: boolean, readonly invoiceNumber: string | null, readonly subscriptionErrors: ReadonlyArray<SubscriptionErrorFieldsFragment> } };

export type SubscriptionScheduleAddMutationVariables = Exact<{
  organizationMembershipId: string;
  change: Types.SubscriptionChangeInput;
  previewedAt: string;
  basis?: string | null | undefined;
  expectedPrice: Types.MoneyInput;
  idempotencyKey?: string | null | undefined;
}>;


export type SubscriptionScheduleAddMutation = { readonly subscriptionScheduleAdd: { readonly subscriptionErrors: ReadonlyArray<SubscriptionErrorFieldsFragment> } };

export type SubscriptionScheduleRemoveMutationVariables = Exact<{
  organizationMembershipId: string;
}>;


export type SubscriptionScheduleRemoveMutation = { readonly subscriptionScheduleRemove: { readonly subscriptionErrors: ReadonlyArray<SubscriptionErrorFieldsFragment> } };

export type TypedDocument<Data, Variables> = string & {
  readonly __apiType?: (variables: Variables) => Data;
};

const taxedMoneyFields =
  "fragment TaxedMoneyFields on TaxedMoney{currency gross{amount}net{amount}}";

const chargeableCardFields =
  "fragment ChargeableCardFields on SavedPaymentMethod{__typename ...on CreditCard{id brand wallet name lastDigits expMonth expYear isPrimary isOfOrganization isActive method}...on BankAccount{id isPrimary isOfOrganization isActive method lastDigits bankCountry bankName mandateReference}...on SEPADirectDebit{id isPrimary isOfOrganization isActive method lastDigits bankCountry bankName mandateReference}}";

const subscriptionErrorFields =
  "fragment SubscriptionErrorFields on SubscriptionError{field code reason most}";

const previewedChangeFields =
  "fragment PreviewedChangeFields on PreviewedChange{takesEffect effectiveDay planType sku seats featureSkus charge{...TaxedMoneyFields}credit{...TaxedMoneyFields}amountDue{...TaxedMoneyFields}unusedCredit{...TaxedMoneyFields}taxLines{code name rate amount{amount currency}registrationNumber}renewalPrice{...TaxedMoneyFields}seatsAtRenewal featureSkusAtRenewal lastDay isTaxEstimated clearsScheduledChange nextChargeDay nextChargeDayIfKept clearsCancellation}";

export const ProrationPreviewDocument = ("query ProrationPreview($organizationMembershipId:ID!$changes:[SubscriptionChangeInput!]!){prorationPreview(organizationMembershipId:$organizationMembershipId changes:$changes){previewedAt basis validUntil subscriptionErrors{...SubscriptionErrorFields}change{...PreviewedChangeFields}}organizationMembership(id:$organizationMembershipId){id availableReusablePaymentMethods{...ChargeableCardFields}}}" +
  subscriptionErrorFields +
  previewedChangeFields +
  taxedMoneyFields +
  chargeableCardFields) as TypedDocument<ProrationPreviewQuery, ProrationPreviewQueryVariables>;

export const SubscriptionChangeDocument = ("mutation SubscriptionChange($organizationMembershipId:ID!$change:SubscriptionChangeInput!$previewedAt:DateTime!$basis:String$expectedAmount:MoneyInput!$payment:SubscriptionPaymentInput$idempotencyKey:String){subscriptionChange(organizationMembershipId:$organizationMembershipId change:$change previewedAt:$previewedAt basis:$basis expectedAmount:$expectedAmount payment:$payment idempotencyKey:$idempotencyKey){subscriptionErrors{...SubscriptionErrorFields}confirmationNeeded paymentIntentSecret isPending isDebited invoiceNumber}}" +
  subscriptionErrorFields) as TypedDocument<SubscriptionChangeMutation, SubscriptionChangeMutationVariables>;

export const SubscriptionRenewDocument = ("mutation SubscriptionRenew($organizationMembershipId:ID!$previewedAt:DateTime!$basis:String$expectedAmount:MoneyInput!$payment:SubscriptionPaymentInput$idempotencyKey:String){subscriptionRenew(organizationMembershipId:$organizationMembershipId previewedAt:$previewedAt basis:$basis expectedAmount:$expectedAmount payment:$payment idempotencyKey:$idempotencyKey){subscriptionErrors{...SubscriptionErrorFields}confirmationNeeded paymentIntentSecret isPending isDebited invoiceNumber}}" +
  subscriptionErrorFields) as TypedDocument<SubscriptionRenewMutation, SubscriptionRenewMutationVariables>;

export const SubscriptionScheduleAddDocument = ("mutation SubscriptionScheduleAdd($organizationMembershipId:ID!$change:SubscriptionChangeInput!$previewedAt:DateTime!$basis:String$expectedPrice:MoneyInput!$idempotencyKey:String){subscriptionScheduleAdd(organizationMembershipId:$organizationMembershipId change:$change previewedAt:$previewedAt basis:$basis expectedPrice:$expectedPrice idempotencyKey:$idempotencyKey){subscriptionErrors{...SubscriptionErrorFields}}}" +
  subscriptionErrorFields) as TypedDocument<SubscriptionScheduleAddMutation, SubscriptionScheduleAddMutationVariables>;

export const SubscriptionScheduleRemoveDocument = ("mutation SubscriptionScheduleRemove($organizationMembershipId:ID!){subscriptionScheduleRemove(organizationMembershipId:$organizationMembershipId){subscriptionErrors{...SubscriptionErrorFields}}}" +
  subscriptionErrorFields) as TypedDocument<SubscriptionScheduleRemoveMutation, SubscriptionScheduleRemoveMutationVariables>;
