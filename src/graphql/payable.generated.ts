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

export type PayableFieldsFragment = { readonly kind: Types.PayableKind, readonly document: Types.PayableDocument, readonly token: string, readonly number: string | null, readonly organizationName: string, readonly status: Types.PayableStatus, readonly lostReason: Types.RefusalReason | null, readonly payUntil: string | null, readonly taxTreatment: Types.TaxTreatment, readonly isTaxEstimated: boolean, readonly verificationUrl: string | null, readonly country: { readonly code: Types.CountryCode }, readonly references: PurchaseReferenceFieldsFragment, readonly lines: ReadonlyArray<{ readonly kind: Types.InvoiceLineKind, readonly name: string, readonly quantity: number, readonly totalPrice: TaxedMoneyFieldsFragment }>, readonly taxLines: ReadonlyArray<{ readonly code: Types.TaxCode, readonly name: string | null, readonly rate: number, readonly registrationNumber: string | null, readonly amount: { readonly amount: number, readonly currency: string } }>, readonly total: TaxedMoneyFieldsFragment, readonly partPayment: { readonly received: { readonly amount: number, readonly currency: string }, readonly open: { readonly amount: number, readonly currency: string } } | null, readonly quotedItems: ReadonlyArray<{ readonly sku: string, readonly quantity: number }>, readonly availablePaymentGateways: ReadonlyArray<{ readonly method: Types.PaymentMethodEnum, readonly gateway: string }> };

export type InvoiceErrorFieldsFragment = { readonly field: string | null, readonly code: Types.InvoiceErrorCode, readonly reason: Types.RefusalReason | null, readonly most: number | null };

export type OrderErrorFieldsFragment = { readonly field: string | null, readonly code: Types.OrderErrorCode, readonly reason: Types.RefusalReason | null, readonly most: number | null };

export type PayableOrderQueryVariables = Exact<{
  token: string;
}>;


export type PayableOrderQuery = { readonly payable: PayableFieldsFragment | null };

export type InvoiceQueryVariables = Exact<{
  token: string;
}>;


export type InvoiceQuery = { readonly payable: PayableFieldsFragment | null };

export type InvoicePayMutationVariables = Exact<{
  token: string;
  idempotencyKey: string;
  expectedTotal: Types.MoneyInput;
  payment: Types.PaymentInput;
  languageCode: Types.LanguageCodeEnum;
  attestations: ReadonlyArray<Types.LegalAcknowledgement>;
}>;


export type InvoicePayMutation = { readonly invoicePay: { readonly confirmationNeeded: boolean, readonly paymentIntentSecret: string | null, readonly isPending: boolean, readonly invoiceErrors: ReadonlyArray<InvoiceErrorFieldsFragment>, readonly payable: PayableFieldsFragment | null } };

export type OrderPayMutationVariables = Exact<{
  token: string;
  idempotencyKey: string;
  expectedTotal: Types.MoneyInput;
  payment: Types.PaymentInput;
  languageCode: Types.LanguageCodeEnum;
  attestations: ReadonlyArray<Types.LegalAcknowledgement>;
}>;


export type OrderPayMutation = { readonly orderPay: { readonly confirmationNeeded: boolean, readonly paymentIntentSecret: string | null, readonly isPending: boolean, readonly orderErrors: ReadonlyArray<OrderErrorFieldsFragment>, readonly payable: PayableFieldsFragment | null } };

export type TypedDocument<Data, Variables> = string & {
  readonly __apiType?: (variables: Variables) => Data;
};

const taxedMoneyFields =
  "fragment TaxedMoneyFields on TaxedMoney{currency gross{amount}net{amount}}";

const purchaseReferenceFields =
  "fragment PurchaseReferenceFields on PurchaseReferences{purchaseOrderNumber costCentre}";

const payableFields =
  "fragment PayableFields on Payable{kind document token country{code}number organizationName references{...PurchaseReferenceFields}status lostReason payUntil lines{kind name quantity totalPrice{...TaxedMoneyFields}}taxTreatment isTaxEstimated taxLines{code name rate amount{amount currency}registrationNumber}total{...TaxedMoneyFields}partPayment{received{amount currency}open{amount currency}}verificationUrl quotedItems{sku quantity}availablePaymentGateways{method gateway}}";

const invoiceErrorFields =
  "fragment InvoiceErrorFields on InvoiceError{field code reason most}";

const orderErrorFields =
  "fragment OrderErrorFields on OrderError{field code reason most}";

export const PayableOrderDocument = ("query PayableOrder($token:String!){payable(kind:ORDER token:$token){...PayableFields}}" +
  payableFields +
  purchaseReferenceFields +
  taxedMoneyFields) as TypedDocument<PayableOrderQuery, PayableOrderQueryVariables>;

export const InvoiceDocument = ("query Invoice($token:String!){payable(kind:INVOICE token:$token){...PayableFields}}" +
  payableFields +
  purchaseReferenceFields +
  taxedMoneyFields) as TypedDocument<InvoiceQuery, InvoiceQueryVariables>;

export const InvoicePayDocument = ("mutation InvoicePay($token:String!$idempotencyKey:String!$expectedTotal:MoneyInput!$payment:PaymentInput!$languageCode:LanguageCodeEnum!$attestations:[LegalAcknowledgement!]!){invoicePay(token:$token idempotencyKey:$idempotencyKey expectedTotal:$expectedTotal payment:$payment languageCode:$languageCode attestations:$attestations){invoiceErrors{...InvoiceErrorFields}payable{...PayableFields}confirmationNeeded paymentIntentSecret isPending}}" +
  invoiceErrorFields +
  payableFields +
  purchaseReferenceFields +
  taxedMoneyFields) as TypedDocument<InvoicePayMutation, InvoicePayMutationVariables>;

export const OrderPayDocument = ("mutation OrderPay($token:String!$idempotencyKey:String!$expectedTotal:MoneyInput!$payment:PaymentInput!$languageCode:LanguageCodeEnum!$attestations:[LegalAcknowledgement!]!){orderPay(token:$token idempotencyKey:$idempotencyKey expectedTotal:$expectedTotal payment:$payment languageCode:$languageCode attestations:$attestations){orderErrors{...OrderErrorFields}payable{...PayableFields}confirmationNeeded paymentIntentSecret isPending}}" +
  orderErrorFields +
  payableFields +
  purchaseReferenceFields +
  taxedMoneyFields) as TypedDocument<OrderPayMutation, OrderPayMutationVariables>;
