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

export type UserOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type UserOrdersQuery = { readonly userOrders: { readonly next: string | null, readonly orders: ReadonlyArray<{ readonly id: string, readonly token: string, readonly number: string, readonly created: string, readonly status: Types.OrderStatus, readonly paymentStatus: Types.OrderPaymentStatus, readonly chargeStatus: Types.ChargeStatus, readonly quote: { readonly status: Types.QuoteStatus, readonly url: string | null } | null, readonly invoice: { readonly id: string, readonly number: string, readonly url: string | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly url: string }> } | null, readonly total: TaxedMoneyFieldsFragment, readonly lines: ReadonlyArray<{ readonly id: string, readonly productRawName: string, readonly variantName: string, readonly quantity: number }> }> } | null };

export type TypedDocument<Data, Variables> = string & {
  readonly __apiType?: (variables: Variables) => Data;
};

const taxedMoneyFields =
  "fragment TaxedMoneyFields on TaxedMoney{currency gross{amount}net{amount}}";

export const UserOrdersDocument = ("query UserOrders($after:ID){userOrders(after:$after){orders{id token number created status quote{status url}paymentStatus chargeStatus invoice{id number url creditNotes{number url}}total{...TaxedMoneyFields}lines{id productRawName variantName quantity}}next}}" +
  taxedMoneyFields) as TypedDocument<UserOrdersQuery, UserOrdersQueryVariables>;
