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

export type CountryFieldsFragment = { readonly code: Types.CountryCode, readonly country: string, readonly languageCode: Types.LanguageCodeEnum, readonly currency: string | null };

export type MaintenanceFieldsFragment = { readonly maintenanceMode: boolean, readonly maintenanceAccessAllowed: boolean, readonly maintenancePageHeader: string | null, readonly maintenancePageContent: string | null, readonly maintenancePageUrl: string | null };

export type SelectedAttributeFieldsFragment = { readonly attribute: { readonly id: string, readonly name: string, readonly slug: string }, readonly value: { readonly id: string, readonly name: string, readonly slug: string, readonly certificateUrl: string | null } | null };

export type VariantFieldsFragment = { readonly id: string, readonly sku: string, readonly name: string, readonly connector: Types.Connector | null, readonly billingTerm: Types.BillingTerm, readonly renewsAfterMonths: number | null, readonly commitmentMonths: number | null, readonly trialDays: number | null, readonly isForRenewal: boolean, readonly renewalPrice: TaxedMoneyFieldsFragment | null, readonly pricing: { readonly onSale: boolean, readonly reductionEndDate: string | null, readonly price: TaxedMoneyFieldsFragment, readonly priceUndiscounted: TaxedMoneyFieldsFragment } | null, readonly attributes: ReadonlyArray<SelectedAttributeFieldsFragment>, readonly images: ReadonlyArray<{ readonly id: string, readonly url: string, readonly alt: string }> };

export type ProductFieldsFragment = { readonly id: string, readonly slug: string, readonly name: string, readonly kind: Types.ProductKind, readonly productLine: Types.ProductLine | null, readonly planFamily: Types.PlanFamily | null, readonly subscriptionPart: Types.SubscriptionPart | null, readonly includedSeats: number | null, readonly useArea: Types.UseArea | null, readonly market: Types.Market, readonly description: string, readonly descriptionJson: string, readonly thumbnail: { readonly url: string, readonly alt: string } | null, readonly images: ReadonlyArray<{ readonly id: string, readonly url: string, readonly alt: string }>, readonly attributes: ReadonlyArray<SelectedAttributeFieldsFragment>, readonly variants: ReadonlyArray<VariantFieldsFragment> };

export type EnabledCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type EnabledCountriesQuery = { readonly shop: { readonly countries: ReadonlyArray<CountryFieldsFragment> } };

export type GeolocalizationQueryVariables = Exact<{ [key: string]: never; }>;


export type GeolocalizationQuery = { readonly geolocalization: { readonly country: CountryFieldsFragment | null } };

export type MaintenanceQueryVariables = Exact<{ [key: string]: never; }>;


export type MaintenanceQuery = { readonly shop: { readonly maintenance: MaintenanceFieldsFragment } };

export type ShopQueryVariables = Exact<{
  country: Types.CountryCode;
  languageCode?: Types.LanguageCodeEnum | null | undefined;
  voucherCode?: string | null | undefined;
  storeType?: Types.StoreType | null | undefined;
}>;


export type ShopQuery = { readonly shop: { readonly storeType: Types.StoreType, readonly currency: string, readonly promotionFlags: ReadonlyArray<Types.PromotionFlag>, readonly proCustomBaseNumCloudUsers: number, readonly teamBaseNumCloudUsers: number, readonly maxCloudUsers: number, readonly maxDevices: number, readonly countries: ReadonlyArray<CountryFieldsFragment>, readonly maintenance: MaintenanceFieldsFragment, readonly countryPermissions: { readonly productLines: ReadonlyArray<Types.ProductLine>, readonly planFamilies: ReadonlyArray<Types.PlanFamily>, readonly rental: boolean, readonly accessories: boolean, readonly warranties: boolean }, readonly devices: ReadonlyArray<ProductFieldsFragment>, readonly ownersDevices: ReadonlyArray<ProductFieldsFragment>, readonly accessories: ReadonlyArray<ProductFieldsFragment>, readonly subscriptions: ReadonlyArray<ProductFieldsFragment>, readonly rentals: ReadonlyArray<ProductFieldsFragment>, readonly extendedWarranties: ReadonlyArray<ProductFieldsFragment>, readonly iq3: { readonly id: string } | null, readonly plusUsb: { readonly id: string } | null, readonly plusLightning: { readonly id: string } | null, readonly vet: { readonly id: string } | null, readonly banner: BannerFieldsFragment | null, readonly currentOffers: ReadonlyArray<{ readonly slug: string, readonly startDate: string | null, readonly endDate: string | null, readonly endsAt: string | null, readonly terms: string, readonly url: string, readonly promo: { readonly code: string, readonly name: string, readonly countries: ReadonlyArray<Types.CountryCode> } }>, readonly voucher: { readonly id: string, readonly code: string, readonly name: string | null, readonly description: string | null, readonly discountValueType: Types.DiscountValueType, readonly discountValue: number } | null, readonly clinicConfiguration: { readonly minSeats: number, readonly maxSeats: number }, readonly teamConfiguration: { readonly minSeats: number, readonly maxSeats: number }, readonly proCustomConfiguration: { readonly minSeats: number, readonly maxSeats: number } } };

export type BannerFieldsFragment = { readonly content: string, readonly url: string | null, readonly visibility: ReadonlyArray<string>, readonly color: Types.BannerColor, readonly promo: { readonly code: string, readonly expiresAt: string | null } };

export type ShopBannerQueryVariables = Exact<{
  country: Types.CountryCode;
  languageCode?: Types.LanguageCodeEnum | null | undefined;
  voucherCode?: string | null | undefined;
}>;


export type ShopBannerQuery = { readonly shop: { readonly voucher: { readonly id: string, readonly code: string, readonly name: string | null, readonly description: string | null, readonly voucherApplicableItemsSKUs: ReadonlyArray<string>, readonly isForLearners: boolean } | null, readonly banner: BannerFieldsFragment | null, readonly currentOffers: ReadonlyArray<{ readonly endsAt: string | null, readonly terms: string, readonly promo: { readonly code: string, readonly name: string, readonly voucherApplicableItemsSKUs: ReadonlyArray<string>, readonly freeProductVariants: ReadonlyArray<{ readonly sku: string }> } }> } };

export type EstimatedDeliveryPreviewQueryVariables = Exact<{
  country: Types.CountryCode;
  languageCode?: Types.LanguageCodeEnum | null | undefined;
}>;


export type EstimatedDeliveryPreviewQuery = { readonly estimatedDeliveryPreview: ReadonlyArray<{ readonly id: string, readonly earliestDelivery: string, readonly latestDelivery: string, readonly price: { readonly amount: number, readonly currency: string } }> };

export type ShippingRatesQueryVariables = Exact<{
  country: Types.CountryCode;
  languageCode?: Types.LanguageCodeEnum | null | undefined;
}>;


export type ShippingRatesQuery = { readonly shop: { readonly shippingRates: ReadonlyArray<{ readonly name: string, readonly minBusinessDays: number, readonly maxBusinessDays: number, readonly price: TaxedMoneyFieldsFragment }> } };

export type TypedDocument<Data, Variables> = string & {
  readonly __apiType?: (variables: Variables) => Data;
};

const taxedMoneyFields =
  "fragment TaxedMoneyFields on TaxedMoney{currency gross{amount}net{amount}}";

const countryFields =
  "fragment CountryFields on Country{code country languageCode currency}";

const maintenanceFields =
  "fragment MaintenanceFields on Maintenance{maintenanceMode maintenanceAccessAllowed maintenancePageHeader maintenancePageContent maintenancePageUrl}";

const selectedAttributeFields =
  "fragment SelectedAttributeFields on SelectedAttribute{attribute{id name slug}value{id name slug certificateUrl}}";

const variantFields =
  "fragment VariantFields on ProductVariant{id sku name connector billingTerm renewsAfterMonths commitmentMonths trialDays isForRenewal renewalPrice{...TaxedMoneyFields}pricing{price{...TaxedMoneyFields}priceUndiscounted{...TaxedMoneyFields}onSale reductionEndDate}attributes{...SelectedAttributeFields}images{id url alt}}";

const productFields =
  "fragment ProductFields on Product{id slug name kind productLine planFamily subscriptionPart includedSeats useArea market description descriptionJson thumbnail{url alt}images{id url alt}attributes{...SelectedAttributeFields}variants{...VariantFields}}";

const bannerFields =
  "fragment BannerFields on Banner{content url visibility color promo{code expiresAt}}";

export const EnabledCountriesDocument = ("query EnabledCountries{shop{countries{...CountryFields}}}" +
  countryFields) as TypedDocument<EnabledCountriesQuery, EnabledCountriesQueryVariables>;

export const GeolocalizationDocument = ("query Geolocalization{geolocalization{country{...CountryFields}}}" +
  countryFields) as TypedDocument<GeolocalizationQuery, GeolocalizationQueryVariables>;

export const MaintenanceQueryDocument = ("query MaintenanceQuery{shop{maintenance{...MaintenanceFields}}}" +
  maintenanceFields) as TypedDocument<MaintenanceQuery, MaintenanceQueryVariables>;

export const ShopDocument = ("query Shop($country:CountryCode!$languageCode:LanguageCodeEnum$voucherCode:String$storeType:StoreType){shop(country:$country languageCode:$languageCode voucherCode:$voucherCode storeType:$storeType){storeType currency countries{...CountryFields}maintenance{...MaintenanceFields}countryPermissions{productLines planFamilies rental accessories warranties}devices{...ProductFields}ownersDevices{...ProductFields}accessories{...ProductFields}subscriptions{...ProductFields}rentals{...ProductFields}extendedWarranties{...ProductFields}iq3{id}plusUsb{id}plusLightning{id}vet{id}banner{...BannerFields}promotionFlags currentOffers{slug startDate endDate endsAt terms url promo{code name countries}}voucher{id code name description discountValueType discountValue}clinicConfiguration{minSeats maxSeats}teamConfiguration{minSeats maxSeats}proCustomConfiguration{minSeats maxSeats}proCustomBaseNumCloudUsers teamBaseNumCloudUsers maxCloudUsers maxDevices}}" +
  countryFields +
  maintenanceFields +
  productFields +
  selectedAttributeFields +
  variantFields +
  taxedMoneyFields +
  bannerFields) as TypedDocument<ShopQuery, ShopQueryVariables>;

export const ShopBannerDocument = ("query ShopBanner($country:CountryCode!$languageCode:LanguageCodeEnum$voucherCode:String){shop(country:$country languageCode:$languageCode voucherCode:$voucherCode){voucher{id code name description voucherApplicableItemsSKUs isForLearners}banner{...BannerFields}currentOffers{endsAt terms promo{code name voucherApplicableItemsSKUs freeProductVariants{sku}}}}}" +
  bannerFields) as TypedDocument<ShopBannerQuery, ShopBannerQueryVariables>;

export const EstimatedDeliveryPreviewDocument = ("query EstimatedDeliveryPreview($country:CountryCode!$languageCode:LanguageCodeEnum){estimatedDeliveryPreview(country:$country languageCode:$languageCode){id price{amount currency}earliestDelivery latestDelivery}}") as TypedDocument<EstimatedDeliveryPreviewQuery, EstimatedDeliveryPreviewQueryVariables>;

export const ShippingRatesDocument = ("query ShippingRates($country:CountryCode!$languageCode:LanguageCodeEnum){shop(country:$country languageCode:$languageCode){shippingRates{name price{...TaxedMoneyFields}minBusinessDays maxBusinessDays}}}" +
  taxedMoneyFields) as TypedDocument<ShippingRatesQuery, ShippingRatesQueryVariables>;
