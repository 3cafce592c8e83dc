// Generated from schema.graphql by tools/codegen.ts; do not edit.
import type { ParentTypes } from './parent-types.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Money as Amount, TaxedMoney as TaxedAmount } from '@sonde/machines/rules/money';
import type { RequestFacts } from './request-facts.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Calendar day without a time, ISO 8601, for example 2026-11-21. */
  Date: { input: string; output: string; }
  /** Point in time in UTC, ISO 8601, for example 2026-11-21T09:30:00Z. */
  DateTime: { input: string; output: string; }
  /** JSON text; the client parses it. */
  JSONString: { input: string; output: string; }
};

/** Something with an id that is unique in the whole store. */
export type Node = {
  /** Base64 of `Type:id`. */
  readonly id: Scalars['ID']['output'];
};

/** Everything that can be asked. */
export type Query = {
  readonly __typename?: 'Query';
  /** The catalogue, the settings and the countries of the store, with the prices of one country. */
  readonly shop: Shop;
  /** Where the visitor seems to be, by network address. */
  readonly geolocalization: Geolocalization;
  /** What an address in a country consists of. */
  readonly addressValidationRules: AddressValidationData;
  /** Addresses that begin like what was typed; empty where there are none, null when nobody can say so just now or the store suggests none. */
  readonly addressSuggestions?: Maybe<ReadonlyArray<AddressSuggestion>>;
  /** The address behind a suggestion; null when nobody can say it just now, or when it lies in another country. */
  readonly suggestedAddress?: Maybe<SuggestedAddress>;
  /** Who is signed in; null when nobody is. */
  readonly me?: Maybe<User>;
  /** A checkout by its token; null for an unknown token and for somebody else's, which look the same. */
  readonly checkout?: Maybe<Checkout>;
  /** A confirmed order by its token; null for an unknown token and before the order is confirmed. */
  readonly order?: Maybe<Order>;
  /** Any node by its id; null when it does not exist or may not be seen. */
  readonly node?: Maybe<Node>;
};


/** Everything that can be asked. */
export type QueryShopArgs = {
  country?: CountryCode;
  languageCode?: InputMaybe<LanguageCodeEnum>;
  voucherCode?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked. */
export type QueryAddressValidationRulesArgs = {
  countryCode: CountryCode;
  languageCode?: InputMaybe<LanguageCodeEnum>;
};


/** Everything that can be asked. */
export type QueryAddressSuggestionsArgs = {
  input: AddressSuggestionsInput;
};


/** Everything that can be asked. */
export type QuerySuggestedAddressArgs = {
  input: SuggestedAddressInput;
};


/** Everything that can be asked. */
export type QueryCheckoutArgs = {
  token: Scalars['String']['input'];
  buyerKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked. */
export type QueryOrderArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};

/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Opens a checkout with its first lines. */
  readonly checkoutCreate: CheckoutCreate;
  /**
   * Continues a checkout in the browser that asks. The answer's checkout holds the same but for the card, has a token of its
   * own, and closes all others that continue the same one: of all of them one can be ordered.
   */
  readonly checkoutContinue: CheckoutContinue;
  /** Adds to the lines of a checkout; a variant that is there already grows by the quantity. */
  readonly checkoutLinesAdd: CheckoutLinesAdd;
  /** Sets the quantities of lines; quantity 0 removes the line. */
  readonly checkoutLinesUpdate: CheckoutLinesUpdate;
  /** Removes a line; the last device takes its membership and warranty with it. */
  readonly checkoutLineDelete: CheckoutLineDelete;
  /** Sets who is to be told about the order and how the buyer's purchasing department files it. */
  readonly checkoutEmailUpdate: CheckoutEmailUpdate;
  /** Sets where the goods go; tax and shipping methods follow it. */
  readonly checkoutShippingAddressUpdate: CheckoutShippingAddressUpdate;
  /** Sets who is billed. */
  readonly checkoutBillingAddressUpdate: CheckoutBillingAddressUpdate;
  /** Chooses one of the available shipping methods. */
  readonly checkoutShippingMethodUpdate: CheckoutShippingMethodUpdate;
  /** Applies a voucher code in place of the present one; a refused code leaves the present one. */
  readonly checkoutUpdateVoucher: CheckoutUpdateVoucher;
  /**
   * Sets the buyer's tax registration number. A wrong form or checksum is refused with INVALID at vatRegistrationNumber; a
   * number of another member state, or one that the registry of the EU does not confirm, is kept, and vatRegistrationStatus
   * says why VAT is still charged.
   */
  readonly checkoutVatNumberUpdate: CheckoutVatNumberUpdate;
  /** Sets the language in which the checkout is shown, its order kept and its mails are written. */
  readonly checkoutLanguageCodeUpdate: CheckoutLanguageCodeUpdate;
  /** Says how the order will be paid; nothing is charged yet. */
  readonly checkoutPaymentCreate: CheckoutPaymentCreate;
  /**
   * Places the order and charges it, exactly once per idempotency key. PRICES_ARE_CHANGED and PRODUCTS_ARE_CHANGED
   * charge nothing and return the refreshed checkout.
   */
  readonly checkoutComplete: CheckoutComplete;
  /**
   * Signs a token out: it is refused from now on, here and in every other process. Sent as a variable, without a header, and
   * answered alike whatever became of it.
   */
  readonly tokenRevoke: TokenRevoke;
  /** Uses up the nonce by which the mobile app signs somebody in, once; NOT_FOUND where there is none such any more. */
  readonly loginNonceRedeem: LoginNonceRedeem;
  /** Takes what somebody wrote into one of the store's forms, once per idempotency key, and mails it to support. */
  readonly leadFormSubmit: LeadFormSubmit;
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationCheckoutCreateArgs = {
  input: CheckoutCreateInput;
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationCheckoutContinueArgs = {
  checkoutId: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationCheckoutLinesAddArgs = {
  checkoutId: Scalars['ID']['input'];
  lines: ReadonlyArray<CheckoutLineInput>;
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationCheckoutLinesUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  lines: ReadonlyArray<CheckoutLineInput>;
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationCheckoutLineDeleteArgs = {
  checkoutId: Scalars['ID']['input'];
  lineId: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationCheckoutEmailUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  marketingOptIn?: InputMaybe<Scalars['Boolean']['input']>;
  organizationName?: InputMaybe<Scalars['String']['input']>;
  references?: InputMaybe<PurchaseReferencesInput>;
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationCheckoutShippingAddressUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  shippingAddress: AddressInput;
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationCheckoutBillingAddressUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  billingAddress: AddressInput;
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationCheckoutShippingMethodUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  shippingMethodId: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationCheckoutUpdateVoucherArgs = {
  checkoutId: Scalars['ID']['input'];
  voucherCode?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationCheckoutVatNumberUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  vatRegistrationNumber?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationCheckoutLanguageCodeUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  languageCode: LanguageCodeEnum;
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationCheckoutPaymentCreateArgs = {
  checkoutId: Scalars['ID']['input'];
  input: PaymentInput;
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationCheckoutCompleteArgs = {
  checkoutId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  buyerKey?: InputMaybe<Scalars['String']['input']>;
  expectedTotal: MoneyInput;
  attestations: ReadonlyArray<LegalAcknowledgement>;
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationTokenRevokeArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationLoginNonceRedeemArgs = {
  nonce: Scalars['String']['input'];
};


/** Everything that can be changed. Each answer carries the refusals, and that of a checkout the checkout as it is afterwards. */
export type MutationLeadFormSubmitArgs = {
  input: LeadFormInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** An amount in one currency. */
export type Money = {
  readonly __typename?: 'Money';
  /** Amount in major units, two decimals. */
  readonly amount: Scalars['Float']['output'];
  /** ISO 4217 code, upper case. */
  readonly currency: Scalars['String']['output'];
};

/** A price with its tax; gross is net plus tax. */
export type TaxedMoney = {
  readonly __typename?: 'TaxedMoney';
  /** ISO 4217 code of all three amounts, upper case. */
  readonly currency: Scalars['String']['output'];
  /** Amount with tax. */
  readonly gross: Money;
  /** Amount without tax. */
  readonly net: Money;
  /** Tax alone. */
  readonly tax: Money;
};

/** An amount that the buyer saw. */
export type MoneyInput = {
  /** Amount in major units, two decimals. */
  readonly amount: Scalars['Float']['input'];
  /** ISO 4217 code, upper case. */
  readonly currency: Scalars['String']['input'];
};

/** The store as one country sees it. */
export type Shop = {
  readonly __typename?: 'Shop';
  /** Countries in which the store sells, in the order of a country picker. */
  readonly countries: ReadonlyArray<Country>;
  /** Whether the store is open and what it says when it is not. */
  readonly maintenance: Maintenance;
  /** Market that this store serves. */
  readonly storeType: StoreType;
  /** ISO 4217 code of all prices of this answer, upper case. */
  readonly currency: Scalars['String']['output'];
  /** What is sold in the asked country. */
  readonly countryPermissions: CountryPermissions;
  /** Probes on offer, each with its connectors as variants; empty where none is sold. */
  readonly devices: ReadonlyArray<Product>;
  /** Cables on offer. */
  readonly accessories: ReadonlyArray<Product>;
  /** Memberships on offer, seats and features included, each with its billing terms as variants. */
  readonly subscriptions: ReadonlyArray<Product>;
  /** Extended warranties on offer. */
  readonly extendedWarranties: ReadonlyArray<Product>;
  /** Ways to ship to the asked country, the default first; empty where nothing is shipped. */
  readonly shippingRates: ReadonlyArray<ShippingRate>;
  /** The IQ3 probe; null where it is not sold. */
  readonly iq3?: Maybe<ProductVariant>;
  /** The IQ+ probe with USB-C; null where it is not sold. */
  readonly plusUsb?: Maybe<ProductVariant>;
  /** The IQ+ probe with Lightning; null where it is not sold. */
  readonly plusLightning?: Maybe<ProductVariant>;
  /** The veterinary probe with USB-C; null where it is not sold. */
  readonly vet?: Maybe<ProductVariant>;
  /** Announcement above the pages; null when there is none. */
  readonly banner?: Maybe<Banner>;
  /** Offers that run today; empty when none does. */
  readonly currentOffers: ReadonlyArray<Offer>;
  /** The voucher of the argument `voucherCode`; null when none was given or it does not apply. */
  readonly voucher?: Maybe<Voucher>;
  /** How many seats a clinic membership may have. */
  readonly clinicConfiguration: SeatConfiguration;
  /** How many seats a team membership may have. */
  readonly teamConfiguration: SeatConfiguration;
  /** Seats that are part of the team membership's base price. */
  readonly teamBaseNumCloudUsers: Scalars['Int']['output'];
  /** Most seats that an organization can have without talking to sales. */
  readonly maxCloudUsers: Scalars['Int']['output'];
  /** Most probes that an organization can register without talking to sales. */
  readonly maxDevices: Scalars['Int']['output'];
};

/** What a way to ship costs before there is an address, and how long it takes. */
export type ShippingRate = {
  readonly __typename?: 'ShippingRate';
  /** Name that buyers read, in the asked language. */
  readonly name: Scalars['String']['output'];
  /** What it costs. */
  readonly price: TaxedMoney;
  /** Fewest business days from the warehouse to the door. */
  readonly minBusinessDays: Scalars['Int']['output'];
  /** Most business days from the warehouse to the door. */
  readonly maxBusinessDays: Scalars['Int']['output'];
};

/** Limits of the seats of a membership. */
export type SeatConfiguration = {
  readonly __typename?: 'SeatConfiguration';
  /** Fewest seats. */
  readonly minSeats: Scalars['Int']['output'];
  /** Most seats. */
  readonly maxSeats: Scalars['Int']['output'];
};

/** Whether the store is open. */
export type Maintenance = {
  readonly __typename?: 'Maintenance';
  /** Whether the store is closed to the public. */
  readonly maintenanceMode: Scalars['Boolean']['output'];
  /** Whether this visitor may enter all the same. */
  readonly maintenanceAccessAllowed: Scalars['Boolean']['output'];
  /** Heading of the page that says so; null for the usual words. */
  readonly maintenancePageHeader?: Maybe<Scalars['String']['output']>;
  /** Text of the page that says so; null for the usual words. */
  readonly maintenancePageContent?: Maybe<Scalars['String']['output']>;
  /** Page to show instead of ours; null for ours. */
  readonly maintenancePageUrl?: Maybe<Scalars['String']['output']>;
};

/** An announcement above the pages. */
export type Banner = {
  readonly __typename?: 'Banner';
  /** What it says, in the asked language. */
  readonly content: Scalars['String']['output'];
  /** Path of the page where it leads, without country and language; null when it is text alone. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** Paths of the pages that show it, without country and language; empty for all pages. */
  readonly visibility: ReadonlyArray<Scalars['String']['output']>;
  /** Role of its colours. */
  readonly color: BannerColor;
  /** What it announces. */
  readonly promo: Promo;
};

/** Role of a banner's colours; the storefront says which colours they are. */
export type BannerColor =
  /** Of the one thing to do. */
  | 'ACCENT'
  /** Of headings and text. */
  | 'INK'
  /** Of what must not be missed. */
  | 'ATTENTION';

/** Something offered for a time. */
export type Offer = {
  readonly __typename?: 'Offer';
  /** Name in addresses. */
  readonly slug: Scalars['String']['output'];
  /** First day, in the store's time zone; null when it has always been there. */
  readonly startDate?: Maybe<Scalars['Date']['output']>;
  /** Last day, in the store's time zone; null when open-ended. */
  readonly endDate?: Maybe<Scalars['Date']['output']>;
  /** When it ends; null when open-ended. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it asks and gives, in the asked language. */
  readonly terms: Scalars['String']['output'];
  /** Path of the page where it is used, without country and language. */
  readonly url: Scalars['String']['output'];
  /** What is offered. */
  readonly promo: Promo;
};

/** Where the visitor seems to be. */
export type Geolocalization = {
  readonly __typename?: 'Geolocalization';
  /** The country; null when it cannot be told. */
  readonly country?: Maybe<Country>;
};

/** A country of the store or of an address. */
export type Country = {
  readonly __typename?: 'Country';
  /** ISO 3166-1 code. */
  readonly code: CountryCode;
  /** English name. */
  readonly country: Scalars['String']['output'];
  /** Language that a link to this country uses. */
  readonly languageCode: LanguageCodeEnum;
  /** ISO 4217 code of its prices, upper case; null where nothing is sold. */
  readonly currency?: Maybe<Scalars['String']['output']>;
  /** What is sold there. */
  readonly countryPermissions: CountryPermissions;
};

/** What may be sold in a country. */
export type CountryPermissions = {
  readonly __typename?: 'CountryPermissions';
  /** Product lines sold; empty where no probe is sold. */
  readonly productLines: ReadonlyArray<ProductLine>;
  /** Plan families sold; empty where none is. */
  readonly planFamilies: ReadonlyArray<PlanFamily>;
  /** Whether a probe may be rented. */
  readonly rental: Scalars['Boolean']['output'];
  /** Whether cables are sold. */
  readonly accessories: Scalars['Boolean']['output'];
  /** Whether extended warranties are sold. */
  readonly warranties: Scalars['Boolean']['output'];
};

/** What an address in a country consists of. */
export type AddressValidationData = {
  readonly __typename?: 'AddressValidationData';
  /** ISO 3166-1 code. */
  readonly countryCode: CountryCode;
  /** Fields of `AddressInput` that must be filled in, by name. */
  readonly requiredFields: ReadonlyArray<Scalars['String']['output']>;
  /** Fields of `AddressInput` in the order in which the country writes them, by name. Fields that are not here are neither asked nor kept. */
  readonly displayOrder: ReadonlyArray<Scalars['String']['output']>;
  /** Areas to choose from; empty where the area is typed or there is none. */
  readonly countryAreaChoices: ReadonlyArray<CountryAreaChoice>;
  /** What the area is called there: area, county, department, district, do_si, emirate, island, oblast, parish, prefecture, province, region or state. */
  readonly countryAreaType: Scalars['String']['output'];
  /** What the city is called there: city, district, post_town or suburb. */
  readonly cityType: Scalars['String']['output'];
  /** What the postal code is called there: zip, postal, postcode, eircode or pin. */
  readonly postalCodeType: Scalars['String']['output'];
  /** Regular expression of a whole postal code in upper case, spaced as the country does; null where anything goes. */
  readonly postalCodePattern?: Maybe<Scalars['String']['output']>;
  /** Postal codes that exist, the best known first; empty where there are none. */
  readonly postalCodeExamples: ReadonlyArray<Scalars['String']['output']>;
  /** Regular expression of a whole telephone number without spaces, punctuation and extension. */
  readonly phonePattern: Scalars['String']['output'];
  /** Territories within its postal codes that nothing is sent to, such as the Channel Islands; empty where there are none. */
  readonly unservedTerritories: ReadonlyArray<UnservedTerritory>;
};

/** A territory that a country's postal codes include and that nothing is sent to. */
export type UnservedTerritory = {
  readonly __typename?: 'UnservedTerritory';
  /** As it is written there. */
  readonly name: Scalars['String']['output'];
  /** The country of its own that an invoice there names; null where it has none. */
  readonly countryCode?: Maybe<CountryCode>;
  /** Regular expression of how its postal codes begin. */
  readonly postalCodePrefix: Scalars['String']['output'];
};

/** What was typed into the street of an address. */
export type AddressSuggestionsInput = {
  /** The text, 3 to 100 characters; nothing is suggested for less or more. */
  readonly text: Scalars['String']['input'];
  /** Country of the address. */
  readonly countryCode: CountryCode;
  /** Language of the suggestions; the country's own words when null. */
  readonly languageCode?: InputMaybe<LanguageCodeEnum>;
  /** Made by the client for one search, from its first letter to its choice: 1 to 36 letters, digits, hyphens and underscores. */
  readonly sessionToken: Scalars['String']['input'];
};

/** An address that begins like what was typed. */
export type AddressSuggestion = {
  readonly __typename?: 'AddressSuggestion';
  /** By which `suggestedAddress` finds it again; valid for this search. */
  readonly placeId: Scalars['String']['output'];
  /** The street, as it is said to people. */
  readonly main: Scalars['String']['output'];
  /** Where that is; may be empty. */
  readonly secondary: Scalars['String']['output'];
};

/** A suggestion that was chosen. */
export type SuggestedAddressInput = {
  /** The `placeId` of the suggestion. */
  readonly placeId: Scalars['String']['input'];
  /** Country of the address. */
  readonly countryCode: CountryCode;
  /** Language of the address; the country's own words when null. */
  readonly languageCode?: InputMaybe<LanguageCodeEnum>;
  /** That of the search, which ends with this. */
  readonly sessionToken: Scalars['String']['input'];
};

/** What is known of a suggested address; null is not known. */
export type SuggestedAddress = {
  readonly __typename?: 'SuggestedAddress';
  /** ISO 3166-1 code. */
  readonly countryCode: CountryCode;
  /** Street and number, in the country's order. */
  readonly streetAddress1?: Maybe<Scalars['String']['output']>;
  /** Suite, floor or the like. */
  readonly streetAddress2?: Maybe<Scalars['String']['output']>;
  /** City, or what the country calls so. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** The area: the `raw` of a choice where the country has choices. */
  readonly countryArea?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
};

/** A state, province or region to choose. */
export type CountryAreaChoice = {
  readonly __typename?: 'CountryAreaChoice';
  /** What is sent. */
  readonly raw: Scalars['String']['output'];
  /** What is shown. */
  readonly verbose: Scalars['String']['output'];
  /** Regular expression of how its postal codes begin; null where that says nothing. */
  readonly postalCodePrefix?: Maybe<Scalars['String']['output']>;
  /** Whether goods are sent there. */
  readonly isServed: Scalars['Boolean']['output'];
};

/** Something that is sold, with the variants that can be bought. */
export type Product = Node & {
  readonly __typename?: 'Product';
  /** Base64 of `Product:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name in addresses. */
  readonly slug: Scalars['String']['output'];
  /** Name that buyers read. */
  readonly name: Scalars['String']['output'];
  /** What it sells; decides its picture, its words and how it renews. */
  readonly kind: ProductKind;
  /** Line of a probe, or of what is made for it; null for what goes with every probe. */
  readonly productLine?: Maybe<ProductLine>;
  /** Plan family of a membership; null for what is no membership. */
  readonly planFamily?: Maybe<PlanFamily>;
  /** Which part of a membership it is; null for what is no membership. */
  readonly subscriptionPart?: Maybe<SubscriptionPart>;
  /** Who it is for. */
  readonly market: Market;
  /** Description as plain text. */
  readonly description: Scalars['String']['output'];
  /** Description as rich text, JSON `{ blocks: [{ type, text }] }`. */
  readonly descriptionJson: Scalars['JSONString']['output'];
  /** Picture for lists; null when it has none, as a membership may. */
  readonly thumbnail?: Maybe<Image>;
  /** Pictures in the order in which they are shown. */
  readonly images: ReadonlyArray<ProductImage>;
  /** Group in the catalogue; null when it is in none. */
  readonly category?: Maybe<Category>;
  /** Type that says which attributes it has. */
  readonly productType: ProductType;
  /** Facts about it, for example compatible phones or a clearance; only what the catalogue states. */
  readonly attributes: ReadonlyArray<SelectedAttribute>;
  /** Tax on it; null where the rate follows from the ship-to address. */
  readonly taxRate?: Maybe<TaxRate>;
  /** What can be bought, the default first. */
  readonly variants: ReadonlyArray<ProductVariant>;
};


/** Something that is sold, with the variants that can be bought. */
export type ProductThumbnailArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** The thing that is put into a cart. */
export type ProductVariant = Node & {
  readonly __typename?: 'ProductVariant';
  /** Base64 of `ProductVariant:sku`. */
  readonly id: Scalars['ID']['output'];
  /** Stock keeping unit, unique. */
  readonly sku: Scalars['String']['output'];
  /** Name that tells it from its siblings, for example USB-C. */
  readonly name: Scalars['String']['output'];
  /** What one costs in the asked country; null where it is not sold. */
  readonly pricing?: Maybe<VariantPricingInfo>;
  /** What it is a variant of. */
  readonly product: Product;
  /** Attributes that tell it from its siblings. */
  readonly attributes: ReadonlyArray<SelectedAttribute>;
  /** Plug of a probe or cable; null for what has none. */
  readonly connector?: Maybe<Connector>;
  /** How often it is billed. */
  readonly billingTerm: BillingTerm;
  /** Months after which it renews; null for what is bought once. */
  readonly renewsAfterMonths?: Maybe<Scalars['Int']['output']>;
  /** Price at renewal; null for what is bought once. */
  readonly renewalPrice?: Maybe<TaxedMoney>;
  /** Pictures in the order in which they are shown; empty when the product's serve. */
  readonly images: ReadonlyArray<ProductImage>;
};

/** What one unit costs. */
export type VariantPricingInfo = {
  readonly __typename?: 'VariantPricingInfo';
  /** Price to pay. */
  readonly price: TaxedMoney;
  /** Price before any reduction; to be struck through only when greater than `price`. */
  readonly priceUndiscounted: TaxedMoney;
  /** Whether the price is reduced. */
  readonly onSale: Scalars['Boolean']['output'];
  /** Last day of the reduction, in the store's time zone; null where the price is not reduced, or without an end. */
  readonly reductionEndDate?: Maybe<Scalars['Date']['output']>;
};

/** A tax rate that is part of a price. */
export type TaxRate = {
  readonly __typename?: 'TaxRate';
  /** Rate in percent. */
  readonly rate: Scalars['Float']['output'];
  /** Name of the rate, for example standard. */
  readonly rateType: Scalars['String']['output'];
};

/** A picture. */
export type Image = {
  readonly __typename?: 'Image';
  /** Where it is. */
  readonly url: Scalars['String']['output'];
  /** What it shows, in words. */
  readonly alt: Scalars['String']['output'];
};

/** A picture of a product. */
export type ProductImage = Node & {
  readonly __typename?: 'ProductImage';
  /** Base64 of `ProductImage:id`. */
  readonly id: Scalars['ID']['output'];
  /** Where it is. */
  readonly url: Scalars['String']['output'];
  /** What it shows, in words. */
  readonly alt: Scalars['String']['output'];
  /** Place among its siblings, from 0. */
  readonly sortOrder: Scalars['Int']['output'];
};

/** An attribute with the value chosen for it. */
export type SelectedAttribute = {
  readonly __typename?: 'SelectedAttribute';
  /** The attribute. */
  readonly attribute: Attribute;
  /** The value; null when none is chosen. */
  readonly value?: Maybe<AttributeValue>;
};

/** A property by which products differ. */
export type Attribute = Node & {
  readonly __typename?: 'Attribute';
  /** Base64 of `Attribute:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name that buyers read. */
  readonly name: Scalars['String']['output'];
  /** Name in addresses. */
  readonly slug: Scalars['String']['output'];
  /** Values that it can have. */
  readonly values: ReadonlyArray<AttributeValue>;
};

/** A value of an attribute. */
export type AttributeValue = Node & {
  readonly __typename?: 'AttributeValue';
  /** Base64 of `AttributeValue:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name that buyers read. */
  readonly name: Scalars['String']['output'];
  /** Name in addresses. */
  readonly slug: Scalars['String']['output'];
};

/** A group of the catalogue. */
export type Category = Node & {
  readonly __typename?: 'Category';
  /** Base64 of `Category:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name that buyers read. */
  readonly name: Scalars['String']['output'];
  /** Name in addresses. */
  readonly slug: Scalars['String']['output'];
};

/** Says what products of one sort have in common. */
export type ProductType = Node & {
  readonly __typename?: 'ProductType';
  /** Base64 of `ProductType:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name that buyers read. */
  readonly name: Scalars['String']['output'];
  /** Whether it has to be shipped. */
  readonly isShippingRequired: Scalars['Boolean']['output'];
};

/** A postal address. Fields that were not filled in are empty strings. */
export type Address = Node & {
  readonly __typename?: 'Address';
  /** Base64 of `Address:id`. */
  readonly id: Scalars['ID']['output'];
  /** Given name. */
  readonly firstName: Scalars['String']['output'];
  /** Family name. */
  readonly lastName: Scalars['String']['output'];
  /** Given and family name in one. */
  readonly name: Scalars['String']['output'];
  /** Organization. */
  readonly companyName: Scalars['String']['output'];
  /** Street and number. */
  readonly streetAddress1: Scalars['String']['output'];
  /** Floor, suite, door. */
  readonly streetAddress2: Scalars['String']['output'];
  /** City. */
  readonly city: Scalars['String']['output'];
  /** Postal code as the country writes it. */
  readonly postalCode: Scalars['String']['output'];
  /** Country. */
  readonly country: Country;
  /** State, province or region; a code where the country has choices. */
  readonly countryArea: Scalars['String']['output'];
  /** Telephone in international form, E.164. */
  readonly phone: Scalars['String']['output'];
  /** Telephone as people write it. */
  readonly phoneFormatted: Scalars['String']['output'];
  /** The address as its country writes it, line by line, with the country below and without the telephone. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
};

/** A postal address as typed. Fields that are left out count as empty. */
export type AddressInput = {
  /** Given name, at most 60 characters. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 60 characters. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Organization, at most 100 characters. */
  readonly companyName?: InputMaybe<Scalars['String']['input']>;
  /** Street and number, at most 100 characters. */
  readonly streetAddress1?: InputMaybe<Scalars['String']['input']>;
  /** Floor, suite, door, at most 100 characters. */
  readonly streetAddress2?: InputMaybe<Scalars['String']['input']>;
  /** City, at most 80 characters. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** Postal code, at most 20 characters. */
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Country. */
  readonly country: CountryCode;
  /** State, province or region, at most 60 characters. */
  readonly countryArea?: InputMaybe<Scalars['String']['input']>;
  /** Telephone in any spelling, at most 32 characters. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
};

/** What a buyer is about to order, priced by the store. */
export type Checkout = Node & {
  readonly __typename?: 'Checkout';
  /** Base64 of `Checkout:token`; whoever knows it may change the checkout. */
  readonly id: Scalars['ID']['output'];
  /** Secret name of the checkout. */
  readonly token: Scalars['String']['output'];
  /** When it stops being usable. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Whether `expiresAt` has passed. */
  readonly isExpired: Scalars['Boolean']['output'];
  /** Whether it has become an order. */
  readonly isPlaced: Scalars['Boolean']['output'];
  /** Whether another browser continues it, which closes this one. */
  readonly isContinuedElsewhere: Scalars['Boolean']['output'];
  /** Token of the order that it became, where `checkout` is asked with the `buyerKey` of the placement; else null. */
  readonly placedOrderToken?: Maybe<Scalars['String']['output']>;
  /** Country of its prices. */
  readonly country: Country;
  /** Language of its names, and later of the order and its mails. */
  readonly languageCode: LanguageCodeEnum;
  /** What the lines amount to as an offer; null when they are no offer, as an empty checkout is. */
  readonly bundleType?: Maybe<CheckoutBundleType>;
  /** E-mail address; empty until given. */
  readonly email: Scalars['String']['output'];
  /** Whether news may be sent. */
  readonly marketingOptIn: Scalars['Boolean']['output'];
  /** Given name of the buyer; empty until given. */
  readonly firstName: Scalars['String']['output'];
  /** Family name of the buyer; empty until given. */
  readonly lastName: Scalars['String']['output'];
  /** Remark of the buyer; empty when there is none. */
  readonly note: Scalars['String']['output'];
  /** Organization that buys; empty for a person. */
  readonly organizationName: Scalars['String']['output'];
  /** How the buyer's purchasing department files it. */
  readonly references: PurchaseReferences;
  /** Whether the billing term may not be changed any more. */
  readonly forbidSubscriptionPeriodChange: Scalars['Boolean']['output'];
  /** What is bought. */
  readonly lines: ReadonlyArray<CheckoutLine>;
  /** Lines before the voucher. */
  readonly subtotalPrice: TaxedMoney;
  /** Lines after the voucher. */
  readonly subtotalPriceWithDiscounts: TaxedMoney;
  /** What the voucher takes off, on the side that buyers of the country read (US and CA: without tax); 0 when there is none. */
  readonly discountAmount: Money;
  /** The part of the discount that belongs to no line; 0 when there is none. */
  readonly discountAmountNonLines: Money;
  /** Name of the discount, in the checkout's language; null when there is none. */
  readonly discountName?: Maybe<Scalars['String']['output']>;
  /** What the discount is for, in English; null when there is none. */
  readonly discountDescription?: Maybe<Scalars['String']['output']>;
  /** What the discount is for, in the checkout's language; null when there is none or no translation. */
  readonly translatedDiscountDescription?: Maybe<Scalars['String']['output']>;
  /** Voucher code that is applied; null when none is. */
  readonly voucherCode?: Maybe<Scalars['String']['output']>;
  /** Voucher code that was applied and does not count any more, such as for an e-mail address that has used it; it counts again once its reason is gone. Null when there is none. */
  readonly refusedVoucher?: Maybe<RefusedVoucher>;
  /** Credit for the unused part of a present plan; null when there is none. */
  readonly prorationAmount?: Maybe<Money>;
  /** Shipping; null until a shipping method applies. */
  readonly shippingPrice?: Maybe<TaxedMoney>;
  /** What is to be paid. */
  readonly totalPrice: TaxedMoney;
  /** Whether the tax was computed from a complete ship-to address. */
  readonly isTaxFinal: Scalars['Boolean']['output'];
  /** How prices and their tax meet; decides which side buyers read. */
  readonly taxTreatment: TaxTreatment;
  /** Rate of the tax in percent, 0 while the place is not complete. */
  readonly taxRate: Scalars['Float']['output'];
  /** What the taxes of the place are called by law, such as GST + QST in Quebec, in the checkout's language; null while the place is not complete, and where the name of the country's tax serves. */
  readonly taxName?: Maybe<Scalars['String']['output']>;
  /** The taxes in the total, one by one, in the order of a bill: their amounts add up to `totalPrice.tax`, their rates to `taxRate`. Empty while the place is not complete, and where the country has no tax on sales. */
  readonly taxLines: ReadonlyArray<TaxLine>;
  /** Duty that the buyer may have to pay on arrival, never part of the total; null = unknown, 0 = none. */
  readonly estimatedDuty?: Maybe<Money>;
  /** Whether anything has to be shipped. */
  readonly isShippingRequired: Scalars['Boolean']['output'];
  /** Where the goods go; null until given. */
  readonly shippingAddress?: Maybe<Address>;
  /** Who is billed; null until given. */
  readonly billingAddress?: Maybe<Address>;
  /** Ways to ship to the shipping address; empty until there is one. */
  readonly availableShippingMethods: ReadonlyArray<ShippingMethod>;
  /** Chosen way to ship; null until one is chosen. */
  readonly shippingMethod?: Maybe<ShippingMethod>;
  /** The least total that can be paid, where this one is below it, whatever shipping adds; null where it is not, and for a total of 0. */
  readonly minimumTotal?: Maybe<Money>;
  /** Ways to pay that are offered for this total, currency and address. */
  readonly availablePaymentGateways: ReadonlyArray<PaymentGateway>;
  /** Saved payment methods of the signed-in buyer; empty when there are none. */
  readonly savedPaymentMethods: ReadonlyArray<SavedPaymentMethod>;
  /** Secret with which the provider's script goes on; null until the buyer's bank asks for confirmation. */
  readonly paymentIntentSecret?: Maybe<Scalars['String']['output']>;
  /** What the buyer has to acknowledge before placing. */
  readonly requiredAttestations: ReadonlyArray<LegalAcknowledgement>;
  /** Tax registration number of the buyer; null when none was given. */
  readonly vatRegistrationNumber?: Maybe<Scalars['String']['output']>;
  /** What the number does to the price; null when none was given. */
  readonly vatRegistrationStatus?: Maybe<TaxIdStatus>;
  /** Whether a tax registration number may be given. */
  readonly isTaxRegistrationNumberAvailable: Scalars['Boolean']['output'];
  /** Organization for which it is bought; null for a private or new buyer. */
  readonly organization?: Maybe<Organization>;
  /** Membership under which it is bought; null for a private or new buyer. */
  readonly organizationMembership?: Maybe<OrganizationMembership>;
  /** What a quote has to say; null when no quote was asked for. */
  readonly electronicQuoteData?: Maybe<QuoteData>;
  /** Promotions that apply to it; empty when none does. */
  readonly activePromos: ReadonlyArray<Promo>;
};

/** How a purchasing department files what it orders: texts that the store keeps and prints as the buyer gave them. */
export type PurchaseReferences = {
  readonly __typename?: 'PurchaseReferences';
  /** The buyer's own order number; empty when there is none. */
  readonly purchaseOrderNumber: Scalars['String']['output'];
  /** The buyer's cost centre; empty when there is none. */
  readonly costCentre: Scalars['String']['output'];
};

/** A voucher code that a checkout holds and that does not count. */
export type RefusedVoucher = {
  readonly __typename?: 'RefusedVoucher';
  /** The code. */
  readonly code: Scalars['String']['output'];
  /** Why it does not count. */
  readonly reason: VoucherReason;
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

/** One line of a checkout. */
export type CheckoutLine = Node & {
  readonly __typename?: 'CheckoutLine';
  /** Base64 of `CheckoutLine:id`. */
  readonly id: Scalars['ID']['output'];
  /** What is bought. */
  readonly variant: ProductVariant;
  /** What it sells; decides its picture, its words and how it renews. */
  readonly kind: ProductKind;
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
  /** Most of it that this checkout may hold while its other lines stay as they are; 1 for a membership. */
  readonly maximumQuantity: Scalars['Int']['output'];
  /** Whether a promotion added it for nothing. */
  readonly isFreeItemLine: Scalars['Boolean']['output'];
  /** What one costs in this checkout, before the voucher. On the line of a free item `price` is 0 and `priceUndiscounted` what one costs today without the code, a reduction included. */
  readonly unitPricing: VariantPricingInfo;
  /** Line before the voucher. */
  readonly totalPrice: TaxedMoney;
  /** Line after the voucher: what is paid for it. */
  readonly totalPriceDiscounted: TaxedMoney;
  /** Months after which a membership renews; null for what is bought once. */
  readonly renewsAfterMonths?: Maybe<Scalars['Int']['output']>;
  /** Price of one at renewal; null for what is bought once. */
  readonly renewalPrice?: Maybe<TaxedMoney>;
};

/** A way to ship, with its price and its days. */
export type ShippingMethod = Node & {
  readonly __typename?: 'ShippingMethod';
  /** Base64 of `ShippingMethod:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name that buyers read. */
  readonly name: Scalars['String']['output'];
  /** What it costs, on the side that buyers of the country read (US and CA: without tax). */
  readonly price: Money;
  /** First day on which the goods may arrive, by the destination's calendar. */
  readonly earliestDelivery: Scalars['Date']['output'];
  /** Last day on which the goods should arrive, by the destination's calendar. */
  readonly latestDelivery: Scalars['Date']['output'];
  /** What the checkout comes to with this method; null outside a checkout. */
  readonly checkoutPrices?: Maybe<CheckoutShippingPrices>;
};

/** What a checkout comes to with one of its shipping methods: exactly what it will say once the method is saved. */
export type CheckoutShippingPrices = {
  readonly __typename?: 'CheckoutShippingPrices';
  /** Price of the shipment, as the checkout's `shippingPrice`. */
  readonly shippingPrice: TaxedMoney;
  /** Everything with this shipment, as the checkout's `totalPrice`. */
  readonly totalPrice: TaxedMoney;
  /** The taxes of everything with this shipment, as the checkout's `taxLines`. */
  readonly taxLines: ReadonlyArray<TaxLine>;
};

/** A way to pay that is offered. */
export type PaymentGateway = {
  readonly __typename?: 'PaymentGateway';
  /** Name of the provider, as `PaymentInput.gateway` takes it. */
  readonly gateway: Scalars['String']['output'];
  /** The method. */
  readonly method: PaymentMethodEnum;
  /** The provider's key for the browser; null when its script needs none. */
  readonly publishableKey?: Maybe<Scalars['String']['output']>;
};

/** What a new checkout begins with. */
export type CheckoutCreateInput = {
  /** Country of the prices. */
  readonly country: CountryCode;
  /** Language of the names in it and of the mails; the country's default language when null. */
  readonly languageCode?: InputMaybe<LanguageCodeEnum>;
  /** First lines, at most 50. */
  readonly lines: ReadonlyArray<CheckoutLineInput>;
  /** Voucher code, at most 64 characters; null for none. */
  readonly voucherCode?: InputMaybe<Scalars['String']['input']>;
};

/** How a purchasing department files what it orders: texts of at most 64 characters; null leaves one, empty takes it off. */
export type PurchaseReferencesInput = {
  /** The buyer's own order number. */
  readonly purchaseOrderNumber?: InputMaybe<Scalars['String']['input']>;
  /** The buyer's cost centre. */
  readonly costCentre?: InputMaybe<Scalars['String']['input']>;
};

/** A variant with a quantity. */
export type CheckoutLineInput = {
  /** Variant, base64 of `ProductVariant:sku`. */
  readonly variantId: Scalars['ID']['input'];
  /** How many; 0 removes the line where lines are updated and is refused elsewhere. */
  readonly quantity: Scalars['Int']['input'];
};

/** How an order will be paid. */
export type PaymentInput = {
  /** Name of the provider, one of the checkout's `availablePaymentGateways`. */
  readonly gateway: Scalars['String']['input'];
  /** The method. */
  readonly method: PaymentMethodEnum;
  /** The provider's name for what the buyer entered, at most 255 characters; null for methods that need none. */
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

/** What somebody wrote into a form. What the form does not ask is not kept; what it asks and is left out counts as empty. */
export type LeadFormInput = {
  /** Address of the form below `form/`, such as `demo` or `webinar/first-scans`; at most 64 characters. */
  readonly form: Scalars['String']['input'];
  /** Language of the page on which it was written. */
  readonly languageCode: LanguageCodeEnum;
  /** At most 60 characters. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 60 characters. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 254 characters. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** National for the country, or international with a leading +; at most 32 characters. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  readonly organizationName?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  readonly jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Where it is practised; at most 100 characters. */
  readonly practicePlace?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  readonly specialty?: InputMaybe<Scalars['String']['input']>;
  /** Any country. */
  readonly country: CountryCode;
  /** Code or name of an area of the country, where it has any; at most 60 characters. */
  readonly countryArea?: InputMaybe<Scalars['String']['input']>;
  /** As the country writes it; at most 20 characters. */
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  /** What it is about, where the form asks. */
  readonly contactTopic?: InputMaybe<ContactTopic>;
  /** At most 2000 characters, lines kept. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  readonly howDidYouHear?: InputMaybe<Scalars['String']['input']>;
  /** Whether news are wanted, where the form offers them. */
  readonly emailOptIn?: InputMaybe<Scalars['Boolean']['input']>;
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

/** Answer of `tokenRevoke`. */
export type TokenRevoke = {
  readonly __typename?: 'TokenRevoke';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; always empty. */
  readonly accountErrors: ReadonlyArray<AccountError>;
};

/** Answer of `loginNonceRedeem`. */
export type LoginNonceRedeem = {
  readonly __typename?: 'LoginNonceRedeem';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the nonce was a good one, which it is no more. */
  readonly accountErrors: ReadonlyArray<AccountError>;
};

/** Answer of `leadFormSubmit`. */
export type LeadFormSubmit = {
  readonly __typename?: 'LeadFormSubmit';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the message was taken. */
  readonly formErrors: ReadonlyArray<FormError>;
};

/** What every change of a checkout answers. */
export type CheckoutPayload = {
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout as it is now; null when it does not exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Answer of `checkoutCreate`. */
export type CheckoutCreate = CheckoutPayload & {
  readonly __typename?: 'CheckoutCreate';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout as it is now; null when it does not exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Answer of `checkoutContinue`. */
export type CheckoutContinue = CheckoutPayload & {
  readonly __typename?: 'CheckoutContinue';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the browser has a checkout of its own now. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The browser's own checkout; the one that was named where it was refused, null when that does not exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Answer of `checkoutLinesAdd`. */
export type CheckoutLinesAdd = CheckoutPayload & {
  readonly __typename?: 'CheckoutLinesAdd';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout as it is now; null when it does not exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Answer of `checkoutLinesUpdate`. */
export type CheckoutLinesUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutLinesUpdate';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout as it is now; null when it does not exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Answer of `checkoutLineDelete`. */
export type CheckoutLineDelete = CheckoutPayload & {
  readonly __typename?: 'CheckoutLineDelete';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout as it is now; null when it does not exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Answer of `checkoutEmailUpdate`. */
export type CheckoutEmailUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutEmailUpdate';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout as it is now; null when it does not exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Answer of `checkoutShippingAddressUpdate`. */
export type CheckoutShippingAddressUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutShippingAddressUpdate';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout as it is now; null when it does not exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Answer of `checkoutBillingAddressUpdate`. */
export type CheckoutBillingAddressUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutBillingAddressUpdate';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout as it is now; null when it does not exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Answer of `checkoutShippingMethodUpdate`. */
export type CheckoutShippingMethodUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutShippingMethodUpdate';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout as it is now; null when it does not exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Answer of `checkoutUpdateVoucher`. */
export type CheckoutUpdateVoucher = CheckoutPayload & {
  readonly __typename?: 'CheckoutUpdateVoucher';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout as it is now; null when it does not exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Answer of `checkoutVatNumberUpdate`. */
export type CheckoutVatNumberUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutVatNumberUpdate';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout as it is now; null when it does not exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Answer of `checkoutLanguageCodeUpdate`. */
export type CheckoutLanguageCodeUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutLanguageCodeUpdate';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout as it is now; null when it does not exist. */
  readonly checkout?: Maybe<Checkout>;
};

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

/** Answer of `checkoutPaymentCreate`. */
export type CheckoutPaymentCreate = CheckoutPayload & {
  readonly __typename?: 'CheckoutPaymentCreate';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout as it is now; null when it does not exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Answer of `checkoutComplete`. */
export type CheckoutComplete = CheckoutPayload & {
  readonly __typename?: 'CheckoutComplete';
  /** The refusals without their codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout as it is now; null when it has become the order, or does not exist. */
  readonly checkout?: Maybe<Checkout>;
  /** The order; null until it is confirmed. */
  readonly order?: Maybe<Order>;
  /** The order's token, which `order(token:)` takes; null until the order is confirmed. */
  readonly orderToken?: Maybe<Scalars['String']['output']>;
  /** Whether the buyer's bank asks for confirmation: confirm with `paymentIntentSecret`, then place again with the same key. */
  readonly confirmationNeeded: Scalars['Boolean']['output'];
  /** Secret with which the provider's script asks the buyer's bank; null unless `confirmationNeeded`. */
  readonly paymentIntentSecret?: Maybe<Scalars['String']['output']>;
  /** Whether another try with this key is still at it: ask again with the same key. */
  readonly isPending: Scalars['Boolean']['output'];
};

/** A placed order. Its prices never change. */
export type Order = Node & {
  readonly __typename?: 'Order';
  /** Base64 of `Order:token`; whoever knows it may see the order. */
  readonly id: Scalars['ID']['output'];
  /** Secret name of the order. */
  readonly token: Scalars['String']['output'];
  /** Number that buyers and support read. */
  readonly number: Scalars['String']['output'];
  /** When it was placed. */
  readonly created: Scalars['DateTime']['output'];
  /** How far it has come. */
  readonly status: OrderStatus;
  /** Where its mails go. */
  readonly email: Scalars['String']['output'];
  /** What was bought. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** Lines before the voucher. */
  readonly subtotal: TaxedMoney;
  /** What the voucher took off, on the side that buyers of the country read; 0 when there was none. */
  readonly discount: Money;
  /** Name of the discount; null when there was none. */
  readonly discountName?: Maybe<Scalars['String']['output']>;
  /** Voucher code that was applied; null when none was. */
  readonly voucherCode?: Maybe<Scalars['String']['output']>;
  /** Shipping; 0 when nothing is shipped. */
  readonly shippingPrice: TaxedMoney;
  /** Way to ship by the name that the buyer chose; null when nothing is shipped. */
  readonly shippingMethodName?: Maybe<Scalars['String']['output']>;
  /** First day on which the goods may arrive, as promised when the order was placed; null when nothing is shipped. */
  readonly earliestDelivery?: Maybe<Scalars['Date']['output']>;
  /** Last day on which the goods may arrive, as promised when the order was placed; null when nothing is shipped. */
  readonly latestDelivery?: Maybe<Scalars['Date']['output']>;
  /** What is to be paid or was. */
  readonly total: TaxedMoney;
  /** How prices and their tax meet, as agreed when the order was placed. */
  readonly taxTreatment: TaxTreatment;
  /** Rate of the tax in percent. */
  readonly taxRate: Scalars['Float']['output'];
  /** What the taxes of the place are called by law, such as GST + QST in Quebec, in the order's language; null where the name of the country's tax serves. */
  readonly taxName?: Maybe<Scalars['String']['output']>;
  /** The taxes in the total, one by one, in the order of a bill, as agreed when the order was placed: their amounts add up to `total.tax`, their rates to `taxRate`. Empty where the country has no tax on sales. */
  readonly taxLines: ReadonlyArray<TaxLine>;
  /** Where the goods go; null when nothing is shipped. */
  readonly shippingAddress?: Maybe<Address>;
  /** Who is billed. */
  readonly billingAddress: Address;
  /** Whether the buyer still has to pay. */
  readonly paymentStatus: OrderPaymentStatus;
  /** How much of the total was charged. */
  readonly chargeStatus: ChargeStatus;
  /** Payments that were begun, the newest first. */
  readonly payments: ReadonlyArray<Payment>;
  /** Organization that bought; empty for a person. */
  readonly organizationName: Scalars['String']['output'];
  /** How the buyer's purchasing department files it. */
  readonly references: PurchaseReferences;
  /** Tax registration number of the buyer; null when none was given. */
  readonly vatRegistrationNumber?: Maybe<Scalars['String']['output']>;
  /** What renews, when and for how much; empty when nothing does. */
  readonly renewals: ReadonlyArray<OrderRenewal>;
};

/** One line of an order, as it was when it was placed. */
export type OrderLine = Node & {
  readonly __typename?: 'OrderLine';
  /** Base64 of `OrderLine:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name of the product without the variant, in the language of the order as its buyer read it. */
  readonly productRawName: Scalars['String']['output'];
  /** Name of the variant, in the language of the order as its buyer read it. */
  readonly variantName: Scalars['String']['output'];
  /** Stock keeping unit. */
  readonly productSku: Scalars['String']['output'];
  /** Name of the product in addresses. */
  readonly productSlug: Scalars['String']['output'];
  /** Name of the product's type. */
  readonly productTypeName: Scalars['String']['output'];
  /** What it sells. */
  readonly kind: ProductKind;
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
  /** Whether a promotion added it for nothing. */
  readonly isFreeItemLine: Scalars['Boolean']['output'];
  /** Price of one before the voucher. */
  readonly unitPrice: TaxedMoney;
  /** Price of one before any reduction; to be struck through only when greater than `unitPrice`. */
  readonly undiscountedUnitPrice: TaxedMoney;
  /** Line before the voucher. */
  readonly totalPrice: TaxedMoney;
  /** Line after the voucher: what was paid for it. */
  readonly totalPriceDiscounted: TaxedMoney;
  /** Picture; null when there is none, as for a membership. */
  readonly thumbnail?: Maybe<Image>;
};


/** One line of an order, as it was when it was placed. */
export type OrderLineThumbnailArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** What renews after an order. */
export type OrderRenewal = {
  readonly __typename?: 'OrderRenewal';
  /** Name that buyers read. */
  readonly name: Scalars['String']['output'];
  /** Day of the next charge, in the store's time zone. */
  readonly date: Scalars['Date']['output'];
  /** Months from one charge to the next. */
  readonly months: Scalars['Int']['output'];
  /** Next charge for all of the quantity. */
  readonly price: TaxedMoney;
};

/** A payment of an order. */
export type Payment = Node & {
  readonly __typename?: 'Payment';
  /** Base64 of `Payment:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name of the provider. */
  readonly gateway: Scalars['String']['output'];
  /** How it is paid. */
  readonly method: PaymentMethodEnum;
  /** How much of it was charged. */
  readonly chargeStatus: ChargeStatus;
  /** Amount of the payment. */
  readonly total: Money;
  /** Brand of the card; null when it is no card. */
  readonly ccBrand?: Maybe<Scalars['String']['output']>;
  /** Last four digits of the card; null when it is no card. */
  readonly ccLastDigits?: Maybe<Scalars['String']['output']>;
  /** Month in which the card ends, 1 to 12; null when it is no card. */
  readonly ccExpMonth?: Maybe<Scalars['Int']['output']>;
  /** Year in which the card ends, four digits; null when it is no card. */
  readonly ccExpYear?: Maybe<Scalars['Int']['output']>;
};

/** One exchange with the provider about a payment. */
export type Transaction = Node & {
  readonly __typename?: 'Transaction';
  /** Base64 of `Transaction:id`. */
  readonly id: Scalars['ID']['output'];
  /** When it happened. */
  readonly created: Scalars['DateTime']['output'];
  /** What was asked for. */
  readonly kind: TransactionKind;
  /** Amount. */
  readonly amount: Money;
  /** Whether the provider did it. */
  readonly isSuccess: Scalars['Boolean']['output'];
  /** Payment to which it belongs. */
  readonly payment: Payment;
};

/** Something that happened to an order. */
export type OrderEvent = Node & {
  readonly __typename?: 'OrderEvent';
  /** Base64 of `OrderEvent:id`. */
  readonly id: Scalars['ID']['output'];
  /** When it happened. */
  readonly date: Scalars['DateTime']['output'];
  /** What happened, for example placed or paid. */
  readonly type: Scalars['String']['output'];
  /** A sentence about it; null when the type says all. */
  readonly message?: Maybe<Scalars['String']['output']>;
};

/** Goods of an order that were sent together. */
export type Fulfillment = Node & {
  readonly __typename?: 'Fulfillment';
  /** Base64 of `Fulfillment:id`. */
  readonly id: Scalars['ID']['output'];
  /** Number within the order, from 1. */
  readonly fulfillmentOrder: Scalars['Int']['output'];
  /** Number by which the carrier follows it; null when it has none. */
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  readonly created: Scalars['DateTime']['output'];
  /** What was sent. */
  readonly lines: ReadonlyArray<FulfillmentLine>;
};

/** How much of an order's line was sent together. */
export type FulfillmentLine = Node & {
  readonly __typename?: 'FulfillmentLine';
  /** Base64 of `FulfillmentLine:id`. */
  readonly id: Scalars['ID']['output'];
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
  /** Line of the order. */
  readonly orderLine: OrderLine;
};

/** A bill for an order or a renewal. */
export type Invoice = Node & {
  readonly __typename?: 'Invoice';
  /** Base64 of `Invoice:token`; whoever knows it may see the invoice. */
  readonly id: Scalars['ID']['output'];
  /** Secret name of the invoice. */
  readonly token: Scalars['String']['output'];
  /** Number that buyers and support read. */
  readonly number: Scalars['String']['output'];
  /** When it was issued. */
  readonly created: Scalars['DateTime']['output'];
  /** Where its PDF is; null until it is made. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** What is to be paid or was. */
  readonly total: TaxedMoney;
  /** Whether the buyer still has to pay. */
  readonly paymentStatus: OrderPaymentStatus;
  /** How the buyer's purchasing department files it. */
  readonly references: PurchaseReferences;
};

/** Somebody who signs in. */
export type User = Node & {
  readonly __typename?: 'User';
  /** Base64 of `User:id`. */
  readonly id: Scalars['ID']['output'];
  /** E-mail address. */
  readonly email: Scalars['String']['output'];
  /** Given and family name in one; empty when unknown. */
  readonly name: Scalars['String']['output'];
  /** Name of the account at the account service. */
  readonly cloudId: Scalars['String']['output'];
  /** Whether an IQ+ may be bought for personal use. */
  readonly canBuyPersonalProbePlus: Scalars['Boolean']['output'];
  /** Whether an IQ3 may be bought for personal use. */
  readonly canBuyPersonalProbeIq3: Scalars['Boolean']['output'];
  /** Memberships in organizations; empty when there is none. */
  readonly organizationMemberships: ReadonlyArray<OrganizationMembership>;
};

/** That a user belongs to an organization. */
export type OrganizationMembership = Node & {
  readonly __typename?: 'OrganizationMembership';
  /** Base64 of `OrganizationMembership:id`. */
  readonly id: Scalars['ID']['output'];
  /** Secret name under which this member recommends the store; null when referring is not open to them. */
  readonly referrerToken?: Maybe<Scalars['String']['output']>;
  /** Whether the member manages the organization. */
  readonly isOrganizationAdmin: Scalars['Boolean']['output'];
  /** Whether the member may buy a probe for personal use. */
  readonly canPurchasePersonalProbe: Scalars['Boolean']['output'];
  /** Saved payment methods that the member may use; empty when there are none. */
  readonly availableReusablePaymentMethods: ReadonlyArray<SavedPaymentMethod>;
  /** The organization. */
  readonly organization: Organization;
};

/** A group of users that shares probes, seats and one subscription. */
export type Organization = Node & {
  readonly __typename?: 'Organization';
  /** Base64 of `Organization:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Name in addresses. */
  readonly slug: Scalars['String']['output'];
  /** Country. */
  readonly country: Country;
  /** What it practises, for example a clinic; null when unknown. */
  readonly practiceType?: Maybe<Scalars['String']['output']>;
  /** Present plan. */
  readonly planType: PlanType;
  /** How its subscription stands; null when it never had one. */
  readonly subscriptionStatus?: Maybe<SubscriptionStatus>;
  /** When its subscription ends; null when it never does or there is none. */
  readonly subscriptionExpirationDate?: Maybe<Scalars['DateTime']['output']>;
  /** Whether that time has passed. */
  readonly isExpired: Scalars['Boolean']['output'];
  /** Whether the subscription renews by itself. */
  readonly isAutoRenewalActive: Scalars['Boolean']['output'];
  /** Seats that nobody uses. */
  readonly availableSeats: Scalars['Int']['output'];
  /** Seats that are paid for. */
  readonly maxSeats: Scalars['Int']['output'];
  /** Most seats that it may have. */
  readonly maxCloudUsers: Scalars['Int']['output'];
  /** Seats that are part of a team's base price. */
  readonly teamBaseNumCloudUsers: Scalars['Int']['output'];
  /** Whether its seats are sold in tens. */
  readonly isOld10BasedTeamPricing: Scalars['Boolean']['output'];
  /** Most probes that it may register. */
  readonly maxDevices: Scalars['Int']['output'];
  /** Registered probes of all lines. */
  readonly registeredProbes: Scalars['Int']['output'];
  /** Registered IQ+ probes. */
  readonly registeredProbesPlus: Scalars['Int']['output'];
  /** Registered IQ3 probes. */
  readonly registeredProbesIq3: Scalars['Int']['output'];
  /** Rental; null when nothing is rented. */
  readonly rentalSubscription?: Maybe<RentalSubscription>;
  /** Subscription; null when it never had one. */
  readonly subscription?: Maybe<Subscription>;
};

/** A rental of a probe with its subscription. */
export type RentalSubscription = {
  readonly __typename?: 'RentalSubscription';
  /** When the commitment ends. */
  readonly commitmentEndDate: Scalars['DateTime']['output'];
  /** Length of the commitment in calendar months. */
  readonly commitmentMonthsNumber: Scalars['Int']['output'];
};

/** What an organization pays for regularly. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** Plan that begins at the end of the period; null when none is scheduled. */
  readonly scheduledPlan?: Maybe<PlanType>;
  /** Features of a pro custom plan; empty for other plans. */
  readonly proCustomFeatures: ReadonlyArray<Scalars['String']['output']>;
  /** Features that a pro custom plan has from the end of the period; null when no change is scheduled. */
  readonly scheduledProCustomFeatures?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Unspent months of referral credit. */
  readonly referralCreditMonths: Scalars['Int']['output'];
  /** How seats are given out; null when unknown. */
  readonly provisioningType?: Maybe<Scalars['String']['output']>;
  /** How the last exchange with the account service ended; null when there was none. */
  readonly subscriptionSynchronizationStatus?: Maybe<SyncResult>;
  /** What one period costs now; null when sales has set no price. */
  readonly currentPrice?: Maybe<TaxedMoney>;
};

/** A saved card. */
export type CreditCard = Node & {
  readonly __typename?: 'CreditCard';
  /** Base64 of `CreditCard:id`. */
  readonly id: Scalars['ID']['output'];
  /** Whether renewals are charged to it. */
  readonly isPrimary: Scalars['Boolean']['output'];
  /** Whether it can be charged. */
  readonly isActive: Scalars['Boolean']['output'];
  /** The provider's name for it. */
  readonly paymentToken: Scalars['String']['output'];
  /** Brand, for example visa. */
  readonly brand: Scalars['String']['output'];
  /** Name on the card; null when unknown. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Last four digits. */
  readonly lastDigits: Scalars['String']['output'];
  /** Month in which it ends, 1 to 12. */
  readonly expMonth: Scalars['Int']['output'];
  /** Year in which it ends, four digits. */
  readonly expYear: Scalars['Int']['output'];
};

/** A saved bank account. */
export type BankAccount = Node & {
  readonly __typename?: 'BankAccount';
  /** Base64 of `BankAccount:id`. */
  readonly id: Scalars['ID']['output'];
  /** Last four digits. */
  readonly lastDigits: Scalars['String']['output'];
  /** Country of the bank; null when unknown. */
  readonly bankCountry?: Maybe<CountryCode>;
  /** Name of the bank; null when unknown. */
  readonly bankName?: Maybe<Scalars['String']['output']>;
};

/** A saved SEPA mandate. */
export type SepaDirectDebit = Node & {
  readonly __typename?: 'SEPADirectDebit';
  /** Base64 of `SEPADirectDebit:id`. */
  readonly id: Scalars['ID']['output'];
  /** Last four digits of the IBAN. */
  readonly lastDigits: Scalars['String']['output'];
  /** Country of the bank; null when unknown. */
  readonly bankCountry?: Maybe<CountryCode>;
};

/** Something saved with which a buyer can pay again. */
export type SavedPaymentMethod = BankAccount | CreditCard | SepaDirectDebit;

/** What a quote has to say about who asks for it. */
export type QuoteData = {
  readonly __typename?: 'QuoteData';
  /** Name of the organization. */
  readonly equoteOrganizationName: Scalars['String']['output'];
  /** What the asking person does there; empty when not said. */
  readonly equoteJobTitle: Scalars['String']['output'];
  /** Where the practice is, for example a hospital; empty when not said. */
  readonly equotePracticePlace: Scalars['String']['output'];
  /** More about the practice; empty when not said. */
  readonly equotePracticeDetails: Scalars['String']['output'];
  /** Medical specialty; empty when not said. */
  readonly equoteSpecialty: Scalars['String']['output'];
  /** Remark; empty when there is none. */
  readonly equoteComment: Scalars['String']['output'];
};

/** What the account service hands out at sign-in. */
export type AuthToken = {
  readonly __typename?: 'AuthToken';
  /** The token itself, sent as `Authorization: JWT <token>`. */
  readonly token: Scalars['String']['output'];
  /** How it is used; bearer. */
  readonly tokenType: Scalars['String']['output'];
  /** Life in seconds; null when it never ends. */
  readonly expiresIn?: Maybe<Scalars['Int']['output']>;
  /** When it was made, in seconds since 1970. */
  readonly createdAtSeconds: Scalars['Int']['output'];
  /** Organization that the user chose at sign-in; null when none was. */
  readonly organizationSlug?: Maybe<Scalars['String']['output']>;
  /** Where the sign-in began, for example mobile; null for the storefront. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** Random text that ties the token to the tab that began; null when it was not sent. */
  readonly state?: Maybe<Scalars['String']['output']>;
};

/** A reduction or gift that is offered. */
export type Promo = {
  readonly __typename?: 'Promo';
  /** Voucher code behind it. */
  readonly code: Scalars['String']['output'];
  /** Name that buyers read, in the asked language or the checkout's. */
  readonly name: Scalars['String']['output'];
  /** What it takes off, as `discountValue` of the voucher; null when it gives products only. */
  readonly discount?: Maybe<Scalars['Float']['output']>;
  /** Countries in which it holds; empty for all. */
  readonly countries: ReadonlyArray<CountryCode>;
  /** When it ends; null when open-ended. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Days for which a visit through its link counts; null when it is not counted. */
  readonly attributionDays?: Maybe<Scalars['Int']['output']>;
  /** How often it applies to one order; null for no limit. */
  readonly applyNTimesPerOrder?: Maybe<Scalars['Int']['output']>;
  /** Text of its banner; null when it has none. */
  readonly bannerMessage?: Maybe<Scalars['String']['output']>;
  /** Path of the page where its banner leads, without country and language; null when it is text alone. */
  readonly bannerLink?: Maybe<Scalars['String']['output']>;
  /** Role of the banner's colours; null when it has none. */
  readonly bannerColor?: Maybe<BannerColor>;
  /** Paths of the pages that show its banner, without country and language; empty for all. */
  readonly bannerVisibilityPages: ReadonlyArray<Scalars['String']['output']>;
  /** Products that it adds for nothing; empty when it adds none. */
  readonly freeProductVariants: ReadonlyArray<ProductVariant>;
  /** SKUs that it reduces; empty for all. */
  readonly voucherApplicableItemsSKUs: ReadonlyArray<Scalars['String']['output']>;
  /** Bundles to which it applies; empty for all. */
  readonly bundles: ReadonlyArray<CheckoutBundleType>;
};

/** A reduction as a checkout shows it. */
export type CheckoutOffer = {
  readonly __typename?: 'CheckoutOffer';
  /** Name that buyers read. */
  readonly name: Scalars['String']['output'];
  /** What it takes off. */
  readonly discount: Money;
  /** Percent or amount in major units from which `discount` follows. */
  readonly discountValue: Scalars['Float']['output'];
};

/** A code that reduces a price. */
export type Voucher = Node & {
  readonly __typename?: 'Voucher';
  /** Base64 of `Voucher:id`. */
  readonly id: Scalars['ID']['output'];
  /** Code as buyers type it, upper case. */
  readonly code: Scalars['String']['output'];
  /** Name that buyers read; null when the code says all. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** What it is for; null when there is nothing to say. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** How `discountValue` is meant. */
  readonly discountValueType: DiscountValueType;
  /** Days for which a visit through a link with the code counts; null for the day of the visit alone. */
  readonly attributionDays?: Maybe<Scalars['Int']['output']>;
  /** Percent, or amount in major units of the asked country's currency. */
  readonly discountValue: Scalars['Float']['output'];
  /** SKUs of the variants that it reduces; empty for all. */
  readonly voucherApplicableItemsSKUs: ReadonlyArray<Scalars['String']['output']>;
};

/** A reduction that holds without a code. */
export type Sale = Node & {
  readonly __typename?: 'Sale';
  /** Base64 of `Sale:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name that buyers read. */
  readonly name: Scalars['String']['output'];
  /** How `value` is meant. */
  readonly type: DiscountValueType;
  /** Percent, or amount in major units. */
  readonly value: Scalars['Float']['output'];
  /** When it begins. */
  readonly startDate: Scalars['DateTime']['output'];
  /** When it ends; null when open-ended. */
  readonly endDate?: Maybe<Scalars['DateTime']['output']>;
};

/** Countries that share shipping methods. */
export type ShippingZone = Node & {
  readonly __typename?: 'ShippingZone';
  /** Base64 of `ShippingZone:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Countries in it. */
  readonly countries: ReadonlyArray<Country>;
  /** Ways to ship there. */
  readonly shippingMethods: ReadonlyArray<ShippingMethod>;
};

/** Products that are shown together. */
export type Collection = Node & {
  readonly __typename?: 'Collection';
  /** Base64 of `Collection:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name that buyers read. */
  readonly name: Scalars['String']['output'];
  /** Name in addresses. */
  readonly slug: Scalars['String']['output'];
  /** Description as rich text; null when there is none. */
  readonly descriptionJson?: Maybe<Scalars['JSONString']['output']>;
  /** The products. */
  readonly products: ReadonlyArray<Product>;
};

/** A file that is sold. */
export type DigitalContent = Node & {
  readonly __typename?: 'DigitalContent';
  /** Base64 of `DigitalContent:id`. */
  readonly id: Scalars['ID']['output'];
  /** What is bought to get it. */
  readonly productVariant: ProductVariant;
  /** Most downloads; null for no limit. */
  readonly maxDownloads?: Maybe<Scalars['Int']['output']>;
};

/** An address under which a buyer loads a file. */
export type DigitalContentUrl = Node & {
  readonly __typename?: 'DigitalContentUrl';
  /** Base64 of `DigitalContentUrl:id`. */
  readonly id: Scalars['ID']['output'];
  /** The address; null when the file is gone. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** How often it was loaded. */
  readonly downloadNum: Scalars['Int']['output'];
  /** When it was made. */
  readonly created: Scalars['DateTime']['output'];
};

/** A list of links. */
export type Menu = Node & {
  readonly __typename?: 'Menu';
  /** Base64 of `Menu:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** The links of the first level. */
  readonly items: ReadonlyArray<MenuItem>;
};

/** A link of a menu. */
export type MenuItem = Node & {
  readonly __typename?: 'MenuItem';
  /** Base64 of `MenuItem:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name that buyers read. */
  readonly name: Scalars['String']['output'];
  /** Where it leads; null when it only groups others. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** The links below it. */
  readonly children: ReadonlyArray<MenuItem>;
};

/** A page of text. */
export type Page = Node & {
  readonly __typename?: 'Page';
  /** Base64 of `Page:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name in addresses. */
  readonly slug: Scalars['String']['output'];
  /** Heading. */
  readonly title: Scalars['String']['output'];
  /** Text as rich text. */
  readonly contentJson: Scalars['JSONString']['output'];
};

/** What an attribute is called in another language. */
export type AttributeTranslation = Node & {
  readonly __typename?: 'AttributeTranslation';
  /** Base64 of `AttributeTranslation:id`, the id with its language, such as `weight:DE`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What a value of an attribute is called in another language. */
export type AttributeValueTranslation = Node & {
  readonly __typename?: 'AttributeValueTranslation';
  /** Base64 of `AttributeValueTranslation:id`, the id with its language, such as `iq3:weight:DE`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What a category is called in another language. */
export type CategoryTranslation = Node & {
  readonly __typename?: 'CategoryTranslation';
  /** Base64 of `CategoryTranslation:id`, the id with its language, such as `probes:DE`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Description as rich text; null when not translated. */
  readonly descriptionJson?: Maybe<Scalars['JSONString']['output']>;
};

/** What a collection is called in another language. */
export type CollectionTranslation = Node & {
  readonly __typename?: 'CollectionTranslation';
  /** Base64 of `CollectionTranslation:id`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Description as rich text; null when not translated. */
  readonly descriptionJson?: Maybe<Scalars['JSONString']['output']>;
};

/** What a link of a menu is called in another language. */
export type MenuItemTranslation = Node & {
  readonly __typename?: 'MenuItemTranslation';
  /** Base64 of `MenuItemTranslation:id`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What a page is called in another language. */
export type PageTranslation = Node & {
  readonly __typename?: 'PageTranslation';
  /** Base64 of `PageTranslation:id`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Heading; null when not translated. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Text as rich text; null when not translated. */
  readonly contentJson?: Maybe<Scalars['JSONString']['output']>;
};

/** What a product is called in another language. */
export type ProductTranslation = Node & {
  readonly __typename?: 'ProductTranslation';
  /** Base64 of `ProductTranslation:id`, the id with its language, such as `iq3:DE`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Description as rich text; null when not translated. */
  readonly descriptionJson?: Maybe<Scalars['JSONString']['output']>;
};

/** What a variant is called in another language. */
export type ProductVariantTranslation = Node & {
  readonly __typename?: 'ProductVariantTranslation';
  /** Base64 of `ProductVariantTranslation:id`, the id with its language, such as `SUB-IND-1Y:DE`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What a sale is called in another language. */
export type SaleTranslation = Node & {
  readonly __typename?: 'SaleTranslation';
  /** Base64 of `SaleTranslation:id`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What a way to ship is called in another language. */
export type ShippingMethodTranslation = Node & {
  readonly __typename?: 'ShippingMethodTranslation';
  /** Base64 of `ShippingMethodTranslation:id`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What the store is called in another language. */
export type ShopTranslation = Node & {
  readonly __typename?: 'ShopTranslation';
  /** Base64 of `ShopTranslation:id`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Words in the header; null when not translated. */
  readonly headerText?: Maybe<Scalars['String']['output']>;
  /** Description; null when not translated. */
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** What a voucher is called in another language. */
export type VoucherTranslation = Node & {
  readonly __typename?: 'VoucherTranslation';
  /** Base64 of `VoucherTranslation:id`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** Something that has words in several languages. */
export type TranslatableItem = Attribute | AttributeValue | Category | Collection | MenuItem | Page | Product | ProductVariant | Sale | ShippingMethod | Voucher;

/** A refusal without its code. */
export type Error = {
  readonly __typename?: 'Error';
  /** Argument or input field that is meant; null when none is. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or else the code once more, for whoever reads answers; never for buyers. */
  readonly message: Scalars['String']['output'];
};

/** A refusal about a checkout. */
export type CheckoutError = {
  readonly __typename?: 'CheckoutError';
  /** Argument or input field that is meant; null when none is. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or else the code once more, for whoever reads answers; never for buyers. */
  readonly message: Scalars['String']['output'];
  /** What the client acts on. */
  readonly code: CheckoutErrorCode;
  /** What happened, where the code has more than one reason; the client has the words. */
  readonly reason?: Maybe<RefusalReason>;
  /** The largest number or length that is taken, where the reason is about one. */
  readonly most?: Maybe<Scalars['Int']['output']>;
};

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

/** A refusal about a saved payment method. */
export type PaymentError = {
  readonly __typename?: 'PaymentError';
  /** Argument or input field that is meant; null when none is. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or else the code once more, for whoever reads answers; never for buyers. */
  readonly message: Scalars['String']['output'];
  /** What the client acts on. */
  readonly code: PaymentErrorCode;
};

/** Why something about a saved payment method was refused. */
export type PaymentErrorCode =
  | 'CANNOT_ATTACH_CARD'
  | 'CANT_EDIT_WITH_CREDITS'
  | 'INVALID'
  | 'NO_PERMISSIONS';

/** A refusal about an order. */
export type OrderError = {
  readonly __typename?: 'OrderError';
  /** Argument or input field that is meant; null when none is. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or else the code once more, for whoever reads answers; never for buyers. */
  readonly message: Scalars['String']['output'];
  /** What the client acts on. */
  readonly code: OrderErrorCode;
};

/** Why something about an order was refused. */
export type OrderErrorCode =
  | 'CARD_DECLINED'
  | 'EXPIRED_CARD'
  | 'INCORRECT_CVC'
  | 'INCORRECT_NUMBER'
  | 'INCORRECT_ZIP'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'NO_PERMISSIONS'
  | 'OPERATION_NOT_ALLOWED'
  | 'PAYMENT_ERROR'
  | 'PAYMENT_NOT_FOUND'
  | 'PROCESSING_ERROR'
  | 'ORDER_CREATION_FAILED';

/** A refusal about an invoice. */
export type InvoiceError = {
  readonly __typename?: 'InvoiceError';
  /** Argument or input field that is meant; null when none is. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or else the code once more, for whoever reads answers; never for buyers. */
  readonly message: Scalars['String']['output'];
  /** What the client acts on. */
  readonly code: InvoiceErrorCode;
};

/** Why something about an invoice was refused. */
export type InvoiceErrorCode =
  | 'CARD_DECLINED'
  | 'EXPIRED_CARD'
  | 'INCORRECT_CVC'
  | 'INCORRECT_NUMBER'
  | 'INCORRECT_ZIP'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'NO_PERMISSIONS'
  | 'OPERATION_NOT_ALLOWED'
  | 'PAYMENT_ERROR'
  | 'PAYMENT_NOT_FOUND'
  | 'PROCESSING_ERROR';

/** A refusal about an account. */
export type AccountError = {
  readonly __typename?: 'AccountError';
  /** Argument or input field that is meant; null when none is. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or else the code once more, for whoever reads answers; never for buyers. */
  readonly message: Scalars['String']['output'];
  /** What the client acts on. */
  readonly code: AccountErrorCode;
};

/** Why something about an account was refused. */
export type AccountErrorCode =
  | 'INVALID'
  | 'NOT_FOUND'
  | 'NO_PERMISSIONS'
  | 'OPERATION_NOT_ALLOWED';

/** A refusal about a form. */
export type FormError = {
  readonly __typename?: 'FormError';
  /** Argument or input field that is meant; null when none is. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or else the code once more, for whoever reads answers; never for buyers. */
  readonly message: Scalars['String']['output'];
  /** What the client acts on. */
  readonly code: FormErrorCode;
  /** What happened, where the code has more than one reason; the client has the words. */
  readonly reason?: Maybe<RefusalReason>;
  /** The largest number or length that is taken, where the reason is about one. */
  readonly most?: Maybe<Scalars['Int']['output']>;
};

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

/** A refusal about an analytics record. */
export type AnalyticsError = {
  readonly __typename?: 'AnalyticsError';
  /** Argument or input field that is meant; null when none is. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or else the code once more, for whoever reads answers; never for buyers. */
  readonly message: Scalars['String']['output'];
  /** What the client acts on. */
  readonly code: AnalyticsErrorCode;
};

/** Why something about an analytics record was refused. */
export type AnalyticsErrorCode =
  | 'INVALID';

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

/** Way by which something is sold. */
export type SalesChannel =
  | 'DIRECT';

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

/** Quantities of probes that are offered as steps. */
export type QuantityBucket =
  | 'IQ_1'
  | 'IQ_2'
  | 'IQ_5'
  | 'IQ_10'
  /** Leads to sales. */
  | 'IQ_ABOVE_10';

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

/** What a provider was asked for. */
export type TransactionKind =
  /** To set an amount aside. */
  | 'AUTHORIZE'
  /** To take what was set aside. */
  | 'CAPTURE'
  /** To take an amount at once. */
  | 'CHARGE'
  | 'REFUND'
  | 'VOID';

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

/** Terms that a buyer accepts. */
export type TermsDocument =
  | 'MASTER_TERMS'
  | 'RENTAL_TERMS';

/** Field of a marketing form. */
export type LeadFormField =
  | 'COMMENT'
  | 'COUNTRY'
  | 'COUNTRY_AREA'
  | 'EMAIL'
  | 'EMAIL_OPT_IN'
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'HOW_DID_YOU_HEAR'
  | 'HOW_DID_YOU_HEAR_SPECIFIC'
  | 'JOB_TITLE'
  | 'ORGANIZATION_NAME'
  | 'PHONE'
  | 'POSTAL_CODE'
  | 'PRACTICE_PLACE'
  | 'SPECIALTY';

/** Whom a message to the company is for. */
export type ContactCategory =
  | 'COMMERCIAL_HUMAN'
  | 'COMMERCIAL_VET'
  | 'DISTRIBUTOR_HUMAN'
  | 'DISTRIBUTOR_VET'
  | 'EDUCATIONAL_HUMAN'
  | 'EDUCATIONAL_VET'
  | 'MARKETING_HUMAN'
  | 'MARKETING_VET'
  | 'PRODUCT_HUMAN'
  | 'PRODUCT_VET'
  | 'SDK_HUMAN'
  | 'SDK_VET';

/** How much somebody has worked with ultrasound. */
export type ExperienceLevel =
  | 'ADVANCED'
  | 'INTERMEDIATE'
  | 'NONE'
  | 'NOVICE';

/** What a learner is. */
export type TraineeType =
  | 'MEDICAL_STUDENT'
  | 'OTHER_TRAINEE'
  | 'RESIDENT';

/** Area by which the features of a pro custom plan are grouped. */
export type UseArea =
  | 'COLLABORATION'
  | 'DIAGNOSTIC_TOOLS'
  | 'EDUCATION'
  | 'PROCEDURAL_TOOLS';

/** Answer to a question that may be declined. */
export type SurveyAnswer =
  | 'YES'
  | 'NO'
  | 'DO_NOT_SHARE';

/** What somebody does in a practice. */
export type JobTitle =
  | 'ASSOCIATE_VETERINARIAN'
  /** Chief executive officer. */
  | 'CEO'
  /** Chief medical officer. */
  | 'CMO'
  | 'FACULTY'
  | 'OWNER'
  | 'PRACTICE_MANAGER'
  | 'RESIDENT'
  /** Registered veterinary technician. */
  | 'RVT'
  | 'SONOGRAPHER'
  | 'STUDENT'
  | 'TECHNICIAN';

/** Whether a sign-in still counts. */
export type TokenStatus =
  | 'EXPIRED'
  /** There is none, or it cannot be read. */
  | 'INVALID'
  | 'VALID';

/** Name of a reference that the storefront keeps about where a visitor came from. */
export type TrackingKey =
  | 'GOOGLE_TRACKING_ID'
  | 'REFERRER_REFERENCE_KEY';

/** How an exchange with the account service ended. */
export type SyncResult =
  | 'SYNCED_SUCCESSFULLY';

/** Direction in which a language is written. */
export type TextDirection =
  /** Left to right. */
  | 'LTR'
  /** Right to left. */
  | 'RTL';

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

/** One tax of a checkout or an order, charged on the price without any tax and rounded on its own. */
export type TaxLine = {
  readonly __typename?: 'TaxLine';
  /** Which tax it is. */
  readonly code: TaxCode;
  /** What it is called by law, such as QST, in French TVQ, in the language of the checkout or the order; null where the name of the country's tax serves. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Its rate in percent. */
  readonly rate: Scalars['Float']['output'];
  /** What it comes to; 0 where the buyer accounts for it (reverse charge). */
  readonly amount: Money;
  /** Number under which the seller is registered for this tax, which belongs on papers beside it (Canada); null where there is none. A VAT number is not given here: it stands with the seller's name. */
  readonly registrationNumber?: Maybe<Scalars['String']['output']>;
};

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



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  SavedPaymentMethod:
    | ( BankAccount )
    | ( CreditCard )
    | ( SepaDirectDebit )
  ;
  TranslatableItem:
    | ( ParentTypes['Attribute'] )
    | ( AttributeValue )
    | ( Category )
    | ( Omit<Collection, 'products'> & { products: ReadonlyArray<_RefType['Product']> } )
    | ( MenuItem )
    | ( Page )
    | ( ParentTypes['Product'] )
    | ( ParentTypes['ProductVariant'] )
    | ( Sale )
    | ( Omit<ShippingMethod, 'price' | 'checkoutPrices'> & { price: _RefType['Money'], checkoutPrices?: Maybe<_RefType['CheckoutShippingPrices']> } )
    | ( Voucher )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( ParentTypes['Product'] )
    | ( ParentTypes['ProductVariant'] )
    | ( ProductImage )
    | ( ParentTypes['Attribute'] )
    | ( AttributeValue )
    | ( Category )
    | ( ProductType )
    | ( Omit<Address, 'country'> & { country: _RefType['Country'] } )
    | ( Omit<Checkout, 'country' | 'lines' | 'subtotalPrice' | 'subtotalPriceWithDiscounts' | 'discountAmount' | 'discountAmountNonLines' | 'prorationAmount' | 'shippingPrice' | 'totalPrice' | 'taxLines' | 'estimatedDuty' | 'shippingAddress' | 'billingAddress' | 'availableShippingMethods' | 'shippingMethod' | 'minimumTotal' | 'savedPaymentMethods' | 'organization' | 'organizationMembership' | 'activePromos'> & { country: _RefType['Country'], lines: ReadonlyArray<_RefType['CheckoutLine']>, subtotalPrice: _RefType['TaxedMoney'], subtotalPriceWithDiscounts: _RefType['TaxedMoney'], discountAmount: _RefType['Money'], discountAmountNonLines: _RefType['Money'], prorationAmount?: Maybe<_RefType['Money']>, shippingPrice?: Maybe<_RefType['TaxedMoney']>, totalPrice: _RefType['TaxedMoney'], taxLines: ReadonlyArray<_RefType['TaxLine']>, estimatedDuty?: Maybe<_RefType['Money']>, shippingAddress?: Maybe<_RefType['Address']>, billingAddress?: Maybe<_RefType['Address']>, availableShippingMethods: ReadonlyArray<_RefType['ShippingMethod']>, shippingMethod?: Maybe<_RefType['ShippingMethod']>, minimumTotal?: Maybe<_RefType['Money']>, savedPaymentMethods: ReadonlyArray<_RefType['SavedPaymentMethod']>, organization?: Maybe<_RefType['Organization']>, organizationMembership?: Maybe<_RefType['OrganizationMembership']>, activePromos: ReadonlyArray<_RefType['Promo']> } )
    | ( Omit<CheckoutLine, 'variant' | 'unitPricing' | 'totalPrice' | 'totalPriceDiscounted' | 'renewalPrice'> & { variant: _RefType['ProductVariant'], unitPricing: _RefType['VariantPricingInfo'], totalPrice: _RefType['TaxedMoney'], totalPriceDiscounted: _RefType['TaxedMoney'], renewalPrice?: Maybe<_RefType['TaxedMoney']> } )
    | ( Omit<ShippingMethod, 'price' | 'checkoutPrices'> & { price: _RefType['Money'], checkoutPrices?: Maybe<_RefType['CheckoutShippingPrices']> } )
    | ( Omit<Order, 'lines' | 'subtotal' | 'discount' | 'shippingPrice' | 'total' | 'taxLines' | 'shippingAddress' | 'billingAddress' | 'payments' | 'renewals'> & { lines: ReadonlyArray<_RefType['OrderLine']>, subtotal: _RefType['TaxedMoney'], discount: _RefType['Money'], shippingPrice: _RefType['TaxedMoney'], total: _RefType['TaxedMoney'], taxLines: ReadonlyArray<_RefType['TaxLine']>, shippingAddress?: Maybe<_RefType['Address']>, billingAddress: _RefType['Address'], payments: ReadonlyArray<_RefType['Payment']>, renewals: ReadonlyArray<_RefType['OrderRenewal']> } )
    | ( Omit<OrderLine, 'unitPrice' | 'undiscountedUnitPrice' | 'totalPrice' | 'totalPriceDiscounted'> & { unitPrice: _RefType['TaxedMoney'], undiscountedUnitPrice: _RefType['TaxedMoney'], totalPrice: _RefType['TaxedMoney'], totalPriceDiscounted: _RefType['TaxedMoney'] } )
    | ( Omit<Payment, 'total'> & { total: _RefType['Money'] } )
    | ( Omit<Transaction, 'amount' | 'payment'> & { amount: _RefType['Money'], payment: _RefType['Payment'] } )
    | ( OrderEvent )
    | ( Omit<Fulfillment, 'lines'> & { lines: ReadonlyArray<_RefType['FulfillmentLine']> } )
    | ( Omit<FulfillmentLine, 'orderLine'> & { orderLine: _RefType['OrderLine'] } )
    | ( Omit<Invoice, 'total'> & { total: _RefType['TaxedMoney'] } )
    | ( Omit<User, 'organizationMemberships'> & { organizationMemberships: ReadonlyArray<_RefType['OrganizationMembership']> } )
    | ( Omit<OrganizationMembership, 'availableReusablePaymentMethods' | 'organization'> & { availableReusablePaymentMethods: ReadonlyArray<_RefType['SavedPaymentMethod']>, organization: _RefType['Organization'] } )
    | ( Omit<Organization, 'country' | 'subscription'> & { country: _RefType['Country'], subscription?: Maybe<_RefType['Subscription']> } )
    | ( CreditCard )
    | ( BankAccount )
    | ( SepaDirectDebit )
    | ( Voucher )
    | ( Sale )
    | ( Omit<ShippingZone, 'countries' | 'shippingMethods'> & { countries: ReadonlyArray<_RefType['Country']>, shippingMethods: ReadonlyArray<_RefType['ShippingMethod']> } )
    | ( Omit<Collection, 'products'> & { products: ReadonlyArray<_RefType['Product']> } )
    | ( Omit<DigitalContent, 'productVariant'> & { productVariant: _RefType['ProductVariant'] } )
    | ( DigitalContentUrl )
    | ( Menu )
    | ( MenuItem )
    | ( Page )
    | ( AttributeTranslation )
    | ( AttributeValueTranslation )
    | ( CategoryTranslation )
    | ( CollectionTranslation )
    | ( MenuItemTranslation )
    | ( PageTranslation )
    | ( ProductTranslation )
    | ( ProductVariantTranslation )
    | ( SaleTranslation )
    | ( ShippingMethodTranslation )
    | ( ShopTranslation )
    | ( VoucherTranslation )
  ;
  CheckoutPayload:
    | ( Omit<CheckoutCreate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutContinue, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutLinesAdd, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutLinesUpdate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutLineDelete, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutEmailUpdate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutShippingAddressUpdate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutBillingAddressUpdate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutShippingMethodUpdate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutUpdateVoucher, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutVatNumberUpdate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutLanguageCodeUpdate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutPaymentCreate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( ParentTypes['CheckoutComplete'] )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSONString: ResolverTypeWrapper<Scalars['JSONString']['output']>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Money: ResolverTypeWrapper<Amount>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  TaxedMoney: ResolverTypeWrapper<TaxedAmount>;
  MoneyInput: MoneyInput;
  Shop: ResolverTypeWrapper<ParentTypes['Shop']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ShippingRate: ResolverTypeWrapper<Omit<ShippingRate, 'price'> & { price: ResolversTypes['TaxedMoney'] }>;
  SeatConfiguration: ResolverTypeWrapper<SeatConfiguration>;
  Maintenance: ResolverTypeWrapper<Maintenance>;
  Banner: ResolverTypeWrapper<ParentTypes['Banner']>;
  BannerColor: BannerColor;
  Offer: ResolverTypeWrapper<ParentTypes['Offer']>;
  Geolocalization: ResolverTypeWrapper<Omit<Geolocalization, 'country'> & { country?: Maybe<ResolversTypes['Country']> }>;
  Country: ResolverTypeWrapper<ParentTypes['Country']>;
  CountryPermissions: ResolverTypeWrapper<CountryPermissions>;
  AddressValidationData: ResolverTypeWrapper<AddressValidationData>;
  UnservedTerritory: ResolverTypeWrapper<UnservedTerritory>;
  AddressSuggestionsInput: AddressSuggestionsInput;
  AddressSuggestion: ResolverTypeWrapper<AddressSuggestion>;
  SuggestedAddressInput: SuggestedAddressInput;
  SuggestedAddress: ResolverTypeWrapper<SuggestedAddress>;
  CountryAreaChoice: ResolverTypeWrapper<CountryAreaChoice>;
  Product: ResolverTypeWrapper<ParentTypes['Product']>;
  ProductVariant: ResolverTypeWrapper<ParentTypes['ProductVariant']>;
  VariantPricingInfo: ResolverTypeWrapper<Omit<VariantPricingInfo, 'price' | 'priceUndiscounted'> & { price: ResolversTypes['TaxedMoney'], priceUndiscounted: ResolversTypes['TaxedMoney'] }>;
  TaxRate: ResolverTypeWrapper<TaxRate>;
  Image: ResolverTypeWrapper<Image>;
  ProductImage: ResolverTypeWrapper<ProductImage>;
  SelectedAttribute: ResolverTypeWrapper<Omit<SelectedAttribute, 'attribute'> & { attribute: ResolversTypes['Attribute'] }>;
  Attribute: ResolverTypeWrapper<ParentTypes['Attribute']>;
  AttributeValue: ResolverTypeWrapper<AttributeValue>;
  Category: ResolverTypeWrapper<Category>;
  ProductType: ResolverTypeWrapper<ProductType>;
  Address: ResolverTypeWrapper<Omit<Address, 'country'> & { country: ResolversTypes['Country'] }>;
  AddressInput: AddressInput;
  Checkout: ResolverTypeWrapper<Omit<Checkout, 'country' | 'lines' | 'subtotalPrice' | 'subtotalPriceWithDiscounts' | 'discountAmount' | 'discountAmountNonLines' | 'prorationAmount' | 'shippingPrice' | 'totalPrice' | 'taxLines' | 'estimatedDuty' | 'shippingAddress' | 'billingAddress' | 'availableShippingMethods' | 'shippingMethod' | 'minimumTotal' | 'savedPaymentMethods' | 'organization' | 'organizationMembership' | 'activePromos'> & { country: ResolversTypes['Country'], lines: ReadonlyArray<ResolversTypes['CheckoutLine']>, subtotalPrice: ResolversTypes['TaxedMoney'], subtotalPriceWithDiscounts: ResolversTypes['TaxedMoney'], discountAmount: ResolversTypes['Money'], discountAmountNonLines: ResolversTypes['Money'], prorationAmount?: Maybe<ResolversTypes['Money']>, shippingPrice?: Maybe<ResolversTypes['TaxedMoney']>, totalPrice: ResolversTypes['TaxedMoney'], taxLines: ReadonlyArray<ResolversTypes['TaxLine']>, estimatedDuty?: Maybe<ResolversTypes['Money']>, shippingAddress?: Maybe<ResolversTypes['Address']>, billingAddress?: Maybe<ResolversTypes['Address']>, availableShippingMethods: ReadonlyArray<ResolversTypes['ShippingMethod']>, shippingMethod?: Maybe<ResolversTypes['ShippingMethod']>, minimumTotal?: Maybe<ResolversTypes['Money']>, savedPaymentMethods: ReadonlyArray<ResolversTypes['SavedPaymentMethod']>, organization?: Maybe<ResolversTypes['Organization']>, organizationMembership?: Maybe<ResolversTypes['OrganizationMembership']>, activePromos: ReadonlyArray<ResolversTypes['Promo']> }>;
  PurchaseReferences: ResolverTypeWrapper<PurchaseReferences>;
  RefusedVoucher: ResolverTypeWrapper<RefusedVoucher>;
  VoucherReason: VoucherReason;
  CheckoutLine: ResolverTypeWrapper<Omit<CheckoutLine, 'variant' | 'unitPricing' | 'totalPrice' | 'totalPriceDiscounted' | 'renewalPrice'> & { variant: ResolversTypes['ProductVariant'], unitPricing: ResolversTypes['VariantPricingInfo'], totalPrice: ResolversTypes['TaxedMoney'], totalPriceDiscounted: ResolversTypes['TaxedMoney'], renewalPrice?: Maybe<ResolversTypes['TaxedMoney']> }>;
  ShippingMethod: ResolverTypeWrapper<Omit<ShippingMethod, 'price' | 'checkoutPrices'> & { price: ResolversTypes['Money'], checkoutPrices?: Maybe<ResolversTypes['CheckoutShippingPrices']> }>;
  CheckoutShippingPrices: ResolverTypeWrapper<Omit<CheckoutShippingPrices, 'shippingPrice' | 'totalPrice' | 'taxLines'> & { shippingPrice: ResolversTypes['TaxedMoney'], totalPrice: ResolversTypes['TaxedMoney'], taxLines: ReadonlyArray<ResolversTypes['TaxLine']> }>;
  PaymentGateway: ResolverTypeWrapper<PaymentGateway>;
  CheckoutCreateInput: CheckoutCreateInput;
  PurchaseReferencesInput: PurchaseReferencesInput;
  CheckoutLineInput: CheckoutLineInput;
  PaymentInput: PaymentInput;
  LeadFormInput: LeadFormInput;
  ContactTopic: ContactTopic;
  TokenRevoke: ResolverTypeWrapper<TokenRevoke>;
  LoginNonceRedeem: ResolverTypeWrapper<LoginNonceRedeem>;
  LeadFormSubmit: ResolverTypeWrapper<LeadFormSubmit>;
  CheckoutPayload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CheckoutPayload']>;
  CheckoutCreate: ResolverTypeWrapper<Omit<CheckoutCreate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutContinue: ResolverTypeWrapper<Omit<CheckoutContinue, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutLinesAdd: ResolverTypeWrapper<Omit<CheckoutLinesAdd, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutLinesUpdate: ResolverTypeWrapper<Omit<CheckoutLinesUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutLineDelete: ResolverTypeWrapper<Omit<CheckoutLineDelete, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutEmailUpdate: ResolverTypeWrapper<Omit<CheckoutEmailUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutShippingAddressUpdate: ResolverTypeWrapper<Omit<CheckoutShippingAddressUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutBillingAddressUpdate: ResolverTypeWrapper<Omit<CheckoutBillingAddressUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutShippingMethodUpdate: ResolverTypeWrapper<Omit<CheckoutShippingMethodUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutUpdateVoucher: ResolverTypeWrapper<Omit<CheckoutUpdateVoucher, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutVatNumberUpdate: ResolverTypeWrapper<Omit<CheckoutVatNumberUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutLanguageCodeUpdate: ResolverTypeWrapper<Omit<CheckoutLanguageCodeUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  TaxIdStatus: TaxIdStatus;
  CheckoutPaymentCreate: ResolverTypeWrapper<Omit<CheckoutPaymentCreate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutComplete: ResolverTypeWrapper<ParentTypes['CheckoutComplete']>;
  Order: ResolverTypeWrapper<Omit<Order, 'lines' | 'subtotal' | 'discount' | 'shippingPrice' | 'total' | 'taxLines' | 'shippingAddress' | 'billingAddress' | 'payments' | 'renewals'> & { lines: ReadonlyArray<ResolversTypes['OrderLine']>, subtotal: ResolversTypes['TaxedMoney'], discount: ResolversTypes['Money'], shippingPrice: ResolversTypes['TaxedMoney'], total: ResolversTypes['TaxedMoney'], taxLines: ReadonlyArray<ResolversTypes['TaxLine']>, shippingAddress?: Maybe<ResolversTypes['Address']>, billingAddress: ResolversTypes['Address'], payments: ReadonlyArray<ResolversTypes['Payment']>, renewals: ReadonlyArray<ResolversTypes['OrderRenewal']> }>;
  OrderLine: ResolverTypeWrapper<Omit<OrderLine, 'unitPrice' | 'undiscountedUnitPrice' | 'totalPrice' | 'totalPriceDiscounted'> & { unitPrice: ResolversTypes['TaxedMoney'], undiscountedUnitPrice: ResolversTypes['TaxedMoney'], totalPrice: ResolversTypes['TaxedMoney'], totalPriceDiscounted: ResolversTypes['TaxedMoney'] }>;
  OrderRenewal: ResolverTypeWrapper<Omit<OrderRenewal, 'price'> & { price: ResolversTypes['TaxedMoney'] }>;
  Payment: ResolverTypeWrapper<Omit<Payment, 'total'> & { total: ResolversTypes['Money'] }>;
  Transaction: ResolverTypeWrapper<Omit<Transaction, 'amount' | 'payment'> & { amount: ResolversTypes['Money'], payment: ResolversTypes['Payment'] }>;
  OrderEvent: ResolverTypeWrapper<OrderEvent>;
  Fulfillment: ResolverTypeWrapper<Omit<Fulfillment, 'lines'> & { lines: ReadonlyArray<ResolversTypes['FulfillmentLine']> }>;
  FulfillmentLine: ResolverTypeWrapper<Omit<FulfillmentLine, 'orderLine'> & { orderLine: ResolversTypes['OrderLine'] }>;
  Invoice: ResolverTypeWrapper<Omit<Invoice, 'total'> & { total: ResolversTypes['TaxedMoney'] }>;
  User: ResolverTypeWrapper<Omit<User, 'organizationMemberships'> & { organizationMemberships: ReadonlyArray<ResolversTypes['OrganizationMembership']> }>;
  OrganizationMembership: ResolverTypeWrapper<Omit<OrganizationMembership, 'availableReusablePaymentMethods' | 'organization'> & { availableReusablePaymentMethods: ReadonlyArray<ResolversTypes['SavedPaymentMethod']>, organization: ResolversTypes['Organization'] }>;
  Organization: ResolverTypeWrapper<Omit<Organization, 'country' | 'subscription'> & { country: ResolversTypes['Country'], subscription?: Maybe<ResolversTypes['Subscription']> }>;
  RentalSubscription: ResolverTypeWrapper<RentalSubscription>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CreditCard: ResolverTypeWrapper<CreditCard>;
  BankAccount: ResolverTypeWrapper<BankAccount>;
  SEPADirectDebit: ResolverTypeWrapper<SepaDirectDebit>;
  SavedPaymentMethod: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SavedPaymentMethod']>;
  QuoteData: ResolverTypeWrapper<QuoteData>;
  AuthToken: ResolverTypeWrapper<AuthToken>;
  Promo: ResolverTypeWrapper<ParentTypes['Promo']>;
  CheckoutOffer: ResolverTypeWrapper<Omit<CheckoutOffer, 'discount'> & { discount: ResolversTypes['Money'] }>;
  Voucher: ResolverTypeWrapper<Voucher>;
  Sale: ResolverTypeWrapper<Sale>;
  ShippingZone: ResolverTypeWrapper<Omit<ShippingZone, 'countries' | 'shippingMethods'> & { countries: ReadonlyArray<ResolversTypes['Country']>, shippingMethods: ReadonlyArray<ResolversTypes['ShippingMethod']> }>;
  Collection: ResolverTypeWrapper<Omit<Collection, 'products'> & { products: ReadonlyArray<ResolversTypes['Product']> }>;
  DigitalContent: ResolverTypeWrapper<Omit<DigitalContent, 'productVariant'> & { productVariant: ResolversTypes['ProductVariant'] }>;
  DigitalContentUrl: ResolverTypeWrapper<DigitalContentUrl>;
  Menu: ResolverTypeWrapper<Menu>;
  MenuItem: ResolverTypeWrapper<MenuItem>;
  Page: ResolverTypeWrapper<Page>;
  AttributeTranslation: ResolverTypeWrapper<AttributeTranslation>;
  AttributeValueTranslation: ResolverTypeWrapper<AttributeValueTranslation>;
  CategoryTranslation: ResolverTypeWrapper<CategoryTranslation>;
  CollectionTranslation: ResolverTypeWrapper<CollectionTranslation>;
  MenuItemTranslation: ResolverTypeWrapper<MenuItemTranslation>;
  PageTranslation: ResolverTypeWrapper<PageTranslation>;
  ProductTranslation: ResolverTypeWrapper<ProductTranslation>;
  ProductVariantTranslation: ResolverTypeWrapper<ProductVariantTranslation>;
  SaleTranslation: ResolverTypeWrapper<SaleTranslation>;
  ShippingMethodTranslation: ResolverTypeWrapper<ShippingMethodTranslation>;
  ShopTranslation: ResolverTypeWrapper<ShopTranslation>;
  VoucherTranslation: ResolverTypeWrapper<VoucherTranslation>;
  TranslatableItem: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TranslatableItem']>;
  Error: ResolverTypeWrapper<Error>;
  CheckoutError: ResolverTypeWrapper<CheckoutError>;
  CheckoutErrorCode: CheckoutErrorCode;
  RefusalReason: RefusalReason;
  PaymentError: ResolverTypeWrapper<PaymentError>;
  PaymentErrorCode: PaymentErrorCode;
  OrderError: ResolverTypeWrapper<OrderError>;
  OrderErrorCode: OrderErrorCode;
  InvoiceError: ResolverTypeWrapper<InvoiceError>;
  InvoiceErrorCode: InvoiceErrorCode;
  AccountError: ResolverTypeWrapper<AccountError>;
  AccountErrorCode: AccountErrorCode;
  FormError: ResolverTypeWrapper<FormError>;
  FormErrorCode: FormErrorCode;
  AnalyticsError: ResolverTypeWrapper<AnalyticsError>;
  AnalyticsErrorCode: AnalyticsErrorCode;
  CheckoutBundleType: CheckoutBundleType;
  PlanFamily: PlanFamily;
  PlanType: PlanType;
  SubscriptionStatus: SubscriptionStatus;
  Market: Market;
  SalesChannel: SalesChannel;
  StoreType: StoreType;
  ProductKind: ProductKind;
  SubscriptionPart: SubscriptionPart;
  ProductLine: ProductLine;
  QuantityBucket: QuantityBucket;
  BillingTerm: BillingTerm;
  Connector: Connector;
  PaymentMethodEnum: PaymentMethodEnum;
  OrderStatus: OrderStatus;
  OrderPaymentStatus: OrderPaymentStatus;
  ChargeStatus: ChargeStatus;
  TransactionKind: TransactionKind;
  DiscountValueType: DiscountValueType;
  LegalAcknowledgement: LegalAcknowledgement;
  TermsDocument: TermsDocument;
  LeadFormField: LeadFormField;
  ContactCategory: ContactCategory;
  ExperienceLevel: ExperienceLevel;
  TraineeType: TraineeType;
  UseArea: UseArea;
  SurveyAnswer: SurveyAnswer;
  JobTitle: JobTitle;
  TokenStatus: TokenStatus;
  TrackingKey: TrackingKey;
  SyncResult: SyncResult;
  TextDirection: TextDirection;
  LanguageCodeEnum: LanguageCodeEnum;
  TaxLine: ResolverTypeWrapper<Omit<TaxLine, 'amount'> & { amount: ResolversTypes['Money'] }>;
  TaxCode: TaxCode;
  TaxTreatment: TaxTreatment;
  CountryCode: CountryCode;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  JSONString: Scalars['JSONString']['output'];
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  ID: Scalars['ID']['output'];
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  Money: Amount;
  Float: Scalars['Float']['output'];
  TaxedMoney: TaxedAmount;
  MoneyInput: MoneyInput;
  Shop: ParentTypes['Shop'];
  Int: Scalars['Int']['output'];
  ShippingRate: Omit<ShippingRate, 'price'> & { price: ResolversParentTypes['TaxedMoney'] };
  SeatConfiguration: SeatConfiguration;
  Maintenance: Maintenance;
  Banner: ParentTypes['Banner'];
  Offer: ParentTypes['Offer'];
  Geolocalization: Omit<Geolocalization, 'country'> & { country?: Maybe<ResolversParentTypes['Country']> };
  Country: ParentTypes['Country'];
  CountryPermissions: CountryPermissions;
  AddressValidationData: AddressValidationData;
  UnservedTerritory: UnservedTerritory;
  AddressSuggestionsInput: AddressSuggestionsInput;
  AddressSuggestion: AddressSuggestion;
  SuggestedAddressInput: SuggestedAddressInput;
  SuggestedAddress: SuggestedAddress;
  CountryAreaChoice: CountryAreaChoice;
  Product: ParentTypes['Product'];
  ProductVariant: ParentTypes['ProductVariant'];
  VariantPricingInfo: Omit<VariantPricingInfo, 'price' | 'priceUndiscounted'> & { price: ResolversParentTypes['TaxedMoney'], priceUndiscounted: ResolversParentTypes['TaxedMoney'] };
  TaxRate: TaxRate;
  Image: Image;
  ProductImage: ProductImage;
  SelectedAttribute: Omit<SelectedAttribute, 'attribute'> & { attribute: ResolversParentTypes['Attribute'] };
  Attribute: ParentTypes['Attribute'];
  AttributeValue: AttributeValue;
  Category: Category;
  ProductType: ProductType;
  Address: Omit<Address, 'country'> & { country: ResolversParentTypes['Country'] };
  AddressInput: AddressInput;
  Checkout: Omit<Checkout, 'country' | 'lines' | 'subtotalPrice' | 'subtotalPriceWithDiscounts' | 'discountAmount' | 'discountAmountNonLines' | 'prorationAmount' | 'shippingPrice' | 'totalPrice' | 'taxLines' | 'estimatedDuty' | 'shippingAddress' | 'billingAddress' | 'availableShippingMethods' | 'shippingMethod' | 'minimumTotal' | 'savedPaymentMethods' | 'organization' | 'organizationMembership' | 'activePromos'> & { country: ResolversParentTypes['Country'], lines: ReadonlyArray<ResolversParentTypes['CheckoutLine']>, subtotalPrice: ResolversParentTypes['TaxedMoney'], subtotalPriceWithDiscounts: ResolversParentTypes['TaxedMoney'], discountAmount: ResolversParentTypes['Money'], discountAmountNonLines: ResolversParentTypes['Money'], prorationAmount?: Maybe<ResolversParentTypes['Money']>, shippingPrice?: Maybe<ResolversParentTypes['TaxedMoney']>, totalPrice: ResolversParentTypes['TaxedMoney'], taxLines: ReadonlyArray<ResolversParentTypes['TaxLine']>, estimatedDuty?: Maybe<ResolversParentTypes['Money']>, shippingAddress?: Maybe<ResolversParentTypes['Address']>, billingAddress?: Maybe<ResolversParentTypes['Address']>, availableShippingMethods: ReadonlyArray<ResolversParentTypes['ShippingMethod']>, shippingMethod?: Maybe<ResolversParentTypes['ShippingMethod']>, minimumTotal?: Maybe<ResolversParentTypes['Money']>, savedPaymentMethods: ReadonlyArray<ResolversParentTypes['SavedPaymentMethod']>, organization?: Maybe<ResolversParentTypes['Organization']>, organizationMembership?: Maybe<ResolversParentTypes['OrganizationMembership']>, activePromos: ReadonlyArray<ResolversParentTypes['Promo']> };
  PurchaseReferences: PurchaseReferences;
  RefusedVoucher: RefusedVoucher;
  CheckoutLine: Omit<CheckoutLine, 'variant' | 'unitPricing' | 'totalPrice' | 'totalPriceDiscounted' | 'renewalPrice'> & { variant: ResolversParentTypes['ProductVariant'], unitPricing: ResolversParentTypes['VariantPricingInfo'], totalPrice: ResolversParentTypes['TaxedMoney'], totalPriceDiscounted: ResolversParentTypes['TaxedMoney'], renewalPrice?: Maybe<ResolversParentTypes['TaxedMoney']> };
  ShippingMethod: Omit<ShippingMethod, 'price' | 'checkoutPrices'> & { price: ResolversParentTypes['Money'], checkoutPrices?: Maybe<ResolversParentTypes['CheckoutShippingPrices']> };
  CheckoutShippingPrices: Omit<CheckoutShippingPrices, 'shippingPrice' | 'totalPrice' | 'taxLines'> & { shippingPrice: ResolversParentTypes['TaxedMoney'], totalPrice: ResolversParentTypes['TaxedMoney'], taxLines: ReadonlyArray<ResolversParentTypes['TaxLine']> };
  PaymentGateway: PaymentGateway;
  CheckoutCreateInput: CheckoutCreateInput;
  PurchaseReferencesInput: PurchaseReferencesInput;
  CheckoutLineInput: CheckoutLineInput;
  PaymentInput: PaymentInput;
  LeadFormInput: LeadFormInput;
  TokenRevoke: TokenRevoke;
  LoginNonceRedeem: LoginNonceRedeem;
  LeadFormSubmit: LeadFormSubmit;
  CheckoutPayload: ResolversInterfaceTypes<ResolversParentTypes>['CheckoutPayload'];
  CheckoutCreate: Omit<CheckoutCreate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutContinue: Omit<CheckoutContinue, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutLinesAdd: Omit<CheckoutLinesAdd, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutLinesUpdate: Omit<CheckoutLinesUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutLineDelete: Omit<CheckoutLineDelete, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutEmailUpdate: Omit<CheckoutEmailUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutShippingAddressUpdate: Omit<CheckoutShippingAddressUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutBillingAddressUpdate: Omit<CheckoutBillingAddressUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutShippingMethodUpdate: Omit<CheckoutShippingMethodUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutUpdateVoucher: Omit<CheckoutUpdateVoucher, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutVatNumberUpdate: Omit<CheckoutVatNumberUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutLanguageCodeUpdate: Omit<CheckoutLanguageCodeUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutPaymentCreate: Omit<CheckoutPaymentCreate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutComplete: ParentTypes['CheckoutComplete'];
  Order: Omit<Order, 'lines' | 'subtotal' | 'discount' | 'shippingPrice' | 'total' | 'taxLines' | 'shippingAddress' | 'billingAddress' | 'payments' | 'renewals'> & { lines: ReadonlyArray<ResolversParentTypes['OrderLine']>, subtotal: ResolversParentTypes['TaxedMoney'], discount: ResolversParentTypes['Money'], shippingPrice: ResolversParentTypes['TaxedMoney'], total: ResolversParentTypes['TaxedMoney'], taxLines: ReadonlyArray<ResolversParentTypes['TaxLine']>, shippingAddress?: Maybe<ResolversParentTypes['Address']>, billingAddress: ResolversParentTypes['Address'], payments: ReadonlyArray<ResolversParentTypes['Payment']>, renewals: ReadonlyArray<ResolversParentTypes['OrderRenewal']> };
  OrderLine: Omit<OrderLine, 'unitPrice' | 'undiscountedUnitPrice' | 'totalPrice' | 'totalPriceDiscounted'> & { unitPrice: ResolversParentTypes['TaxedMoney'], undiscountedUnitPrice: ResolversParentTypes['TaxedMoney'], totalPrice: ResolversParentTypes['TaxedMoney'], totalPriceDiscounted: ResolversParentTypes['TaxedMoney'] };
  OrderRenewal: Omit<OrderRenewal, 'price'> & { price: ResolversParentTypes['TaxedMoney'] };
  Payment: Omit<Payment, 'total'> & { total: ResolversParentTypes['Money'] };
  Transaction: Omit<Transaction, 'amount' | 'payment'> & { amount: ResolversParentTypes['Money'], payment: ResolversParentTypes['Payment'] };
  OrderEvent: OrderEvent;
  Fulfillment: Omit<Fulfillment, 'lines'> & { lines: ReadonlyArray<ResolversParentTypes['FulfillmentLine']> };
  FulfillmentLine: Omit<FulfillmentLine, 'orderLine'> & { orderLine: ResolversParentTypes['OrderLine'] };
  Invoice: Omit<Invoice, 'total'> & { total: ResolversParentTypes['TaxedMoney'] };
  User: Omit<User, 'organizationMemberships'> & { organizationMemberships: ReadonlyArray<ResolversParentTypes['OrganizationMembership']> };
  OrganizationMembership: Omit<OrganizationMembership, 'availableReusablePaymentMethods' | 'organization'> & { availableReusablePaymentMethods: ReadonlyArray<ResolversParentTypes['SavedPaymentMethod']>, organization: ResolversParentTypes['Organization'] };
  Organization: Omit<Organization, 'country' | 'subscription'> & { country: ResolversParentTypes['Country'], subscription?: Maybe<ResolversParentTypes['Subscription']> };
  RentalSubscription: RentalSubscription;
  Subscription: Record<PropertyKey, never>;
  CreditCard: CreditCard;
  BankAccount: BankAccount;
  SEPADirectDebit: SepaDirectDebit;
  SavedPaymentMethod: ResolversUnionTypes<ResolversParentTypes>['SavedPaymentMethod'];
  QuoteData: QuoteData;
  AuthToken: AuthToken;
  Promo: ParentTypes['Promo'];
  CheckoutOffer: Omit<CheckoutOffer, 'discount'> & { discount: ResolversParentTypes['Money'] };
  Voucher: Voucher;
  Sale: Sale;
  ShippingZone: Omit<ShippingZone, 'countries' | 'shippingMethods'> & { countries: ReadonlyArray<ResolversParentTypes['Country']>, shippingMethods: ReadonlyArray<ResolversParentTypes['ShippingMethod']> };
  Collection: Omit<Collection, 'products'> & { products: ReadonlyArray<ResolversParentTypes['Product']> };
  DigitalContent: Omit<DigitalContent, 'productVariant'> & { productVariant: ResolversParentTypes['ProductVariant'] };
  DigitalContentUrl: DigitalContentUrl;
  Menu: Menu;
  MenuItem: MenuItem;
  Page: Page;
  AttributeTranslation: AttributeTranslation;
  AttributeValueTranslation: AttributeValueTranslation;
  CategoryTranslation: CategoryTranslation;
  CollectionTranslation: CollectionTranslation;
  MenuItemTranslation: MenuItemTranslation;
  PageTranslation: PageTranslation;
  ProductTranslation: ProductTranslation;
  ProductVariantTranslation: ProductVariantTranslation;
  SaleTranslation: SaleTranslation;
  ShippingMethodTranslation: ShippingMethodTranslation;
  ShopTranslation: ShopTranslation;
  VoucherTranslation: VoucherTranslation;
  TranslatableItem: ResolversUnionTypes<ResolversParentTypes>['TranslatableItem'];
  Error: Error;
  CheckoutError: CheckoutError;
  PaymentError: PaymentError;
  OrderError: OrderError;
  InvoiceError: InvoiceError;
  AccountError: AccountError;
  FormError: FormError;
  AnalyticsError: AnalyticsError;
  TaxLine: Omit<TaxLine, 'amount'> & { amount: ResolversParentTypes['Money'] };
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonStringScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONString'], any> {
  name: 'JSONString';
}

export type NodeResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Product' | 'ProductVariant' | 'ProductImage' | 'Attribute' | 'AttributeValue' | 'Category' | 'ProductType' | 'Address' | 'Checkout' | 'CheckoutLine' | 'ShippingMethod' | 'Order' | 'OrderLine' | 'Payment' | 'Transaction' | 'OrderEvent' | 'Fulfillment' | 'FulfillmentLine' | 'Invoice' | 'User' | 'OrganizationMembership' | 'Organization' | 'CreditCard' | 'BankAccount' | 'SEPADirectDebit' | 'Voucher' | 'Sale' | 'ShippingZone' | 'Collection' | 'DigitalContent' | 'DigitalContentUrl' | 'Menu' | 'MenuItem' | 'Page' | 'AttributeTranslation' | 'AttributeValueTranslation' | 'CategoryTranslation' | 'CollectionTranslation' | 'MenuItemTranslation' | 'PageTranslation' | 'ProductTranslation' | 'ProductVariantTranslation' | 'SaleTranslation' | 'ShippingMethodTranslation' | 'ShopTranslation' | 'VoucherTranslation', ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType, RequireFields<QueryShopArgs, 'country'>>;
  geolocalization?: Resolver<ResolversTypes['Geolocalization'], ParentType, ContextType>;
  addressValidationRules?: Resolver<ResolversTypes['AddressValidationData'], ParentType, ContextType, RequireFields<QueryAddressValidationRulesArgs, 'countryCode'>>;
  addressSuggestions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AddressSuggestion']>>, ParentType, ContextType, RequireFields<QueryAddressSuggestionsArgs, 'input'>>;
  suggestedAddress?: Resolver<Maybe<ResolversTypes['SuggestedAddress']>, ParentType, ContextType, RequireFields<QuerySuggestedAddressArgs, 'input'>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType, RequireFields<QueryCheckoutArgs, 'token'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'token'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
};

export type MutationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  checkoutCreate?: Resolver<ResolversTypes['CheckoutCreate'], ParentType, ContextType, RequireFields<MutationCheckoutCreateArgs, 'input'>>;
  checkoutContinue?: Resolver<ResolversTypes['CheckoutContinue'], ParentType, ContextType, RequireFields<MutationCheckoutContinueArgs, 'checkoutId'>>;
  checkoutLinesAdd?: Resolver<ResolversTypes['CheckoutLinesAdd'], ParentType, ContextType, RequireFields<MutationCheckoutLinesAddArgs, 'checkoutId' | 'lines'>>;
  checkoutLinesUpdate?: Resolver<ResolversTypes['CheckoutLinesUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutLinesUpdateArgs, 'checkoutId' | 'lines'>>;
  checkoutLineDelete?: Resolver<ResolversTypes['CheckoutLineDelete'], ParentType, ContextType, RequireFields<MutationCheckoutLineDeleteArgs, 'checkoutId' | 'lineId'>>;
  checkoutEmailUpdate?: Resolver<ResolversTypes['CheckoutEmailUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutEmailUpdateArgs, 'checkoutId' | 'email'>>;
  checkoutShippingAddressUpdate?: Resolver<ResolversTypes['CheckoutShippingAddressUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutShippingAddressUpdateArgs, 'checkoutId' | 'shippingAddress'>>;
  checkoutBillingAddressUpdate?: Resolver<ResolversTypes['CheckoutBillingAddressUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutBillingAddressUpdateArgs, 'checkoutId' | 'billingAddress'>>;
  checkoutShippingMethodUpdate?: Resolver<ResolversTypes['CheckoutShippingMethodUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutShippingMethodUpdateArgs, 'checkoutId' | 'shippingMethodId'>>;
  checkoutUpdateVoucher?: Resolver<ResolversTypes['CheckoutUpdateVoucher'], ParentType, ContextType, RequireFields<MutationCheckoutUpdateVoucherArgs, 'checkoutId'>>;
  checkoutVatNumberUpdate?: Resolver<ResolversTypes['CheckoutVatNumberUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutVatNumberUpdateArgs, 'checkoutId'>>;
  checkoutLanguageCodeUpdate?: Resolver<ResolversTypes['CheckoutLanguageCodeUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutLanguageCodeUpdateArgs, 'checkoutId' | 'languageCode'>>;
  checkoutPaymentCreate?: Resolver<ResolversTypes['CheckoutPaymentCreate'], ParentType, ContextType, RequireFields<MutationCheckoutPaymentCreateArgs, 'checkoutId' | 'input'>>;
  checkoutComplete?: Resolver<ResolversTypes['CheckoutComplete'], ParentType, ContextType, RequireFields<MutationCheckoutCompleteArgs, 'checkoutId' | 'expectedTotal' | 'attestations'>>;
  tokenRevoke?: Resolver<ResolversTypes['TokenRevoke'], ParentType, ContextType, RequireFields<MutationTokenRevokeArgs, 'token'>>;
  loginNonceRedeem?: Resolver<ResolversTypes['LoginNonceRedeem'], ParentType, ContextType, RequireFields<MutationLoginNonceRedeemArgs, 'nonce'>>;
  leadFormSubmit?: Resolver<ResolversTypes['LeadFormSubmit'], ParentType, ContextType, RequireFields<MutationLeadFormSubmitArgs, 'input'>>;
};

export type MoneyResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxedMoneyResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['TaxedMoney'] = ResolversParentTypes['TaxedMoney']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ShopResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  countries?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  maintenance?: Resolver<ResolversTypes['Maintenance'], ParentType, ContextType>;
  storeType?: Resolver<ResolversTypes['StoreType'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryPermissions?: Resolver<ResolversTypes['CountryPermissions'], ParentType, ContextType>;
  devices?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  accessories?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  subscriptions?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  extendedWarranties?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  shippingRates?: Resolver<ReadonlyArray<ResolversTypes['ShippingRate']>, ParentType, ContextType>;
  iq3?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  plusUsb?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  plusLightning?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  vet?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  banner?: Resolver<Maybe<ResolversTypes['Banner']>, ParentType, ContextType>;
  currentOffers?: Resolver<ReadonlyArray<ResolversTypes['Offer']>, ParentType, ContextType>;
  voucher?: Resolver<Maybe<ResolversTypes['Voucher']>, ParentType, ContextType>;
  clinicConfiguration?: Resolver<ResolversTypes['SeatConfiguration'], ParentType, ContextType>;
  teamConfiguration?: Resolver<ResolversTypes['SeatConfiguration'], ParentType, ContextType>;
  teamBaseNumCloudUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxCloudUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxDevices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShippingRateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['ShippingRate'] = ResolversParentTypes['ShippingRate']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  minBusinessDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxBusinessDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SeatConfigurationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['SeatConfiguration'] = ResolversParentTypes['SeatConfiguration']> = {
  minSeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxSeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MaintenanceResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Maintenance'] = ResolversParentTypes['Maintenance']> = {
  maintenanceMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maintenanceAccessAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maintenancePageHeader?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maintenancePageContent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maintenancePageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BannerResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibility?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<ResolversTypes['BannerColor'], ParentType, ContextType>;
  promo?: Resolver<ResolversTypes['Promo'], ParentType, ContextType>;
};

export type OfferResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promo?: Resolver<ResolversTypes['Promo'], ParentType, ContextType>;
};

export type GeolocalizationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Geolocalization'] = ResolversParentTypes['Geolocalization']> = {
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languageCode?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryPermissions?: Resolver<ResolversTypes['CountryPermissions'], ParentType, ContextType>;
};

export type CountryPermissionsResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CountryPermissions'] = ResolversParentTypes['CountryPermissions']> = {
  productLines?: Resolver<ReadonlyArray<ResolversTypes['ProductLine']>, ParentType, ContextType>;
  planFamilies?: Resolver<ReadonlyArray<ResolversTypes['PlanFamily']>, ParentType, ContextType>;
  rental?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  accessories?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  warranties?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AddressValidationDataResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['AddressValidationData'] = ResolversParentTypes['AddressValidationData']> = {
  countryCode?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  requiredFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  displayOrder?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  countryAreaChoices?: Resolver<ReadonlyArray<ResolversTypes['CountryAreaChoice']>, ParentType, ContextType>;
  countryAreaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCodeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCodePattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCodeExamples?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  phonePattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unservedTerritories?: Resolver<ReadonlyArray<ResolversTypes['UnservedTerritory']>, ParentType, ContextType>;
};

export type UnservedTerritoryResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['UnservedTerritory'] = ResolversParentTypes['UnservedTerritory']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  postalCodePrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressSuggestionResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['AddressSuggestion'] = ResolversParentTypes['AddressSuggestion']> = {
  placeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  main?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestedAddressResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['SuggestedAddress'] = ResolversParentTypes['SuggestedAddress']> = {
  countryCode?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  streetAddress1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetAddress2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryArea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryAreaChoiceResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CountryAreaChoice'] = ResolversParentTypes['CountryAreaChoice']> = {
  raw?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verbose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCodePrefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isServed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProductKind'], ParentType, ContextType>;
  productLine?: Resolver<Maybe<ResolversTypes['ProductLine']>, ParentType, ContextType>;
  planFamily?: Resolver<Maybe<ResolversTypes['PlanFamily']>, ParentType, ContextType>;
  subscriptionPart?: Resolver<Maybe<ResolversTypes['SubscriptionPart']>, ParentType, ContextType>;
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptionJson?: Resolver<ResolversTypes['JSONString'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, RequireFields<ProductThumbnailArgs, 'size'>>;
  images?: Resolver<ReadonlyArray<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['SelectedAttribute']>, ParentType, ContextType>;
  taxRate?: Resolver<Maybe<ResolversTypes['TaxRate']>, ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pricing?: Resolver<Maybe<ResolversTypes['VariantPricingInfo']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['SelectedAttribute']>, ParentType, ContextType>;
  connector?: Resolver<Maybe<ResolversTypes['Connector']>, ParentType, ContextType>;
  billingTerm?: Resolver<ResolversTypes['BillingTerm'], ParentType, ContextType>;
  renewsAfterMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  renewalPrice?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariantPricingInfoResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['VariantPricingInfo'] = ResolversParentTypes['VariantPricingInfo']> = {
  price?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  priceUndiscounted?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reductionEndDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type TaxRateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['TaxRate'] = ResolversParentTypes['TaxRate']> = {
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rateType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SelectedAttributeResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['SelectedAttribute'] = ResolversParentTypes['SelectedAttribute']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTypeResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['ProductType'] = ResolversParentTypes['ProductType']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isShippingRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetAddress1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetAddress2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  countryArea?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneFormatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPlaced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isContinuedElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placedOrderToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  languageCode?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  bundleType?: Resolver<Maybe<ResolversTypes['CheckoutBundleType']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketingOptIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  references?: Resolver<ResolversTypes['PurchaseReferences'], ParentType, ContextType>;
  forbidSubscriptionPeriodChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CheckoutLine']>, ParentType, ContextType>;
  subtotalPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  subtotalPriceWithDiscounts?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  discountAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountAmountNonLines?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translatedDiscountDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voucherCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusedVoucher?: Resolver<Maybe<ResolversTypes['RefusedVoucher']>, ParentType, ContextType>;
  prorationAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shippingPrice?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  isTaxFinal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxTreatment?: Resolver<ResolversTypes['TaxTreatment'], ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxLines?: Resolver<ReadonlyArray<ResolversTypes['TaxLine']>, ParentType, ContextType>;
  estimatedDuty?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isShippingRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  availableShippingMethods?: Resolver<ReadonlyArray<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  shippingMethod?: Resolver<Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  minimumTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  availablePaymentGateways?: Resolver<ReadonlyArray<ResolversTypes['PaymentGateway']>, ParentType, ContextType>;
  savedPaymentMethods?: Resolver<ReadonlyArray<ResolversTypes['SavedPaymentMethod']>, ParentType, ContextType>;
  paymentIntentSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredAttestations?: Resolver<ReadonlyArray<ResolversTypes['LegalAcknowledgement']>, ParentType, ContextType>;
  vatRegistrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatRegistrationStatus?: Resolver<Maybe<ResolversTypes['TaxIdStatus']>, ParentType, ContextType>;
  isTaxRegistrationNumberAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationMembership?: Resolver<Maybe<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
  electronicQuoteData?: Resolver<Maybe<ResolversTypes['QuoteData']>, ParentType, ContextType>;
  activePromos?: Resolver<ReadonlyArray<ResolversTypes['Promo']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PurchaseReferencesResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['PurchaseReferences'] = ResolversParentTypes['PurchaseReferences']> = {
  purchaseOrderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  costCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefusedVoucherResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['RefusedVoucher'] = ResolversParentTypes['RefusedVoucher']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['VoucherReason'], ParentType, ContextType>;
};

export type CheckoutLineResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutLine'] = ResolversParentTypes['CheckoutLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProductKind'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maximumQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFreeItemLine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unitPricing?: Resolver<ResolversTypes['VariantPricingInfo'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  totalPriceDiscounted?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  renewsAfterMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  renewalPrice?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earliestDelivery?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  latestDelivery?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkoutPrices?: Resolver<Maybe<ResolversTypes['CheckoutShippingPrices']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutShippingPricesResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutShippingPrices'] = ResolversParentTypes['CheckoutShippingPrices']> = {
  shippingPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  taxLines?: Resolver<ReadonlyArray<ResolversTypes['TaxLine']>, ParentType, ContextType>;
};

export type PaymentGatewayResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['PaymentGateway'] = ResolversParentTypes['PaymentGateway']> = {
  gateway?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethodEnum'], ParentType, ContextType>;
  publishableKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TokenRevokeResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['TokenRevoke'] = ResolversParentTypes['TokenRevoke']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  accountErrors?: Resolver<ReadonlyArray<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type LoginNonceRedeemResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['LoginNonceRedeem'] = ResolversParentTypes['LoginNonceRedeem']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  accountErrors?: Resolver<ReadonlyArray<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type LeadFormSubmitResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['LeadFormSubmit'] = ResolversParentTypes['LeadFormSubmit']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  formErrors?: Resolver<ReadonlyArray<ResolversTypes['FormError']>, ParentType, ContextType>;
};

export type CheckoutPayloadResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutPayload'] = ResolversParentTypes['CheckoutPayload']> = {
  __resolveType: TypeResolveFn<'CheckoutCreate' | 'CheckoutContinue' | 'CheckoutLinesAdd' | 'CheckoutLinesUpdate' | 'CheckoutLineDelete' | 'CheckoutEmailUpdate' | 'CheckoutShippingAddressUpdate' | 'CheckoutBillingAddressUpdate' | 'CheckoutShippingMethodUpdate' | 'CheckoutUpdateVoucher' | 'CheckoutVatNumberUpdate' | 'CheckoutLanguageCodeUpdate' | 'CheckoutPaymentCreate' | 'CheckoutComplete', ParentType, ContextType>;
};

export type CheckoutCreateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutCreate'] = ResolversParentTypes['CheckoutCreate']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutContinueResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutContinue'] = ResolversParentTypes['CheckoutContinue']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutLinesAddResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutLinesAdd'] = ResolversParentTypes['CheckoutLinesAdd']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutLinesUpdateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutLinesUpdate'] = ResolversParentTypes['CheckoutLinesUpdate']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutLineDeleteResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutLineDelete'] = ResolversParentTypes['CheckoutLineDelete']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutEmailUpdateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutEmailUpdate'] = ResolversParentTypes['CheckoutEmailUpdate']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutShippingAddressUpdateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutShippingAddressUpdate'] = ResolversParentTypes['CheckoutShippingAddressUpdate']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutBillingAddressUpdateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutBillingAddressUpdate'] = ResolversParentTypes['CheckoutBillingAddressUpdate']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutShippingMethodUpdateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutShippingMethodUpdate'] = ResolversParentTypes['CheckoutShippingMethodUpdate']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutUpdateVoucherResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutUpdateVoucher'] = ResolversParentTypes['CheckoutUpdateVoucher']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutVatNumberUpdateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutVatNumberUpdate'] = ResolversParentTypes['CheckoutVatNumberUpdate']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutLanguageCodeUpdateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutLanguageCodeUpdate'] = ResolversParentTypes['CheckoutLanguageCodeUpdate']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutPaymentCreateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutPaymentCreate'] = ResolversParentTypes['CheckoutPaymentCreate']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutCompleteResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutComplete'] = ResolversParentTypes['CheckoutComplete']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmationNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentIntentSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voucherCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  shippingMethodName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  earliestDelivery?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  latestDelivery?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  taxTreatment?: Resolver<ResolversTypes['TaxTreatment'], ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxLines?: Resolver<ReadonlyArray<ResolversTypes['TaxLine']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  billingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['OrderPaymentStatus'], ParentType, ContextType>;
  chargeStatus?: Resolver<ResolversTypes['ChargeStatus'], ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['Payment']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  references?: Resolver<ResolversTypes['PurchaseReferences'], ParentType, ContextType>;
  vatRegistrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  renewals?: Resolver<ReadonlyArray<ResolversTypes['OrderRenewal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productRawName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productSku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProductKind'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFreeItemLine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  undiscountedUnitPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  totalPriceDiscounted?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, RequireFields<OrderLineThumbnailArgs, 'size'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderRenewalResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrderRenewal'] = ResolversParentTypes['OrderRenewal']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gateway?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethodEnum'], ParentType, ContextType>;
  chargeStatus?: Resolver<ResolversTypes['ChargeStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ccBrand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ccLastDigits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ccExpMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ccExpYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransactionResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TransactionKind'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isSuccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FulfillmentResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Fulfillment'] = ResolversParentTypes['Fulfillment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fulfillmentOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['FulfillmentLine']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FulfillmentLineResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['FulfillmentLine'] = ResolversParentTypes['FulfillmentLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderLine?: Resolver<ResolversTypes['OrderLine'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['OrderPaymentStatus'], ParentType, ContextType>;
  references?: Resolver<ResolversTypes['PurchaseReferences'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cloudId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canBuyPersonalProbePlus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBuyPersonalProbeIq3?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organizationMemberships?: Resolver<ReadonlyArray<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrganizationMembershipResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrganizationMembership'] = ResolversParentTypes['OrganizationMembership']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  referrerToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOrganizationAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPurchasePersonalProbe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availableReusablePaymentMethods?: Resolver<ReadonlyArray<ResolversTypes['SavedPaymentMethod']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  practiceType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planType?: Resolver<ResolversTypes['PlanType'], ParentType, ContextType>;
  subscriptionStatus?: Resolver<Maybe<ResolversTypes['SubscriptionStatus']>, ParentType, ContextType>;
  subscriptionExpirationDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAutoRenewalActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availableSeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxSeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxCloudUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teamBaseNumCloudUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOld10BasedTeamPricing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxDevices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registeredProbes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registeredProbesPlus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registeredProbesIq3?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rentalSubscription?: Resolver<Maybe<ResolversTypes['RentalSubscription']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['Subscription']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentalSubscriptionResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['RentalSubscription'] = ResolversParentTypes['RentalSubscription']> = {
  commitmentEndDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commitmentMonthsNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  scheduledPlan?: SubscriptionResolver<Maybe<ResolversTypes['PlanType']>, "scheduledPlan", ParentType, ContextType>;
  proCustomFeatures?: SubscriptionResolver<ReadonlyArray<ResolversTypes['String']>, "proCustomFeatures", ParentType, ContextType>;
  scheduledProCustomFeatures?: SubscriptionResolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, "scheduledProCustomFeatures", ParentType, ContextType>;
  referralCreditMonths?: SubscriptionResolver<ResolversTypes['Int'], "referralCreditMonths", ParentType, ContextType>;
  provisioningType?: SubscriptionResolver<Maybe<ResolversTypes['String']>, "provisioningType", ParentType, ContextType>;
  subscriptionSynchronizationStatus?: SubscriptionResolver<Maybe<ResolversTypes['SyncResult']>, "subscriptionSynchronizationStatus", ParentType, ContextType>;
  currentPrice?: SubscriptionResolver<Maybe<ResolversTypes['TaxedMoney']>, "currentPrice", ParentType, ContextType>;
};

export type CreditCardResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CreditCard'] = ResolversParentTypes['CreditCard']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastDigits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastDigits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankCountry?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SepaDirectDebitResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['SEPADirectDebit'] = ResolversParentTypes['SEPADirectDebit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastDigits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankCountry?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedPaymentMethodResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['SavedPaymentMethod'] = ResolversParentTypes['SavedPaymentMethod']> = {
  __resolveType: TypeResolveFn<'BankAccount' | 'CreditCard' | 'SEPADirectDebit', ParentType, ContextType>;
};

export type QuoteDataResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['QuoteData'] = ResolversParentTypes['QuoteData']> = {
  equoteOrganizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  equoteJobTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  equotePracticePlace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  equotePracticeDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  equoteSpecialty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  equoteComment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthTokenResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['AuthToken'] = ResolversParentTypes['AuthToken']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAtSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationSlug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromoResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Promo'] = ResolversParentTypes['Promo']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  countries?: Resolver<ReadonlyArray<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attributionDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  applyNTimesPerOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bannerMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerColor?: Resolver<Maybe<ResolversTypes['BannerColor']>, ParentType, ContextType>;
  bannerVisibilityPages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  freeProductVariants?: Resolver<ReadonlyArray<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  voucherApplicableItemsSKUs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  bundles?: Resolver<ReadonlyArray<ResolversTypes['CheckoutBundleType']>, ParentType, ContextType>;
};

export type CheckoutOfferResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutOffer'] = ResolversParentTypes['CheckoutOffer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type VoucherResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Voucher'] = ResolversParentTypes['Voucher']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountValueType?: Resolver<ResolversTypes['DiscountValueType'], ParentType, ContextType>;
  attributionDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  discountValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  voucherApplicableItemsSKUs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaleResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Sale'] = ResolversParentTypes['Sale']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DiscountValueType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingZoneResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['ShippingZone'] = ResolversParentTypes['ShippingZone']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countries?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  shippingMethods?: Resolver<ReadonlyArray<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptionJson?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DigitalContentResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['DigitalContent'] = ResolversParentTypes['DigitalContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productVariant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
  maxDownloads?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DigitalContentUrlResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['DigitalContentUrl'] = ResolversParentTypes['DigitalContentUrl']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  downloadNum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentJson?: Resolver<ResolversTypes['JSONString'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeTranslationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['AttributeTranslation'] = ResolversParentTypes['AttributeTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeValueTranslationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['AttributeValueTranslation'] = ResolversParentTypes['AttributeValueTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryTranslationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CategoryTranslation'] = ResolversParentTypes['CategoryTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionJson?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionTranslationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CollectionTranslation'] = ResolversParentTypes['CollectionTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionJson?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuItemTranslationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['MenuItemTranslation'] = ResolversParentTypes['MenuItemTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageTranslationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['PageTranslation'] = ResolversParentTypes['PageTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentJson?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTranslationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['ProductTranslation'] = ResolversParentTypes['ProductTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionJson?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductVariantTranslationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['ProductVariantTranslation'] = ResolversParentTypes['ProductVariantTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaleTranslationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['SaleTranslation'] = ResolversParentTypes['SaleTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingMethodTranslationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['ShippingMethodTranslation'] = ResolversParentTypes['ShippingMethodTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopTranslationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['ShopTranslation'] = ResolversParentTypes['ShopTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  headerText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoucherTranslationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['VoucherTranslation'] = ResolversParentTypes['VoucherTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TranslatableItemResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['TranslatableItem'] = ResolversParentTypes['TranslatableItem']> = {
  __resolveType: TypeResolveFn<'Attribute' | 'AttributeValue' | 'Category' | 'Collection' | 'MenuItem' | 'Page' | 'Product' | 'ProductVariant' | 'Sale' | 'ShippingMethod' | 'Voucher', ParentType, ContextType>;
};

export type ErrorResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Error'] = ResolversParentTypes['Error']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutErrorResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutError'] = ResolversParentTypes['CheckoutError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['CheckoutErrorCode'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['RefusalReason']>, ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaymentErrorResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['PaymentError'] = ResolversParentTypes['PaymentError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['PaymentErrorCode'], ParentType, ContextType>;
};

export type OrderErrorResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrderError'] = ResolversParentTypes['OrderError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['OrderErrorCode'], ParentType, ContextType>;
};

export type InvoiceErrorResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['InvoiceError'] = ResolversParentTypes['InvoiceError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['InvoiceErrorCode'], ParentType, ContextType>;
};

export type AccountErrorResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['AccountError'] = ResolversParentTypes['AccountError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['AccountErrorCode'], ParentType, ContextType>;
};

export type FormErrorResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['FormError'] = ResolversParentTypes['FormError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FormErrorCode'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['RefusalReason']>, ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AnalyticsErrorResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['AnalyticsError'] = ResolversParentTypes['AnalyticsError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['AnalyticsErrorCode'], ParentType, ContextType>;
};

export type TaxLineResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['TaxLine'] = ResolversParentTypes['TaxLine']> = {
  code?: Resolver<ResolversTypes['TaxCode'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  registrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestFacts> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  JSONString?: GraphQLScalarType;
  Node?: NodeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  TaxedMoney?: TaxedMoneyResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShippingRate?: ShippingRateResolvers<ContextType>;
  SeatConfiguration?: SeatConfigurationResolvers<ContextType>;
  Maintenance?: MaintenanceResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  Geolocalization?: GeolocalizationResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryPermissions?: CountryPermissionsResolvers<ContextType>;
  AddressValidationData?: AddressValidationDataResolvers<ContextType>;
  UnservedTerritory?: UnservedTerritoryResolvers<ContextType>;
  AddressSuggestion?: AddressSuggestionResolvers<ContextType>;
  SuggestedAddress?: SuggestedAddressResolvers<ContextType>;
  CountryAreaChoice?: CountryAreaChoiceResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  VariantPricingInfo?: VariantPricingInfoResolvers<ContextType>;
  TaxRate?: TaxRateResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  SelectedAttribute?: SelectedAttributeResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ProductType?: ProductTypeResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  PurchaseReferences?: PurchaseReferencesResolvers<ContextType>;
  RefusedVoucher?: RefusedVoucherResolvers<ContextType>;
  CheckoutLine?: CheckoutLineResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  CheckoutShippingPrices?: CheckoutShippingPricesResolvers<ContextType>;
  PaymentGateway?: PaymentGatewayResolvers<ContextType>;
  TokenRevoke?: TokenRevokeResolvers<ContextType>;
  LoginNonceRedeem?: LoginNonceRedeemResolvers<ContextType>;
  LeadFormSubmit?: LeadFormSubmitResolvers<ContextType>;
  CheckoutPayload?: CheckoutPayloadResolvers<ContextType>;
  CheckoutCreate?: CheckoutCreateResolvers<ContextType>;
  CheckoutContinue?: CheckoutContinueResolvers<ContextType>;
  CheckoutLinesAdd?: CheckoutLinesAddResolvers<ContextType>;
  CheckoutLinesUpdate?: CheckoutLinesUpdateResolvers<ContextType>;
  CheckoutLineDelete?: CheckoutLineDeleteResolvers<ContextType>;
  CheckoutEmailUpdate?: CheckoutEmailUpdateResolvers<ContextType>;
  CheckoutShippingAddressUpdate?: CheckoutShippingAddressUpdateResolvers<ContextType>;
  CheckoutBillingAddressUpdate?: CheckoutBillingAddressUpdateResolvers<ContextType>;
  CheckoutShippingMethodUpdate?: CheckoutShippingMethodUpdateResolvers<ContextType>;
  CheckoutUpdateVoucher?: CheckoutUpdateVoucherResolvers<ContextType>;
  CheckoutVatNumberUpdate?: CheckoutVatNumberUpdateResolvers<ContextType>;
  CheckoutLanguageCodeUpdate?: CheckoutLanguageCodeUpdateResolvers<ContextType>;
  CheckoutPaymentCreate?: CheckoutPaymentCreateResolvers<ContextType>;
  CheckoutComplete?: CheckoutCompleteResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderRenewal?: OrderRenewalResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  Fulfillment?: FulfillmentResolvers<ContextType>;
  FulfillmentLine?: FulfillmentLineResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  OrganizationMembership?: OrganizationMembershipResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  RentalSubscription?: RentalSubscriptionResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  CreditCard?: CreditCardResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  SEPADirectDebit?: SepaDirectDebitResolvers<ContextType>;
  SavedPaymentMethod?: SavedPaymentMethodResolvers<ContextType>;
  QuoteData?: QuoteDataResolvers<ContextType>;
  AuthToken?: AuthTokenResolvers<ContextType>;
  Promo?: PromoResolvers<ContextType>;
  CheckoutOffer?: CheckoutOfferResolvers<ContextType>;
  Voucher?: VoucherResolvers<ContextType>;
  Sale?: SaleResolvers<ContextType>;
  ShippingZone?: ShippingZoneResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  DigitalContent?: DigitalContentResolvers<ContextType>;
  DigitalContentUrl?: DigitalContentUrlResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  AttributeTranslation?: AttributeTranslationResolvers<ContextType>;
  AttributeValueTranslation?: AttributeValueTranslationResolvers<ContextType>;
  CategoryTranslation?: CategoryTranslationResolvers<ContextType>;
  CollectionTranslation?: CollectionTranslationResolvers<ContextType>;
  MenuItemTranslation?: MenuItemTranslationResolvers<ContextType>;
  PageTranslation?: PageTranslationResolvers<ContextType>;
  ProductTranslation?: ProductTranslationResolvers<ContextType>;
  ProductVariantTranslation?: ProductVariantTranslationResolvers<ContextType>;
  SaleTranslation?: SaleTranslationResolvers<ContextType>;
  ShippingMethodTranslation?: ShippingMethodTranslationResolvers<ContextType>;
  ShopTranslation?: ShopTranslationResolvers<ContextType>;
  VoucherTranslation?: VoucherTranslationResolvers<ContextType>;
  TranslatableItem?: TranslatableItemResolvers<ContextType>;
  Error?: ErrorResolvers<ContextType>;
  CheckoutError?: CheckoutErrorResolvers<ContextType>;
  PaymentError?: PaymentErrorResolvers<ContextType>;
  OrderError?: OrderErrorResolvers<ContextType>;
  InvoiceError?: InvoiceErrorResolvers<ContextType>;
  AccountError?: AccountErrorResolvers<ContextType>;
  FormError?: FormErrorResolvers<ContextType>;
  AnalyticsError?: AnalyticsErrorResolvers<ContextType>;
  TaxLine?: TaxLineResolvers<ContextType>;
};

