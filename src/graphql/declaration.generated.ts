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

export type WithdrawalDeclareMutationVariables = Exact<{
  input: Types.WithdrawalInput;
  idempotencyKey?: string | null | undefined;
}>;


export type WithdrawalDeclareMutation = { readonly withdrawalDeclare: { readonly formErrors: ReadonlyArray<{ readonly field: string | null, readonly code: Types.FormErrorCode, readonly reason: Types.RefusalReason | null, readonly most: number | null }>, readonly receipt: { readonly number: string, readonly receivedAt: string, readonly outcome: Types.DeclarationOutcome, readonly lastDay: string | null } | null } };

export type DeclarationConfirmMutationVariables = Exact<{
  token: string;
}>;


export type DeclarationConfirmMutation = { readonly declarationConfirm: { readonly formErrors: ReadonlyArray<{ readonly field: string | null, readonly code: Types.FormErrorCode, readonly reason: Types.RefusalReason | null, readonly most: number | null }>, readonly receipt: { readonly number: string, readonly receivedAt: string, readonly outcome: Types.DeclarationOutcome, readonly lastDay: string | null } | null } };

export type CancellationDeclareMutationVariables = Exact<{
  input: Types.CancellationInput;
  idempotencyKey?: string | null | undefined;
}>;


export type CancellationDeclareMutation = { readonly cancellationDeclare: { readonly formErrors: ReadonlyArray<{ readonly field: string | null, readonly code: Types.FormErrorCode, readonly reason: Types.RefusalReason | null, readonly most: number | null }>, readonly receipt: { readonly number: string, readonly receivedAt: string, readonly outcome: Types.DeclarationOutcome, readonly lastDay: string | null } | null } };

export type TypedDocument<Data, Variables> = string & {
  readonly __apiType?: (variables: Variables) => Data;
};

export const WithdrawalDeclareDocument = ("mutation WithdrawalDeclare($input:WithdrawalInput!$idempotencyKey:String){withdrawalDeclare(input:$input idempotencyKey:$idempotencyKey){formErrors{field code reason most}receipt{number receivedAt outcome lastDay}}}") as TypedDocument<WithdrawalDeclareMutation, WithdrawalDeclareMutationVariables>;

export const DeclarationConfirmDocument = ("mutation DeclarationConfirm($token:String!){declarationConfirm(token:$token){formErrors{field code reason most}receipt{number receivedAt outcome lastDay}}}") as TypedDocument<DeclarationConfirmMutation, DeclarationConfirmMutationVariables>;

export const CancellationDeclareDocument = ("mutation CancellationDeclare($input:CancellationInput!$idempotencyKey:String){cancellationDeclare(input:$input idempotencyKey:$idempotencyKey){formErrors{field code reason most}receipt{number receivedAt outcome lastDay}}}") as TypedDocument<CancellationDeclareMutation, CancellationDeclareMutationVariables>;
