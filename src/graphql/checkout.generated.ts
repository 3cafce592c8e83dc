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

export type AddressFieldsFragment = { readonly id: string, readonly firstName: string, readonly lastName: string, readonly companyName: string, readonly streetAddress1: string, readonly streetAddress2: string, readonly city: string, readonly postalCode: string, readonly countryArea: string, readonly phoneFormatted: string, readonly lines: ReadonlyArray<string>, readonly country: { readonly code: Types.CountryCode } };

export type TaxLineFieldsFragment = { readonly code: Types.TaxCode, readonly name: string | null, readonly rate: number, readonly amount: { readonly amount: number, readonly currency: string } };

export type QuoteDataFieldsFragment = { readonly equoteOrganizationName: string, readonly equoteJobTitle: string, readonly equotePracticePlace: string, readonly equotePracticeDetails: string, readonly equoteSpecialty: string, readonly equoteComment: string };

export type CheckoutErrorFieldsFragment = { readonly field: string | null, readonly code: Types.CheckoutErrorCode, readonly reason: Types.RefusalReason | null, readonly most: number | null };

export type MembershipTermFieldsFragment = { readonly name: string, readonly lastDay: string, readonly nextTermDay: string, readonly renewsAutomatically: boolean, readonly trialDays: number | null, readonly months: number, readonly price: TaxedMoneyFieldsFragment | null, readonly commitment: { readonly months: number, readonly lastDay: string } | null };

export type CheckoutFieldsFragment = { readonly id: string, readonly token: string, readonly isExpired: boolean, readonly isPlaced: boolean, readonly isContinuedElsewhere: boolean, readonly isPaymentUnderWay: boolean, readonly placedOrderToken: string | null, readonly languageCode: Types.LanguageCodeEnum, readonly bundleType: Types.CheckoutBundleType | null, readonly email: string, readonly marketingOptIn: boolean, readonly note: string, readonly organizationName: string, readonly voucherCode: string | null, readonly isTaxFinal: boolean, readonly isTaxEstimated: boolean, readonly taxTreatment: Types.TaxTreatment, readonly taxRate: number, readonly taxName: string | null, readonly isShippingRequired: boolean, readonly requiredAttestations: ReadonlyArray<Types.LegalAcknowledgement>, readonly changeInstead: Types.RefusalReason | null, readonly isAutoRenewalOffered: boolean, readonly autoRenewal: boolean, readonly vatRegistrationNumber: string | null, readonly vatRegistrationStatus: Types.TaxIdStatus | null, readonly isTaxRegistrationNumberAvailable: boolean, readonly country: { readonly code: Types.CountryCode }, readonly references: PurchaseReferenceFieldsFragment, readonly electronicQuoteData: QuoteDataFieldsFragment | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: Types.ProductKind, readonly quantity: number, readonly maximumQuantity: number, readonly isFreeItemLine: boolean, readonly variantName: string, readonly renewsAfterMonths: number | null, readonly variant: { readonly id: string, readonly sku: string, readonly connector: Types.Connector | null, readonly product: { readonly id: string, readonly slug: string, readonly name: string } }, readonly unitPricing: { readonly price: TaxedMoneyFieldsFragment, readonly priceUndiscounted: TaxedMoneyFieldsFragment }, readonly totalPrice: TaxedMoneyFieldsFragment, readonly renewalPrice: TaxedMoneyFieldsFragment | null }>, readonly subtotalPrice: TaxedMoneyFieldsFragment, readonly discountAmount: { readonly amount: number, readonly currency: string }, readonly refusedVoucher: { readonly code: string, readonly reason: Types.VoucherReason } | null, readonly shippingPrice: TaxedMoneyFieldsFragment | null, readonly totalPrice: TaxedMoneyFieldsFragment, readonly minimumTotal: { readonly amount: number, readonly currency: string } | null, readonly taxLines: ReadonlyArray<TaxLineFieldsFragment>, readonly estimatedDuty: { readonly amount: number, readonly currency: string } | null, readonly shippingAddress: AddressFieldsFragment | null, readonly billingAddress: AddressFieldsFragment | null, readonly availableShippingMethods: ReadonlyArray<{ readonly id: string, readonly name: string, readonly earliestDelivery: string, readonly latestDelivery: string, readonly price: { readonly amount: number, readonly currency: string }, readonly checkoutPrices: { readonly shippingPrice: TaxedMoneyFieldsFragment, readonly totalPrice: TaxedMoneyFieldsFragment, readonly taxLines: ReadonlyArray<TaxLineFieldsFragment> } | null }>, readonly shippingMethod: { readonly id: string } | null, readonly availablePaymentGateways: ReadonlyArray<{ readonly method: Types.PaymentMethodEnum }>, readonly requiredTerms: ReadonlyArray<{ readonly name: Types.TermsDocument, readonly version: string }>, readonly membershipTerm: MembershipTermFieldsFragment | null, readonly organization: { readonly name: string } | null };

export type OrderFieldsFragment = { readonly id: string, readonly isAccessGranted: boolean, readonly token: string, readonly number: string, readonly created: string, readonly confirmed: string | null, readonly status: Types.OrderStatus, readonly email: string | null, readonly voucherCode: string | null, readonly note: string, readonly shippingMethodName: string | null, readonly earliestDelivery: string | null, readonly latestDelivery: string | null, readonly taxTreatment: Types.TaxTreatment, readonly taxRate: number, readonly isTaxEstimated: boolean, readonly taxName: string | null, readonly paymentStatus: Types.OrderPaymentStatus, readonly chargeStatus: Types.ChargeStatus, readonly organizationName: string, readonly vatRegistrationNumber: string | null, readonly isRental: boolean, readonly fulfillments: ReadonlyArray<{ readonly id: string, readonly created: string, readonly trackingNumber: string | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly quantity: number, readonly orderLine: { readonly id: string, readonly productRawName: string, readonly variantName: string } }> }>, readonly invoice: { readonly id: string, readonly number: string, readonly url: string | null, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly url: string }> } | null, readonly country: { readonly code: Types.CountryCode }, readonly quote: { readonly number: string, readonly status: Types.QuoteStatus, readonly lastDay: string, readonly url: string | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly productRawName: string, readonly variantName: string, readonly productSku: string, readonly productSlug: string, readonly kind: Types.ProductKind, readonly quantity: number, readonly isFreeItemLine: boolean, readonly unitPrice: TaxedMoneyFieldsFragment, readonly undiscountedUnitPrice: TaxedMoneyFieldsFragment, readonly totalPrice: TaxedMoneyFieldsFragment, readonly thumbnail: { readonly url: string, readonly alt: string } | null }>, readonly subtotal: TaxedMoneyFieldsFragment, readonly discount: { readonly amount: number, readonly currency: string }, readonly tradeIn: { readonly productLine: Types.ProductLine, readonly serialNumber: string, readonly status: Types.TradeInStatus, readonly returnDay: string } | null, readonly shippingPrice: TaxedMoneyFieldsFragment, readonly estimatedDuty: { readonly amount: number, readonly currency: string } | null, readonly taxLines: ReadonlyArray<(
    { readonly registrationNumber: string | null }
    & TaxLineFieldsFragment
  )>, readonly total: TaxedMoneyFieldsFragment, readonly shippingAddress: AddressFieldsFragment | null, readonly billingAddress: AddressFieldsFragment | null, readonly partPayment: { readonly received: { readonly amount: number, readonly currency: string }, readonly open: { readonly amount: number, readonly currency: string } } | null, readonly payments: ReadonlyArray<{ readonly id: string, readonly gateway: string, readonly method: Types.PaymentMethodEnum, readonly chargeStatus: Types.ChargeStatus, readonly created: string, readonly ccBrand: string | null, readonly ccWallet: string | null, readonly ccLastDigits: string | null, readonly bankLastDigits: string | null, readonly debitFailure: Types.DebitFailure | null, readonly disputedAt: string | null, readonly verificationUrl: string | null, readonly ccExpMonth: number | null, readonly ccExpYear: number | null, readonly total: { readonly amount: number, readonly currency: string }, readonly refunded: { readonly amount: number, readonly currency: string }, readonly transactions: ReadonlyArray<{ readonly id: string, readonly created: string, readonly kind: Types.TransactionKind, readonly isSuccess: boolean, readonly amount: { readonly amount: number, readonly currency: string } }> }>, readonly references: PurchaseReferenceFieldsFragment, readonly membershipTerm: (
    { readonly startsOn: string }
    & MembershipTermFieldsFragment
  ) | null };

export type CountryAddressValidationQueryVariables = Exact<{
  countryCode: Types.CountryCode;
  languageCode?: Types.LanguageCodeEnum | null | undefined;
}>;


export type CountryAddressValidationQuery = { readonly addressValidationRules: { readonly countryCode: Types.CountryCode, readonly requiredFields: ReadonlyArray<string>, readonly displayOrder: ReadonlyArray<string>, readonly countryAreaType: string, readonly cityType: string, readonly postalCodeType: string, readonly postalCodePattern: string | null, readonly postalCodeExamples: ReadonlyArray<string>, readonly phonePattern: string, readonly countryAreaChoices: ReadonlyArray<{ readonly raw: string, readonly verbose: string, readonly postalCodePrefix: string | null, readonly isServed: boolean }>, readonly unservedTerritories: ReadonlyArray<{ readonly name: string, readonly countryCode: Types.CountryCode | null, readonly postalCodePrefix: string }> } };

export type CheckoutQueryVariables = Exact<{
  token: string;
  buyerKey?: string | null | undefined;
}>;


export type CheckoutQuery = { readonly checkout: CheckoutFieldsFragment | null };

export type OrderQueryVariables = Exact<{
  token: string;
  accessKey?: string | null | undefined;
}>;


export type OrderQuery = { readonly order: OrderFieldsFragment | null };

export type CheckoutCreateMutationVariables = Exact<{
  input: Types.CheckoutCreateInput;
}>;


export type CheckoutCreateMutation = { readonly checkoutCreate: { readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: (
      CheckoutFieldsFragment
      & BuyerCardFieldsFragment
    ) | null } };

export type CheckoutContinueMutationVariables = Exact<{
  checkoutId: string;
}>;


export type CheckoutContinueMutation = { readonly checkoutContinue: { readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: CheckoutFieldsFragment | null } };

export type CheckoutLinesAddMutationVariables = Exact<{
  checkoutId: string;
  lines: ReadonlyArray<Types.CheckoutLineInput>;
  organizationSlug?: string | null | undefined;
}>;


export type CheckoutLinesAddMutation = { readonly checkoutLinesAdd: { readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: (
      CheckoutFieldsFragment
      & BuyerCardFieldsFragment
    ) | null } };

export type CheckoutLinesUpdateMutationVariables = Exact<{
  checkoutId: string;
  lines: ReadonlyArray<Types.CheckoutLineInput>;
}>;


export type CheckoutLinesUpdateMutation = { readonly checkoutLinesUpdate: { readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: CheckoutFieldsFragment | null } };

export type CheckoutLineDeleteMutationVariables = Exact<{
  checkoutId: string;
  lineId: string;
}>;


export type CheckoutLineDeleteMutation = { readonly checkoutLineDelete: { readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: CheckoutFieldsFragment | null } };

export type CheckoutEmailUpdateMutationVariables = Exact<{
  checkoutId: string;
  email: string;
  marketingOptIn?: boolean | null | undefined;
  organizationName?: string | null | undefined;
  references?: Types.PurchaseReferencesInput | null | undefined;
}>;


export type CheckoutEmailUpdateMutation = { readonly checkoutEmailUpdate: { readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: CheckoutFieldsFragment | null } };

export type CheckoutAutoRenewalUpdateMutationVariables = Exact<{
  checkoutId: string;
  autoRenewal: boolean;
}>;


export type CheckoutAutoRenewalUpdateMutation = { readonly checkoutAutoRenewalUpdate: { readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: CheckoutFieldsFragment | null } };

export type CheckoutShippingAddressUpdateMutationVariables = Exact<{
  checkoutId: string;
  shippingAddress: Types.AddressInput;
}>;


export type CheckoutShippingAddressUpdateMutation = { readonly checkoutShippingAddressUpdate: { readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: CheckoutFieldsFragment | null } };

export type CheckoutBillingAddressUpdateMutationVariables = Exact<{
  checkoutId: string;
  billingAddress: Types.AddressInput;
}>;


export type CheckoutBillingAddressUpdateMutation = { readonly checkoutBillingAddressUpdate: { readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: CheckoutFieldsFragment | null } };

export type CheckoutShippingMethodUpdateMutationVariables = Exact<{
  checkoutId: string;
  shippingMethodId: string;
  note?: string | null | undefined;
}>;


export type CheckoutShippingMethodUpdateMutation = { readonly checkoutShippingMethodUpdate: { readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: CheckoutFieldsFragment | null } };

export type CheckoutUpdateVoucherMutationVariables = Exact<{
  checkoutId: string;
  voucherCode?: string | null | undefined;
}>;


export type CheckoutUpdateVoucherMutation = { readonly checkoutUpdateVoucher: { readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: CheckoutFieldsFragment | null } };

export type CheckoutVatNumberUpdateMutationVariables = Exact<{
  checkoutId: string;
  vatRegistrationNumber?: string | null | undefined;
}>;


export type CheckoutVatNumberUpdateMutation = { readonly checkoutVatNumberUpdate: { readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: CheckoutFieldsFragment | null } };

export type CheckoutQuoteDataUpdateMutationVariables = Exact<{
  checkoutId: string;
  quoteData: Types.QuoteDataInput;
}>;


export type CheckoutQuoteDataUpdateMutation = { readonly checkoutQuoteDataUpdate: { readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: CheckoutFieldsFragment | null } };

export type CheckoutLanguageCodeUpdateMutationVariables = Exact<{
  checkoutId: string;
  languageCode: Types.LanguageCodeEnum;
}>;


export type CheckoutLanguageCodeUpdateMutation = { readonly checkoutLanguageCodeUpdate: { readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: CheckoutFieldsFragment | null } };

export type CheckoutPaymentCreateMutationVariables = Exact<{
  checkoutId: string;
  input: Types.PaymentInput;
}>;


export type CheckoutPaymentCreateMutation = { readonly checkoutPaymentCreate: { readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: CheckoutFieldsFragment | null } };

export type CheckoutCompleteMutationVariables = Exact<{
  checkoutId: string;
  idempotencyKey?: string | null | undefined;
  buyerKey?: string | null | undefined;
  expectedTotal: Types.MoneyInput;
  expectedPayment?: Types.PaymentInput | null | undefined;
  expectedTrialCharge?: Types.TrialChargeInput | null | undefined;
  attestations: ReadonlyArray<Types.LegalAcknowledgement>;
}>;


export type CheckoutCompleteMutation = { readonly checkoutComplete: { readonly orderToken: string | null, readonly orderAccessKey: string | null, readonly confirmationNeeded: boolean, readonly paymentIntentSecret: string | null, readonly isPending: boolean, readonly checkoutErrors: ReadonlyArray<CheckoutErrorFieldsFragment>, readonly checkout: CheckoutFieldsFragment | null } };

export type AttributedVoucherQueryVariables = Exact<{
  country: Types.CountryCode;
  voucherCode: string;
}>;


export type AttributedVoucherQuery = { readonly shop: { readonly voucher: { readonly id: string, readonly code: string, readonly attributionDays: number | null } | null } };

export type TypedDocument<Data, Variables> = string & {
  readonly __apiType?: (variables: Variables) => Data;
};

const taxedMoneyFields =
  "fragment TaxedMoneyFields on TaxedMoney{currency gross{amount}net{amount}}";

const purchaseReferenceFields =
  "fragment PurchaseReferenceFields on PurchaseReferences{purchaseOrderNumber costCentre}";

const buyerCardFields =
  "fragment BuyerCardFields on Checkout{savedPaymentMethods{__typename ...on CreditCard{id brand wallet name lastDigits expMonth expYear isPrimary isOfOrganization isActive method}...on BankAccount{id isPrimary isOfOrganization isActive method lastDigits bankCountry bankName mandateReference}...on SEPADirectDebit{id isPrimary isOfOrganization isActive method lastDigits bankCountry bankName mandateReference}}chosenSavedPaymentMethod{__typename ...on CreditCard{id}...on BankAccount{id}...on SEPADirectDebit{id}}}";

const addressFields =
  "fragment AddressFields on Address{id firstName lastName companyName streetAddress1 streetAddress2 city postalCode country{code}countryArea phoneFormatted lines}";

const taxLineFields =
  "fragment TaxLineFields on TaxLine{code name rate amount{amount currency}}";

const quoteDataFields =
  "fragment QuoteDataFields on QuoteData{equoteOrganizationName equoteJobTitle equotePracticePlace equotePracticeDetails equoteSpecialty equoteComment}";

const checkoutErrorFields =
  "fragment CheckoutErrorFields on CheckoutError{field code reason most}";

const membershipTermFields =
  "fragment MembershipTermFields on MembershipTerm{name lastDay nextTermDay renewsAutomatically trialDays months price{...TaxedMoneyFields}commitment{months lastDay}}";

const checkoutFields =
  "fragment CheckoutFields on Checkout{id token isExpired isPlaced isContinuedElsewhere isPaymentUnderWay placedOrderToken country{code}languageCode bundleType email marketingOptIn note organizationName references{...PurchaseReferenceFields}electronicQuoteData{...QuoteDataFields}lines{id kind quantity maximumQuantity isFreeItemLine variantName variant{id sku connector product{id slug name}}unitPricing{price{...TaxedMoneyFields}priceUndiscounted{...TaxedMoneyFields}}totalPrice{...TaxedMoneyFields}renewsAfterMonths renewalPrice{...TaxedMoneyFields}}subtotalPrice{...TaxedMoneyFields}discountAmount{amount currency}voucherCode refusedVoucher{code reason}shippingPrice{...TaxedMoneyFields}totalPrice{...TaxedMoneyFields}minimumTotal{amount currency}isTaxFinal isTaxEstimated taxTreatment taxRate taxName taxLines{...TaxLineFields}estimatedDuty{amount currency}isShippingRequired shippingAddress{...AddressFields}billingAddress{...AddressFields}availableShippingMethods{id name price{amount currency}earliestDelivery latestDelivery checkoutPrices{shippingPrice{...TaxedMoneyFields}totalPrice{...TaxedMoneyFields}taxLines{...TaxLineFields}}}shippingMethod{id}availablePaymentGateways{method}requiredAttestations requiredTerms{name version}membershipTerm{...MembershipTermFields}changeInstead organization{name}isAutoRenewalOffered autoRenewal vatRegistrationNumber vatRegistrationStatus isTaxRegistrationNumberAvailable}";

const orderFields =
  "fragment OrderFields on Order{id fulfillments{id created trackingNumber lines{id quantity orderLine{id productRawName variantName}}}invoice{id number url creditNotes{number url}}isAccessGranted token number country{code}created confirmed status quote{number status lastDay url}email lines{id productRawName variantName productSku productSlug kind quantity isFreeItemLine unitPrice{...TaxedMoneyFields}undiscountedUnitPrice{...TaxedMoneyFields}totalPrice{...TaxedMoneyFields}thumbnail{url alt}}subtotal{...TaxedMoneyFields}discount{amount currency}voucherCode tradeIn{productLine serialNumber status returnDay}shippingPrice{...TaxedMoneyFields}estimatedDuty{amount currency}note shippingMethodName earliestDelivery latestDelivery taxTreatment taxRate isTaxEstimated taxName taxLines{...TaxLineFields registrationNumber}total{...TaxedMoneyFields}shippingAddress{...AddressFields}billingAddress{...AddressFields}paymentStatus chargeStatus partPayment{received{amount currency}open{amount currency}}payments{id gateway method chargeStatus created total{amount currency}refunded{amount currency}transactions{id created kind amount{amount currency}isSuccess}ccBrand ccWallet ccLastDigits bankLastDigits debitFailure disputedAt verificationUrl ccExpMonth ccExpYear}organizationName references{...PurchaseReferenceFields}vatRegistrationNumber isRental membershipTerm{...MembershipTermFields startsOn}}";

export const CountryAddressValidationDocument = ("query CountryAddressValidation($countryCode:CountryCode!$languageCode:LanguageCodeEnum){addressValidationRules(countryCode:$countryCode languageCode:$languageCode){countryCode requiredFields displayOrder countryAreaChoices{raw verbose postalCodePrefix isServed}countryAreaType cityType postalCodeType postalCodePattern postalCodeExamples phonePattern unservedTerritories{name countryCode postalCodePrefix}}}") as TypedDocument<CountryAddressValidationQuery, CountryAddressValidationQueryVariables>;

export const CheckoutDocument = ("query Checkout($token:String!$buyerKey:String){checkout(token:$token buyerKey:$buyerKey){...CheckoutFields}}" +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields) as TypedDocument<CheckoutQuery, CheckoutQueryVariables>;

export const OrderDocument = ("query Order($token:String!$accessKey:String){order(token:$token accessKey:$accessKey){...OrderFields}}" +
  orderFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  purchaseReferenceFields +
  membershipTermFields) as TypedDocument<OrderQuery, OrderQueryVariables>;

export const CheckoutCreateDocument = ("mutation CheckoutCreate($input:CheckoutCreateInput!){checkoutCreate(input:$input){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields ...BuyerCardFields}}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields +
  buyerCardFields) as TypedDocument<CheckoutCreateMutation, CheckoutCreateMutationVariables>;

export const CheckoutContinueDocument = ("mutation CheckoutContinue($checkoutId:ID!){checkoutContinue(checkoutId:$checkoutId){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields}}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields) as TypedDocument<CheckoutContinueMutation, CheckoutContinueMutationVariables>;

export const CheckoutLinesAddDocument = ("mutation CheckoutLinesAdd($checkoutId:ID!$lines:[CheckoutLineInput!]!$organizationSlug:String){checkoutLinesAdd(checkoutId:$checkoutId lines:$lines organizationSlug:$organizationSlug){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields ...BuyerCardFields}}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields +
  buyerCardFields) as TypedDocument<CheckoutLinesAddMutation, CheckoutLinesAddMutationVariables>;

export const CheckoutLinesUpdateDocument = ("mutation CheckoutLinesUpdate($checkoutId:ID!$lines:[CheckoutLineInput!]!){checkoutLinesUpdate(checkoutId:$checkoutId lines:$lines){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields}}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields) as TypedDocument<CheckoutLinesUpdateMutation, CheckoutLinesUpdateMutationVariables>;

export const CheckoutLineDeleteDocument = ("mutation CheckoutLineDelete($checkoutId:ID!$lineId:ID!){checkoutLineDelete(checkoutId:$checkoutId lineId:$lineId){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields}}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields) as TypedDocument<CheckoutLineDeleteMutation, CheckoutLineDeleteMutationVariables>;

export const CheckoutEmailUpdateDocument = ("mutation CheckoutEmailUpdate($checkoutId:ID!$email:String!$marketingOptIn:Boolean$organizationName:String$references:PurchaseReferencesInput){checkoutEmailUpdate(checkoutId:$checkoutId email:$email marketingOptIn:$marketingOptIn organizationName:$organizationName references:$references){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields}}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields) as TypedDocument<CheckoutEmailUpdateMutation, CheckoutEmailUpdateMutationVariables>;

export const CheckoutAutoRenewalUpdateDocument = ("mutation CheckoutAutoRenewalUpdate($checkoutId:ID!$autoRenewal:Boolean!){checkoutAutoRenewalUpdate(checkoutId:$checkoutId autoRenewal:$autoRenewal){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields}}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields) as TypedDocument<CheckoutAutoRenewalUpdateMutation, CheckoutAutoRenewalUpdateMutationVariables>;

export const CheckoutShippingAddressUpdateDocument = ("mutation CheckoutShippingAddressUpdate($checkoutId:ID!$shippingAddress:AddressInput!){checkoutShippingAddressUpdate(checkoutId:$checkoutId shippingAddress:$shippingAddress){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields}}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields) as TypedDocument<CheckoutShippingAddressUpdateMutation, CheckoutShippingAddressUpdateMutationVariables>;

export const CheckoutBillingAddressUpdateDocument = ("mutation CheckoutBillingAddressUpdate($checkoutId:ID!$billingAddress:AddressInput!){checkoutBillingAddressUpdate(checkoutId:$checkoutId billingAddress:$billingAddress){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields}}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields) as TypedDocument<CheckoutBillingAddressUpdateMutation, CheckoutBillingAddressUpdateMutationVariables>;

export const CheckoutShippingMethodUpdateDocument = ("mutation CheckoutShippingMethodUpdate($checkoutId:ID!$shippingMethodId:ID!$note:String){checkoutShippingMethodUpdate(checkoutId:$checkoutId shippingMethodId:$shippingMethodId note:$note){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields}}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields) as TypedDocument<CheckoutShippingMethodUpdateMutation, CheckoutShippingMethodUpdateMutationVariables>;

export const CheckoutUpdateVoucherDocument = ("mutation CheckoutUpdateVoucher($checkoutId:ID!$voucherCode:String){checkoutUpdateVoucher(checkoutId:$checkoutId voucherCode:$voucherCode){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields}}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields) as TypedDocument<CheckoutUpdateVoucherMutation, CheckoutUpdateVoucherMutationVariables>;

export const CheckoutVatNumberUpdateDocument = ("mutation CheckoutVatNumberUpdate($checkoutId:ID!$vatRegistrationNumber:String){checkoutVatNumberUpdate(checkoutId:$checkoutId vatRegistrationNumber:$vatRegistrationNumber){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields}}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields) as TypedDocument<CheckoutVatNumberUpdateMutation, CheckoutVatNumberUpdateMutationVariables>;

export const CheckoutQuoteDataUpdateDocument = ("mutation CheckoutQuoteDataUpdate($checkoutId:ID!$quoteData:QuoteDataInput!){checkoutQuoteDataUpdate(checkoutId:$checkoutId quoteData:$quoteData){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields}}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields) as TypedDocument<CheckoutQuoteDataUpdateMutation, CheckoutQuoteDataUpdateMutationVariables>;

export const CheckoutLanguageCodeUpdateDocument = ("mutation CheckoutLanguageCodeUpdate($checkoutId:ID!$languageCode:LanguageCodeEnum!){checkoutLanguageCodeUpdate(checkoutId:$checkoutId languageCode:$languageCode){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields}}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields) as TypedDocument<CheckoutLanguageCodeUpdateMutation, CheckoutLanguageCodeUpdateMutationVariables>;

export const CheckoutPaymentCreateDocument = ("mutation CheckoutPaymentCreate($checkoutId:ID!$input:PaymentInput!){checkoutPaymentCreate(checkoutId:$checkoutId input:$input){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields}}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields) as TypedDocument<CheckoutPaymentCreateMutation, CheckoutPaymentCreateMutationVariables>;

export const CheckoutCompleteDocument = ("mutation CheckoutComplete($checkoutId:ID!$idempotencyKey:String$buyerKey:String$expectedTotal:MoneyInput!$expectedPayment:PaymentInput$expectedTrialCharge:TrialChargeInput$attestations:[LegalAcknowledgement!]!){checkoutComplete(checkoutId:$checkoutId idempotencyKey:$idempotencyKey buyerKey:$buyerKey expectedTotal:$expectedTotal expectedPayment:$expectedPayment expectedTrialCharge:$expectedTrialCharge attestations:$attestations){checkoutErrors{...CheckoutErrorFields}checkout{...CheckoutFields}orderToken orderAccessKey confirmationNeeded paymentIntentSecret isPending}}" +
  checkoutErrorFields +
  checkoutFields +
  purchaseReferenceFields +
  quoteDataFields +
  taxedMoneyFields +
  taxLineFields +
  addressFields +
  membershipTermFields) as TypedDocument<CheckoutCompleteMutation, CheckoutCompleteMutationVariables>;

export const AttributedVoucherDocument = ("query AttributedVoucher($country:CountryCode!$voucherCode:String!){shop(country:$country voucherCode:$voucherCode){voucher{id code attributionDays}}}") as TypedDocument<AttributedVoucherQuery, AttributedVoucherQueryVariables>;
