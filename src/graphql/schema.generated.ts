// Generated from schema.graphql by tools/codegen.ts; do not edit.
/** An amount that the buyer saw. */
export type MoneyInput = {
  /** Amount in major units, two decimals. */
  readonly amount: number;
  /** ISO 4217 code, upper case. */
  readonly currency: string;
};

/** Role of a banner's colours; the storefront says which colours they are. */
export type BannerColor =
  /** Of the one thing to do. */
  | 'ACCENT'
  /** Of headings and text. */
  | 'INK'
  /** Of what must not be missed. */
  | 'ATTENTION';

/** What was typed into the street of an address. */
export type AddressSuggestionsInput = {
  /** The text, 3 to 100 characters; nothing is suggested for less or more. */
  readonly text: string;
  /** Country of the address. */
  readonly countryCode: CountryCode;
  /** Language of the suggestions; the country's own words when null. */
  readonly languageCode?: LanguageCodeEnum | null | undefined;
  /** Made by the client for one search, from its first letter to its choice: 1 to 36 letters, digits, hyphens and underscores. */
  readonly sessionToken: string;
};

/** A suggestion that was chosen. */
export type SuggestedAddressInput = {
  /** The `placeId` of the suggestion. */
  readonly placeId: string;
  /** Country of the address. */
  readonly countryCode: CountryCode;
  /** Language of the address; the country's own words when null. */
  readonly languageCode?: LanguageCodeEnum | null | undefined;
  /** That of the search, which ends with this. */
  readonly sessionToken: string;
};

/** A postal address as typed. Fields that are left out count as empty. */
export type AddressInput = {
  /** Given name, at most 60 characters. */
  readonly firstName?: string | null | undefined;
  /** Family name, at most 60 characters. */
  readonly lastName?: string | null | undefined;
  /** Organization, at most 100 characters. */
  readonly companyName?: string | null | undefined;
  /** Street and number, at most 100 characters. */
  readonly streetAddress1?: string | null | undefined;
  /** Floor, suite, door, at most 100 characters. */
  readonly streetAddress2?: string | null | undefined;
  /** City, at most 80 characters. */
  readonly city?: string | null | undefined;
  /** Postal code, at most 20 characters. */
  readonly postalCode?: string | null | undefined;
  /** Country. */
  readonly country: CountryCode;
  /** State, province or region, at most 60 characters. */
  readonly countryArea?: string | null | undefined;
  /** Telephone in any spelling, at most 32 characters. */
  readonly phone?: string | null | undefined;
};

/** Why a voucher code does not count. */
export type VoucherReason =
  /** No voucher has this code. */
  | 'UNKNOWN'
  /** It is not in force, or not yet. */
  | 'NOT_ACTIVE'
  /** It has ended. */
  | 'EXPIRED'
  /** It does not hold in this country. */
  | 'COUNTRY'
  /** Another affiliate already counts for this buyer. */
  | 'AFFILIATE_APPLIED'
  /** It is the buyer's own recommendation. */
  | 'OWN_REFERRAL'
  /** An order of the same e-mail address has used it. */
  | 'ALREADY_USED'
  /** It is for verified learners. */
  | 'LEARNERS_ONLY'
  /** The lines are below its minimum. */
  | 'MINIMUM'
  /** It applies to none of the lines. */
  | 'ITEMS'
  /** It does not add to a reduced price, and every line that it is for has one. */
  | 'SALE_ITEMS'
  /** It was used as often as it may be. */
  | 'USED_UP';

/** What a new checkout begins with. */
export type CheckoutCreateInput = {
  /** Country of the prices. */
  readonly country: CountryCode;
  /** Language of the names in it and of the mails; the country's default language when null. */
  readonly languageCode?: LanguageCodeEnum | null | undefined;
  /** First lines, at most 50. */
  readonly lines: ReadonlyArray<CheckoutLineInput>;
  /** Voucher code, at most 64 characters; null for none. */
  readonly voucherCode?: string | null | undefined;
};

/** How a purchasing department files what it orders: texts of at most 64 characters; null leaves one, empty takes it off. */
export type PurchaseReferencesInput = {
  /** The buyer's own order number. */
  readonly purchaseOrderNumber?: string | null | undefined;
  /** The buyer's cost centre. */
  readonly costCentre?: string | null | undefined;
};

/** A variant with a quantity. */
export type CheckoutLineInput = {
  /** Variant, base64 of `ProductVariant:sku`. */
  readonly variantId: string;
  /** How many; 0 removes the line where lines are updated and is refused elsewhere. */
  readonly quantity: number;
};

/** How an order will be paid. */
export type PaymentInput = {
  /** Name of the provider, one of the checkout's `availablePaymentGateways`. */
  readonly gateway: string;
  /** The method. */
  readonly method: PaymentMethodEnum;
  /** The provider's name for what the buyer entered, at most 255 characters; null for methods that need none. */
  readonly token?: string | null | undefined;
};

/** What somebody wrote into a form. What the form does not ask is not kept; what it asks and is left out counts as empty. */
export type LeadFormInput = {
  /** Address of the form below `form/`, such as `demo` or `webinar/first-scans`; at most 64 characters. */
  readonly form: string;
  /** Language of the page on which it was written. */
  readonly languageCode: LanguageCodeEnum;
  /** At most 60 characters. */
  readonly firstName?: string | null | undefined;
  /** At most 60 characters. */
  readonly lastName?: string | null | undefined;
  /** At most 254 characters. */
  readonly email?: string | null | undefined;
  /** National for the country, or international with a leading +; at most 32 characters. */
  readonly phone?: string | null | undefined;
  /** At most 100 characters. */
  readonly organizationName?: string | null | undefined;
  /** At most 100 characters. */
  readonly jobTitle?: string | null | undefined;
  /** Where it is practised; at most 100 characters. */
  readonly practicePlace?: string | null | undefined;
  /** At most 100 characters. */
  readonly specialty?: string | null | undefined;
  /** Any country. */
  readonly country: CountryCode;
  /** Code or name of an area of the country, where it has any; at most 60 characters. */
  readonly countryArea?: string | null | undefined;
  /** As the country writes it; at most 20 characters. */
  readonly postalCode?: string | null | undefined;
  /** What it is about, where the form asks. */
  readonly contactTopic?: ContactTopic | null | undefined;
  /** At most 2000 characters, lines kept. */
  readonly comment?: string | null | undefined;
  /** At most 200 characters. */
  readonly howDidYouHear?: string | null | undefined;
  /** Whether news are wanted, where the form offers them. */
  readonly emailOptIn?: boolean | null | undefined;
};

/** What a developer asks about. */
export type ContactTopic =
  /** The software development kit for iOS. */
  | 'SDK_IOS'
  /** The software development kit for Android. */
  | 'SDK_ANDROID'
  /** The software development kit for C++. */
  | 'SDK_CPP'
  /** Interfaces between programs, and inference by models of one's own. */
  | 'INTEGRATION_APIS_ML_INFERENCE'
  /** Hardware made to order or sold under another name. */
  | 'CUSTOM_HARDWARE_OEM_SOLUTIONS'
  | 'OTHER';

/** What a buyer's tax registration number does to the price. Only CONFIRMED takes VAT off. */
export type TaxIdStatus =
  /** The registry knows it: the buyer accounts for the VAT. */
  | 'CONFIRMED'
  /** The registry could not say: VAT is charged, and the number may be sent again. */
  | 'UNCONFIRMED'
  /** The registry does not know it for sales between member states: VAT is charged. */
  | 'NOT_REGISTERED'
  /** A number from that country does not identify the buyer for this sale: VAT is charged. */
  | 'OTHER_COUNTRY'
  /** There is no reverse charge for this sale: VAT is charged. */
  | 'NOT_ELIGIBLE';

/** Why something about a checkout was refused. */
export type CheckoutErrorCode =
  | 'CANNOT_ATTACH_CARD'
  /** Unspent referral credit stands on the payment method. */
  | 'CANT_EDIT_WITH_CREDITS'
  /** The learner's proof is missing, unreadable or of the wrong kind. */
  | 'BAD_PROOF_OF_ENROLLMENT'
  | 'BANNED_EMAIL_ADDRESS'
  | 'BILLING_ADDRESS_NOT_SET'
  /** The lines amount to nothing that is sold together. */
  | 'BUNDLE_NOT_FOUND'
  | 'CARD_DECLINED'
  | 'COUNTRY_NOT_AVAILABLE'
  | 'EXPIRED_CARD'
  | 'INCORRECT_CVC'
  | 'INCORRECT_NUMBER'
  | 'INCORRECT_ZIP'
  /** An input is missing, too long or malformed; `field` says which. */
  | 'INVALID'
  /** What was named does not exist, or may not be seen. */
  | 'NOT_FOUND'
  | 'NO_PERMISSIONS'
  | 'OPERATION_NOT_ALLOWED'
  | 'ORDER_CREATION_FAILED'
  | 'PAYMENT_ERROR'
  | 'PAYMENT_NOT_FOUND'
  | 'PROCESSING_ERROR'
  | 'SHIPPING_ADDRESS_NOT_SET'
  | 'SHIPPING_METHOD_NOT_SET'
  /** The total is below what every way to pay takes; `minimumTotal` names it. */
  | 'TOTAL_BELOW_MINIMUM'
  /** The code is unknown, ended, used up, or nothing in the checkout qualifies. */
  | 'VOUCHER_NOT_APPLICABLE'
  /** Another affiliate already counts for this buyer. */
  | 'VOUCHER_NOT_APPLICABLE_AFFILIATE_APPLIED'
  /** The code does not hold in this country. */
  | 'VOUCHER_NOT_APPLICABLE_COUNTRY'
  /** The buyer cannot use this referral. */
  | 'VOUCHER_NOT_APPLICABLE_REFERRAL'
  /** The code does not add to a reduced price. */
  | 'VOUCHER_NOT_APPLICABLE_SALE'
  /** Only sales can open this purchase. */
  | 'ENTERPRISE_CODE_REQUIRED'
  /** The total differs from the one that the buyer saw. */
  | 'PRICES_ARE_CHANGED'
  /** A line is gone, not sold here or smaller than asked for. */
  | 'PRODUCTS_ARE_CHANGED';

/** Why something was refused, beside the code. */
export type RefusalReason =
  /** Nothing was given. */
  | 'REQUIRED'
  /** `most` is the number of characters that are taken. */
  | 'TOO_LONG'
  /** Holds what cannot be printed or seen. */
  | 'CHARACTERS'
  /** Holds signs that no name has. */
  | 'SYMBOLS'
  /** Is not written as one is. */
  | 'FORMAT'
  /** Is not in the list. */
  | 'CHOICE'
  | 'AREA_UNKNOWN'
  /** Nothing is shipped to this state or territory. */
  | 'AREA_NOT_SERVED'
  /** Nothing is sent to the territory of the postal code. */
  | 'TERRITORY_NOT_SERVED'
  | 'POSTAL_CODE_FORMAT'
  | 'POSTAL_CODE_AREA_MISMATCH'
  /** The postal code belongs to another country or territory, which is to be chosen. */
  | 'POSTAL_CODE_OTHER_COUNTRY'
  | 'PHONE_FORMAT'
  /** Devices for people and for animals are ordered separately. */
  | 'MIXED_MARKETS'
  /** An order holds one kind of membership. */
  | 'MIXED_PLANS'
  | 'MORE_THAN_ONE_MEMBERSHIP'
  /** The membership is for people and the order for animals, or the other way round. */
  | 'WRONG_MARKET'
  /** The membership does not come with this device. */
  | 'WRONG_PLAN'
  /** The device does not come with this membership. */
  | 'WRONG_DEVICE'
  /** What is not sold without a device or a membership. */
  | 'PART_MISSING'
  /** What is not sold together. */
  | 'PART_NOT_ALLOWED'
  /** A cart holds `most` lines. */
  | 'TOO_MANY_LINES'
  /** Not a whole number from 1 (or 0, which takes a line off) to `most`. */
  | 'QUANTITY'
  /** Sales takes orders of more than `most` devices. */
  | 'TOO_MANY_DEVICES'
  /** One extended warranty for each of the `most` devices. */
  | 'TOO_MANY_WARRANTIES'
  /** The plan has `most` seats. */
  | 'TOO_MANY_SEATS'
  /** Sold only to those who own one. */
  | 'OWNERS_ONLY'
  /** Not sold any more. */
  | 'NOT_SOLD'
  | 'NOT_SOLD_IN_COUNTRY'
  /** The line comes with the voucher code and goes with it. */
  | 'COMES_WITH_CODE'
  | 'LINE_GONE'
  /** The cart has become an order, has expired, or never was. */
  | 'CART_GONE'
  | 'PAYMENT_UNDER_WAY'
  /** Somebody else changed the cart at the same moment. */
  | 'CHANGED_ELSEWHERE'
  /** Another browser continues the checkout, under a token of its own; `checkoutContinue` takes it back. */
  | 'CONTINUED_ELSEWHERE'
  /** Not for the country in which the cart is priced. */
  | 'OTHER_COUNTRY'
  | 'TOO_MANY_TRIES'
  /** No voucher has this code. */
  | 'UNKNOWN'
  | 'NOT_ACTIVE'
  | 'EXPIRED'
  /** The code does not hold in this country. */
  | 'COUNTRY'
  | 'AFFILIATE_APPLIED'
  | 'OWN_REFERRAL'
  | 'ALREADY_USED'
  | 'LEARNERS_ONLY'
  /** The order is below the code's minimum. */
  | 'MINIMUM'
  /** The code applies to nothing in the cart. */
  | 'ITEMS'
  /** Everything that the code applies to is on sale. */
  | 'SALE_ITEMS'
  /** The code was used as often as it may. */
  | 'USED_UP';

/** Why something about an account was refused. */
export type AccountErrorCode =
  | 'INVALID'
  | 'NOT_FOUND'
  | 'NO_PERMISSIONS'
  | 'OPERATION_NOT_ALLOWED';

/** Why something about a form was refused. */
export type FormErrorCode =
  | 'BAD_PROOF_OF_ENROLLMENT'
  | 'COUNTRY_NOT_AVAILABLE'
  /** A field that does not hold what it asks for. */
  | 'INVALID'
  /** There is no such form. */
  | 'NOT_FOUND'
  /** The idempotency key was used for another message, there were too many in a short time, or the event is over. */
  | 'OPERATION_NOT_ALLOWED';

/** What the lines of a checkout amount to: plan family, action and, where it is not IQ3 for humans, IQ+ or vet. */
export type CheckoutBundleType =
  | 'BASIC_NEW_USER'
  | 'BASIC_EXTRA_PROBE'
  | 'BASIC_NEW_USER_PLUS'
  | 'BASIC_EXTRA_PROBE_PLUS'
  | 'INDIVIDUAL_NEW_USER'
  | 'INDIVIDUAL_NEW_USER_WITH_TRIAL'
  | 'INDIVIDUAL_NEW_USER_WITHOUT_TRIAL'
  | 'INDIVIDUAL_RENEWAL'
  | 'INDIVIDUAL_UPGRADE'
  | 'INDIVIDUAL_EXTRA_PROBE'
  | 'INDIVIDUAL_SUBSCRIPTION_ONLY'
  | 'INDIVIDUAL_FREE_TRIAL'
  | 'INDIVIDUAL_NEW_USER_PLUS'
  | 'INDIVIDUAL_NEW_USER_WITH_TRIAL_PLUS'
  | 'INDIVIDUAL_NEW_USER_WITHOUT_TRIAL_PLUS'
  | 'INDIVIDUAL_RENEWAL_PLUS'
  | 'INDIVIDUAL_UPGRADE_PLUS'
  | 'INDIVIDUAL_EXTRA_PROBE_PLUS'
  | 'INDIVIDUAL_SUBSCRIPTION_ONLY_PLUS'
  | 'INDIVIDUAL_FREE_TRIAL_PLUS'
  | 'INDIVIDUAL_NEW_USER_VET'
  | 'INDIVIDUAL_NEW_USER_WITH_TRIAL_VET'
  | 'INDIVIDUAL_NEW_USER_WITHOUT_TRIAL_VET'
  | 'INDIVIDUAL_RENEWAL_VET'
  | 'INDIVIDUAL_UPGRADE_VET'
  | 'INDIVIDUAL_EXTRA_PROBE_VET'
  | 'INDIVIDUAL_SUBSCRIPTION_ONLY_VET'
  | 'INDIVIDUAL_FREE_TRIAL_VET'
  | 'TEAM_NEW_USER'
  | 'TEAM_RENEWAL'
  | 'TEAM_UPGRADE'
  | 'TEAM_EXPANSION'
  | 'TEAM_EXTRA_PROBE'
  | 'TEAM_SUBSCRIPTION_ONLY'
  | 'TEAM_NEW_USER_PLUS'
  | 'TEAM_RENEWAL_PLUS'
  | 'TEAM_UPGRADE_PLUS'
  | 'TEAM_EXPANSION_PLUS'
  | 'TEAM_EXTRA_PROBE_PLUS'
  | 'TEAM_SUBSCRIPTION_ONLY_PLUS'
  | 'TEAM_NEW_USER_VET'
  | 'TEAM_RENEWAL_VET'
  | 'TEAM_UPGRADE_VET'
  | 'TEAM_EXPANSION_VET'
  | 'TEAM_EXTRA_PROBE_VET'
  | 'TEAM_SUBSCRIPTION_ONLY_VET'
  | 'CORE_NEW_USER'
  | 'CORE_RENEWAL'
  | 'CORE_UPGRADE'
  | 'CORE_EXPANSION'
  | 'CORE_EXTRA_PROBE'
  | 'CORE_SUBSCRIPTION_ONLY'
  | 'CLINIC_NEW_USER'
  | 'CLINIC_RENEWAL'
  | 'CLINIC_UPGRADE'
  | 'CLINIC_EXPANSION'
  | 'CLINIC_EXTRA_PROBE'
  | 'CLINIC_NEW_USER_PLUS'
  | 'CLINIC_RENEWAL_PLUS'
  | 'CLINIC_UPGRADE_PLUS'
  | 'CLINIC_EXPANSION_PLUS'
  | 'CLINIC_EXTRA_PROBE_PLUS'
  | 'PRO_CUSTOM_NEW_USER'
  | 'PRO_CUSTOM_RENEWAL'
  | 'PRO_CUSTOM_UPGRADE'
  | 'PRO_CUSTOM_EXPANSION'
  | 'PRO_CUSTOM_EXTRA_PROBE'
  | 'PRO_CUSTOM_SUBSCRIPTION_ONLY'
  | 'PRO_CUSTOM_NEW_USER_PLUS'
  | 'PRO_CUSTOM_RENEWAL_PLUS'
  | 'PRO_CUSTOM_UPGRADE_PLUS'
  | 'PRO_CUSTOM_EXPANSION_PLUS'
  | 'PRO_CUSTOM_EXTRA_PROBE_PLUS'
  | 'PRO_CUSTOM_SUBSCRIPTION_ONLY_PLUS'
  | 'PRO_CUSTOM_NEW_USER_VET'
  | 'PRO_CUSTOM_RENEWAL_VET'
  | 'PRO_CUSTOM_UPGRADE_VET'
  | 'PRO_CUSTOM_EXPANSION_VET'
  | 'PRO_CUSTOM_EXTRA_PROBE_VET'
  | 'PRO_CUSTOM_SUBSCRIPTION_ONLY_VET'
  | 'PRO_THREE_YEAR_NEW_USER'
  | 'PRO_THREE_YEAR_RENEWAL'
  | 'PRO_THREE_YEAR_EXTRA_PROBE'
  | 'PRO_THREE_YEAR_NEW_USER_VET'
  | 'PRO_THREE_YEAR_RENEWAL_VET'
  | 'PRO_THREE_YEAR_EXTRA_PROBE_VET'
  | 'INDIVIDUAL_FOREVER_NEW_USER'
  | 'INDIVIDUAL_FOREVER_EXTRA_PROBE'
  | 'INDIVIDUAL_FOREVER_NEW_USER_PLUS'
  | 'INDIVIDUAL_FOREVER_EXTRA_PROBE_PLUS'
  | 'ACCESSORIES_ONLY'
  | 'PROBE_ONLY_NEW_USER';

/** Plans that are sold as one family of offers. */
export type PlanFamily =
  | 'BASIC'
  | 'INDIVIDUAL'
  | 'TEAM'
  | 'CORE'
  | 'CLINIC'
  | 'PRO_CUSTOM'
  | 'PRO_THREE_YEAR'
  | 'INDIVIDUAL_FOREVER';

/** Plan of an organization. */
export type PlanType =
  | 'BASIC'
  | 'CLINIC'
  | 'CORE'
  | 'DEPARTMENT'
  | 'EDUCATION'
  | 'EMS'
  | 'ENTERPRISE_SECURITY'
  | 'ENTERPRISE_WORKFLOW'
  | 'GOVERNMENT'
  | 'HOSPITAL'
  | 'INDIVIDUAL'
  | 'INDIVIDUAL_FOREVER'
  | 'MEDICAL_SCHOOL'
  | 'NONE'
  | 'PRO_CUSTOM'
  | 'PRO_THREE_YEAR'
  | 'PRO_TRIAL'
  | 'RENTAL'
  | 'RESIDENCY_PROGRAM'
  | 'TEAM';

/** How a subscription stands. */
export type SubscriptionStatus =
  | 'ACTIVE'
  /** A renewal could not be charged. */
  | 'PAST_DUE'
  | 'TRIALING'
  | 'CANCELED';

/** Medicine for which something is made; offers of the two never mix. */
export type Market =
  | 'HUMAN'
  | 'VETERINARY';

/** Store of one market. */
export type StoreType =
  /** Human medicine. */
  | 'IQ'
  /** Veterinary medicine. */
  | 'VET';

/** What a product is to a buyer; decides its picture, its words and how it renews. */
export type ProductKind =
  | 'DEVICE'
  | 'ACCESSORY'
  | 'SUBSCRIPTION'
  | 'WARRANTY';

/** Part of a membership that is priced by itself. */
export type SubscriptionPart =
  /** The membership itself, with the seats in its base. */
  | 'SUBSCRIPTION'
  /** Seats beyond the base, one a unit. */
  | 'SEATS'
  /** A feature of a pro custom plan. */
  | 'FEATURES';

/** Line of probes. */
export type ProductLine =
  /** Older line, for owners only. */
  | 'IQ'
  | 'IQ_3'
  | 'IQ_PLUS'
  | 'IQ_PLUS_CARE'
  | 'IQ_PLUS_VET';

/** How often something is billed. */
export type BillingTerm =
  /** Once; nothing renews. */
  | 'ONE_TIME'
  /** Every year of a longer term. */
  | 'ANNUAL'
  /** Once a year, for that year. */
  | 'ONE_YEAR'
  /** Once in two years, for both of them. */
  | 'TWO_YEARS'
  /** Once in three years, for all of them. */
  | 'THREE_YEARS';

/** Plug between a probe and a phone. */
export type Connector =
  | 'LIGHTNING'
  | 'USBC';

/** How a buyer pays. */
export type PaymentMethodEnum =
  /** Bank debit in the United States. */
  | 'ACH'
  /** Bank debit in Canada. */
  | 'ACSS'
  | 'AFFIRM'
  | 'BANCONTACT'
  | 'CREDIT_CARD'
  /** Ask for a quote and pay later. */
  | 'ELECTRONIC_QUOTE'
  | 'EPS'
  /** Nothing is to be paid. */
  | 'FREE'
  | 'IDEAL'
  | 'KLARNA'
  | 'PAYPAL_ONE_TIME'
  | 'PRZELEWY24'
  | 'SEPA';

/** How far an order has come. */
export type OrderStatus =
  /** Confirmed; nothing was sent yet. */
  | 'UNFULFILLED'
  | 'PARTIALLY_FULFILLED'
  | 'FULFILLED'
  | 'CANCELED';

/** Whether an order or invoice is still to be paid. */
export type OrderPaymentStatus =
  | 'OPEN'
  | 'PAID';

/** How much of a total was charged. */
export type ChargeStatus =
  /** The bank is still at it; it may take days. */
  | 'ASYNC_PROCESSING'
  | 'FULLY_CHARGED'
  | 'NOT_CHARGED'
  | 'PARTIALLY_CHARGED';

/** How the value of a reduction is meant. */
export type DiscountValueType =
  | 'FIXED'
  | 'PERCENTAGE';

/** What a buyer acknowledges before placing. */
export type LegalAcknowledgement =
  /** Somebody else is rewarded for the purchase. */
  | 'ACKNOWLEDGE_AMBASSADOR_THIRD_PARTY'
  /** The buyer may use a probe by profession. */
  | 'LICENSED'
  /** The payment method may be charged again or debited. */
  | 'PAYMENT_AUTHORIZATION'
  /** A probe without a membership does less. */
  | 'PROBE_ONLY'
  /** The membership renews and is charged until it is cancelled. */
  | 'RENEWAL'
  /** The rental is charged until its commitment ends. */
  | 'RENTAL_PAYMENT'
  | 'TERMS_AND_CONDITIONS';

/** Language of texts; a second part is a country or a script. */
export type LanguageCodeEnum =
  | 'AR'
  | 'BG'
  | 'BN'
  | 'CA'
  | 'CS'
  | 'DA'
  | 'DE'
  | 'EL'
  | 'EN'
  | 'EN_CA'
  | 'EN_US'
  | 'ES'
  | 'ES_CO'
  | 'ET'
  | 'FA'
  | 'FI'
  | 'FR'
  | 'FR_CA'
  | 'HE'
  | 'HI'
  | 'HR'
  | 'HU'
  | 'ID'
  | 'IS'
  | 'IT'
  | 'JA'
  | 'KO'
  | 'LT'
  | 'LV'
  | 'NB'
  | 'NL'
  | 'NO'
  | 'PL'
  | 'PT'
  | 'PT_BR'
  | 'RO'
  | 'RU'
  | 'SK'
  | 'SL'
  | 'SR'
  | 'SV'
  | 'TH'
  | 'TR'
  | 'UK'
  | 'UR'
  | 'VI'
  | 'ZH_HANS'
  | 'ZH_HANT';

/** A tax on sales. */
export type TaxCode =
  /** Value-added tax. */
  | 'VAT'
  /** Tax of a state, or an estimate of it; in older orders of Canada all taxes together. */
  | 'SALES_TAX'
  /** Goods and services tax: of Canada, Australia, New Zealand, Singapore and India. */
  | 'GST'
  /** Harmonized sales tax of Canada: the federal and the province's part in one. */
  | 'HST'
  /** Sales tax of Quebec. */
  | 'QST'
  /** Sales tax of British Columbia or Saskatchewan. */
  | 'PST'
  /** Retail sales tax of Manitoba. */
  | 'RST';

/** How an entered price and its tax meet. */
export type TaxTreatment =
  /** Entered without the tax, which is added (US, Canada). */
  | 'NET_PLUS_TAX'
  /** Entered with the tax in it. */
  | 'GROSS_INCLUDES_TAX'
  /** Entered with the tax in it, which the buyer accounts for and therefore does not pay (EU reverse charge). */
  | 'REVERSE_CHARGE';

/** Country by ISO 3166-1 alpha-2 code. */
export type CountryCode =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PR'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';
