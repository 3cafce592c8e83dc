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

type SavedPaymentMethodFields_BankAccount_Fragment = { readonly __typename: 'BankAccount', readonly id: string, readonly isPrimary: boolean, readonly isOfOrganization: boolean, readonly isActive: boolean, readonly method: Types.PaymentMethodEnum, readonly lastDigits: string, readonly bankCountry: Types.CountryCode | null, readonly bankName: string | null, readonly mandateReference: string | null };

type SavedPaymentMethodFields_CreditCard_Fragment = { readonly __typename: 'CreditCard', readonly id: string, readonly isPrimary: boolean, readonly isOfOrganization: boolean, readonly isActive: boolean, readonly method: Types.PaymentMethodEnum, readonly paymentToken: string, readonly brand: string, readonly wallet: string | null, readonly name: string | null, readonly lastDigits: string, readonly expMonth: number, readonly expYear: number };

type SavedPaymentMethodFields_SepaDirectDebit_Fragment = { readonly __typename: 'SEPADirectDebit', readonly id: string, readonly isPrimary: boolean, readonly isOfOrganization: boolean, readonly isActive: boolean, readonly method: Types.PaymentMethodEnum, readonly lastDigits: string, readonly bankCountry: Types.CountryCode | null, readonly bankName: string | null, readonly mandateReference: string | null };

export type SavedPaymentMethodFieldsFragment =
  | SavedPaymentMethodFields_BankAccount_Fragment
  | SavedPaymentMethodFields_CreditCard_Fragment
  | SavedPaymentMethodFields_SepaDirectDebit_Fragment
;

export type PaymentErrorFieldsFragment = { readonly field: string | null, readonly code: Types.PaymentErrorCode, readonly reason: Types.RefusalReason | null, readonly most: number | null };

export type SavedPaymentMethodsQueryVariables = Exact<{
  organizationMembershipId: string;
}>;


export type SavedPaymentMethodsQuery = { readonly organizationMembership: { readonly id: string, readonly availableReusablePaymentMethods: ReadonlyArray<
      | SavedPaymentMethodFields_BankAccount_Fragment
      | SavedPaymentMethodFields_CreditCard_Fragment
      | SavedPaymentMethodFields_SepaDirectDebit_Fragment
    >, readonly organization: { readonly id: string, readonly isAutoRenewalActive: boolean, readonly rentalSubscription: { readonly commitmentLastDay: string } | null, readonly subscription: { readonly referralCreditMonths: number } | null } } | null };

export type OwnSavedPaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSavedPaymentMethodsQuery = { readonly me: { readonly id: string, readonly savedPaymentMethods: ReadonlyArray<
      | SavedPaymentMethodFields_BankAccount_Fragment
      | SavedPaymentMethodFields_CreditCard_Fragment
      | SavedPaymentMethodFields_SepaDirectDebit_Fragment
    > } | null };

export type CheckoutSavedPaymentMethodsQueryVariables = Exact<{
  token: string;
  buyerKey?: string | null | undefined;
}>;


export type CheckoutSavedPaymentMethodsQuery = { readonly checkout: (
    { readonly id: string }
    & BuyerCardFieldsFragment
  ) | null };

export type PaymentMethodCreateMutationVariables = Exact<{
  organizationMembershipId?: string | null | undefined;
  input: Types.PaymentMethodCreateInput;
}>;


export type PaymentMethodCreateMutation = { readonly paymentMethodCreate: { readonly confirmationNeeded: boolean, readonly setupIntentSecret: string | null, readonly paymentErrors: ReadonlyArray<PaymentErrorFieldsFragment>, readonly paymentMethod:
      | SavedPaymentMethodFields_BankAccount_Fragment
      | SavedPaymentMethodFields_CreditCard_Fragment
      | SavedPaymentMethodFields_SepaDirectDebit_Fragment
     | null } };

export type PaymentMethodDeleteMutationVariables = Exact<{
  paymentMethodId: string;
}>;


export type PaymentMethodDeleteMutation = { readonly paymentMethodDelete: { readonly paymentErrors: ReadonlyArray<PaymentErrorFieldsFragment>, readonly paymentMethod:
      | SavedPaymentMethodFields_BankAccount_Fragment
      | SavedPaymentMethodFields_CreditCard_Fragment
      | SavedPaymentMethodFields_SepaDirectDebit_Fragment
     | null } };

export type PaymentMethodSetPrimaryMutationVariables = Exact<{
  paymentMethodId: string;
}>;


export type PaymentMethodSetPrimaryMutation = { readonly paymentMethodSetPrimary: { readonly paymentErrors: ReadonlyArray<PaymentErrorFieldsFragment>, readonly paymentMethod:
      | SavedPaymentMethodFields_BankAccount_Fragment
      | SavedPaymentMethodFields_CreditCard_Fragment
      | SavedPaymentMethodFields_SepaDirectDebit_Fragment
     | null } };

export type PaymentMethodUpdateMutationVariables = Exact<{
  paymentMethodId: string;
  input: Types.PaymentMethodUpdateInput;
}>;


export type PaymentMethodUpdateMutation = { readonly paymentMethodUpdate: { readonly paymentErrors: ReadonlyArray<PaymentErrorFieldsFragment>, readonly paymentMethod:
      | SavedPaymentMethodFields_BankAccount_Fragment
      | SavedPaymentMethodFields_CreditCard_Fragment
      | SavedPaymentMethodFields_SepaDirectDebit_Fragment
     | null } };

export type TypedDocument<Data, Variables> = string & {
  readonly __apiType?: (variables: Variables) => Data;
};

const buyerCardFields =
  "fragment BuyerCardFields on Checkout{savedPaymentMethods{__typename ...on CreditCard{id brand wallet name lastDigits expMonth expYear isPrimary isOfOrganization isActive method}...on BankAccount{id isPrimary isOfOrganization isActive method lastDigits bankCountry bankName mandateReference}...on SEPADirectDebit{id isPrimary isOfOrganization isActive method lastDigits bankCountry bankName mandateReference}}chosenSavedPaymentMethod{__typename ...on CreditCard{id}...on BankAccount{id}...on SEPADirectDebit{id}}}";

const savedPaymentMethodFields =
  "fragment SavedPaymentMethodFields on SavedPaymentMethod{__typename ...on CreditCard{id isPrimary isOfOrganization isActive method paymentToken brand wallet name lastDigits expMonth expYear}...on BankAccount{id isPrimary isOfOrganization isActive method lastDigits bankCountry bankName mandateReference}...on SEPADirectDebit{id isPrimary isOfOrganization isActive method lastDigits bankCountry bankName mandateReference}}";

const paymentErrorFields =
  "fragment PaymentErrorFields on PaymentError{field code reason most}";

export const SavedPaymentMethodsDocument = ("query SavedPaymentMethods($organizationMembershipId:ID!){organizationMembership(id:$organizationMembershipId){id availableReusablePaymentMethods{...SavedPaymentMethodFields}organization{id isAutoRenewalActive rentalSubscription{commitmentLastDay}subscription{referralCreditMonths}}}}" +
  savedPaymentMethodFields) as TypedDocument<SavedPaymentMethodsQuery, SavedPaymentMethodsQueryVariables>;

export const OwnSavedPaymentMethodsDocument = ("query OwnSavedPaymentMethods{me{id savedPaymentMethods{...SavedPaymentMethodFields}}}" +
  savedPaymentMethodFields) as TypedDocument<OwnSavedPaymentMethodsQuery, OwnSavedPaymentMethodsQueryVariables>;

export const CheckoutSavedPaymentMethodsDocument = ("query CheckoutSavedPaymentMethods($token:String!$buyerKey:String){checkout(token:$token buyerKey:$buyerKey){id ...BuyerCardFields}}" +
  buyerCardFields) as TypedDocument<CheckoutSavedPaymentMethodsQuery, CheckoutSavedPaymentMethodsQueryVariables>;

export const PaymentMethodCreateDocument = ("mutation PaymentMethodCreate($organizationMembershipId:ID$input:PaymentMethodCreateInput!){paymentMethodCreate(organizationMembershipId:$organizationMembershipId input:$input){paymentErrors{...PaymentErrorFields}paymentMethod{...SavedPaymentMethodFields}confirmationNeeded setupIntentSecret}}" +
  paymentErrorFields +
  savedPaymentMethodFields) as TypedDocument<PaymentMethodCreateMutation, PaymentMethodCreateMutationVariables>;

export const PaymentMethodDeleteDocument = ("mutation PaymentMethodDelete($paymentMethodId:ID!){paymentMethodDelete(paymentMethodId:$paymentMethodId){paymentErrors{...PaymentErrorFields}paymentMethod{...SavedPaymentMethodFields}}}" +
  paymentErrorFields +
  savedPaymentMethodFields) as TypedDocument<PaymentMethodDeleteMutation, PaymentMethodDeleteMutationVariables>;

export const PaymentMethodSetPrimaryDocument = ("mutation PaymentMethodSetPrimary($paymentMethodId:ID!){paymentMethodSetPrimary(paymentMethodId:$paymentMethodId){paymentErrors{...PaymentErrorFields}paymentMethod{...SavedPaymentMethodFields}}}" +
  paymentErrorFields +
  savedPaymentMethodFields) as TypedDocument<PaymentMethodSetPrimaryMutation, PaymentMethodSetPrimaryMutationVariables>;

export const PaymentMethodUpdateDocument = ("mutation PaymentMethodUpdate($paymentMethodId:ID!$input:PaymentMethodUpdateInput!){paymentMethodUpdate(paymentMethodId:$paymentMethodId input:$input){paymentErrors{...PaymentErrorFields}paymentMethod{...SavedPaymentMethodFields}}}" +
  paymentErrorFields +
  savedPaymentMethodFields) as TypedDocument<PaymentMethodUpdateMutation, PaymentMethodUpdateMutationVariables>;
