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

export type TokenRevokeMutationVariables = Exact<{
  token: string;
}>;


export type TokenRevokeMutation = { readonly tokenRevoke: { readonly accountErrors: ReadonlyArray<{ readonly field: string | null, readonly code: Types.AccountErrorCode }> } };

export type LoginNonceRedeemMutationVariables = Exact<{
  nonce: string;
}>;


export type LoginNonceRedeemMutation = { readonly loginNonceRedeem: { readonly accountErrors: ReadonlyArray<{ readonly field: string | null, readonly code: Types.AccountErrorCode }> } };

export type CheckoutCustomerAttachMutationVariables = Exact<{
  country: Types.CountryCode;
  checkoutId?: string | null | undefined;
  organizationSlug?: string | null | undefined;
}>;


export type CheckoutCustomerAttachMutation = { readonly checkoutCustomerAttach: { readonly checkoutErrors: ReadonlyArray<{ readonly code: Types.CheckoutErrorCode }>, readonly checkout: { readonly token: string, readonly lines: ReadonlyArray<{ readonly quantity: number }> } | null, readonly mergedLines: ReadonlyArray<{ readonly quantityBefore: number, readonly quantityElsewhere: number, readonly quantity: number, readonly variant: { readonly sku: string, readonly name: string, readonly product: { readonly name: string } } }> } };

export type TypedDocument<Data, Variables> = string & {
  readonly __apiType?: (variables: Variables) => Data;
};

export const TokenRevokeDocument = ("mutation TokenRevoke($token:String!){tokenRevoke(token:$token){accountErrors{field code}}}") as TypedDocument<TokenRevokeMutation, TokenRevokeMutationVariables>;

export const LoginNonceRedeemDocument = ("mutation LoginNonceRedeem($nonce:String!){loginNonceRedeem(nonce:$nonce){accountErrors{field code}}}") as TypedDocument<LoginNonceRedeemMutation, LoginNonceRedeemMutationVariables>;

export const CheckoutCustomerAttachDocument = ("mutation CheckoutCustomerAttach($country:CountryCode!$checkoutId:ID$organizationSlug:String){checkoutCustomerAttach(country:$country checkoutId:$checkoutId organizationSlug:$organizationSlug){checkoutErrors{code}checkout{token lines{quantity}}mergedLines{quantityBefore quantityElsewhere quantity variant{sku name product{name}}}}}") as TypedDocument<CheckoutCustomerAttachMutation, CheckoutCustomerAttachMutationVariables>;
