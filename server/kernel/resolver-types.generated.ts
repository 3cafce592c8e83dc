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
  /** A file of a multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec), which must carry its Idempotency-Key as a header. Only `learnerVerificationSubmit` accepts one. */
  Upload: { input: Blob; output: Blob; }
};

/** Something with an id that is unique in the whole store. */
export type Node = {
  /** Base64 of `Type:id`. */
  readonly id: Scalars['ID']['output'];
};

/** Root queries. */
export type Query = {
  readonly __typename?: 'Query';
  /** The catalog, the settings and the countries of the store, with the prices of one country. */
  readonly shop: Shop;
  /** The visitor's likely location, based on IP address. */
  readonly geolocalization: Geolocalization;
  /** Address format and rules of a country. */
  readonly addressValidationRules: AddressValidationData;
  /** Addresses that match the typed text; empty if none match, null if the address service is unavailable or not configured. */
  readonly addressSuggestions?: Maybe<ReadonlyArray<AddressSuggestion>>;
  /** The full address of a suggestion; null if the address service is unavailable or the address is in another country. */
  readonly suggestedAddress?: Maybe<SuggestedAddress>;
  /** The signed-in user; null when signed out. */
  readonly me?: Maybe<User>;
  /** Current state of one of the signed-in user's memberships; null for an unknown id or another user's membership, without distinction. */
  readonly organizationMembership?: Maybe<OrganizationMembership>;
  /** Products sold only to the signed-in user's organization; null when signed out. */
  readonly authorizedUserShop?: Maybe<AuthorizedUserShop>;
  /** Whether an account with this email address exists. Rate-limited to prevent enumeration. */
  readonly userExists: Scalars['Boolean']['output'];
  /** The page of a member who refers others; null for an unknown token, a former member's, and a member who can't refer others, without distinction. It names no one who was referred. */
  readonly referrer?: Maybe<Referrer>;
  /** Whether a member has replaced this referral token by another one. */
  readonly isReferrerTokenReplaced: Scalars['Boolean']['output'];
  /** A checkout by its token; null for an unknown token or another user's checkout, without distinction. */
  readonly checkout?: Maybe<Checkout>;
  /** What lines would cost in a new cart of the caller, and whether they may buy them; nothing is stored. */
  readonly bundlePreview: BundlePreview;
  /** A confirmed order by its token; null for an unknown token and before the order is confirmed. */
  readonly order?: Maybe<Order>;
  /** An invoice by its token; null for an unknown token and for a caller who may not see it, without distinction. */
  readonly invoice?: Maybe<Invoice>;
  /** The total of an order or invoice and how it can be paid, for anyone with its link; null for an unknown token. It names no person. */
  readonly payable?: Maybe<Payable>;
  /** Confirmed orders of the signed-in user and of the organizations they manage, newest first; null when signed out. */
  readonly userOrders?: Maybe<OrderPage>;
  /**
   * Calculates today's cost of changes to a membership's subscription, in the order of the changes, without writing
   * anything. Each preview is valid for 15 minutes.
   */
  readonly prorationPreview: ReadonlyArray<ProrationPreview>;
  /**
   * When an order placed now would arrive in a country, before its address is known, by shipping method, the default one
   * first; empty where nothing is shipped. The checkout estimates in the same way.
   */
  readonly estimatedDeliveryPreview: ReadonlyArray<ShippingMethod>;
  /** Any node by its id; null if it doesn't exist or isn't visible to the caller. */
  readonly node?: Maybe<Node>;
};


/** Root queries. */
export type QueryShopArgs = {
  country?: CountryCode;
  languageCode?: InputMaybe<LanguageCodeEnum>;
  voucherCode?: InputMaybe<Scalars['String']['input']>;
  storeType?: InputMaybe<StoreType>;
};


/** Root queries. */
export type QueryAddressValidationRulesArgs = {
  countryCode: CountryCode;
  languageCode?: InputMaybe<LanguageCodeEnum>;
};


/** Root queries. */
export type QueryAddressSuggestionsArgs = {
  input: AddressSuggestionsInput;
};


/** Root queries. */
export type QuerySuggestedAddressArgs = {
  input: SuggestedAddressInput;
};


/** Root queries. */
export type QueryOrganizationMembershipArgs = {
  id: Scalars['ID']['input'];
};


/** Root queries. */
export type QueryAuthorizedUserShopArgs = {
  country?: CountryCode;
  languageCode?: InputMaybe<LanguageCodeEnum>;
  voucherCode?: InputMaybe<Scalars['String']['input']>;
  organizationMembershipId?: InputMaybe<Scalars['ID']['input']>;
};


/** Root queries. */
export type QueryUserExistsArgs = {
  email: Scalars['String']['input'];
};


/** Root queries. */
export type QueryReferrerArgs = {
  referrerToken: Scalars['String']['input'];
};


/** Root queries. */
export type QueryIsReferrerTokenReplacedArgs = {
  referrerToken: Scalars['String']['input'];
};


/** Root queries. */
export type QueryCheckoutArgs = {
  token: Scalars['String']['input'];
  buyerKey?: InputMaybe<Scalars['String']['input']>;
};


/** Root queries. */
export type QueryBundlePreviewArgs = {
  country: CountryCode;
  lines: ReadonlyArray<CheckoutLineInput>;
  organizationMembershipId?: InputMaybe<Scalars['ID']['input']>;
  organizationSlug?: InputMaybe<Scalars['String']['input']>;
};


/** Root queries. */
export type QueryOrderArgs = {
  token: Scalars['String']['input'];
  accessKey?: InputMaybe<Scalars['String']['input']>;
};


/** Root queries. */
export type QueryInvoiceArgs = {
  token: Scalars['String']['input'];
  accessKey?: InputMaybe<Scalars['String']['input']>;
};


/** Root queries. */
export type QueryPayableArgs = {
  kind: PayableKind;
  token: Scalars['String']['input'];
};


/** Root queries. */
export type QueryUserOrdersArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['ID']['input']>;
};


/** Root queries. */
export type QueryProrationPreviewArgs = {
  organizationMembershipId: Scalars['ID']['input'];
  changes: ReadonlyArray<SubscriptionChangeInput>;
};


/** Root queries. */
export type QueryEstimatedDeliveryPreviewArgs = {
  country?: CountryCode;
  languageCode?: InputMaybe<LanguageCodeEnum>;
};


/** Root queries. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};

/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Creates a checkout with its first lines. */
  readonly checkoutCreate: CheckoutCreate;
  /**
   * Continues a checkout in the calling browser. The returned checkout has the same content except the card and a token of
   * its own. All other copies are closed, because only one of them can be ordered.
   */
  readonly checkoutContinue: CheckoutContinue;
  /**
   * Assigns a checkout to the user who has just signed in. If they already have an open checkout in the same country, the
   * lines of the most recent one are merged into it: newer lines win, and quantities stay within their limits. Without
   * `checkoutId`, the user's existing checkout is returned.
   */
  readonly checkoutCustomerAttach: CheckoutCustomerAttach;
  /** Adds lines to a checkout; if the variant is already there, its quantity increases. */
  readonly checkoutLinesAdd: CheckoutLinesAdd;
  /** Sets the quantities of lines; quantity 0 removes the line. */
  readonly checkoutLinesUpdate: CheckoutLinesUpdate;
  /** Removes a line; removing the last device also removes its membership and warranty. */
  readonly checkoutLineDelete: CheckoutLineDelete;
  /** Sets the email address for order updates and the buyer's purchasing references. */
  readonly checkoutEmailUpdate: CheckoutEmailUpdate;
  /** Sets whether the membership renews automatically; false until the buyer opts in. Refused with OPERATION_NOT_ALLOWED if it can't renew. */
  readonly checkoutAutoRenewalUpdate: CheckoutAutoRenewalUpdate;
  /** Sets the shipping address, which determines tax and shipping methods. */
  readonly checkoutShippingAddressUpdate: CheckoutShippingAddressUpdate;
  /** Sets the billing address. */
  readonly checkoutBillingAddressUpdate: CheckoutBillingAddressUpdate;
  /** Selects one of the available shipping methods, and saves the buyer's delivery instructions. */
  readonly checkoutShippingMethodUpdate: CheckoutShippingMethodUpdate;
  /** Applies a voucher code, replacing the current one; if refused, the current code stays. */
  readonly checkoutUpdateVoucher: CheckoutUpdateVoucher;
  /**
   * Sets the buyer's tax registration number. A malformed number or wrong checksum is refused with INVALID on
   * vatRegistrationNumber. A number from another member state, or one that the EU registry doesn't confirm, is saved, and
   * vatRegistrationStatus explains why VAT is still charged.
   */
  readonly checkoutVatNumberUpdate: CheckoutVatNumberUpdate;
  /** Saves the organization's details for a quote. Only the organization's name is required; omitted fields become empty. */
  readonly checkoutQuoteDataUpdate: CheckoutQuoteDataUpdate;
  /** Sets the language of the checkout, its order and its emails. */
  readonly checkoutLanguageCodeUpdate: CheckoutLanguageCodeUpdate;
  /** Sets how the order will be paid; nothing is charged yet. */
  readonly checkoutPaymentCreate: CheckoutPaymentCreate;
  /** Grants access to an order's personal data. The caller provides its email address or the key of the browser that placed it, or is signed in as its buyer or as an administrator of its organization. An unknown order and a wrong proof are refused without distinction. */
  readonly orderAccessCreate: OrderAccessCreate;
  /**
   * Places the order and charges it, exactly once per idempotency key. PRICES_ARE_CHANGED and PRODUCTS_ARE_CHANGED
   * charge nothing and return the refreshed checkout.
   */
  readonly checkoutComplete: CheckoutComplete;
  /** Pays an open invoice, once, no matter who sends it: the membership is renewed for the invoiced term. */
  readonly invoicePay: InvoicePay;
  /** Pays a quote at its prices, once, no matter who sends it: the order is confirmed. */
  readonly orderPay: OrderPay;
  /**
   * Revokes a token: every process refuses it from now on. The token is sent as a variable, without a header, and the
   * response is the same whether or not the token was valid.
   */
  readonly tokenRevoke: TokenRevoke;
  /** Redeems the nonce with which the mobile app signs a user in, once; NOT_FOUND if it doesn't exist or was already used. */
  readonly loginNonceRedeem: LoginNonceRedeem;
  /** Invites a person to an organization by email and reserves a seat for them. Inviting the same address again resends the email. */
  readonly organizationMemberInvite: OrganizationMemberInvite;
  /** Removes a member or an unused invitation from an organization. The last administrator can't be removed. */
  readonly organizationMemberRemove: OrganizationMemberRemove;
  /** Replaces the token of the caller's page for referring others. The old link then says that it was replaced; code and credit stay. */
  readonly referrerTokenReplace: ReferrerTokenReplace;
  /** Makes a member an administrator of the organization, or revokes that role. The last administrator keeps it. */
  readonly organizationAdminSet: OrganizationAdminSet;
  /** Turns automatic renewal of the organization's membership on or off. The paid term is unaffected. Refused with NOT_FOUND if there is no saved payment method to charge. */
  readonly organizationRenewalSet: OrganizationRenewalSet;
  /**
   * Changes a subscription now and charges what is due for the days that are left, once per idempotency key. A scheduled
   * change and a pending cancellation are cleared. Refused with PRICES_ARE_CHANGED if the preview is older than 15 minutes
   * or its amount is no longer right, and if the change would take effect at renewal.
   */
  readonly subscriptionChange: SubscriptionChange;
  /**
   * Pays for one more term of the subscription, once per idempotency key. In advance, the term is the current one, without
   * any scheduled change; an overdue renewal includes the scheduled change. Preview it as a change without fields.
   */
  readonly subscriptionRenew: SubscriptionRenew;
  /** Schedules a change for the end of the term, in place of the one that is scheduled, once per idempotency key. Nothing is charged before. */
  readonly subscriptionScheduleAdd: SubscriptionScheduleAdd;
  /** Removes the scheduled change; the subscription then renews unchanged. */
  readonly subscriptionScheduleRemove: SubscriptionScheduleRemove;
  /** Accepts an invitation to an organization. It can be used once, by the account with the confirmed email address it was sent to. If that member calls it again, their membership is returned. */
  readonly organizationInvitationAccept: OrganizationInvitationAccept;
  /** Saves a payment method, entered in the provider's own fields, for later payments. Call again with the same token after the buyer has confirmed with their bank. */
  readonly paymentMethodCreate: PaymentMethodCreate;
  /** Deletes a saved payment method; if it was primary, another one becomes primary. The last one of a membership that renews automatically can't be deleted until automatic renewal is turned off. */
  readonly paymentMethodDelete: PaymentMethodDelete;
  /** Makes a saved payment method the primary one. An organization's renewals are charged to its primary one. */
  readonly paymentMethodSetPrimary: PaymentMethodSetPrimary;
  /** Changes the name or expiration date of a saved payment method. */
  readonly paymentMethodUpdate: PaymentMethodUpdate;
  /** Submits one of the store's forms, once per idempotency key, and emails it to support. */
  readonly leadFormSubmit: LeadFormSubmit;
  /** Records an event of a visitor who agreed to it. Nothing is recorded with `Sec-GPC: 1`, or for a signed-in person who opted out. */
  readonly analyticsRecord: AnalyticsRecord;
  /** Registers an old probe for credit towards a new one, once per idempotency key. Its serial number can be registered once. Refused with COUNTRY_NOT_AVAILABLE where nothing is sold that it could be traded in for. */
  readonly tradeInCreate: TradeInCreate;
  /** Asks the shop to confirm that someone is a learner, once per idempotency key. The decision, with the code of a discount, is emailed. A proof that can't be used is refused with BAD_PROOF_OF_ENROLLMENT, and every proof with COUNTRY_NOT_AVAILABLE where the country's shop sells no probe of the market. */
  readonly learnerVerificationSubmit: LearnerVerificationSubmit;
  /** Receives a consumer's withdrawal from a contract, once per idempotency key, and emails a receipt immediately. It is never refused because of the contract details: support handles what can't be matched. Refused with COUNTRY_NOT_AVAILABLE where the law grants no such right. */
  readonly withdrawalDeclare: WithdrawalDeclare;
  /** Receives the cancellation of a membership, once per idempotency key, and emails a receipt at once. It is never refused because of the membership details: support handles what can't be matched. */
  readonly cancellationDeclare: CancellationDeclare;
  /** Confirms a declaration with the link in its receipt, so that it takes effect at once if the shop can decide it. Repeatable. */
  readonly declarationConfirm: DeclarationConfirm;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutCreateArgs = {
  input: CheckoutCreateInput;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutContinueArgs = {
  checkoutId: Scalars['ID']['input'];
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutCustomerAttachArgs = {
  country: CountryCode;
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
  organizationSlug?: InputMaybe<Scalars['String']['input']>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutLinesAddArgs = {
  checkoutId: Scalars['ID']['input'];
  lines: ReadonlyArray<CheckoutLineInput>;
  organizationSlug?: InputMaybe<Scalars['String']['input']>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutLinesUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  lines: ReadonlyArray<CheckoutLineInput>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutLineDeleteArgs = {
  checkoutId: Scalars['ID']['input'];
  lineId: Scalars['ID']['input'];
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutEmailUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  marketingOptIn?: InputMaybe<Scalars['Boolean']['input']>;
  organizationName?: InputMaybe<Scalars['String']['input']>;
  references?: InputMaybe<PurchaseReferencesInput>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutAutoRenewalUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  autoRenewal: Scalars['Boolean']['input'];
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutShippingAddressUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  shippingAddress: AddressInput;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutBillingAddressUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  billingAddress: AddressInput;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutShippingMethodUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  shippingMethodId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutUpdateVoucherArgs = {
  checkoutId: Scalars['ID']['input'];
  voucherCode?: InputMaybe<Scalars['String']['input']>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutVatNumberUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  vatRegistrationNumber?: InputMaybe<Scalars['String']['input']>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutQuoteDataUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  quoteData: QuoteDataInput;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutLanguageCodeUpdateArgs = {
  checkoutId: Scalars['ID']['input'];
  languageCode: LanguageCodeEnum;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutPaymentCreateArgs = {
  checkoutId: Scalars['ID']['input'];
  input: PaymentInput;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationOrderAccessCreateArgs = {
  orderId: Scalars['ID']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  buyerKey?: InputMaybe<Scalars['String']['input']>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCheckoutCompleteArgs = {
  checkoutId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  buyerKey?: InputMaybe<Scalars['String']['input']>;
  expectedTotal: MoneyInput;
  expectedPayment?: InputMaybe<PaymentInput>;
  expectedTrialCharge?: InputMaybe<TrialChargeInput>;
  attestations: ReadonlyArray<LegalAcknowledgement>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationInvoicePayArgs = {
  token: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  expectedTotal: MoneyInput;
  payment: PaymentInput;
  languageCode: LanguageCodeEnum;
  attestations?: ReadonlyArray<LegalAcknowledgement>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationOrderPayArgs = {
  token: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  expectedTotal: MoneyInput;
  payment: PaymentInput;
  languageCode: LanguageCodeEnum;
  attestations?: ReadonlyArray<LegalAcknowledgement>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationTokenRevokeArgs = {
  token: Scalars['String']['input'];
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationLoginNonceRedeemArgs = {
  nonce: Scalars['String']['input'];
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationOrganizationMemberInviteArgs = {
  organizationMembershipId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  languageCode?: InputMaybe<LanguageCodeEnum>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationOrganizationMemberRemoveArgs = {
  organizationMembershipId: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationReferrerTokenReplaceArgs = {
  organizationMembershipId: Scalars['ID']['input'];
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationOrganizationAdminSetArgs = {
  organizationMembershipId: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
  isAdmin: Scalars['Boolean']['input'];
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationOrganizationRenewalSetArgs = {
  organizationMembershipId: Scalars['ID']['input'];
  isAutomatic: Scalars['Boolean']['input'];
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationSubscriptionChangeArgs = {
  organizationMembershipId: Scalars['ID']['input'];
  change: SubscriptionChangeInput;
  previewedAt: Scalars['DateTime']['input'];
  basis?: InputMaybe<Scalars['String']['input']>;
  expectedAmount: MoneyInput;
  payment?: InputMaybe<SubscriptionPaymentInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationSubscriptionRenewArgs = {
  organizationMembershipId: Scalars['ID']['input'];
  previewedAt: Scalars['DateTime']['input'];
  basis?: InputMaybe<Scalars['String']['input']>;
  expectedAmount: MoneyInput;
  payment?: InputMaybe<SubscriptionPaymentInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationSubscriptionScheduleAddArgs = {
  organizationMembershipId: Scalars['ID']['input'];
  change: SubscriptionChangeInput;
  previewedAt: Scalars['DateTime']['input'];
  basis?: InputMaybe<Scalars['String']['input']>;
  expectedPrice: MoneyInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationSubscriptionScheduleRemoveArgs = {
  organizationMembershipId: Scalars['ID']['input'];
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationOrganizationInvitationAcceptArgs = {
  token: Scalars['String']['input'];
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationPaymentMethodCreateArgs = {
  organizationMembershipId?: InputMaybe<Scalars['ID']['input']>;
  input: PaymentMethodCreateInput;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationPaymentMethodDeleteArgs = {
  paymentMethodId: Scalars['ID']['input'];
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationPaymentMethodSetPrimaryArgs = {
  paymentMethodId: Scalars['ID']['input'];
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationPaymentMethodUpdateArgs = {
  paymentMethodId: Scalars['ID']['input'];
  input: PaymentMethodUpdateInput;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationLeadFormSubmitArgs = {
  input: LeadFormInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationAnalyticsRecordArgs = {
  input: AnalyticsRecordInput;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationTradeInCreateArgs = {
  input: TradeInCreateInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationLearnerVerificationSubmitArgs = {
  input: LearnerVerificationInput;
  proof: Scalars['Upload']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationWithdrawalDeclareArgs = {
  input: WithdrawalInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationCancellationDeclareArgs = {
  input: CancellationInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Root mutations. Each payload contains the refusals; a checkout payload also contains the checkout after the change. */
export type MutationDeclarationConfirmArgs = {
  token: Scalars['String']['input'];
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
  /** Whether the store is open, and its maintenance message. */
  readonly maintenance: Maintenance;
  /** The requested store; the one for human medicine where both were requested. */
  readonly storeType: StoreType;
  /** ISO 4217 code of all prices in this response, upper case. */
  readonly currency: Scalars['String']['output'];
  /** What is sold in the requested country. */
  readonly countryPermissions: CountryPermissions;
  /** Probes on offer, each with its connectors as variants; empty where none is sold. */
  readonly devices: ReadonlyArray<Product>;
  /** Probes on offer to organizations that own one, as an additional probe; empty where none is sold. */
  readonly ownersDevices: ReadonlyArray<Product>;
  /** Cables on offer. */
  readonly accessories: ReadonlyArray<Product>;
  /** Memberships on offer, including seats and features, each with its billing terms as variants. */
  readonly subscriptions: ReadonlyArray<Product>;
  /** Monthly memberships that include a rented probe, for each of its connectors; empty where nothing is rented out. */
  readonly rentals: ReadonlyArray<Product>;
  /** Extended warranties on offer. */
  readonly extendedWarranties: ReadonlyArray<Product>;
  /** Products that are shown together: those of each market that is sold to. */
  readonly collections: ReadonlyArray<Collection>;
  /** Links to the pages that every visitor needs. */
  readonly mainMenu: Menu;
  /** The documents that buyers agree to. */
  readonly pages: ReadonlyArray<Page>;
  /** Reductions that apply without a code today, each of one variant; empty when there are none. */
  readonly sales: ReadonlyArray<Sale>;
  /** The countries that share shipping methods with this one; null where nothing is shipped. */
  readonly shippingZone?: Maybe<ShippingZone>;
  /** Shipping rates for the requested country, default first; empty where nothing is shipped. */
  readonly shippingRates: ReadonlyArray<ShippingRate>;
  /** The IQ3 probe; null where it isn't sold. */
  readonly iq3?: Maybe<ProductVariant>;
  /** The IQ+ probe with USB-C; null where it isn't sold. */
  readonly plusUsb?: Maybe<ProductVariant>;
  /** The IQ+ probe with Lightning; null where it isn't sold. */
  readonly plusLightning?: Maybe<ProductVariant>;
  /** The veterinary probe with USB-C; null where it isn't sold. */
  readonly vet?: Maybe<ProductVariant>;
  /** Announcement above the pages; null when there is none. */
  readonly banner?: Maybe<Banner>;
  /** Offers that are active today; empty when there are none. */
  readonly currentOffers: ReadonlyArray<Offer>;
  /** The active promotions that have a requirement, such as an old probe to trade in. */
  readonly promotionFlags: ReadonlyArray<PromotionFlag>;
  /** The voucher from the `voucherCode` argument; null if none was given or it doesn't apply. */
  readonly voucher?: Maybe<Voucher>;
  /** Seat limits of a clinic membership. */
  readonly clinicConfiguration: SeatConfiguration;
  /** Seat limits of a team membership. */
  readonly teamConfiguration: SeatConfiguration;
  /** Seat limits of a pro custom plan. */
  readonly proCustomConfiguration: SeatConfiguration;
  /** Seats included in the base price of a pro custom plan. */
  readonly proCustomBaseNumCloudUsers: Scalars['Int']['output'];
  /** Seats included in the team membership's base price. */
  readonly teamBaseNumCloudUsers: Scalars['Int']['output'];
  /** Maximum seats an organization can have without contacting sales. */
  readonly maxCloudUsers: Scalars['Int']['output'];
  /** Maximum probes an organization can register without contacting sales. */
  readonly maxDevices: Scalars['Int']['output'];
};

/** Cost and duration of a shipping method before an address is known. */
export type ShippingRate = {
  readonly __typename?: 'ShippingRate';
  /** Display name, in the requested language. */
  readonly name: Scalars['String']['output'];
  /** Price. */
  readonly price: TaxedMoney;
  /** Minimum business days from warehouse to door. */
  readonly minBusinessDays: Scalars['Int']['output'];
  /** Maximum business days from warehouse to door. */
  readonly maxBusinessDays: Scalars['Int']['output'];
};

/** Seat limits of a membership. */
export type SeatConfiguration = {
  readonly __typename?: 'SeatConfiguration';
  /** Minimum seats. */
  readonly minSeats: Scalars['Int']['output'];
  /** Maximum seats. */
  readonly maxSeats: Scalars['Int']['output'];
};

/** Whether the store is open. */
export type Maintenance = {
  readonly __typename?: 'Maintenance';
  /** Whether the store is closed to the public. */
  readonly maintenanceMode: Scalars['Boolean']['output'];
  /** Whether this visitor has access during maintenance. */
  readonly maintenanceAccessAllowed: Scalars['Boolean']['output'];
  /** Heading of the maintenance page; null for the default. */
  readonly maintenancePageHeader?: Maybe<Scalars['String']['output']>;
  /** Text of the maintenance page; null for the default. */
  readonly maintenancePageContent?: Maybe<Scalars['String']['output']>;
  /** URL of a maintenance page to show instead; null for the built-in one. */
  readonly maintenancePageUrl?: Maybe<Scalars['String']['output']>;
};

/** An announcement above the pages. */
export type Banner = {
  readonly __typename?: 'Banner';
  /** Text, in the requested language. */
  readonly content: Scalars['String']['output'];
  /** Path of the linked page, without country and language; null for text only. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** Paths of the pages that show it, without country and language; empty for all pages. */
  readonly visibility: ReadonlyArray<Scalars['String']['output']>;
  /** Color role. */
  readonly color: BannerColor;
  /** The promotion it announces. */
  readonly promo: Promo;
};

/** Color role of a banner; the storefront defines the colors. */
export type BannerColor =
  /** The color of the primary action. */
  | 'ACCENT'
  /** The color of headings and text. */
  | 'INK'
  /** The color of warnings. */
  | 'ATTENTION';

/** A limited-time offer. */
export type Offer = {
  readonly __typename?: 'Offer';
  /** URL slug. */
  readonly slug: Scalars['String']['output'];
  /** First day, in the store's time zone; null when there is no start date. */
  readonly startDate?: Maybe<Scalars['Date']['output']>;
  /** Last day, in the store's time zone; null when open-ended. */
  readonly endDate?: Maybe<Scalars['Date']['output']>;
  /** When it ends; null when open-ended. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Terms, in the requested language. */
  readonly terms: Scalars['String']['output'];
  /** Path of the page where the offer can be used, without country and language. */
  readonly url: Scalars['String']['output'];
  /** The promotion. */
  readonly promo: Promo;
};

/** The visitor's likely location. */
export type Geolocalization = {
  readonly __typename?: 'Geolocalization';
  /** The country; null when unknown. */
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
  /** In which direction that language is read. */
  readonly textDirection: TextDirection;
  /** ISO 4217 code of its prices, upper case; null where nothing is sold. */
  readonly currency?: Maybe<Scalars['String']['output']>;
  /** What is sold in the country. */
  readonly countryPermissions: CountryPermissions;
};

/** What can be sold in a country. */
export type CountryPermissions = {
  readonly __typename?: 'CountryPermissions';
  /** Product lines sold; empty where no probe is sold. */
  readonly productLines: ReadonlyArray<ProductLine>;
  /** Plan families sold; empty where none is. */
  readonly planFamilies: ReadonlyArray<PlanFamily>;
  /** Whether probes can be rented. */
  readonly rental: Scalars['Boolean']['output'];
  /** Whether cables are sold. */
  readonly accessories: Scalars['Boolean']['output'];
  /** Whether extended warranties are sold. */
  readonly warranties: Scalars['Boolean']['output'];
};

/** Address format and rules of a country. */
export type AddressValidationData = {
  readonly __typename?: 'AddressValidationData';
  /** ISO 3166-1 code. */
  readonly countryCode: CountryCode;
  /** Names of the required fields of `AddressInput`. */
  readonly requiredFields: ReadonlyArray<Scalars['String']['output']>;
  /** Names of the fields of `AddressInput` in the country's order. Fields not listed are neither shown nor saved. */
  readonly displayOrder: ReadonlyArray<Scalars['String']['output']>;
  /** Areas to choose from; empty where the area is free text or not used. */
  readonly countryAreaChoices: ReadonlyArray<CountryAreaChoice>;
  /** Local term for the area: area, county, department, district, do_si, emirate, island, oblast, parish, prefecture, province, region or state. */
  readonly countryAreaType: Scalars['String']['output'];
  /** Local term for the city: city, district, post_town or suburb. */
  readonly cityType: Scalars['String']['output'];
  /** Local term for the postal code: zip, postal, postcode, eircode or pin. */
  readonly postalCodeType: Scalars['String']['output'];
  /** Regular expression for a full postal code, in upper case with the country's spacing; null where any value is accepted. */
  readonly postalCodePattern?: Maybe<Scalars['String']['output']>;
  /** Example postal codes, best known first; empty where there are none. */
  readonly postalCodeExamples: ReadonlyArray<Scalars['String']['output']>;
  /** Regular expression for a full phone number without spaces, punctuation or extension. */
  readonly phonePattern: Scalars['String']['output'];
  /** Territories within its postal codes that we don't ship to, such as the Channel Islands; empty where there are none. */
  readonly unservedTerritories: ReadonlyArray<UnservedTerritory>;
};

/** A territory that uses a country's postal codes but that we don't ship to. */
export type UnservedTerritory = {
  readonly __typename?: 'UnservedTerritory';
  /** Local name. */
  readonly name: Scalars['String']['output'];
  /** Its own country code for billing addresses; null where it has none. */
  readonly countryCode?: Maybe<CountryCode>;
  /** Regular expression for the start of its postal codes. */
  readonly postalCodePrefix: Scalars['String']['output'];
};

/** Text typed into the street address field. */
export type AddressSuggestionsInput = {
  /** The text, 3 to 100 characters; other lengths return no suggestions. */
  readonly text: Scalars['String']['input'];
  /** Country of the address. */
  readonly countryCode: CountryCode;
  /** Language of the suggestions; the country's own when null. */
  readonly languageCode?: InputMaybe<LanguageCodeEnum>;
  /** Generated by the client for one search, from the first letter to the selection: 1 to 36 letters, digits, hyphens and underscores. */
  readonly sessionToken: Scalars['String']['input'];
};

/** An address that matches the typed text. */
export type AddressSuggestion = {
  readonly __typename?: 'AddressSuggestion';
  /** Identifies the suggestion for `suggestedAddress`; valid for this search. */
  readonly placeId: Scalars['String']['output'];
  /** The street address as displayed. */
  readonly main: Scalars['String']['output'];
  /** The location; may be empty. */
  readonly secondary: Scalars['String']['output'];
};

/** A selected suggestion. */
export type SuggestedAddressInput = {
  /** The `placeId` of the suggestion. */
  readonly placeId: Scalars['String']['input'];
  /** Country of the address. */
  readonly countryCode: CountryCode;
  /** Language of the address; the country's own when null. */
  readonly languageCode?: InputMaybe<LanguageCodeEnum>;
  /** The session token of the search, which this call ends. */
  readonly sessionToken: Scalars['String']['input'];
};

/** A suggested address; unknown fields are null. */
export type SuggestedAddress = {
  readonly __typename?: 'SuggestedAddress';
  /** ISO 3166-1 code. */
  readonly countryCode: CountryCode;
  /** Street address, in the country's order. */
  readonly streetAddress1?: Maybe<Scalars['String']['output']>;
  /** Apartment, suite or floor. */
  readonly streetAddress2?: Maybe<Scalars['String']['output']>;
  /** City, or the country's equivalent. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** The area: the `raw` of a choice where the country has choices. */
  readonly countryArea?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
};

/** A state, province or region to choose. */
export type CountryAreaChoice = {
  readonly __typename?: 'CountryAreaChoice';
  /** Value to submit. */
  readonly raw: Scalars['String']['output'];
  /** Label to show. */
  readonly verbose: Scalars['String']['output'];
  /** Regular expression for the start of its postal codes; null if they don't identify it. */
  readonly postalCodePrefix?: Maybe<Scalars['String']['output']>;
  /** Whether we ship there. */
  readonly isServed: Scalars['Boolean']['output'];
};

/** A product and its variants. */
export type Product = Node & {
  readonly __typename?: 'Product';
  /** Base64 of `Product:id`. */
  readonly id: Scalars['ID']['output'];
  /** URL slug. */
  readonly slug: Scalars['String']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Kind of product; determines its picture, wording and renewal. */
  readonly kind: ProductKind;
  /** Product line of a probe or its accessory; null for products that fit every probe. */
  readonly productLine?: Maybe<ProductLine>;
  /** Plan family of a membership; null for other products. */
  readonly planFamily?: Maybe<PlanFamily>;
  /** Part of a membership; null for other products. */
  readonly subscriptionPart?: Maybe<SubscriptionPart>;
  /** Seats in the price of a membership; null for other products. */
  readonly includedSeats?: Maybe<Scalars['Int']['output']>;
  /** Area of use of the features of a pro custom plan; null for other products. */
  readonly useArea?: Maybe<UseArea>;
  /** Target market. */
  readonly market: Market;
  /** Description as plain text. */
  readonly description: Scalars['String']['output'];
  /** Description as rich text, JSON `{ blocks: [{ type, text }] }`. */
  readonly descriptionJson: Scalars['JSONString']['output'];
  /** Picture for lists; null if there is none, such as for some memberships. */
  readonly thumbnail?: Maybe<Image>;
  /** Pictures in display order. */
  readonly images: ReadonlyArray<ProductImage>;
  /** Catalog category; null if there is none. */
  readonly category?: Maybe<Category>;
  /** Product type, which defines its attributes. */
  readonly productType: ProductType;
  /** Facts such as compatible phones or a clearance; only those in the catalog. */
  readonly attributes: ReadonlyArray<SelectedAttribute>;
  /** Tax that its price includes; null where the rate depends on the shipping address. */
  readonly taxRate?: Maybe<TaxRate>;
  /** Variants for sale, default first. */
  readonly variants: ReadonlyArray<ProductVariant>;
};


/** A product and its variants. */
export type ProductThumbnailArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** The item that is added to a cart. */
export type ProductVariant = Node & {
  readonly __typename?: 'ProductVariant';
  /** Base64 of `ProductVariant:sku`. */
  readonly id: Scalars['ID']['output'];
  /** Stock keeping unit, unique. */
  readonly sku: Scalars['String']['output'];
  /** Name that distinguishes it from other variants, for example USB-C. */
  readonly name: Scalars['String']['output'];
  /** Unit price in the requested country; null where it isn't sold. */
  readonly pricing?: Maybe<VariantPricingInfo>;
  /** The product. */
  readonly product: Product;
  /** Attributes that distinguish it from other variants. */
  readonly attributes: ReadonlyArray<SelectedAttribute>;
  /** Connector of a probe or cable; null for other products. */
  readonly connector?: Maybe<Connector>;
  /** How often it is billed. */
  readonly billingTerm: BillingTerm;
  /** Months until it renews; null for one-time purchases. */
  readonly renewsAfterMonths?: Maybe<Scalars['Int']['output']>;
  /** Months for which a rental is paid at least; null for other products. */
  readonly commitmentMonths?: Maybe<Scalars['Int']['output']>;
  /** Days for which a membership is tried before its first term is charged; null without a trial. */
  readonly trialDays?: Maybe<Scalars['Int']['output']>;
  /** Price at renewal; null for one-time purchases. */
  readonly renewalPrice?: Maybe<TaxedMoney>;
  /** Picture for lists; null if there is none, such as for some memberships. */
  readonly thumbnail?: Maybe<Image>;
  /** Whether other memberships become it when they renew, so that new buyers can't have it. */
  readonly isForRenewal: Scalars['Boolean']['output'];
  /** Pictures in display order: those of the product. */
  readonly images: ReadonlyArray<ProductImage>;
};


/** The item that is added to a cart. */
export type ProductVariantThumbnailArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** Unit price. */
export type VariantPricingInfo = {
  readonly __typename?: 'VariantPricingInfo';
  /** Price to pay. */
  readonly price: TaxedMoney;
  /** Price before any reduction; strike it through only when greater than `price`. */
  readonly priceUndiscounted: TaxedMoney;
  /** Whether the price is reduced. */
  readonly onSale: Scalars['Boolean']['output'];
  /** Last day of the reduction, in the store's time zone; null if the price isn't reduced or the reduction has no end. */
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
  /** URL. */
  readonly url: Scalars['String']['output'];
  /** Alternative text. */
  readonly alt: Scalars['String']['output'];
};

/** A picture of a product. */
export type ProductImage = Node & {
  readonly __typename?: 'ProductImage';
  /** Base64 of `ProductImage:id`. */
  readonly id: Scalars['ID']['output'];
  /** URL. */
  readonly url: Scalars['String']['output'];
  /** Alternative text. */
  readonly alt: Scalars['String']['output'];
  /** Position, from 0. */
  readonly sortOrder: Scalars['Int']['output'];
};

/** An attribute and its value. */
export type SelectedAttribute = {
  readonly __typename?: 'SelectedAttribute';
  /** The attribute. */
  readonly attribute: Attribute;
  /** The value; null when unset. */
  readonly value?: Maybe<AttributeValue>;
};

/** A product attribute. */
export type Attribute = Node & {
  readonly __typename?: 'Attribute';
  /** Base64 of `Attribute:id`. */
  readonly id: Scalars['ID']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** URL slug. */
  readonly slug: Scalars['String']['output'];
  /** Possible values. */
  readonly values: ReadonlyArray<AttributeValue>;
};

/** A value of an attribute. */
export type AttributeValue = Node & {
  readonly __typename?: 'AttributeValue';
  /** Base64 of `AttributeValue:id`. */
  readonly id: Scalars['ID']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** URL slug. */
  readonly slug: Scalars['String']['output'];
  /** Path of the PDF that certifies it; null where the catalog has no such file. */
  readonly certificateUrl?: Maybe<Scalars['String']['output']>;
};

/** A catalog category. */
export type Category = Node & {
  readonly __typename?: 'Category';
  /** Base64 of `Category:id`. */
  readonly id: Scalars['ID']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** URL slug. */
  readonly slug: Scalars['String']['output'];
};

/** What products of one type have in common. */
export type ProductType = Node & {
  readonly __typename?: 'ProductType';
  /** Base64 of `ProductType:id`. */
  readonly id: Scalars['ID']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Whether it requires shipping. */
  readonly isShippingRequired: Scalars['Boolean']['output'];
};

/** A postal address. Fields left blank are empty strings. */
export type Address = Node & {
  readonly __typename?: 'Address';
  /** Base64 of `Address:id`. */
  readonly id: Scalars['ID']['output'];
  /** Given name. */
  readonly firstName: Scalars['String']['output'];
  /** Family name. */
  readonly lastName: Scalars['String']['output'];
  /** Full name. */
  readonly name: Scalars['String']['output'];
  /** Organization. */
  readonly companyName: Scalars['String']['output'];
  /** Street address. */
  readonly streetAddress1: Scalars['String']['output'];
  /** Apartment, suite or floor. */
  readonly streetAddress2: Scalars['String']['output'];
  /** City. */
  readonly city: Scalars['String']['output'];
  /** Postal code as the country writes it. */
  readonly postalCode: Scalars['String']['output'];
  /** Country. */
  readonly country: Country;
  /** State, province or region; a code where the country has choices. */
  readonly countryArea: Scalars['String']['output'];
  /** Phone number in E.164 format. */
  readonly phone: Scalars['String']['output'];
  /** Phone number formatted for display. */
  readonly phoneFormatted: Scalars['String']['output'];
  /** The address in its country's format, one line per entry, ending with the country. Excludes the phone number. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
};

/** A postal address as typed. Omitted fields count as empty. */
export type AddressInput = {
  /** Given name, at most 60 characters. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 60 characters. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Organization, at most 100 characters. */
  readonly companyName?: InputMaybe<Scalars['String']['input']>;
  /** Street address, at most 100 characters. */
  readonly streetAddress1?: InputMaybe<Scalars['String']['input']>;
  /** Apartment, suite or floor, at most 100 characters. */
  readonly streetAddress2?: InputMaybe<Scalars['String']['input']>;
  /** City, at most 80 characters. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** Postal code, at most 20 characters. */
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Country. */
  readonly country: CountryCode;
  /** State, province or region, at most 60 characters. */
  readonly countryArea?: InputMaybe<Scalars['String']['input']>;
  /** Phone number in any format, at most 32 characters. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
};

/** A checkout in progress, priced by the store. */
export type Checkout = Node & {
  readonly __typename?: 'Checkout';
  /** Base64 of `Checkout:token`; anyone who has it can change the checkout. */
  readonly id: Scalars['ID']['output'];
  /** Secret token of the checkout. */
  readonly token: Scalars['String']['output'];
  /** When it expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Whether `expiresAt` has passed. */
  readonly isExpired: Scalars['Boolean']['output'];
  /** Whether it has become an order. */
  readonly isPlaced: Scalars['Boolean']['output'];
  /** Whether another browser has taken it over, which closes this one. */
  readonly isContinuedElsewhere: Scalars['Boolean']['output'];
  /** Whether a payment for it is in progress, for example at the buyer's bank: until that ends, it isn't known whether the order is placed. Queried with the `buyerKey` used to place it, `checkout` asks the payment provider first. */
  readonly isPaymentUnderWay: Scalars['Boolean']['output'];
  /** Token of the resulting order, if `checkout` is queried with the `buyerKey` used to place it; otherwise null. */
  readonly placedOrderToken?: Maybe<Scalars['String']['output']>;
  /** Country of its prices. */
  readonly country: Country;
  /** Language of its names, and later of the order and its emails. */
  readonly languageCode: LanguageCodeEnum;
  /** The bundle that the lines form; null when they form none, as in an empty checkout. */
  readonly bundleType?: Maybe<CheckoutBundleType>;
  /** Bucket of the number of probes; null without one. */
  readonly quantityBucket?: Maybe<QuantityBucket>;
  /** Email address; empty until set. */
  readonly email: Scalars['String']['output'];
  /** Whether the buyer accepts marketing email. */
  readonly marketingOptIn: Scalars['Boolean']['output'];
  /** The buyer's given name; empty until set. */
  readonly firstName: Scalars['String']['output'];
  /** The buyer's family name; empty until set. */
  readonly lastName: Scalars['String']['output'];
  /** The buyer's note; empty when there is none. */
  readonly note: Scalars['String']['output'];
  /** Buying organization; empty for an individual. */
  readonly organizationName: Scalars['String']['output'];
  /** The buyer's purchasing references. */
  readonly references: PurchaseReferences;
  /** Whether the billing term can no longer be changed. */
  readonly forbidSubscriptionPeriodChange: Scalars['Boolean']['output'];
  /** The lines. */
  readonly lines: ReadonlyArray<CheckoutLine>;
  /** Total of the lines before the voucher. */
  readonly subtotalPrice: TaxedMoney;
  /** Total of the lines after the voucher. */
  readonly subtotalPriceWithDiscounts: TaxedMoney;
  /** Discount from the voucher, with or without tax as the country's prices are shown (US and CA: without); 0 when there is none. */
  readonly discountAmount: Money;
  /** The part of the discount not allocated to a line; 0 when there is none. */
  readonly discountAmountNonLines: Money;
  /** The offer that reduces it; empty when none does. */
  readonly offers: ReadonlyArray<CheckoutOffer>;
  /** Name of the discount, in the checkout's language; null when there is none. */
  readonly discountName?: Maybe<Scalars['String']['output']>;
  /** What the discount is for, in English; null when there is none. */
  readonly discountDescription?: Maybe<Scalars['String']['output']>;
  /** What the discount is for, in the checkout's language; null when there is none or no translation. */
  readonly translatedDiscountDescription?: Maybe<Scalars['String']['output']>;
  /** Applied voucher code; null when there is none. */
  readonly voucherCode?: Maybe<Scalars['String']['output']>;
  /** Voucher code that was applied but no longer qualifies, for example because the email address has already used it. It applies again once the reason is resolved. Null when there is none. */
  readonly refusedVoucher?: Maybe<RefusedVoucher>;
  /** Credit for the unused part of the current plan; null when there is none. */
  readonly prorationAmount?: Maybe<Money>;
  /** Shipping price; null until a shipping method is set. */
  readonly shippingPrice?: Maybe<TaxedMoney>;
  /** Total amount due. */
  readonly totalPrice: TaxedMoney;
  /** Whether tax was calculated from a complete shipping address. */
  readonly isTaxFinal: Scalars['Boolean']['output'];
  /**
   * Whether the added tax is an estimate by the base rate of the state or province, without county and city, or isn't known
   * yet. Always false where prices include tax.
   */
  readonly isTaxEstimated: Scalars['Boolean']['output'];
  /** How tax relates to prices; determines which amount is shown. */
  readonly taxTreatment: TaxTreatment;
  /** Tax rate in percent; 0 until the address is complete. */
  readonly taxRate: Scalars['Float']['output'];
  /** Legal name of the taxes at the address, such as GST + QST in Quebec, in the checkout's language; null until the address is complete, or where the country's tax name applies. */
  readonly taxName?: Maybe<Scalars['String']['output']>;
  /** Each tax in the total, in invoice order: the amounts add up to `totalPrice.tax`, the rates to `taxRate`. Empty until the address is complete, and where the country has no sales tax. */
  readonly taxLines: ReadonlyArray<TaxLine>;
  /** Duty that the buyer may have to pay on arrival, never part of the total; null = unknown, 0 = none. */
  readonly estimatedDuty?: Maybe<Money>;
  /** Whether anything requires shipping. */
  readonly isShippingRequired: Scalars['Boolean']['output'];
  /** Shipping address; null until set. */
  readonly shippingAddress?: Maybe<Address>;
  /** Billing address; null until set. */
  readonly billingAddress?: Maybe<Address>;
  /** Shipping methods for the shipping address; empty until there is one. */
  readonly availableShippingMethods: ReadonlyArray<ShippingMethod>;
  /** Selected shipping method; null until one is selected. */
  readonly shippingMethod?: Maybe<ShippingMethod>;
  /** The minimum total for payment, if this total is below it regardless of shipping; otherwise null, also for a total of 0. */
  readonly minimumTotal?: Maybe<Money>;
  /** The terms that the buyer agrees to with TERMS_AND_CONDITIONS. */
  readonly requiredTerms: ReadonlyArray<TermsVersion>;
  /** The membership term if it is ordered now; null without a membership, or for one that never ends. */
  readonly membershipTerm?: Maybe<MembershipTerm>;
  /** Why the buyer can't order the lines, and what they do instead: sign in, make the change on a page of its own, ask someone, or wait for a payment in progress; null if they may order them, and for anyone but the buyer. */
  readonly changeInstead?: Maybe<RefusalReason>;
  /** Whether the buyer can opt in to automatic renewal of the membership. */
  readonly isAutoRenewalOffered: Scalars['Boolean']['output'];
  /** Whether the buyer has opted in to automatic renewal; reset when another membership is selected. */
  readonly autoRenewal: Scalars['Boolean']['output'];
  /** Payment methods available for this total, currency and address, and for renewals if the membership renews automatically. */
  readonly availablePaymentGateways: ReadonlyArray<PaymentGateway>;
  /** Saved payment methods of the signed-in buyer; empty when there are none, or for any other holder of the token. */
  readonly savedPaymentMethods: ReadonlyArray<SavedPaymentMethod>;
  /** The selected saved payment method; null if another method or none is selected. */
  readonly chosenSavedPaymentMethod?: Maybe<SavedPaymentMethod>;
  /** Always null, because a checkout's link may be shared: the answer to placing the order has the secret for the person who placed it. */
  readonly paymentIntentSecret?: Maybe<Scalars['String']['output']>;
  /** Acknowledgements required before placing the order. */
  readonly requiredAttestations: ReadonlyArray<LegalAcknowledgement>;
  /** The buyer's tax registration number; null when none was given. */
  readonly vatRegistrationNumber?: Maybe<Scalars['String']['output']>;
  /** How the number affects the price; null when none was given. */
  readonly vatRegistrationStatus?: Maybe<TaxIdStatus>;
  /** Whether the buyer can enter a tax registration number. */
  readonly isTaxRegistrationNumberAvailable: Scalars['Boolean']['output'];
  /** Organization the purchase is for; null for a private or new buyer. */
  readonly organization?: Maybe<Organization>;
  /** Organization membership used for the purchase; null for a private or new buyer. */
  readonly organizationMembership?: Maybe<OrganizationMembership>;
  /** Details for a quote: those that were saved, otherwise the name of the buyer's organization; null when nothing is known. */
  readonly electronicQuoteData?: Maybe<QuoteData>;
  /** Promotions that apply; empty when none do. */
  readonly activePromos: ReadonlyArray<Promo>;
};

/** References of the buyer's purchasing department. The store saves and prints them exactly as entered. */
export type PurchaseReferences = {
  readonly __typename?: 'PurchaseReferences';
  /** The buyer's purchase order number; empty when there is none. */
  readonly purchaseOrderNumber: Scalars['String']['output'];
  /** The buyer's cost center; empty when there is none. */
  readonly costCentre: Scalars['String']['output'];
};

/** A voucher code in a checkout that doesn't currently qualify. */
export type RefusedVoucher = {
  readonly __typename?: 'RefusedVoucher';
  /** The code. */
  readonly code: Scalars['String']['output'];
  /** Why it doesn't qualify. */
  readonly reason: VoucherReason;
};

/** Why a voucher code doesn't qualify. */
export type VoucherReason =
  /** No voucher has this code. */
  | 'UNKNOWN'
  /** It isn't active, or isn't active yet. */
  | 'NOT_ACTIVE'
  /** It has expired. */
  | 'EXPIRED'
  /** It isn't valid in this country. */
  | 'COUNTRY'
  /** Another affiliate code is already applied for this buyer. */
  | 'AFFILIATE_APPLIED'
  /** It is the buyer's own referral code. */
  | 'OWN_REFERRAL'
  /** An order with the same email address has used it. */
  | 'ALREADY_USED'
  /** It is for verified learners. */
  | 'LEARNERS_ONLY'
  /** It is for organizations that own a probe of a certain product line, and the buyer's owns none. */
  | 'NOT_OWNED'
  /** The lines are below its minimum. */
  | 'MINIMUM'
  /** It applies to none of the lines. */
  | 'ITEMS'
  /** It can't be combined with reduced prices, and every eligible line has one. */
  | 'SALE_ITEMS'
  /** Its usage limit is reached. */
  | 'USED_UP';

/** One line of a checkout. */
export type CheckoutLine = Node & {
  readonly __typename?: 'CheckoutLine';
  /** Base64 of `CheckoutLine:id`. */
  readonly id: Scalars['ID']['output'];
  /** The lines. */
  readonly variant: ProductVariant;
  /** Variant name, with the members that a membership is for: `1 year, Seats: 5`. */
  readonly variantName: Scalars['String']['output'];
  /** Kind of product; determines its picture, wording and renewal. */
  readonly kind: ProductKind;
  /** Quantity. */
  readonly quantity: Scalars['Int']['output'];
  /** Maximum quantity in this checkout given its other lines; 1 for a membership. */
  readonly maximumQuantity: Scalars['Int']['output'];
  /** Whether a promotion added it for free. */
  readonly isFreeItemLine: Scalars['Boolean']['output'];
  /** Unit price in this checkout, before the voucher. For a free item, `price` is 0 and `priceUndiscounted` is today's price without the code, including any reduction. */
  readonly unitPricing: VariantPricingInfo;
  /** Line total before the voucher. */
  readonly totalPrice: TaxedMoney;
  /** Line total after the voucher: what is charged. */
  readonly totalPriceDiscounted: TaxedMoney;
  /** Months of a membership's term; null for one-time purchases. */
  readonly renewsAfterMonths?: Maybe<Scalars['Int']['output']>;
  /** Unit price of one more term; null for one-time purchases. */
  readonly renewalPrice?: Maybe<TaxedMoney>;
};

/** The term of a purchased membership. Its dates are by the calendar of the store's or the organization's country. */
export type MembershipTerm = {
  readonly __typename?: 'MembershipTerm';
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** First day of uninterrupted access: of an earlier term where this one continues it. */
  readonly startsOn: Scalars['Date']['output'];
  /** Last day of access: paid, or of the trial. */
  readonly lastDay: Scalars['Date']['output'];
  /** First day of the next term, which is charged on that day if the membership renews automatically. */
  readonly nextTermDay: Scalars['Date']['output'];
  /** Whether it renews automatically; otherwise it ends after its last day. */
  readonly renewsAutomatically: Scalars['Boolean']['output'];
  /** Days of the trial that ends on the last day; null for a term that is paid. */
  readonly trialDays?: Maybe<Scalars['Int']['output']>;
  /** Months of the next term. */
  readonly months: Scalars['Int']['output'];
  /** Price of the next term; null if it can't renew. */
  readonly price?: Maybe<TaxedMoney>;
  /** How long a rental is paid at least; null for other memberships. */
  readonly commitment?: Maybe<TermCommitment>;
};

/** The time for which a rental is paid at least. */
export type TermCommitment = {
  readonly __typename?: 'TermCommitment';
  /** Length in calendar months. */
  readonly months: Scalars['Int']['output'];
  /** Last day, by the calendar of the store's or the organization's country. */
  readonly lastDay: Scalars['Date']['output'];
};

/** One version of a terms document. Its page is `terms-and-conditions/<name>/<version>/`, below country and language. */
export type TermsVersion = {
  readonly __typename?: 'TermsVersion';
  /** The document. */
  readonly name: TermsDocument;
  /** The day of the version. */
  readonly version: Scalars['Date']['output'];
};

/** A shipping method with its price and delivery dates. */
export type ShippingMethod = Node & {
  readonly __typename?: 'ShippingMethod';
  /** Base64 of `ShippingMethod:id`. */
  readonly id: Scalars['ID']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Price, with or without tax as the country's prices are shown (US and CA: without). */
  readonly price: Money;
  /** Earliest delivery date, by the destination's calendar. */
  readonly earliestDelivery: Scalars['Date']['output'];
  /** Latest delivery date, by the destination's calendar. */
  readonly latestDelivery: Scalars['Date']['output'];
  /** Checkout prices with this method; null outside a checkout. */
  readonly checkoutPrices?: Maybe<CheckoutShippingPrices>;
};

/** Checkout prices with one of its shipping methods, identical to the checkout's once that method is selected. */
export type CheckoutShippingPrices = {
  readonly __typename?: 'CheckoutShippingPrices';
  /** Shipping price, as in the checkout's `shippingPrice`. */
  readonly shippingPrice: TaxedMoney;
  /** Total with this shipping method, as in the checkout's `totalPrice`. */
  readonly totalPrice: TaxedMoney;
  /** Taxes with this shipping method, as in the checkout's `taxLines`. */
  readonly taxLines: ReadonlyArray<TaxLine>;
};

/** An available payment method. */
export type PaymentGateway = {
  readonly __typename?: 'PaymentGateway';
  /** Name of the provider, as `PaymentInput.gateway` takes it. */
  readonly gateway: Scalars['String']['output'];
  /** The method. */
  readonly method: PaymentMethodEnum;
  /** The provider's key for the browser; null when its script needs none. */
  readonly publishableKey?: Maybe<Scalars['String']['output']>;
};

/** Initial content of a checkout. */
export type CheckoutCreateInput = {
  /** Country of the prices. */
  readonly country: CountryCode;
  /** Language of its names and emails; the country's default language when null. */
  readonly languageCode?: InputMaybe<LanguageCodeEnum>;
  /** First lines, at most 50. */
  readonly lines: ReadonlyArray<CheckoutLineInput>;
  /** Voucher code, at most 64 characters; null for none. */
  readonly voucherCode?: InputMaybe<Scalars['String']['input']>;
  /** The signed-in user's membership to buy for; if null, that of the organization, or the oldest one in the market of the lines. */
  readonly organizationMembershipId?: InputMaybe<Scalars['ID']['input']>;
  /** Slug of the organization that the user chose; without effect if it isn't one of theirs. */
  readonly organizationSlug?: InputMaybe<Scalars['String']['input']>;
};

/** References of the buyer's purchasing department, at most 64 characters each. Null keeps a reference, an empty string removes it. */
export type PurchaseReferencesInput = {
  /** The buyer's purchase order number, at most 64 characters. */
  readonly purchaseOrderNumber?: InputMaybe<Scalars['String']['input']>;
  /** The buyer's cost center, at most 64 characters. */
  readonly costCentre?: InputMaybe<Scalars['String']['input']>;
};

/** A variant with a quantity. */
export type CheckoutLineInput = {
  /** Variant, base64 of `ProductVariant:sku`. */
  readonly variantId: Scalars['ID']['input'];
  /** Quantity; 0 removes the line when updating lines and is refused otherwise. */
  readonly quantity: Scalars['Int']['input'];
};

/** What is charged when a trial ends. */
export type TrialChargeInput = {
  /** Gross price of the first term, as in the checkout's `membershipTerm`. */
  readonly price: MoneyInput;
  /** The day of the charge: `nextTermDay` of the checkout's `membershipTerm`. */
  readonly chargeOn: Scalars['Date']['input'];
};

/** How an order will be paid. */
export type PaymentInput = {
  /** Name of the provider, one of the checkout's `availablePaymentGateways`. */
  readonly gateway: Scalars['String']['input'];
  /** The method. */
  readonly method: PaymentMethodEnum;
  /** The provider's token for the payment details, at most 255 characters; null for methods that need none and for a saved payment method. */
  readonly token?: InputMaybe<Scalars['String']['input']>;
  /** One of the checkout's `savedPaymentMethods`, to be charged instead of a token; null for none. */
  readonly savedPaymentMethodId?: InputMaybe<Scalars['ID']['input']>;
};

/** A submitted form. Fields that the form doesn't have are dropped; omitted fields count as empty. */
export type LeadFormInput = {
  /** Path of the form below `form/`, such as `demo` or `webinar/first-scans`; at most 64 characters. */
  readonly form: Scalars['String']['input'];
  /** Language of the page. */
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
  /** What the organization is. */
  readonly organizationType?: InputMaybe<OrganizationType>;
  /** How many people scan there. */
  readonly organizationSize?: InputMaybe<OrganizationSize>;
  /** Forms for human medicine leave out the titles of veterinary medicine. */
  readonly jobTitle?: InputMaybe<JobTitle>;
  /** Where the sender practices; a form accepts the places of its market. */
  readonly practicePlace?: InputMaybe<PracticePlace>;
  /** A form accepts the specialties of its market. */
  readonly specialty?: InputMaybe<Specialty>;
  /** What a veterinarian wants to examine. */
  readonly interestArea?: InputMaybe<VeterinaryInterest>;
  /** Any country. */
  readonly country: CountryCode;
  /** Code or name of an area of the country, if it has areas; at most 60 characters. */
  readonly countryArea?: InputMaybe<Scalars['String']['input']>;
  /** As the country writes it; at most 20 characters. */
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Topic, where the form asks for one. */
  readonly contactTopic?: InputMaybe<ContactTopic>;
  /** At most 2000 characters; line breaks are preserved. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  /** How the sender heard about the shop. */
  readonly howDidYouHear?: InputMaybe<LeadSource>;
  /** Which school, conference, network or article it was, where `howDidYouHear` leaves that open; at most 100 characters. */
  readonly howDidYouHearSpecific?: InputMaybe<Scalars['String']['input']>;
  /** Whether the sender accepts marketing email, where the form offers it. */
  readonly emailOptIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where in the shop the sender came from; null if unknown. */
  readonly entryContext?: InputMaybe<EntryContext>;
  /** What a message to sales is about; null if there is none in particular. The distributors' form needs none. */
  readonly formType?: InputMaybe<FormType>;
};

/** An old probe, as its owner describes it. */
export type TradeInCreateInput = {
  /** Country of the shop where the credit is used. */
  readonly country: CountryCode;
  /** Line of the old probe. */
  readonly productLine: ProductLine;
  /** Its condition. */
  readonly condition: TradeInCondition;
  /** At most 40 characters; spaces and hyphens are ignored. */
  readonly serialNumber: Scalars['String']['input'];
};

/** Promotions for buyers who meet a requirement. */
export type PromotionFlag =
  /** Another probe for owners of an IQ+ with a Basic membership. */
  | 'EXISTING_BASIC_IQ_PLUS'
  /** Another probe for owners of an IQ+ with an Individual membership. */
  | 'EXISTING_INDIVIDUAL_IQ_PLUS'
  /** Credit for an old probe towards a new one. */
  | 'TRADE_IN'
  /** More credit for an older probe towards an extended all-in bundle. */
  | 'EXTENDED_ALL_IN_TRADE_IN'
  /** More credit for an IQ+ towards an extended all-in bundle. */
  | 'IQ_PLUS_EXTENDED_ALL_IN_TRADE_IN'
  /** A probe for verified learners. */
  | 'STUDENT'
  /** A veterinary probe for verified learners. */
  | 'STUDENT_VET'
  /** A probe for verified learners, for a limited time. */
  | 'TIME_LIMITED_STUDENT';

/** Condition of an old probe. */
export type TradeInCondition =
  /** It works, and its housing, lens and cable are whole. */
  | 'GOOD'
  /** It works, with scratches or a worn cable. */
  | 'WORN'
  /** It doesn't work, or its housing, lens or cable is broken. */
  | 'DAMAGED';

/** Where in the shop the sender of a form came from. */
export type EntryContext =
  /** The cart or the checkout. */
  | 'CHECKOUT'
  /** The home page. */
  | 'HOMEPAGE'
  /** A page about human medicine. */
  | 'HUMAN'
  /** A page about veterinary medicine. */
  | 'VET';

/** What a message to sales is about. */
export type FormType =
  /** A bundle that only sales sells. */
  | 'BUNDLE_PURCHASE'
  /** The message of a distributor. */
  | 'DISTRIBUTOR_CONTACT_FORM'
  /** The active subscription of a signed-in member's organization. */
  | 'LOGGED_IN_SUBSCRIPTION_ONLY';

/** Topic of a developer's question. */
export type ContactTopic =
  /** The software development kit for iOS. */
  | 'SDK_IOS'
  /** The software development kit for Android. */
  | 'SDK_ANDROID'
  /** The software development kit for C++. */
  | 'SDK_CPP'
  /** APIs and inference with custom machine learning models. */
  | 'INTEGRATION_APIS_ML_INFERENCE'
  /** Custom hardware and OEM products. */
  | 'CUSTOM_HARDWARE_OEM_SOLUTIONS'
  /** Any other topic. */
  | 'OTHER';

/** Payload of `tokenRevoke`. */
export type TokenRevoke = {
  readonly __typename?: 'TokenRevoke';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; always empty. */
  readonly accountErrors: ReadonlyArray<AccountError>;
};

/** Payload of `loginNonceRedeem`. */
export type LoginNonceRedeem = {
  readonly __typename?: 'LoginNonceRedeem';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the nonce was valid and is now used up. */
  readonly accountErrors: ReadonlyArray<AccountError>;
};

/** Someone in training who asks for the learners' discount. */
export type LearnerVerificationInput = {
  /** What the discount is for. */
  readonly market: Market;
  /** Kind of training. */
  readonly traineeType: TraineeType;
  /** School or hospital; at most 120 characters. */
  readonly school: Scalars['String']['input'];
  /** Email address for the decision, with which the discount can be used; at most 254 characters. */
  readonly email: Scalars['String']['input'];
  /** Country of the shop's page. */
  readonly country: CountryCode;
  /** Language of the page, and of the decision. */
  readonly languageCode: LanguageCodeEnum;
};

/** What a member who refers others gives to friends, and the credit that their organization has for it. */
export type Referrer = {
  readonly __typename?: 'Referrer';
  /** Code that gives friends the discount, and the referrer the credit. */
  readonly voucherCode: Scalars['String']['output'];
  /** Address for friends, which applies the code. It opens the shop of the friend's country. */
  readonly link: Scalars['String']['output'];
  /** What a friend saves, in percent of the price. */
  readonly friendDiscountPercentage: Scalars['Float']['output'];
  /** Months of its membership that the organization earns by one order. */
  readonly monthsPerReferral: Scalars['Int']['output'];
  /** Months that the organization hasn't used. They pay for its next renewals. */
  readonly unspentMonths: Scalars['Int']['output'];
  /** What happened to the organization's credit: what waits first, then newest first. */
  readonly credits: ReadonlyArray<ReferralCredit>;
};

/** A line of an organization's ledger of referral credit. */
export type ReferralCredit = {
  readonly __typename?: 'ReferralCredit';
  /** What happened. */
  readonly kind: ReferralCreditKind;
  /** Number of months. */
  readonly months: Scalars['Int']['output'];
  /** When it happened, or when waiting credit is granted. A day of the organization's shop. */
  readonly day: Scalars['Date']['output'];
};

/** What happened to months of referral credit, or will. */
export type ReferralCreditKind =
  /** Taken back before it was granted, because the order was returned. */
  | 'CANCELED'
  /** Earned by an order that can no longer be returned. */
  | 'GRANTED'
  /** Given back because the renewal that had used them was refunded. */
  | 'RETURNED'
  /** Taken back because the order was refunded. */
  | 'REVERSED'
  /** Used to pay for a renewal. */
  | 'SPENT'
  /** Someone has ordered, and can still return the order. */
  | 'WAITING';

/** Payload of `learnerVerificationSubmit`. */
export type LearnerVerificationSubmit = {
  readonly __typename?: 'LearnerVerificationSubmit';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the request was received. */
  readonly formErrors: ReadonlyArray<FormError>;
};

/** A consumer's withdrawal from a contract, in the consumer's words. */
export type WithdrawalInput = {
  /** The consumer's name; at most 100 characters. */
  readonly name: Scalars['String']['input'];
  /** The order number, or another description of the contract; at most 100 characters. */
  readonly contract: Scalars['String']['input'];
  /** The returned items, if not all; at most 500 characters. */
  readonly items?: InputMaybe<Scalars['String']['input']>;
  /** Email address for the receipt; at most 254 characters. */
  readonly email: Scalars['String']['input'];
  /** Country of the shop's page. */
  readonly country: CountryCode;
  /** Language of the page, and of the receipt. */
  readonly languageCode: LanguageCodeEnum;
};

/** Payload of `withdrawalDeclare`. */
export type WithdrawalDeclare = {
  readonly __typename?: 'WithdrawalDeclare';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the declaration was received. TOO_MANY_MAILS with a receipt: it was received, and its receipt was not emailed. */
  readonly formErrors: ReadonlyArray<FormError>;
  /** The receipt; null if refused. */
  readonly receipt?: Maybe<DeclarationReceipt>;
};

/** The cancellation of a membership, in the customer's words. */
export type CancellationInput = {
  /** With the period of notice, or for cause. */
  readonly ground: CancellationGround;
  /** The cause, where there is one; at most 1000 characters. */
  readonly cause?: InputMaybe<Scalars['String']['input']>;
  /** The consumer's name; at most 100 characters. */
  readonly name: Scalars['String']['input'];
  /** Which membership: an order number, the organization, or whatever describes it; at most 100 characters. */
  readonly contract: Scalars['String']['input'];
  /** Day on which it is to end, from today to ten years ahead; null for the next possible one. */
  readonly endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** Email address for the receipt; at most 254 characters. */
  readonly email: Scalars['String']['input'];
  /** Country of the shop's page. */
  readonly country: CountryCode;
  /** Language of the page, and of the receipt. */
  readonly languageCode: LanguageCodeEnum;
};

/** On which ground a membership is canceled. */
export type CancellationGround =
  /** At the next possible day, or a later one. */
  | 'ORDINARY'
  /** Immediately, for a stated cause. */
  | 'FOR_CAUSE';

/** Payload of `cancellationDeclare`. */
export type CancellationDeclare = {
  readonly __typename?: 'CancellationDeclare';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the declaration was received. TOO_MANY_MAILS with a receipt: it was received, and its receipt was not emailed. */
  readonly formErrors: ReadonlyArray<FormError>;
  /** The receipt; null if refused. */
  readonly receipt?: Maybe<DeclarationReceipt>;
};

/** Payload of `declarationConfirm`. */
export type DeclarationConfirm = {
  readonly __typename?: 'DeclarationConfirm';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; NOT_FOUND for a link that isn't one of the shop's. */
  readonly formErrors: ReadonlyArray<FormError>;
  /** The receipt, with the outcome; null if refused. */
  readonly receipt?: Maybe<DeclarationReceipt>;
};

/** Identifies a received declaration, as in its receipt. */
export type DeclarationReceipt = {
  readonly __typename?: 'DeclarationReceipt';
  /** Number of the receipt. */
  readonly number: Scalars['String']['output'];
  /** When the shop received it. */
  readonly receivedAt: Scalars['DateTime']['output'];
  /** Its outcome. */
  readonly outcome: DeclarationOutcome;
  /** Last day of the membership that was canceled; null for every other outcome. */
  readonly lastDay?: Maybe<Scalars['Date']['output']>;
};

/** The outcome of a declaration. It takes effect only for a signed-in person who may see the order, or by the link in the receipt; everyone else learns nothing about an order. */
export type DeclarationOutcome =
  /** The order is within its withdrawal period: nothing more ships, and the membership bought with it ends. */
  | 'WITHDRAWN'
  /** The membership bought with the order no longer renews, and ends with the term that is paid. */
  | 'CANCELED'
  /** Its sender can confirm it by the link in the receipt; otherwise support checks it. It counts as received. */
  | 'TO_BE_CHECKED';

/** Payload of `leadFormSubmit`. */
export type LeadFormSubmit = {
  readonly __typename?: 'LeadFormSubmit';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the message was accepted. */
  readonly formErrors: ReadonlyArray<FormError>;
};

/** An event of a visit. It must not contain personal data; unknown fields are refused. */
export type AnalyticsRecordInput = {
  /** Random id of the visitor, created once they agree; 8 to 64 letters, digits and hyphens. */
  readonly anonymousId: Scalars['ID']['input'];
  /** Id of the signed-in person at the account service; null for everyone else. Another person's id is refused. */
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  /** What happened. */
  readonly eventData: AnalyticsEventInput;
};

/** What happened during a visit. */
export type AnalyticsEventInput = {
  /** Name of the event: add_to_cart, remove_from_cart, view_cart, view_item, view_item_list, begin_checkout, purchase, login, add_payment_info or add_shipping_info. */
  readonly name: Scalars['String']['input'];
  /** Object with `method` for a login, `currency`, `value` and `items` for the others, and `transactionId` (the order's number) and `orderToken` for a purchase, which is refused unless it is that of its order; at most 16000 characters. */
  readonly body: Scalars['JSONString']['input'];
  /** When it happened. A time more than a day away is replaced by that of the request. */
  readonly timestamp: Scalars['DateTime']['input'];
  /** Object with `pageUrl`, `searchParams`, `referrer`, `ga4PseudoId` and `ga4SessionId`, all optional; at most 4000 characters. */
  readonly context: Scalars['JSONString']['input'];
};

/** Payload of `analyticsRecord`. */
export type AnalyticsRecord = {
  readonly __typename?: 'AnalyticsRecord';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the event was understood. */
  readonly analyticsErrors: ReadonlyArray<AnalyticsError>;
  /** False if the event was refused, or, without refusals, if the visitor has opted out; a client then stops sending. True for the repetition of a purchase, which is recorded once. */
  readonly isRecorded: Scalars['Boolean']['output'];
};

/** Payload of `tradeInCreate`. */
export type TradeInCreate = {
  readonly __typename?: 'TradeInCreate';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the probe was registered. */
  readonly formErrors: ReadonlyArray<FormError>;
  /** The registered probe; null when it was refused. */
  readonly tradeIn?: Maybe<TradeIn>;
};

/** An old probe registered for credit. */
export type TradeIn = {
  readonly __typename?: 'TradeIn';
  /** Line of the old probe. */
  readonly productLine: ProductLine;
  /** Its condition. */
  readonly condition: TradeInCondition;
  /** Normalized. */
  readonly serialNumber: Scalars['String']['output'];
  /** What a new probe costs less, at most its price. */
  readonly credit: Money;
  /** What it costs less instead if membership and extended warranty are bought with it; null if that earns nothing more. */
  readonly allInCredit?: Maybe<Money>;
  /** Code that applies the credit to an order, in place of any other code. */
  readonly voucherCode: Scalars['String']['output'];
  /** Last day on which the code can be ordered with; after it, the serial number is free again. */
  readonly lastDay: Scalars['Date']['output'];
};

/** An old probe whose credit an order has. */
export type OrderTradeIn = {
  readonly __typename?: 'OrderTradeIn';
  /** Line of the old probe. */
  readonly productLine: ProductLine;
  /** Normalized. */
  readonly serialNumber: Scalars['String']['output'];
  /** Whether it has arrived. */
  readonly status: TradeInStatus;
  /** Last day for it to arrive. */
  readonly returnDay: Scalars['Date']['output'];
};

/** Whether an old probe has arrived. */
export type TradeInStatus =
  /** Not yet. */
  | 'AWAITED'
  /** It has arrived. */
  | 'RECEIVED'
  /** It didn't arrive in time: its credit was charged. */
  | 'REVOKED';

/** Payload of every checkout mutation. */
export type CheckoutPayload = {
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout after the change; null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Payload of `checkoutCreate`. */
export type CheckoutCreate = CheckoutPayload & {
  readonly __typename?: 'CheckoutCreate';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout after the change; null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** What lines would cost before they are in a cart. */
export type BundlePreview = {
  readonly __typename?: 'BundlePreview';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the person who asks may buy the lines. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The bundle that the lines form for the person who asks; null when they form none. */
  readonly bundleType?: Maybe<CheckoutBundleType>;
  /** The price of the lines without voucher and shipping; null when they can't be in one cart. */
  readonly subtotalPrice?: Maybe<TaxedMoney>;
};

/** Payload of `checkoutContinue`. */
export type CheckoutContinue = CheckoutPayload & {
  readonly __typename?: 'CheckoutContinue';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the browser now has its own checkout. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The browser's own checkout; the given checkout if refused, null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Payload of `checkoutCustomerAttach`. */
export type CheckoutCustomerAttach = CheckoutPayload & {
  readonly __typename?: 'CheckoutCustomerAttach';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** Why the given checkout couldn't be assigned to the user; NOT_FOUND if it is unknown or belongs to another user. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The user's checkout; null if they have no open one in that country. */
  readonly checkout?: Maybe<Checkout>;
  /** Variants whose quantity differed between the two merged checkouts; empty if nothing was merged. */
  readonly mergedLines: ReadonlyArray<MergedCheckoutLine>;
};

/** How merging two checkouts changed a variant's quantity. 0 means that the variant wasn't in that checkout. */
export type MergedCheckoutLine = {
  readonly __typename?: 'MergedCheckoutLine';
  /** The variant. */
  readonly variant: ProductVariant;
  /** Quantity in the given checkout before the merge. */
  readonly quantityBefore: Scalars['Int']['output'];
  /** Quantity in the user's other checkout. */
  readonly quantityElsewhere: Scalars['Int']['output'];
  /** Quantity in the merged checkout. */
  readonly quantity: Scalars['Int']['output'];
};

/** Payload of `checkoutLinesAdd`. */
export type CheckoutLinesAdd = CheckoutPayload & {
  readonly __typename?: 'CheckoutLinesAdd';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout after the change; null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Payload of `checkoutLinesUpdate`. */
export type CheckoutLinesUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutLinesUpdate';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout after the change; null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Payload of `checkoutLineDelete`. */
export type CheckoutLineDelete = CheckoutPayload & {
  readonly __typename?: 'CheckoutLineDelete';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout after the change; null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Payload of `checkoutEmailUpdate`. */
export type CheckoutEmailUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutEmailUpdate';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout after the change; null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Payload of `checkoutAutoRenewalUpdate`. */
export type CheckoutAutoRenewalUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutAutoRenewalUpdate';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout after the change; null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Payload of `checkoutShippingAddressUpdate`. */
export type CheckoutShippingAddressUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutShippingAddressUpdate';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout after the change; null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Payload of `checkoutBillingAddressUpdate`. */
export type CheckoutBillingAddressUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutBillingAddressUpdate';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout after the change; null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Payload of `checkoutShippingMethodUpdate`. */
export type CheckoutShippingMethodUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutShippingMethodUpdate';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout after the change; null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Payload of `checkoutUpdateVoucher`. */
export type CheckoutUpdateVoucher = CheckoutPayload & {
  readonly __typename?: 'CheckoutUpdateVoucher';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout after the change; null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Payload of `checkoutVatNumberUpdate`. */
export type CheckoutVatNumberUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutVatNumberUpdate';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout after the change; null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Payload of `checkoutQuoteDataUpdate`. */
export type CheckoutQuoteDataUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutQuoteDataUpdate';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout after the change; null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Payload of `checkoutLanguageCodeUpdate`. */
export type CheckoutLanguageCodeUpdate = CheckoutPayload & {
  readonly __typename?: 'CheckoutLanguageCodeUpdate';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout after the change; null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** How a buyer's tax registration number affects the price. Only CONFIRMED removes VAT. */
export type TaxIdStatus =
  /** Registered: the buyer accounts for the VAT. */
  | 'CONFIRMED'
  /** The registry didn't respond: VAT is charged, and the number can be checked again. */
  | 'UNCONFIRMED'
  /** Not registered for cross-border sales: VAT is charged. */
  | 'NOT_REGISTERED'
  /** A number from that country isn't valid for this sale: VAT is charged. */
  | 'OTHER_COUNTRY'
  /** Reverse charge doesn't apply to this sale: VAT is charged. */
  | 'NOT_ELIGIBLE';

/** Payload of `checkoutPaymentCreate`. */
export type CheckoutPaymentCreate = CheckoutPayload & {
  readonly __typename?: 'CheckoutPaymentCreate';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout after the change; null if it doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
};

/** Payload of `checkoutComplete`. */
export type CheckoutComplete = CheckoutPayload & {
  readonly __typename?: 'CheckoutComplete';
  /** The refusals, without codes. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals; empty when the change was made. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>;
  /** The checkout; null if it has become the order or doesn't exist. */
  readonly checkout?: Maybe<Checkout>;
  /** The order; null until it is confirmed. */
  readonly order?: Maybe<Order>;
  /** The order's token, which `order(token:)` takes; null until the order is confirmed. */
  readonly orderToken?: Maybe<Scalars['String']['output']>;
  /** Grants access to the order's names and addresses for one day (`order(accessKey:)`); null until the order is confirmed. */
  readonly orderAccessKey?: Maybe<Scalars['String']['output']>;
  /** Whether the buyer's bank requires confirmation: confirm with `paymentIntentSecret`, then call again with the same key. */
  readonly confirmationNeeded: Scalars['Boolean']['output'];
  /** Secret that the provider's script uses to confirm with the buyer's bank, or, for a gateway without a script, the address of the page on which the buyer confirms; null unless `confirmationNeeded`. */
  readonly paymentIntentSecret?: Maybe<Scalars['String']['output']>;
  /** Whether another request with this key is still in progress: call again with the same key. */
  readonly isPending: Scalars['Boolean']['output'];
};

/** A placed order. Its prices never change. */
export type Order = Node & {
  readonly __typename?: 'Order';
  /** Base64 of `Order:token`; anyone who has it can view the order. */
  readonly id: Scalars['ID']['output'];
  /** Secret token of the order. */
  readonly token: Scalars['String']['output'];
  /** Number shown to buyers and support. */
  readonly number: Scalars['String']['output'];
  /** Country of the shop in which it was placed. */
  readonly country: Country;
  /** When it was placed, or requested as a quote. */
  readonly created: Scalars['DateTime']['output'];
  /** When it was paid, or placed if nothing was to be paid; null for a quote that isn't paid. */
  readonly confirmed?: Maybe<Scalars['DateTime']['output']>;
  /** The quote that it is or was; null for any other order. */
  readonly quote?: Maybe<OrderQuote>;
  /** Order status. */
  readonly status: OrderStatus;
  /** Where it was placed. */
  readonly salesChannel: SalesChannel;
  /** Whether names, addresses and payments are included, which requires proof that the order belongs to the caller. */
  readonly isAccessGranted: Scalars['Boolean']['output'];
  /** Email address for order updates; null unless `isAccessGranted`. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** The lines. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** Total of the lines before the voucher. */
  readonly subtotal: TaxedMoney;
  /** Discount from the voucher, with or without tax as the country's prices are shown; 0 when there was none. */
  readonly discount: Money;
  /** Name of the discount; null when there was none. */
  readonly discountName?: Maybe<Scalars['String']['output']>;
  /** Applied voucher code; null when there was none. */
  readonly voucherCode?: Maybe<Scalars['String']['output']>;
  /** The old probe whose credit it has, for its buyer; null without one, and after a withdrawal. */
  readonly tradeIn?: Maybe<OrderTradeIn>;
  /** Shipping price; 0 when nothing is shipped. */
  readonly shippingPrice: TaxedMoney;
  /** Name of the shipping method that the buyer chose; null when nothing is shipped. */
  readonly shippingMethodName?: Maybe<Scalars['String']['output']>;
  /** Earliest delivery date, as promised when the order was placed; null when nothing is shipped, and before everything was shipped while a payment is disputed or once everything was refunded. */
  readonly earliestDelivery?: Maybe<Scalars['Date']['output']>;
  /** Latest delivery date; null when `earliestDelivery` is null. */
  readonly latestDelivery?: Maybe<Scalars['Date']['output']>;
  /** Total amount. */
  readonly total: TaxedMoney;
  /** How tax relates to prices, as agreed when the order was placed. */
  readonly taxTreatment: TaxTreatment;
  /** Whether the added tax is by the base rate of the state or province, without county and city; pages and documents label it as an estimate. Always false where prices include tax. */
  readonly isTaxEstimated: Scalars['Boolean']['output'];
  /** Tax rate in percent. */
  readonly taxRate: Scalars['Float']['output'];
  /** Legal name of the taxes at the address, such as GST + QST in Quebec, in the order's language; null where the country's tax name applies. */
  readonly taxName?: Maybe<Scalars['String']['output']>;
  /** Each tax in the total, in invoice order, as agreed when the order was placed: the amounts add up to `total.tax`, the rates to `taxRate`. Empty where the country has no sales tax. */
  readonly taxLines: ReadonlyArray<TaxLine>;
  /** Shipping address; null when nothing is shipped, and unless `isAccessGranted`. */
  readonly shippingAddress?: Maybe<Address>;
  /** Billing address; null unless `isAccessGranted`. */
  readonly billingAddress?: Maybe<Address>;
  /** Whether the buyer still has to pay. */
  readonly paymentStatus: OrderPaymentStatus;
  /** How much of the total was charged. */
  readonly chargeStatus: ChargeStatus;
  /** What has arrived of the total, and what is missing; null unless the charge status is PARTIALLY_CHARGED. */
  readonly partPayment?: Maybe<PartPayment>;
  /** Payments, newest first; none unless `isAccessGranted`. */
  readonly payments: ReadonlyArray<Payment>;
  /** What was shipped, oldest first; empty before, and unless `isAccessGranted`. */
  readonly fulfillments: ReadonlyArray<Fulfillment>;
  /** What happened to it, oldest first; none unless `isAccessGranted`. */
  readonly events: ReadonlyArray<OrderEvent>;
  /** Buying organization; empty for an individual, and unless `isAccessGranted`. */
  readonly organizationName: Scalars['String']['output'];
  /** The buyer's purchasing references; empty unless `isAccessGranted`. */
  readonly references: PurchaseReferences;
  /** Duty that the buyer may have to pay on arrival, never part of the total; null = unknown, 0 = none. */
  readonly estimatedDuty?: Maybe<Money>;
  /** The buyer's delivery instructions; empty when there are none, and unless `isAccessGranted`. */
  readonly note: Scalars['String']['output'];
  /** The buyer's tax registration number; null when none was given, and unless `isAccessGranted`. */
  readonly vatRegistrationNumber?: Maybe<Scalars['String']['output']>;
  /** Its invoice; null until it is issued, for an order that cost nothing, and unless `isAccessGranted`. */
  readonly invoice?: Maybe<Invoice>;
  /** Whether it rents a probe out, for months that are paid one by one; known from the day of the order, unlike its `membershipTerm`. */
  readonly isRental: Scalars['Boolean']['output'];
  /** The current term of the purchased membership; null without a membership, for one that never ends, before it is paid, and once another order has replaced it. */
  readonly membershipTerm?: Maybe<MembershipTerm>;
  /** The terms that the buyer agreed to; empty for an order placed before they had versions. */
  readonly acceptedTerms: ReadonlyArray<TermsVersion>;
};

/** Payload of `orderAccessCreate`. */
export type OrderAccessCreate = {
  readonly __typename?: 'OrderAccessCreate';
  /** The refusals, without codes; empty on success. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals, with codes; empty on success. */
  readonly accountErrors: ReadonlyArray<AccountError>;
  /** Grants access to the order's names and addresses for one day (`order(accessKey:)`); null when refused. */
  readonly accessKey?: Maybe<Scalars['String']['output']>;
};

/** One page of a user's orders. */
export type OrderPage = {
  readonly __typename?: 'OrderPage';
  /** The orders, newest first. */
  readonly orders: ReadonlyArray<Order>;
  /** Cursor of the next page; null on the last page. */
  readonly next?: Maybe<Scalars['ID']['output']>;
};

/** One line of an order, as it was placed. */
export type OrderLine = Node & {
  readonly __typename?: 'OrderLine';
  /** Base64 of `OrderLine:id`. */
  readonly id: Scalars['ID']['output'];
  /** Product name without the variant, in the language of the order. */
  readonly productRawName: Scalars['String']['output'];
  /** Variant name, with the members that a membership is for: `1 year, Seats: 5`. In the language of the order. */
  readonly variantName: Scalars['String']['output'];
  /** Stock keeping unit. */
  readonly productSku: Scalars['String']['output'];
  /** URL slug of the product. */
  readonly productSlug: Scalars['String']['output'];
  /** Name of the product's type. */
  readonly productTypeName: Scalars['String']['output'];
  /** Kind of product. */
  readonly kind: ProductKind;
  /** Quantity. */
  readonly quantity: Scalars['Int']['output'];
  /** Whether a promotion added it for free. */
  readonly isFreeItemLine: Scalars['Boolean']['output'];
  /** Unit price before the voucher. */
  readonly unitPrice: TaxedMoney;
  /** Unit price before any reduction; strike it through only when greater than `unitPrice`. */
  readonly undiscountedUnitPrice: TaxedMoney;
  /** Line total before the voucher. */
  readonly totalPrice: TaxedMoney;
  /** Line total after the voucher: what was charged. */
  readonly totalPriceDiscounted: TaxedMoney;
  /** Picture; null when there is none, as for a membership. */
  readonly thumbnail?: Maybe<Image>;
};


/** One line of an order, as it was placed. */
export type OrderLineThumbnailArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** A payment of an order. */
export type Payment = Node & {
  readonly __typename?: 'Payment';
  /** Base64 of `Payment:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name of the provider. */
  readonly gateway: Scalars['String']['output'];
  /** Payment method. */
  readonly method: PaymentMethodEnum;
  /** How much of it was charged. */
  readonly chargeStatus: ChargeStatus;
  /** Amount of the payment. */
  readonly total: Money;
  /** When it was started. */
  readonly created: Scalars['DateTime']['output'];
  /** Refunded amount; 0 when nothing was refunded. */
  readonly refunded: Money;
  /** Card brand; null for other methods. */
  readonly ccBrand?: Maybe<Scalars['String']['output']>;
  /** Wallet that gave the card, apple_pay or google_pay; null for a typed card and for other methods. */
  readonly ccWallet?: Maybe<Scalars['String']['output']>;
  /** Last four digits of the card; null for other methods. */
  readonly ccLastDigits?: Maybe<Scalars['String']['output']>;
  /** Expiration month of the card, 1 to 12; null for other methods. */
  readonly ccExpMonth?: Maybe<Scalars['Int']['output']>;
  /** Expiration year of the card, four digits; null for other methods. */
  readonly ccExpYear?: Maybe<Scalars['Int']['output']>;
  /** Last four digits of the bank account; null for other methods, and until they are known. */
  readonly bankLastDigits?: Maybe<Scalars['String']['output']>;
  /** Why the payment failed after it was accepted: a debit that the bank returned, or a payment that the provider refused after a review; null for everything else. */
  readonly debitFailure?: Maybe<DebitFailure>;
  /** When the shop first heard that the payment is disputed: its money may be taken back although it had arrived. Null if it never was, and once the money is back or everything was refunded. */
  readonly disputedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Page of the provider on which the buyer confirms small deposits to their account, before it is debited; null otherwise. */
  readonly verificationUrl?: Maybe<Scalars['String']['output']>;
  /** What was exchanged with the provider about it, oldest first. */
  readonly transactions: ReadonlyArray<Transaction>;
};

/** One exchange with the provider about a payment. */
export type Transaction = Node & {
  readonly __typename?: 'Transaction';
  /** Base64 of `Transaction:id`. */
  readonly id: Scalars['ID']['output'];
  /** When it happened. */
  readonly created: Scalars['DateTime']['output'];
  /** Kind of transaction. */
  readonly kind: TransactionKind;
  /** Amount. */
  readonly amount: Money;
  /** Whether it succeeded. */
  readonly isSuccess: Scalars['Boolean']['output'];
  /** The payment. */
  readonly payment: Payment;
};

/** An event in the history of an order. */
export type OrderEvent = Node & {
  readonly __typename?: 'OrderEvent';
  /** Base64 of `OrderEvent:id`. */
  readonly id: Scalars['ID']['output'];
  /** When it happened. */
  readonly date: Scalars['DateTime']['output'];
  /** Type of event: placed, paid, payment_declined, refunded, disputed or shipped. */
  readonly type: Scalars['String']['output'];
  /** The tracking number of a shipment; null when the type is enough. */
  readonly message?: Maybe<Scalars['String']['output']>;
};

/** Items of an order that were shipped together. */
export type Fulfillment = Node & {
  readonly __typename?: 'Fulfillment';
  /** Base64 of `Fulfillment:id`. */
  readonly id: Scalars['ID']['output'];
  /** Number within the order, from 1. */
  readonly fulfillmentOrder: Scalars['Int']['output'];
  /** The carrier's tracking number; null when there is none. */
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  /** When it was shipped. */
  readonly created: Scalars['DateTime']['output'];
  /** The shipped lines. */
  readonly lines: ReadonlyArray<FulfillmentLine>;
};

/** Quantity of an order line in a shipment. */
export type FulfillmentLine = Node & {
  readonly __typename?: 'FulfillmentLine';
  /** Base64 of `FulfillmentLine:id`. */
  readonly id: Scalars['ID']['output'];
  /** Quantity. */
  readonly quantity: Scalars['Int']['output'];
  /** The order line. */
  readonly orderLine: OrderLine;
};

/** An invoice for an order, a renewal or a change of a membership. */
export type Invoice = Node & {
  readonly __typename?: 'Invoice';
  /** Base64 of `Invoice:token`. Its buyer and the administrators of its organization can view it. */
  readonly id: Scalars['ID']['output'];
  /** Token of the invoice. */
  readonly token: Scalars['String']['output'];
  /** Number shown to buyers and support: a country, a year, and the next number of that series. */
  readonly number: Scalars['String']['output'];
  /** When it was paid. */
  readonly created: Scalars['DateTime']['output'];
  /** The day of issue in the buyer's shop. */
  readonly issuedOn: Scalars['Date']['output'];
  /** URL of the PDF, which works for a day. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** What was charged, discounts included: the amounts add up to `total`. */
  readonly lines: ReadonlyArray<InvoiceLine>;
  /** Each tax in the total: the amounts add up to `total.tax`. */
  readonly taxLines: ReadonlyArray<TaxLine>;
  /** Total amount. */
  readonly total: TaxedMoney;
  /** Whether the buyer still has to pay. */
  readonly paymentStatus: OrderPaymentStatus;
  /** The buyer's purchasing references. */
  readonly references: PurchaseReferences;
  /** The credit notes of what was refunded of it, oldest first. */
  readonly creditNotes: ReadonlyArray<CreditNote>;
};

/** What was refunded of an invoice. */
export type CreditNote = {
  readonly __typename?: 'CreditNote';
  /** Number shown to buyers and support: a country, a year, and the next number of that series of credit notes. */
  readonly number: Scalars['String']['output'];
  /** The day of issue in the buyer's shop. */
  readonly issuedOn: Scalars['Date']['output'];
  /** URL of the PDF, which works for a day. */
  readonly url: Scalars['String']['output'];
  /** Refunded amount, with its part of the taxes. */
  readonly total: TaxedMoney;
};

/** Kind of debt that can be paid by its link. */
export type PayableKind =
  /** An invoice for a membership or a change of it. */
  | 'INVOICE'
  /** An order that was placed without being paid: a quote, or one whose debit was returned. */
  | 'ORDER';

/** What the buyer of a debt calls it. */
export type PayableDocument =
  /** An invoice for a membership. */
  | 'INVOICE'
  /** An order whose debit was returned by the bank, or one that is paid. */
  | 'ORDER'
  /** An order that isn't paid and may expire. */
  | 'QUOTE';

/** Status of a debt. */
export type PayableStatus =
  /** It can be paid. */
  | 'OPEN'
  /** A payment is in progress; it can't be paid again meanwhile. */
  | 'PENDING'
  /** A part has arrived by bank transfer; the rest of it is to be transferred too. */
  | 'PARTLY_PAID'
  /** All of it has been received. */
  | 'PAID'
  /** It can no longer be paid. */
  | 'EXPIRED';

/** An item of a quote that has expired. */
export type QuotedItem = {
  readonly __typename?: 'QuotedItem';
  /** Its SKU. */
  readonly sku: Scalars['String']['output'];
  /** How many were quoted. */
  readonly quantity: Scalars['Int']['output'];
};

/** What has arrived by bank transfer of a total that isn't paid in full. */
export type PartPayment = {
  readonly __typename?: 'PartPayment';
  /** What has arrived, tax included. */
  readonly received: Money;
  /** What is still missing, tax included. */
  readonly open: Money;
};

/** A debt that can be paid by the person who has its link. */
export type Payable = {
  readonly __typename?: 'Payable';
  /** Kind of debt. */
  readonly kind: PayableKind;
  /** What its buyer calls it. */
  readonly document: PayableDocument;
  /** Token of the order or invoice. */
  readonly token: Scalars['String']['output'];
  /** Country of the shop in which it is paid. */
  readonly country: Country;
  /** Number of the order or invoice. That of an invoice that isn't paid begins with R-; it gets another when it is paid. */
  readonly number?: Maybe<Scalars['String']['output']>;
  /** The organization that ordered; empty for a private buyer, for an invoice, and once there is nothing to pay. */
  readonly organizationName: Scalars['String']['output'];
  /** What its purchasing department asks for; empty for an invoice, and once there is nothing to pay. */
  readonly references: PurchaseReferences;
  /** Status. */
  readonly status: PayableStatus;
  /**
   * Why an order whose debit was returned can't be paid at its total any longer: ALREADY_USED or USED_UP for its voucher,
   * TRIAL_USED for its trial; null for everything else.
   */
  readonly lostReason?: Maybe<RefusalReason>;
  /** The last day on which it can be paid, by the shop's calendar; null if it can't be paid or has no last day. */
  readonly payUntil?: Maybe<Scalars['Date']['output']>;
  /** What is charged, discounts included: the amounts add up to `total`. */
  readonly lines: ReadonlyArray<InvoiceLine>;
  /** How tax relates to prices. */
  readonly taxTreatment: TaxTreatment;
  /** Whether the added tax is by the base rate of the state or province, without county and city; pages and documents label it as an estimate. Always false where prices include tax. */
  readonly isTaxEstimated: Scalars['Boolean']['output'];
  /** Each tax in the total: the amounts add up to `total.tax`. */
  readonly taxLines: ReadonlyArray<TaxLine>;
  /** Total amount. */
  readonly total: TaxedMoney;
  /** What has arrived of it, and what is missing; null unless the status is PARTLY_PAID. */
  readonly partPayment?: Maybe<PartPayment>;
  /** Page of the provider on which the payer confirms small deposits to their account before it is debited; null unless a payment waits for that. */
  readonly verificationUrl?: Maybe<Scalars['String']['output']>;
  /** The items with which a new quote can be requested at today's prices; empty unless it is an expired quote. */
  readonly quotedItems: ReadonlyArray<QuotedItem>;
  /** The available payment methods, default first; empty unless it can be paid. */
  readonly availablePaymentGateways: ReadonlyArray<PaymentGateway>;
};

/** Payload of `invoicePay`. */
export type InvoicePay = {
  readonly __typename?: 'InvoicePay';
  /** The refusals, without codes; empty on success. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals, with codes; empty on success. */
  readonly invoiceErrors: ReadonlyArray<InvoiceError>;
  /** The invoice after the request; null for an unknown token. */
  readonly payable?: Maybe<Payable>;
  /** Whether the payer's bank requires confirmation: confirm with `paymentIntentSecret`, then call again with the same key. */
  readonly confirmationNeeded: Scalars['Boolean']['output'];
  /** Secret that the provider's script uses to confirm with the payer's bank; null unless `confirmationNeeded`. */
  readonly paymentIntentSecret?: Maybe<Scalars['String']['output']>;
  /** Whether the payment is in progress: call again with the same key. */
  readonly isPending: Scalars['Boolean']['output'];
};

/** Payload of `orderPay`. */
export type OrderPay = {
  readonly __typename?: 'OrderPay';
  /** The refusals, without codes; empty on success. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals, with codes; empty on success. */
  readonly orderErrors: ReadonlyArray<OrderError>;
  /** The order after the request; null for an unknown token. */
  readonly payable?: Maybe<Payable>;
  /** Whether the payer's bank requires confirmation: confirm with `paymentIntentSecret`, then call again with the same key. */
  readonly confirmationNeeded: Scalars['Boolean']['output'];
  /** Secret that the provider's script uses to confirm with the payer's bank; null unless `confirmationNeeded`. */
  readonly paymentIntentSecret?: Maybe<Scalars['String']['output']>;
  /** Whether the payment is in progress: call again with the same key. */
  readonly isPending: Scalars['Boolean']['output'];
};

/** What a line of an invoice charges for. */
export type InvoiceLineKind =
  /** A product, a membership or a part of one. */
  | 'ITEM'
  /** It is negative. */
  | 'DISCOUNT'
  /** Delivery. */
  | 'SHIPPING';

/** One line of an invoice. */
export type InvoiceLine = {
  readonly __typename?: 'InvoiceLine';
  /** Kind of line. */
  readonly kind: InvoiceLineKind;
  /** Name of the item or the shipping method, in the invoice's language; the code of a discount, which may be empty. */
  readonly name: Scalars['String']['output'];
  /** Quantity. */
  readonly quantity: Scalars['Int']['output'];
  /** Unit price; null for a line without one, such as shipping. */
  readonly unitPrice?: Maybe<TaxedMoney>;
  /** Line total; negative for what is taken off. */
  readonly totalPrice: TaxedMoney;
};

/** A user who signs in. */
export type User = Node & {
  readonly __typename?: 'User';
  /** Base64 of `User:id`. */
  readonly id: Scalars['ID']['output'];
  /** Email address. */
  readonly email: Scalars['String']['output'];
  /** Whether the account service has confirmed it. What belongs to an unconfirmed address, such as orders and memberships, isn't shown. */
  readonly isEmailConfirmed: Scalars['Boolean']['output'];
  /** Full name; empty when unknown. */
  readonly name: Scalars['String']['output'];
  /** Account id in the account service. */
  readonly cloudId: Scalars['String']['output'];
  /** Whether an IQ+ may be bought for personal use. */
  readonly canBuyPersonalProbePlus: Scalars['Boolean']['output'];
  /** Whether an IQ3 may be bought for personal use. */
  readonly canBuyPersonalProbeIq3: Scalars['Boolean']['output'];
  /** Organization memberships; empty when there are none. */
  readonly organizationMemberships: ReadonlyArray<OrganizationMembership>;
  /** Saved payment methods of the person's own, without those of an organization; empty when there are none. */
  readonly savedPaymentMethods: ReadonlyArray<SavedPaymentMethod>;
  /** Token of the person's oldest order for a membership outside of their organizations whose debit a bank has; null for none. */
  readonly pendingOrderToken?: Maybe<Scalars['String']['output']>;
  /** The latest five orders of the person and of the organizations they manage whose payment failed after the order was confirmed, and that are still to be paid; newest first. An order for a membership is left out once a later one is paid or being paid. */
  readonly failedPaymentOrders: ReadonlyArray<Order>;
  /** Discounts of a verified learner, at most one for each market; empty for everyone else, and while no code is in force. */
  readonly learnerDiscounts: ReadonlyArray<LearnerDiscount>;
};

/** The discount of someone who was verified as a learner. */
export type LearnerDiscount = {
  readonly __typename?: 'LearnerDiscount';
  /** Market of the learner's training. */
  readonly market: Market;
  /** Code of the discount. */
  readonly voucherCode: Scalars['String']['output'];
  /** Whether an order of the learner has used the code. */
  readonly isUsed: Scalars['Boolean']['output'];
  /** Day on which the verification ends, by the calendar of the shop in which it was requested. */
  readonly endsOn: Scalars['Date']['output'];
  /** Absolute URL of the page on which the discount is used, in that shop. It carries the code. */
  readonly url: Scalars['String']['output'];
};

/** A user's membership in an organization. */
export type OrganizationMembership = Node & {
  readonly __typename?: 'OrganizationMembership';
  /** Base64 of `OrganizationMembership:id`. */
  readonly id: Scalars['ID']['output'];
  /** Secret referral token of this member; null if they can't refer others. */
  readonly referrerToken?: Maybe<Scalars['String']['output']>;
  /** Whether the member is an admin of the organization. */
  readonly isOrganizationAdmin: Scalars['Boolean']['output'];
  /** Whether the member may buy a probe for personal use. */
  readonly canPurchasePersonalProbe: Scalars['Boolean']['output'];
  /** Saved payment methods available to the member; empty when there are none. */
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
  /** URL slug. */
  readonly slug: Scalars['String']['output'];
  /** Country. */
  readonly country: Country;
  /** Market in which it buys, exclusively. */
  readonly market: Market;
  /** Type of practice, for example a clinic; null when unknown. */
  readonly practiceType?: Maybe<Scalars['String']['output']>;
  /** Current plan. */
  readonly planType: PlanType;
  /** Subscription status; null when it never had one. */
  readonly subscriptionStatus?: Maybe<SubscriptionStatus>;
  /** When its subscription ends; null when it never does or there is none. */
  readonly subscriptionExpirationDate?: Maybe<Scalars['DateTime']['output']>;
  /** Last day of access, by the calendar of the organization's shop; null when it never ends or there is no subscription. */
  readonly subscriptionLastDay?: Maybe<Scalars['Date']['output']>;
  /** Date of the next automatic charge, by the calendar of the organization's shop: the day after the last day of access, or the next retry while a charge is overdue. Null when it doesn't renew automatically. */
  readonly nextChargeDay?: Maybe<Scalars['Date']['output']>;
  /** Whether it has expired. Access lasts while a bank has the debit of a renewal. */
  readonly isExpired: Scalars['Boolean']['output'];
  /** Whether a bank has the debit of the renewal, which takes days. Until it answers, nothing else is charged. */
  readonly isRenewalPending: Scalars['Boolean']['output'];
  /** Whether a bank has the debit of a change, or of an order for a membership, which takes days. Until it answers, the membership stays as it is, and no other change or order for it is made. */
  readonly isChangePending: Scalars['Boolean']['output'];
  /** Whether its membership ended because the buyer withdrew from the order that it was bought with. */
  readonly isWithdrawn: Scalars['Boolean']['output'];
  /** Whether it has ever tried a plan. */
  readonly hasHadTrial: Scalars['Boolean']['output'];
  /** Whether the subscription renews automatically. */
  readonly isAutoRenewalActive: Scalars['Boolean']['output'];
  /** Unused seats. */
  readonly availableSeats: Scalars['Int']['output'];
  /** Paid seats. */
  readonly maxSeats: Scalars['Int']['output'];
  /** Maximum seats. */
  readonly maxCloudUsers: Scalars['Int']['output'];
  /** Seats included in a team's base price. */
  readonly teamBaseNumCloudUsers: Scalars['Int']['output'];
  /** Whether its seats are sold in tens. */
  readonly isOld10BasedTeamPricing: Scalars['Boolean']['output'];
  /** Maximum registered probes. */
  readonly maxDevices: Scalars['Int']['output'];
  /** Registered probes of all product lines. */
  readonly registeredProbes: Scalars['Int']['output'];
  /** Registered IQ+ probes. */
  readonly registeredProbesPlus: Scalars['Int']['output'];
  /** Registered IQ3 probes. */
  readonly registeredProbesIq3: Scalars['Int']['output'];
  /** Rental; null when nothing is rented. */
  readonly rentalSubscription?: Maybe<RentalSubscription>;
  /** Subscription; null when it never had one. */
  readonly subscription?: Maybe<Subscription>;
  /** Members, oldest first; null unless the caller manages the organization. */
  readonly members?: Maybe<ReadonlyArray<OrganizationMember>>;
  /** Pending invitations, oldest first; null unless the caller manages the organization. */
  readonly invitations?: Maybe<ReadonlyArray<OrganizationInvitation>>;
  /** The latest 24 invoices of its membership, newest first; null unless the caller manages the organization. */
  readonly invoices?: Maybe<ReadonlyArray<Invoice>>;
  /** Token of the invoice for a renewal whose charge failed, payable by its link, or whose debit is pending; null for none, and unless the caller manages the organization. */
  readonly openInvoiceToken?: Maybe<Scalars['String']['output']>;
  /** Token of the order for a membership whose debit is pending; null for none, and unless the caller manages the organization. */
  readonly pendingOrderToken?: Maybe<Scalars['String']['output']>;
};

/** A member, visible to the organization's administrators. */
export type OrganizationMember = {
  readonly __typename?: 'OrganizationMember';
  /** Base64 of `OrganizationMembership:id`. */
  readonly id: Scalars['ID']['output'];
  /** Full name; empty when unknown. */
  readonly name: Scalars['String']['output'];
  /** Email address. */
  readonly email: Scalars['String']['output'];
  /** Whether the member is an administrator of the organization. */
  readonly isOrganizationAdmin: Scalars['Boolean']['output'];
  /** Whether the member may buy a probe for personal use. */
  readonly canPurchasePersonalProbe: Scalars['Boolean']['output'];
};

/** A pending invitation, visible to the organization's administrators. */
export type OrganizationInvitation = {
  readonly __typename?: 'OrganizationInvitation';
  /** Base64 of `OrganizationInvitation:id`. */
  readonly id: Scalars['ID']['output'];
  /** Email address it was sent to. */
  readonly email: Scalars['String']['output'];
  /** When it expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** Products sold to organizations with a team plan. */
export type AuthorizedUserShop = {
  readonly __typename?: 'AuthorizedUserShop';
  /** Team memberships for the organization's market; empty if it can't start one without contacting sales. */
  readonly teamSubscriptions: ReadonlyArray<Product>;
  /** Additional seats beyond those in a team's base price; empty if the organization has no team plan. */
  readonly additionalTeamSubscriptions: ReadonlyArray<Product>;
};

/** A rental of a probe with its subscription. */
export type RentalSubscription = {
  readonly __typename?: 'RentalSubscription';
  /** When the commitment ends. */
  readonly commitmentEndDate: Scalars['DateTime']['output'];
  /** Last day of the commitment, by the calendar of the organization's shop. */
  readonly commitmentLastDay: Scalars['Date']['output'];
  /** Length of the commitment in calendar months. */
  readonly commitmentMonthsNumber: Scalars['Int']['output'];
};

/** A recurring subscription of an organization. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** SKU of the purchased membership; null if it wasn't bought in the shop. */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** Length of a term in months; null if it never ends. */
  readonly termMonths?: Maybe<Scalars['Int']['output']>;
  /** First day of the current term, by the calendar of the organization's shop. */
  readonly termFirstDay?: Maybe<Scalars['Date']['output']>;
  /** Seats in addition to those in the base. */
  readonly additionalSeats: Scalars['Int']['output'];
  /** Seats taken by members and pending invitations, which is the minimum. */
  readonly fewestSeats: Scalars['Int']['output'];
  /** Most seats that the plan can have; null when the shop doesn't sell the plan and sales decides. */
  readonly mostSeats?: Maybe<Scalars['Int']['output']>;
  /** Plan that starts at the end of the period; null when none is scheduled. */
  readonly scheduledPlan?: Maybe<PlanType>;
  /** SKU of the membership from the end of the period; null when no change is scheduled. */
  readonly scheduledSku?: Maybe<Scalars['String']['output']>;
  /** All seats from the end of the period; null when no change is scheduled. */
  readonly scheduledSeats?: Maybe<Scalars['Int']['output']>;
  /** Price per period from the scheduled change; null when none is scheduled. */
  readonly scheduledPrice?: Maybe<TaxedMoney>;
  /** Day on which the scheduled change takes effect; null when none is scheduled. */
  readonly scheduledDay?: Maybe<Scalars['Date']['output']>;
  /** Features of a pro custom plan; empty for other plans. */
  readonly proCustomFeatures: ReadonlyArray<Scalars['String']['output']>;
  /** Features of a pro custom plan from the end of the period; null when no change is scheduled. */
  readonly scheduledProCustomFeatures?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Unspent months of referral credit. */
  readonly referralCreditMonths: Scalars['Int']['output'];
  /** How seats are assigned; null when unknown. */
  readonly provisioningType?: Maybe<Scalars['String']['output']>;
  /** Result of the last sync with the account service; null when there was none. */
  readonly subscriptionSynchronizationStatus?: Maybe<SyncResult>;
  /** Current price per period; null when sales hasn't set one. */
  readonly currentPrice?: Maybe<TaxedMoney>;
  /** What the next renewal charges as things are today; null unless the subscription renews automatically. */
  readonly nextRenewal?: Maybe<NextRenewal>;
};

/** The next automatic charge for a subscription, calculated as the renewal does. */
export type NextRenewal = {
  readonly __typename?: 'NextRenewal';
  /** Price of the term with a seat for every member and with today's taxes, before referral credit. */
  readonly price: TaxedMoney;
  /** Months of the term that referral credit pays for. */
  readonly freeMonths: Scalars['Int']['output'];
  /** What is charged: the price less the free months. */
  readonly amount: TaxedMoney;
  /** Whether added tax is by the base rate of the state or province, and labeled as an estimate. */
  readonly isTaxEstimated: Scalars['Boolean']['output'];
};

/** A saved card. */
export type CreditCard = Node & {
  readonly __typename?: 'CreditCard';
  /** Base64 of `CreditCard:id`. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is the primary payment method. An organization's renewals are charged to its primary one. */
  readonly isPrimary: Scalars['Boolean']['output'];
  /** Whether it belongs to the organization and is shared by its administrators; otherwise it belongs to the member. */
  readonly isOfOrganization: Scalars['Boolean']['output'];
  /** Whether it can be charged. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Payment method that charges it. */
  readonly method: PaymentMethodEnum;
  /** The provider's token. */
  readonly paymentToken: Scalars['String']['output'];
  /** Brand, for example visa. */
  readonly brand: Scalars['String']['output'];
  /** Wallet that gave the card, apple_pay or google_pay; null for a typed card. */
  readonly wallet?: Maybe<Scalars['String']['output']>;
  /** Name on the card; null when unknown. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Last four digits. */
  readonly lastDigits: Scalars['String']['output'];
  /** Expiration month, 1 to 12. */
  readonly expMonth: Scalars['Int']['output'];
  /** Expiration year, four digits. */
  readonly expYear: Scalars['Int']['output'];
};

/** A saved bank account. */
export type BankAccount = Node & {
  readonly __typename?: 'BankAccount';
  /** Base64 of `BankAccount:id`. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is the primary payment method. An organization's renewals are charged to its primary one. */
  readonly isPrimary: Scalars['Boolean']['output'];
  /** Whether it belongs to the organization and is shared by its administrators; otherwise it belongs to the member. */
  readonly isOfOrganization: Scalars['Boolean']['output'];
  /** Whether its mandate is still valid, so that it can be debited. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Payment method that debits it. */
  readonly method: PaymentMethodEnum;
  /** The provider's token. */
  readonly paymentToken: Scalars['String']['output'];
  /** Reference of the mandate, as on statements and in notices; null when unknown, and for accounts whose mandates have none. */
  readonly mandateReference?: Maybe<Scalars['String']['output']>;
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
  /** Whether it is the primary payment method. An organization's renewals are charged to its primary one. */
  readonly isPrimary: Scalars['Boolean']['output'];
  /** Whether it belongs to the organization and is shared by its administrators; otherwise it belongs to the member. */
  readonly isOfOrganization: Scalars['Boolean']['output'];
  /** Whether its mandate is still valid, so that it can be debited. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Payment method that debits it. */
  readonly method: PaymentMethodEnum;
  /** The provider's token. */
  readonly paymentToken: Scalars['String']['output'];
  /** Reference of the mandate, as on statements and in notices; null when unknown, and for accounts whose mandates have none. */
  readonly mandateReference?: Maybe<Scalars['String']['output']>;
  /** Last four digits of the IBAN. */
  readonly lastDigits: Scalars['String']['output'];
  /** Country of the bank; null when unknown. */
  readonly bankCountry?: Maybe<CountryCode>;
  /** Name of the bank; null when unknown. */
  readonly bankName?: Maybe<Scalars['String']['output']>;
};

/** A payment method that a buyer has saved. */
export type SavedPaymentMethod = BankAccount | CreditCard | SepaDirectDebit;

/** Details of the person who requests a quote; omitted ones are empty. */
export type QuoteDataInput = {
  /** Name of the organization, at most 100 characters. */
  readonly equoteOrganizationName: Scalars['String']['input'];
  /** Job title, at most 100 characters. */
  readonly equoteJobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Place of practice, for example a hospital; at most 100 characters. */
  readonly equotePracticePlace?: InputMaybe<Scalars['String']['input']>;
  /** More about the practice, on one or more lines; at most 500 characters. */
  readonly equotePracticeDetails?: InputMaybe<Scalars['String']['input']>;
  /** Medical specialty, at most 100 characters. */
  readonly equoteSpecialty?: InputMaybe<Scalars['String']['input']>;
  /** Comment, on one or more lines; at most 1000 characters. */
  readonly equoteComment?: InputMaybe<Scalars['String']['input']>;
};

/** Prices that are valid until a date, as long as the order isn't paid. */
export type OrderQuote = {
  readonly __typename?: 'OrderQuote';
  /** Number of the quote, as printed on it. */
  readonly number: Scalars['String']['output'];
  /** Whether it can be paid, is paid, or has expired. */
  readonly status: QuoteStatus;
  /** Last day on which it can be paid at its prices, in the shop's time zone. */
  readonly lastDay: Scalars['Date']['output'];
  /** Who asked for it; null unless the order's `isAccessGranted`. */
  readonly data?: Maybe<QuoteData>;
  /** Address of its PDF, which works for a day; null unless the order's `isAccessGranted`, and once it has expired. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** Details of the person who requests a quote. */
export type QuoteData = {
  readonly __typename?: 'QuoteData';
  /** Name of the organization. */
  readonly equoteOrganizationName: Scalars['String']['output'];
  /** Job title; empty when not given. */
  readonly equoteJobTitle: Scalars['String']['output'];
  /** Place of practice, for example a hospital; empty when not given. */
  readonly equotePracticePlace: Scalars['String']['output'];
  /** More about the practice; empty when not given. */
  readonly equotePracticeDetails: Scalars['String']['output'];
  /** Medical specialty; empty when not given. */
  readonly equoteSpecialty: Scalars['String']['output'];
  /** Comment; empty when there is none. */
  readonly equoteComment: Scalars['String']['output'];
};

/** A promotion: a discount or a free item. */
export type Promo = {
  readonly __typename?: 'Promo';
  /** Its voucher code. */
  readonly code: Scalars['String']['output'];
  /** Display name, in the requested language or the checkout's. */
  readonly name: Scalars['String']['output'];
  /** Discount, as in the voucher's `discountValue`; null when it only adds free items. */
  readonly discount?: Maybe<Scalars['Float']['output']>;
  /** Countries where it applies; empty for all. */
  readonly countries: ReadonlyArray<CountryCode>;
  /** When it ends; null when open-ended. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Attribution window of its link in days; null when there is none. */
  readonly attributionDays?: Maybe<Scalars['Int']['output']>;
  /** Maximum number of times it applies per order; null for no limit. */
  readonly applyNTimesPerOrder?: Maybe<Scalars['Int']['output']>;
  /** Banner text; null when there is no banner. */
  readonly bannerMessage?: Maybe<Scalars['String']['output']>;
  /** Path of the page linked by its banner, without country and language; null for text only. */
  readonly bannerLink?: Maybe<Scalars['String']['output']>;
  /** Color role of the banner; null when there is no banner. */
  readonly bannerColor?: Maybe<BannerColor>;
  /** Paths of the pages that show its banner, without country and language; empty for all. */
  readonly bannerVisibilityPages: ReadonlyArray<Scalars['String']['output']>;
  /** Products it adds for free; empty when there are none. */
  readonly freeProductVariants: ReadonlyArray<ProductVariant>;
  /** SKUs it applies to; empty for all. */
  readonly voucherApplicableItemsSKUs: ReadonlyArray<Scalars['String']['output']>;
  /** Bundles to which it applies; empty for all. */
  readonly bundles: ReadonlyArray<CheckoutBundleType>;
};

/** A discount as a checkout shows it. */
export type CheckoutOffer = {
  readonly __typename?: 'CheckoutOffer';
  /** Display name, in the checkout's language. */
  readonly name: Scalars['String']['output'];
  /** Discount. */
  readonly discount: Money;
  /** Percentage, or amount in major units, on which `discount` is based. */
  readonly discountValue: Scalars['Float']['output'];
};

/** A code that reduces a price. By its id, only one that is offered to everybody. */
export type Voucher = Node & {
  readonly __typename?: 'Voucher';
  /** Base64 of `Voucher:code`. */
  readonly id: Scalars['ID']['output'];
  /** Code in upper case. */
  readonly code: Scalars['String']['output'];
  /** Display name; null when the code is enough. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Description; null when there is none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Unit of `discountValue`. */
  readonly discountValueType: DiscountValueType;
  /** Attribution window of a link with the code in days; null for the day of the visit only. */
  readonly attributionDays?: Maybe<Scalars['Int']['output']>;
  /** Percentage, or amount in major units of the requested country's currency. */
  readonly discountValue: Scalars['Float']['output'];
  /** SKUs of the variants it applies to; empty for all. */
  readonly voucherApplicableItemsSKUs: ReadonlyArray<Scalars['String']['output']>;
  /** Whether it is for verified learners only. The shop can't tell here whether the visitor is one; the cart refuses it for anyone else. */
  readonly isForLearners: Scalars['Boolean']['output'];
};

/** A reduced price of a variant, which applies without a code. */
export type Sale = Node & {
  readonly __typename?: 'Sale';
  /** Base64 of `Sale:sku`. */
  readonly id: Scalars['ID']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Unit of `value`. */
  readonly type: DiscountValueType;
  /** Percentage, or amount in major units. */
  readonly value: Scalars['Float']['output'];
  /** When it starts. */
  readonly startDate: Scalars['DateTime']['output'];
  /** When it ends; null when open-ended. */
  readonly endDate?: Maybe<Scalars['DateTime']['output']>;
};

/** Countries that share shipping methods. */
export type ShippingZone = Node & {
  readonly __typename?: 'ShippingZone';
  /** Base64 of `ShippingZone:code`, the code of its first country. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Countries in it. */
  readonly countries: ReadonlyArray<Country>;
  /** Available shipping methods. */
  readonly shippingMethods: ReadonlyArray<ShippingMethod>;
};

/** Products that are shown together. */
export type Collection = Node & {
  readonly __typename?: 'Collection';
  /** Base64 of `Collection:id`. */
  readonly id: Scalars['ID']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** URL slug. */
  readonly slug: Scalars['String']['output'];
  /** Description as rich text; null when there is none. */
  readonly descriptionJson?: Maybe<Scalars['JSONString']['output']>;
  /** The products. */
  readonly products: ReadonlyArray<Product>;
};

/** A downloadable file for sale. */
export type DigitalContent = Node & {
  readonly __typename?: 'DigitalContent';
  /** Base64 of `DigitalContent:id`. */
  readonly id: Scalars['ID']['output'];
  /** The variant that includes it. */
  readonly productVariant: ProductVariant;
  /** Maximum downloads; null for no limit. */
  readonly maxDownloads?: Maybe<Scalars['Int']['output']>;
};

/** A download URL for a buyer. */
export type DigitalContentUrl = Node & {
  readonly __typename?: 'DigitalContentUrl';
  /** Base64 of `DigitalContentUrl:id`. */
  readonly id: Scalars['ID']['output'];
  /** The URL; null if the file no longer exists. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** Number of downloads. */
  readonly downloadNum: Scalars['Int']['output'];
  /** When it was created. */
  readonly created: Scalars['DateTime']['output'];
};

/** A list of links. */
export type Menu = Node & {
  readonly __typename?: 'Menu';
  /** Base64 of `Menu:id`. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Top-level links. */
  readonly items: ReadonlyArray<MenuItem>;
};

/** A link in a menu. */
export type MenuItem = Node & {
  readonly __typename?: 'MenuItem';
  /** Base64 of `MenuItem:id`. */
  readonly id: Scalars['ID']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Path, without country and language; null when it only groups other links. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** The linked product, category or page. */
  readonly target: TranslatableItem;
  /** Child links. */
  readonly children: ReadonlyArray<MenuItem>;
};

/** A page of text. */
export type Page = Node & {
  readonly __typename?: 'Page';
  /** Base64 of `Page:id`. */
  readonly id: Scalars['ID']['output'];
  /** URL slug. */
  readonly slug: Scalars['String']['output'];
  /** Heading. */
  readonly title: Scalars['String']['output'];
  /** Content as rich text, JSON `{ blocks: [{ type, text }] }`: the path of the version in force, without country and language. */
  readonly contentJson: Scalars['JSONString']['output'];
};

/** Translation of an attribute. */
export type AttributeTranslation = Node & {
  readonly __typename?: 'AttributeTranslation';
  /** Base64 of `AttributeTranslation:id`, the id with its language, such as `weight:DE`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** Translation of an attribute value. */
export type AttributeValueTranslation = Node & {
  readonly __typename?: 'AttributeValueTranslation';
  /** Base64 of `AttributeValueTranslation:id`, the id with its language, such as `iq3:weight:DE`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** Translation of a category. */
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

/** Translation of a collection. */
export type CollectionTranslation = Node & {
  readonly __typename?: 'CollectionTranslation';
  /** Base64 of `CollectionTranslation:id`, the id with its language, such as `vet:DE`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Description as rich text; null when not translated. */
  readonly descriptionJson?: Maybe<Scalars['JSONString']['output']>;
};

/** Translation of a menu link. */
export type MenuItemTranslation = Node & {
  readonly __typename?: 'MenuItemTranslation';
  /** Base64 of `MenuItemTranslation:id`, the id with its language, such as `memberships:DE`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** Translation of a page. */
export type PageTranslation = Node & {
  readonly __typename?: 'PageTranslation';
  /** Base64 of `PageTranslation:id`, the id with its language, such as `rental-terms:DE`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Heading; null when not translated. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Content as rich text; null when not translated. */
  readonly contentJson?: Maybe<Scalars['JSONString']['output']>;
};

/** Translation of a product. */
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

/** Translation of a variant. */
export type ProductVariantTranslation = Node & {
  readonly __typename?: 'ProductVariantTranslation';
  /** Base64 of `ProductVariantTranslation:id`, the id with its language, such as `SUB-IND-1Y:DE`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** Translation of a sale. */
export type SaleTranslation = Node & {
  readonly __typename?: 'SaleTranslation';
  /** Base64 of `SaleTranslation:id`, the id with its language, such as `CBL-LTG-LONG:DE`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** Translation of a shipping method. */
export type ShippingMethodTranslation = Node & {
  readonly __typename?: 'ShippingMethodTranslation';
  /** Base64 of `ShippingMethodTranslation:id`, the id with its language, such as `us-express:ES`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** Translation of the store. */
export type ShopTranslation = Node & {
  readonly __typename?: 'ShopTranslation';
  /** Base64 of `ShopTranslation:id`, the language, such as `DE`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Heading of the maintenance page; null when operators haven't set one in this language. */
  readonly headerText?: Maybe<Scalars['String']['output']>;
  /** Description; null when not translated. */
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** Translation of a voucher. */
export type VoucherTranslation = Node & {
  readonly __typename?: 'VoucherTranslation';
  /** Base64 of `VoucherTranslation:id`, the id with its language, such as `FREECABLE:DE`. */
  readonly id: Scalars['ID']['output'];
  /** The language. */
  readonly language: LanguageCodeEnum;
  /** Name; null when not translated. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** A type that has translations. */
export type TranslatableItem = Attribute | AttributeValue | Category | Collection | MenuItem | Page | Product | ProductVariant | Sale | ShippingMethod | Voucher;

/** A refusal, without a code. */
export type Error = {
  readonly __typename?: 'Error';
  /** Argument or input field it refers to; null when there is none. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or code again, for developers; never shown to buyers. */
  readonly message: Scalars['String']['output'];
};

/** A refusal about a checkout. */
export type CheckoutError = {
  readonly __typename?: 'CheckoutError';
  /** Argument or input field it refers to; null when there is none. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or code again, for developers; never shown to buyers. */
  readonly message: Scalars['String']['output'];
  /** Code for the client to act on. */
  readonly code: CheckoutErrorCode;
  /** Reason, where the code has more than one; the client has the text. */
  readonly reason?: Maybe<RefusalReason>;
  /** Maximum number or length, where the reason has one. */
  readonly most?: Maybe<Scalars['Int']['output']>;
};

/** Why something about a checkout was refused. */
export type CheckoutErrorCode =
  /** The payment method can't be saved. */
  | 'CANNOT_ATTACH_CARD'
  /** The payment method has unspent referral credit. */
  | 'CANT_EDIT_WITH_CREDITS'
  /** The learner's proof is missing, unreadable or of the wrong kind. */
  | 'BAD_PROOF_OF_ENROLLMENT'
  /** Orders with this email address are refused. */
  | 'BANNED_EMAIL_ADDRESS'
  /** The checkout has no billing address. */
  | 'BILLING_ADDRESS_NOT_SET'
  /** The lines don't form a bundle that is sold. */
  | 'BUNDLE_NOT_FOUND'
  /** The bank declined the payment. */
  | 'CARD_DECLINED'
  /** We don't sell in this country, or not these products. */
  | 'COUNTRY_NOT_AVAILABLE'
  /** The card has expired, or its expiry date is incomplete or wrong. */
  | 'EXPIRED_CARD'
  /** The card's security code is incomplete or wrong. */
  | 'INCORRECT_CVC'
  /** The card number is incomplete or wrong. */
  | 'INCORRECT_NUMBER'
  /** The postal code isn't that of the card's billing address. */
  | 'INCORRECT_ZIP'
  /** An input is missing, too long or malformed; see `field`. */
  | 'INVALID'
  /** The object doesn't exist or isn't visible to the caller. */
  | 'NOT_FOUND'
  /** The caller may not do this, such as a member who isn't an administrator; see `reason`. */
  | 'NO_PERMISSIONS'
  /** The checkout can't be changed or ordered this way; see `reason`. */
  | 'OPERATION_NOT_ALLOWED'
  /** The order could not be placed, for a reason that the buyer can't change. */
  | 'ORDER_CREATION_FAILED'
  /** The payment failed for another reason; the payment method should be changed. */
  | 'PAYMENT_ERROR'
  /** No payment was chosen, or the chosen method isn't offered for this checkout. */
  | 'PAYMENT_NOT_FOUND'
  /** The bank or the provider couldn't process the payment; a later attempt may succeed. */
  | 'PROCESSING_ERROR'
  /** The checkout has no shipping address. */
  | 'SHIPPING_ADDRESS_NOT_SET'
  /** The checkout has no shipping method. */
  | 'SHIPPING_METHOD_NOT_SET'
  /** The total is below the minimum of every payment method; see `minimumTotal`. */
  | 'TOTAL_BELOW_MINIMUM'
  /** The code is unknown, expired or used up, or nothing in the checkout qualifies. */
  | 'VOUCHER_NOT_APPLICABLE'
  /** Another affiliate code is already applied for this buyer. */
  | 'VOUCHER_NOT_APPLICABLE_AFFILIATE_APPLIED'
  /** The code isn't valid in this country. */
  | 'VOUCHER_NOT_APPLICABLE_COUNTRY'
  /** The buyer can't use this referral code. */
  | 'VOUCHER_NOT_APPLICABLE_REFERRAL'
  /** The code can't be combined with a reduced price. */
  | 'VOUCHER_NOT_APPLICABLE_SALE'
  /** Only sales can enable this purchase. */
  | 'ENTERPRISE_CODE_REQUIRED'
  /** The total differs from the one shown to the buyer. */
  | 'PRICES_ARE_CHANGED'
  /** A line was removed, isn't sold here or has a lower quantity than requested. */
  | 'PRODUCTS_ARE_CHANGED';

/** Reason for a refusal, in addition to the code. */
export type RefusalReason =
  /** The value is missing. */
  | 'REQUIRED'
  /** The maximum length is `most` characters. */
  | 'TOO_LONG'
  /** Contains characters that are invisible or can't be printed. */
  | 'CHARACTERS'
  /** Contains characters that aren't allowed in a name. */
  | 'SYMBOLS'
  /** A name contains the address of a page. */
  | 'LINK'
  /** Has the wrong format. */
  | 'FORMAT'
  /** Isn't one of the choices. */
  | 'CHOICE'
  /** The country has no such state, province or region. */
  | 'AREA_UNKNOWN'
  /** We don't ship to this state or territory. */
  | 'AREA_NOT_SERVED'
  /** We don't ship to the territory of the postal code. */
  | 'TERRITORY_NOT_SERVED'
  /** The postal code doesn't have the country's format. */
  | 'POSTAL_CODE_FORMAT'
  /** The postal code belongs to another state or province. */
  | 'POSTAL_CODE_AREA_MISMATCH'
  /** The postal code belongs to another country or territory, which must be selected. */
  | 'POSTAL_CODE_OTHER_COUNTRY'
  /** Not a phone number of the country, nor an international one that begins with +. */
  | 'PHONE_FORMAT'
  /** Devices for people and for animals are ordered separately. */
  | 'MIXED_MARKETS'
  /** An order can have only one kind of membership. */
  | 'MIXED_PLANS'
  /** An order can have only one membership. */
  | 'MORE_THAN_ONE_MEMBERSHIP'
  /** The membership and the order are for different markets. */
  | 'WRONG_MARKET'
  /** The membership isn't available with this device. */
  | 'WRONG_PLAN'
  /** The device isn't available with this membership. */
  | 'WRONG_DEVICE'
  /** The product isn't sold without a device or a membership. */
  | 'PART_MISSING'
  /** The products aren't sold together. */
  | 'PART_NOT_ALLOWED'
  /** A cart can have up to `most` lines. */
  | 'TOO_MANY_LINES'
  /** The quantity isn't a whole number from 1 (or 0, which removes a line) to `most`. */
  | 'QUANTITY'
  /** Orders of more than `most` devices go through sales. */
  | 'TOO_MANY_DEVICES'
  /** At most one extended warranty for each of the `most` devices. */
  | 'TOO_MANY_WARRANTIES'
  /** The plan allows up to `most` seats. */
  | 'TOO_MANY_SEATS'
  /** Sold only to existing owners. */
  | 'OWNERS_ONLY'
  /** No longer sold. */
  | 'NOT_SOLD'
  /** Not sold in this country. */
  | 'NOT_SOLD_IN_COUNTRY'
  /** The line was added by the voucher code and is removed with it. */
  | 'COMES_WITH_CODE'
  /** The cart no longer has this line. */
  | 'LINE_GONE'
  /** The cart has become an order, has expired or never existed. */
  | 'CART_GONE'
  /** A payment is being processed; until it ends, nothing else can be changed or paid. */
  | 'PAYMENT_UNDER_WAY'
  /** The cart was changed elsewhere at the same time. */
  | 'CHANGED_ELSEWHERE'
  /** Another browser has taken over the checkout under its own token; `checkoutContinue` takes it back. */
  | 'CONTINUED_ELSEWHERE'
  /** Not available in the country of the cart's prices. */
  | 'OTHER_COUNTRY'
  /** The organization's plan is billed in a different currency from this shop's. */
  | 'OTHER_CURRENCY'
  /** An upgrade that credits the organization's paid term is made at `/upgrade/`, not in a cart. */
  | 'UPGRADE_INSTEAD'
  /** The same for an upgrade to a Pro plan, at `/upgrade/pro/`. */
  | 'UPGRADE_TO_PRO_INSTEAD'
  /** Seats are added and prorated at `/edit-membership/`, not in a cart. */
  | 'ADD_SEATS_INSTEAD'
  /** An additional probe needs an active plan. This one has ended and must be renewed first, at `/upgrade/expired/`. */
  | 'PLAN_ENDED'
  /** A term that is renewed before its end keeps its seats and features; fewer are scheduled at `/edit-membership/`. */
  | 'BELOW_HELD'
  /** This change or order must go through sales. */
  | 'ASK_SALES'
  /** An administrator of the organization has to order it, or the buyer orders it with another account. */
  | 'NO_PERMISSIONS'
  /** Only existing customers can order it. They sign in first, and keep the cart. */
  | 'SIGN_IN_FIRST'
  /** The organization, its buyer or their mailbox has had a trial; there is one for each. */
  | 'TRIAL_USED'
  /** Too many attempts in a short time; try again in a few minutes. */
  | 'TOO_MANY_TRIES'
  /** Too many emails of this kind were sent to the mailbox. Nothing was done; try again in a few minutes. Only a declaration is received nevertheless, and returned with its receipt. */
  | 'TOO_MANY_MAILS'
  /** The organization has `most` seats, and all are taken. */
  | 'NO_SEAT_LEFT'
  /** An organization with members needs at least one administrator. */
  | 'LAST_ADMINISTRATOR'
  /** The person already belongs to the organization. */
  | 'ALREADY_MEMBER'
  /** The invitation doesn't exist, was withdrawn or has expired. */
  | 'INVITATION_GONE'
  /** The invitation has already been accepted. */
  | 'INVITATION_USED'
  /** The invitation was sent to a different email address from the account's. */
  | 'OTHER_ADDRESS'
  /** The account's email address isn't confirmed. */
  | 'ADDRESS_UNCONFIRMED'
  /** The file isn't of an accepted type, whatever it is called. */
  | 'FILE_TYPE'
  /** The file is larger than `most` megabytes. */
  | 'FILE_TOO_LARGE'
  /** The file is damaged, or a picture with too many pixels. */
  | 'FILE_UNREADABLE'
  /** The saved payment method no longer exists. */
  | 'METHOD_GONE'
  /** A membership that renews automatically needs a payment method that can be charged. */
  | 'RENEWS_BY_IT'
  /** A rental needs a payment method that can be charged. */
  | 'RENTAL_CHARGES_IT'
  /** An organization or a user can have up to `most` saved payment methods. */
  | 'TOO_MANY_METHODS'
  /** The subscription already has the requested values. */
  | 'NOTHING_CHANGES'
  /** An overdue term has to be paid first. */
  | 'PAYMENT_OVERDUE'
  /** A rental can't be changed before its commitment ends. */
  | 'COMMITTED'
  /** A renewal can be paid at the earliest 90 days before the term ends. */
  | 'TOO_EARLY'
  /** What is due today is less than any payment method accepts. */
  | 'TOO_LITTLE_DUE'
  /** The plan has no further term for sale. */
  | 'NOT_RENEWABLE'
  /** Automatic renewal is off, so there is no renewal at which to change it. */
  | 'RENEWAL_IS_OFF'
  /** The number of seats isn't a whole number. */
  | 'NOT_A_NUMBER_OF_SEATS'
  /** The plan has at least `most` seats. */
  | 'BELOW_MINIMUM'
  /** The plan has up to `most` seats. */
  | 'ABOVE_MAXIMUM'
  /** Fewer seats than the `most` that are in use. */
  | 'BELOW_SEATS_IN_USE'
  /** Seats are sold in tens. */
  | 'NOT_IN_TENS'
  /** No voucher has this code. */
  | 'UNKNOWN'
  /** The code isn't valid yet, or was switched off. */
  | 'NOT_ACTIVE'
  /** The code's last day has passed. */
  | 'EXPIRED'
  /** The code isn't valid in this country. */
  | 'COUNTRY'
  /** A partner's code is already applied for this buyer. */
  | 'AFFILIATE_APPLIED'
  /** A buyer can't use their own referral code. */
  | 'OWN_REFERRAL'
  /** The buyer has already used this code, which counts once for each. */
  | 'ALREADY_USED'
  /** The code is for verified students and trainees. */
  | 'LEARNERS_ONLY'
  /** The code is for organizations that own a probe of a certain product line, and the buyer's owns none. */
  | 'NOT_OWNED'
  /** The order is below the code's minimum. */
  | 'MINIMUM'
  /** The code doesn't apply to anything in the cart. */
  | 'ITEMS'
  /** Everything that the code applies to is on sale. */
  | 'SALE_ITEMS'
  /** The code's usage limit is reached. */
  | 'USED_UP';

/** A refusal about a saved payment method. */
export type PaymentError = {
  readonly __typename?: 'PaymentError';
  /** Argument or input field it refers to; null when there is none. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or code again, for developers; never shown to buyers. */
  readonly message: Scalars['String']['output'];
  /** Code for the client to act on. */
  readonly code: PaymentErrorCode;
  /** Reason, where the code has more than one; the client has the text. */
  readonly reason?: Maybe<RefusalReason>;
  /** Maximum number or length, where the reason has one. */
  readonly most?: Maybe<Scalars['Int']['output']>;
};

/** A payment method to save. */
export type PaymentMethodCreateInput = {
  /** The method. */
  readonly method: PaymentMethodEnum;
  /** The provider's token for the entered details, at most 255 characters. */
  readonly token: Scalars['String']['input'];
  /** Acknowledgements the buyer has ticked; must include PAYMENT_AUTHORIZATION. */
  readonly attestations: ReadonlyArray<LegalAcknowledgement>;
  /** Country of the page on which it was entered, whose account at the provider saves it; null for the main account. */
  readonly country?: InputMaybe<CountryCode>;
};

/** Changes to a saved payment method; null keeps a value. */
export type PaymentMethodUpdateInput = {
  /** Name on the card, at most 100 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Expiration month, 1 to 12; requires the year. */
  readonly expMonth?: InputMaybe<Scalars['Int']['input']>;
  /** Expiration year, four digits. */
  readonly expYear?: InputMaybe<Scalars['Int']['input']>;
};

/** Payload of `paymentMethodCreate`. */
export type PaymentMethodCreate = {
  readonly __typename?: 'PaymentMethodCreate';
  /** The refusals, without codes; empty on success. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals, with codes; empty on success. */
  readonly paymentErrors: ReadonlyArray<PaymentError>;
  /** The saved payment method; null if refused, or until the buyer has confirmed with their bank. */
  readonly paymentMethod?: Maybe<SavedPaymentMethod>;
  /** Whether the buyer's bank requires confirmation. */
  readonly confirmationNeeded: Scalars['Boolean']['output'];
  /** Secret that the provider's script uses to confirm with the buyer's bank; null unless confirmation is required. */
  readonly setupIntentSecret?: Maybe<Scalars['String']['output']>;
};

/** Payload of `paymentMethodDelete`. */
export type PaymentMethodDelete = {
  readonly __typename?: 'PaymentMethodDelete';
  /** The refusals, without codes; empty on success. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals, with codes; empty on success. */
  readonly paymentErrors: ReadonlyArray<PaymentError>;
  /** The unchanged payment method if refused; null once it is deleted. */
  readonly paymentMethod?: Maybe<SavedPaymentMethod>;
};

/** Payload of `paymentMethodSetPrimary`. */
export type PaymentMethodSetPrimary = {
  readonly __typename?: 'PaymentMethodSetPrimary';
  /** The refusals, without codes; empty on success. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals, with codes; empty on success. */
  readonly paymentErrors: ReadonlyArray<PaymentError>;
  /** The saved payment method; null if it isn't the caller's. */
  readonly paymentMethod?: Maybe<SavedPaymentMethod>;
};

/** Payload of `paymentMethodUpdate`. */
export type PaymentMethodUpdate = {
  readonly __typename?: 'PaymentMethodUpdate';
  /** The refusals, without codes; empty on success. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals, with codes; empty on success. */
  readonly paymentErrors: ReadonlyArray<PaymentError>;
  /** The saved payment method; null if it isn't the caller's. */
  readonly paymentMethod?: Maybe<SavedPaymentMethod>;
};

/** Why something about a saved payment method was refused. */
export type PaymentErrorCode =
  /** The provider refused to save the payment method. */
  | 'CANNOT_ATTACH_CARD'
  /** The payment method has unspent referral credit. */
  | 'CANT_EDIT_WITH_CREDITS'
  /** An input is missing or malformed; see `field`. */
  | 'INVALID'
  /** The caller isn't signed in, or may not change the organization's payment methods. */
  | 'NO_PERMISSIONS';

/** A refusal about an order. */
export type OrderError = {
  readonly __typename?: 'OrderError';
  /** Argument or input field it refers to; null when there is none. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or code again, for developers; never shown to buyers. */
  readonly message: Scalars['String']['output'];
  /** Code for the client to act on. */
  readonly code: OrderErrorCode;
  /** Reason, where the code has more than one; the client has the text. */
  readonly reason?: Maybe<RefusalReason>;
  /** Maximum number or length, where the reason has one. */
  readonly most?: Maybe<Scalars['Int']['output']>;
};

/** Why something about an order was refused. */
export type OrderErrorCode =
  /** The bank declined the payment. */
  | 'CARD_DECLINED'
  /** The card has expired, or its expiry date is incomplete or wrong. */
  | 'EXPIRED_CARD'
  /** The card's security code is incomplete or wrong. */
  | 'INCORRECT_CVC'
  /** The card number is incomplete or wrong. */
  | 'INCORRECT_NUMBER'
  /** The postal code isn't that of the card's billing address. */
  | 'INCORRECT_ZIP'
  /** An input is missing, too long or malformed; see `field`. */
  | 'INVALID'
  /** The order doesn't exist or isn't visible to the caller. */
  | 'NOT_FOUND'
  /** The caller may not see or change the order. */
  | 'NO_PERMISSIONS'
  /** The order can't be changed or paid this way; see `reason`. */
  | 'OPERATION_NOT_ALLOWED'
  /** The payment failed for another reason; the payment method should be changed. */
  | 'PAYMENT_ERROR'
  /** The payment method isn't offered for this order. */
  | 'PAYMENT_NOT_FOUND'
  /** The total differs from the one shown to the buyer. */
  | 'PRICES_ARE_CHANGED'
  /** The bank or the provider couldn't process the payment; a later attempt may succeed. */
  | 'PROCESSING_ERROR'
  /** The payment could not be started, for a reason that the buyer can't change. */
  | 'ORDER_CREATION_FAILED';

/** A refusal about an invoice. */
export type InvoiceError = {
  readonly __typename?: 'InvoiceError';
  /** Argument or input field it refers to; null when there is none. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or code again, for developers; never shown to buyers. */
  readonly message: Scalars['String']['output'];
  /** Code for the client to act on. */
  readonly code: InvoiceErrorCode;
  /** Reason, where the code has more than one; the client has the text. */
  readonly reason?: Maybe<RefusalReason>;
  /** Maximum number or length, where the reason has one. */
  readonly most?: Maybe<Scalars['Int']['output']>;
};

/** Why something about an invoice was refused. */
export type InvoiceErrorCode =
  /** The bank declined the payment. */
  | 'CARD_DECLINED'
  /** The card has expired, or its expiry date is incomplete or wrong. */
  | 'EXPIRED_CARD'
  /** The card's security code is incomplete or wrong. */
  | 'INCORRECT_CVC'
  /** The card number is incomplete or wrong. */
  | 'INCORRECT_NUMBER'
  /** The postal code isn't that of the card's billing address. */
  | 'INCORRECT_ZIP'
  /** An input is missing, too long or malformed; see `field`. */
  | 'INVALID'
  /** The invoice doesn't exist or isn't visible to the caller. */
  | 'NOT_FOUND'
  /** The caller may not pay the invoice. */
  | 'NO_PERMISSIONS'
  /** The invoice can't be paid now; see `reason`. */
  | 'OPERATION_NOT_ALLOWED'
  /** The payment failed for another reason; the payment method should be changed. */
  | 'PAYMENT_ERROR'
  /** The payment method isn't offered for this invoice. */
  | 'PAYMENT_NOT_FOUND'
  /** The total differs from the one shown to the buyer. */
  | 'PRICES_ARE_CHANGED'
  /** The bank or the provider couldn't process the payment; a later attempt may succeed. */
  | 'PROCESSING_ERROR';

/** Payload of `organizationMemberInvite`. */
export type OrganizationMemberInvite = {
  readonly __typename?: 'OrganizationMemberInvite';
  /** The refusals, without codes; empty on success. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals, with codes; empty on success. */
  readonly accountErrors: ReadonlyArray<AccountError>;
  /** The caller's membership with its updated organization; null if they are no longer a member. */
  readonly organizationMembership?: Maybe<OrganizationMembership>;
};

/** Payload of `organizationMemberRemove`. */
export type OrganizationMemberRemove = {
  readonly __typename?: 'OrganizationMemberRemove';
  /** The refusals, without codes; empty on success. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals, with codes; empty on success. */
  readonly accountErrors: ReadonlyArray<AccountError>;
  /** The caller's membership with its updated organization; null if they are no longer a member. */
  readonly organizationMembership?: Maybe<OrganizationMembership>;
};

/** Payload of `referrerTokenReplace`. */
export type ReferrerTokenReplace = {
  readonly __typename?: 'ReferrerTokenReplace';
  /** The refusals, without codes; empty on success. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals, with codes; empty on success. */
  readonly accountErrors: ReadonlyArray<AccountError>;
  /** The caller's membership with its new token; null if it isn't theirs. */
  readonly organizationMembership?: Maybe<OrganizationMembership>;
};

/** Payload of `organizationAdminSet`. */
export type OrganizationAdminSet = {
  readonly __typename?: 'OrganizationAdminSet';
  /** The refusals, without codes; empty on success. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals, with codes; empty on success. */
  readonly accountErrors: ReadonlyArray<AccountError>;
  /** The caller's membership with its updated organization; null if they are no longer a member. */
  readonly organizationMembership?: Maybe<OrganizationMembership>;
};

/** Payload of `organizationRenewalSet`. */
export type OrganizationRenewalSet = {
  readonly __typename?: 'OrganizationRenewalSet';
  /** The refusals, without codes; empty on success. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals, with codes; empty on success. */
  readonly accountErrors: ReadonlyArray<AccountError>;
  /** The caller's membership with its updated organization; null if they are no longer a member. */
  readonly organizationMembership?: Maybe<OrganizationMembership>;
};

/** A change of a subscription. Null keeps a value; all null requests one more term. */
export type SubscriptionChangeInput = {
  /** SKU of the requested membership. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** Requested total of seats, including those in the base. */
  readonly seats?: InputMaybe<Scalars['Int']['input']>;
  /** All requested features of a pro custom plan. */
  readonly featureSkus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Leaves a rental early: pays the rest of its commitment, after which it ends. Alone. */
  readonly leavesRental?: InputMaybe<Scalars['Boolean']['input']>;
};

/** When a change of a subscription takes effect. */
export type SubscriptionChangeTime =
  /** Today, once it is charged. */
  | 'NOW'
  /** At the end of the current term. */
  | 'AT_RENEWAL';

/** The cost of a change of a subscription. */
export type ProrationPreview = {
  readonly __typename?: 'ProrationPreview';
  /** When it was calculated; sent with the change. */
  readonly previewedAt: Scalars['DateTime']['output'];
  /** Names the state of the membership from which it was calculated; sent with the change. Null if the change can't be made. */
  readonly basis?: Maybe<Scalars['String']['output']>;
  /** When the preview expires. */
  readonly validUntil: Scalars['DateTime']['output'];
  /** Why the change can't be made; empty if it can. */
  readonly subscriptionErrors: ReadonlyArray<SubscriptionError>;
  /** The change; null if it can't be made. */
  readonly change?: Maybe<PreviewedChange>;
};

/** The effect of a change of a subscription. */
export type PreviewedChange = {
  readonly __typename?: 'PreviewedChange';
  /** When it takes effect. */
  readonly takesEffect: SubscriptionChangeTime;
  /** Day on which it takes effect, by the calendar of the organization's shop. */
  readonly effectiveDay: Scalars['Date']['output'];
  /** Plan after the change. */
  readonly planType: PlanType;
  /** SKU of the membership after the change; null if it isn't sold in the shop. */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** All seats after the change. */
  readonly seats: Scalars['Int']['output'];
  /** Features of a pro custom plan after the change; empty for other plans. */
  readonly featureSkus: ReadonlyArray<Scalars['String']['output']>;
  /** Price of the new plan for the remaining days of the term, or for a full new term. */
  readonly charge: TaxedMoney;
  /** Credit for the same days of the old plan. */
  readonly credit: TaxedMoney;
  /** Amount charged now: `charge` minus `credit`, never negative; zero for a change at renewal. */
  readonly amountDue: TaxedMoney;
  /** What is left of the old plan beyond `credit`: it is neither paid out nor kept. */
  readonly unusedCredit: TaxedMoney;
  /** Each tax in `amountDue`, as on its invoice, named in the language of the membership's invoices: the amounts add up to `amountDue.tax`. Empty for nothing due, and where the country has no sales tax. */
  readonly taxLines: ReadonlyArray<TaxLine>;
  /** Whether added tax is by the base rate of the state or province, and labeled as an estimate. */
  readonly isTaxEstimated: Scalars['Boolean']['output'];
  /** Price of one more term after the change, with what is less from then on; null if it doesn't renew. */
  readonly renewalPrice?: Maybe<TaxedMoney>;
  /** All seats from the next term on if the change reduces something then; null otherwise. */
  readonly seatsAtRenewal?: Maybe<Scalars['Int']['output']>;
  /** Features from the next term on if the change reduces something then; null otherwise. */
  readonly featureSkusAtRenewal?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Last day of the term after the change; null if it never ends. */
  readonly lastDay?: Maybe<Scalars['Date']['output']>;
  /** Whether a scheduled change is removed or replaced. */
  readonly clearsScheduledChange: Scalars['Boolean']['output'];
  /** Day of the next automatic charge after the change; null if it doesn't renew automatically then. */
  readonly nextChargeDay?: Maybe<Scalars['Date']['output']>;
  /** The same if the change is paid with a card that is kept for renewals. */
  readonly nextChargeDayIfKept?: Maybe<Scalars['Date']['output']>;
  /** Whether a subscription that ends, or has ended, renews automatically from then on. */
  readonly clearsCancellation: Scalars['Boolean']['output'];
};

/** How an amount due is paid: a saved method, or what was entered in the provider's own fields. */
export type SubscriptionPaymentInput = {
  /** A saved payment method of the organization or of the person. */
  readonly savedPaymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** The provider's token for a card that was entered, at most 255 characters. */
  readonly token?: InputMaybe<Scalars['String']['input']>;
  /** Whether the entered card is kept for the organization's renewals. */
  readonly isKept?: Scalars['Boolean']['input'];
  /** Country of the page on which the card was entered, whose account at the provider charges it; null for the organization's. */
  readonly country?: InputMaybe<CountryCode>;
};

/** Payload of `subscriptionChange`. */
export type SubscriptionChange = {
  readonly __typename?: 'SubscriptionChange';
  /** The refusals without their codes; empty when nothing was refused. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals with their codes; empty when nothing was refused. */
  readonly subscriptionErrors: ReadonlyArray<SubscriptionError>;
  /** The caller's membership, with the organization as it is now; null if the membership isn't theirs. */
  readonly organizationMembership?: Maybe<OrganizationMembership>;
  /** Whether the buyer's bank requires confirmation: confirm with `paymentIntentSecret`, then send the same with the same key. */
  readonly confirmationNeeded: Scalars['Boolean']['output'];
  /** Secret that the provider's script uses to confirm with the buyer's bank; null unless `confirmationNeeded`. */
  readonly paymentIntentSecret?: Maybe<Scalars['String']['output']>;
  /** Whether the charge is still in progress: send the same with the same key. */
  readonly isPending: Scalars['Boolean']['output'];
  /** Whether a bank has the debit that pays it, which takes days: the change is made once it clears. */
  readonly isDebited: Scalars['Boolean']['output'];
  /** Number of the invoice; null where nothing was charged. */
  readonly invoiceNumber?: Maybe<Scalars['String']['output']>;
};

/** Payload of `subscriptionRenew`. */
export type SubscriptionRenew = {
  readonly __typename?: 'SubscriptionRenew';
  /** The refusals without their codes; empty when nothing was refused. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals with their codes; empty when nothing was refused. */
  readonly subscriptionErrors: ReadonlyArray<SubscriptionError>;
  /** The caller's membership, with the organization as it is now; null if the membership isn't theirs. */
  readonly organizationMembership?: Maybe<OrganizationMembership>;
  /** Whether the buyer's bank requires confirmation: confirm with `paymentIntentSecret`, then send the same with the same key. */
  readonly confirmationNeeded: Scalars['Boolean']['output'];
  /** Secret that the provider's script uses to confirm with the buyer's bank; null unless `confirmationNeeded`. */
  readonly paymentIntentSecret?: Maybe<Scalars['String']['output']>;
  /** Whether the charge is still in progress: send the same with the same key. */
  readonly isPending: Scalars['Boolean']['output'];
  /** Whether a bank has the debit that pays it, which takes days: the change is made once it clears. */
  readonly isDebited: Scalars['Boolean']['output'];
  /** Number of the invoice; null where nothing was charged. */
  readonly invoiceNumber?: Maybe<Scalars['String']['output']>;
};

/** Payload of `subscriptionScheduleAdd`. */
export type SubscriptionScheduleAdd = {
  readonly __typename?: 'SubscriptionScheduleAdd';
  /** The refusals, without codes; empty on success. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals, with codes; empty on success. */
  readonly subscriptionErrors: ReadonlyArray<SubscriptionError>;
  /** The caller's membership with its updated organization; null if it isn't theirs. */
  readonly organizationMembership?: Maybe<OrganizationMembership>;
};

/** Payload of `subscriptionScheduleRemove`. */
export type SubscriptionScheduleRemove = {
  readonly __typename?: 'SubscriptionScheduleRemove';
  /** The refusals, without codes; empty on success. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals, with codes; empty on success. */
  readonly subscriptionErrors: ReadonlyArray<SubscriptionError>;
  /** The caller's membership with its updated organization; null if it isn't theirs. */
  readonly organizationMembership?: Maybe<OrganizationMembership>;
};

/** A refusal about a subscription. */
export type SubscriptionError = {
  readonly __typename?: 'SubscriptionError';
  /** Argument or input field it refers to; null when there is none. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or code again, for developers; never shown to buyers. */
  readonly message: Scalars['String']['output'];
  /** Code for the client to act on. */
  readonly code: SubscriptionErrorCode;
  /** Reason, where the code has more than one; the client has the text. */
  readonly reason?: Maybe<RefusalReason>;
  /** Maximum, or for BELOW_MINIMUM and BELOW_SEATS_IN_USE minimum, where the reason has one. */
  readonly most?: Maybe<Scalars['Int']['output']>;
};

/** Why something about a subscription was refused. */
export type SubscriptionErrorCode =
  /** The bank declined the payment. */
  | 'CARD_DECLINED'
  /** The plan isn't sold in the organization's country. */
  | 'COUNTRY_NOT_AVAILABLE'
  /** Sales manages the plan, or has to make this change. */
  | 'ENTERPRISE_CODE_REQUIRED'
  /** The card has expired, or its expiry date is incomplete or wrong. */
  | 'EXPIRED_CARD'
  /** The card's security code is incomplete or wrong. */
  | 'INCORRECT_CVC'
  /** The card number is incomplete or wrong. */
  | 'INCORRECT_NUMBER'
  /** The postal code isn't that of the card's billing address. */
  | 'INCORRECT_ZIP'
  /** An input is missing, too long or malformed; see `field`. */
  | 'INVALID'
  /** The membership doesn't exist or isn't the caller's. */
  | 'NOT_FOUND'
  /** Only administrators can change a subscription. */
  | 'NO_PERMISSIONS'
  /** The change can't be made; see `reason`. */
  | 'OPERATION_NOT_ALLOWED'
  /** The payment failed for another reason; the payment method should be changed. */
  | 'PAYMENT_ERROR'
  /** The saved payment method no longer exists, or there is none to charge. */
  | 'PAYMENT_NOT_FOUND'
  /** The preview has expired or is outdated: preview again. */
  | 'PRICES_ARE_CHANGED'
  /** The bank or the provider couldn't process the payment; a later attempt may succeed. */
  | 'PROCESSING_ERROR';

/** Payload of `organizationInvitationAccept`. */
export type OrganizationInvitationAccept = {
  readonly __typename?: 'OrganizationInvitationAccept';
  /** The refusals, without codes; empty on success. */
  readonly errors: ReadonlyArray<Error>;
  /** The refusals, with codes; empty on success. */
  readonly accountErrors: ReadonlyArray<AccountError>;
  /** The caller's membership with its updated organization; null if they are no longer a member. */
  readonly organizationMembership?: Maybe<OrganizationMembership>;
};

/** A refusal about an account. */
export type AccountError = {
  readonly __typename?: 'AccountError';
  /** Argument or input field it refers to; null when there is none. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or code again, for developers; never shown to buyers. */
  readonly message: Scalars['String']['output'];
  /** Code for the client to act on. */
  readonly code: AccountErrorCode;
  /** Reason, where the code has more than one; the client has the text. */
  readonly reason?: Maybe<RefusalReason>;
  /** Maximum number or length, where the reason has one. */
  readonly most?: Maybe<Scalars['Int']['output']>;
};

/** Why something about an account was refused. */
export type AccountErrorCode =
  /** An input is missing, too long or malformed; see `field`. */
  | 'INVALID'
  /** The person, the invitation or the organization doesn't exist or isn't visible to the caller. */
  | 'NOT_FOUND'
  /** The caller isn't signed in, or isn't an administrator of the organization. */
  | 'NO_PERMISSIONS'
  /** The account can't be changed this way; see `reason`. */
  | 'OPERATION_NOT_ALLOWED';

/** A refusal about a form. */
export type FormError = {
  readonly __typename?: 'FormError';
  /** Argument or input field it refers to; null when there is none. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or code again, for developers; never shown to buyers. */
  readonly message: Scalars['String']['output'];
  /** Code for the client to act on. */
  readonly code: FormErrorCode;
  /** Reason, where the code has more than one; the client has the text. */
  readonly reason?: Maybe<RefusalReason>;
  /** Maximum number or length, where the reason has one. */
  readonly most?: Maybe<Scalars['Int']['output']>;
};

/** Why something about a form was refused. */
export type FormErrorCode =
  /** The learner's proof is missing, unreadable or of the wrong kind. */
  | 'BAD_PROOF_OF_ENROLLMENT'
  /** The form isn't offered in this country. */
  | 'COUNTRY_NOT_AVAILABLE'
  /** A field has an invalid value. */
  | 'INVALID'
  /** The form doesn't exist. */
  | 'NOT_FOUND'
  /** The idempotency key was used for another message, too many messages were sent in a short time, or the event is over. */
  | 'OPERATION_NOT_ALLOWED';

/** A refusal about an analytics record. */
export type AnalyticsError = {
  readonly __typename?: 'AnalyticsError';
  /** Argument or input field it refers to; null when there is none. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The reason or code again, for developers; never shown to buyers. */
  readonly message: Scalars['String']['output'];
  /** Code for the client to act on. */
  readonly code: AnalyticsErrorCode;
};

/** Why something about an analytics record was refused. */
export type AnalyticsErrorCode =
  /** The record is malformed. */
  | 'INVALID';

/** The bundle that the lines of a checkout form: plan family, action and, unless it is IQ3 for humans, IQ+ or vet. */
export type CheckoutBundleType =
  /** An IQ3 probe without a membership, for a new customer. */
  | 'BASIC_NEW_USER'
  /** Another IQ3 probe, without a membership. */
  | 'BASIC_EXTRA_PROBE'
  /** An IQ+ probe without a membership, for a new customer. */
  | 'BASIC_NEW_USER_PLUS'
  /** Another IQ+ probe, without a membership. */
  | 'BASIC_EXTRA_PROBE_PLUS'
  /** An IQ3 probe and an Individual membership, for a new customer. */
  | 'INDIVIDUAL_NEW_USER'
  /** An IQ3 probe and an Individual membership that begins with a trial, for a new customer. */
  | 'INDIVIDUAL_NEW_USER_WITH_TRIAL'
  /** An IQ3 probe and an Individual membership paid from the first day, for a new customer. */
  | 'INDIVIDUAL_NEW_USER_WITHOUT_TRIAL'
  /** Another term of an Individual membership, for owners of IQ3 probes. */
  | 'INDIVIDUAL_RENEWAL'
  /** An upgrade to an Individual membership, for owners of IQ3 probes. */
  | 'INDIVIDUAL_UPGRADE'
  /** Another IQ3 probe for an Individual membership. */
  | 'INDIVIDUAL_EXTRA_PROBE'
  /** An Individual membership alone, for owners of IQ3 probes without one. */
  | 'INDIVIDUAL_SUBSCRIPTION_ONLY'
  /** A free trial of an Individual membership, for owners of IQ3 probes. */
  | 'INDIVIDUAL_FREE_TRIAL'
  /** An IQ+ probe and an Individual membership, for a new customer. */
  | 'INDIVIDUAL_NEW_USER_PLUS'
  /** An IQ+ probe and an Individual membership that begins with a trial, for a new customer. */
  | 'INDIVIDUAL_NEW_USER_WITH_TRIAL_PLUS'
  /** An IQ+ probe and an Individual membership paid from the first day, for a new customer. */
  | 'INDIVIDUAL_NEW_USER_WITHOUT_TRIAL_PLUS'
  /** Another term of an Individual membership, for owners of IQ+ probes. */
  | 'INDIVIDUAL_RENEWAL_PLUS'
  /** An upgrade to an Individual membership, for owners of IQ+ probes. */
  | 'INDIVIDUAL_UPGRADE_PLUS'
  /** Another IQ+ probe for an Individual membership. */
  | 'INDIVIDUAL_EXTRA_PROBE_PLUS'
  /** An Individual membership alone, for owners of IQ+ probes without one. */
  | 'INDIVIDUAL_SUBSCRIPTION_ONLY_PLUS'
  /** A free trial of an Individual membership, for owners of IQ+ probes. */
  | 'INDIVIDUAL_FREE_TRIAL_PLUS'
  /** An IQ+ Vet probe and an Individual membership, for a new customer. */
  | 'INDIVIDUAL_NEW_USER_VET'
  /** An IQ+ Vet probe and an Individual membership that begins with a trial, for a new customer. */
  | 'INDIVIDUAL_NEW_USER_WITH_TRIAL_VET'
  /** An IQ+ Vet probe and an Individual membership paid from the first day, for a new customer. */
  | 'INDIVIDUAL_NEW_USER_WITHOUT_TRIAL_VET'
  /** Another term of an Individual membership, for owners of IQ+ Vet probes. */
  | 'INDIVIDUAL_RENEWAL_VET'
  /** An upgrade to an Individual membership, for owners of IQ+ Vet probes. */
  | 'INDIVIDUAL_UPGRADE_VET'
  /** Another IQ+ Vet probe for an Individual membership. */
  | 'INDIVIDUAL_EXTRA_PROBE_VET'
  /** An Individual membership alone, for owners of IQ+ Vet probes without one. */
  | 'INDIVIDUAL_SUBSCRIPTION_ONLY_VET'
  /** A free trial of an Individual membership, for owners of IQ+ Vet probes. */
  | 'INDIVIDUAL_FREE_TRIAL_VET'
  /** An IQ3 probe and a Team membership, for a new customer. */
  | 'TEAM_NEW_USER'
  /** Another term of a Team membership, for owners of IQ3 probes. */
  | 'TEAM_RENEWAL'
  /** An upgrade to a Team membership, for owners of IQ3 probes. */
  | 'TEAM_UPGRADE'
  /** More seats in a Team membership, for owners of IQ3 probes. */
  | 'TEAM_EXPANSION'
  /** Another IQ3 probe for a Team membership. */
  | 'TEAM_EXTRA_PROBE'
  /** A Team membership alone, for owners of IQ3 probes without one. */
  | 'TEAM_SUBSCRIPTION_ONLY'
  /** An IQ+ probe and a Team membership, for a new customer. */
  | 'TEAM_NEW_USER_PLUS'
  /** Another term of a Team membership, for owners of IQ+ probes. */
  | 'TEAM_RENEWAL_PLUS'
  /** An upgrade to a Team membership, for owners of IQ+ probes. */
  | 'TEAM_UPGRADE_PLUS'
  /** More seats in a Team membership, for owners of IQ+ probes. */
  | 'TEAM_EXPANSION_PLUS'
  /** Another IQ+ probe for a Team membership. */
  | 'TEAM_EXTRA_PROBE_PLUS'
  /** A Team membership alone, for owners of IQ+ probes without one. */
  | 'TEAM_SUBSCRIPTION_ONLY_PLUS'
  /** An IQ+ Vet probe and a Team membership, for a new customer. */
  | 'TEAM_NEW_USER_VET'
  /** Another term of a Team membership, for owners of IQ+ Vet probes. */
  | 'TEAM_RENEWAL_VET'
  /** An upgrade to a Team membership, for owners of IQ+ Vet probes. */
  | 'TEAM_UPGRADE_VET'
  /** More seats in a Team membership, for owners of IQ+ Vet probes. */
  | 'TEAM_EXPANSION_VET'
  /** Another IQ+ Vet probe for a Team membership. */
  | 'TEAM_EXTRA_PROBE_VET'
  /** A Team membership alone, for owners of IQ+ Vet probes without one. */
  | 'TEAM_SUBSCRIPTION_ONLY_VET'
  /** An IQ3 probe and a Core membership, for a new customer. */
  | 'CORE_NEW_USER'
  /** Another term of a Core membership, for owners of IQ3 probes. */
  | 'CORE_RENEWAL'
  /** An upgrade to a Core membership, for owners of IQ3 probes. */
  | 'CORE_UPGRADE'
  /** More seats in a Core membership, for owners of IQ3 probes. */
  | 'CORE_EXPANSION'
  /** Another IQ3 probe for a Core membership. */
  | 'CORE_EXTRA_PROBE'
  /** A Core membership alone, for owners of IQ3 probes without one. */
  | 'CORE_SUBSCRIPTION_ONLY'
  /** An IQ3 probe and a Clinic membership, for a new customer. */
  | 'CLINIC_NEW_USER'
  /** Another term of a Clinic membership, for owners of IQ3 probes. */
  | 'CLINIC_RENEWAL'
  /** An upgrade to a Clinic membership, for owners of IQ3 probes. */
  | 'CLINIC_UPGRADE'
  /** More seats in a Clinic membership, for owners of IQ3 probes. */
  | 'CLINIC_EXPANSION'
  /** Another IQ3 probe for a Clinic membership. */
  | 'CLINIC_EXTRA_PROBE'
  /** An IQ+ probe and a Clinic membership, for a new customer. */
  | 'CLINIC_NEW_USER_PLUS'
  /** Another term of a Clinic membership, for owners of IQ+ probes. */
  | 'CLINIC_RENEWAL_PLUS'
  /** An upgrade to a Clinic membership, for owners of IQ+ probes. */
  | 'CLINIC_UPGRADE_PLUS'
  /** More seats in a Clinic membership, for owners of IQ+ probes. */
  | 'CLINIC_EXPANSION_PLUS'
  /** Another IQ+ probe for a Clinic membership. */
  | 'CLINIC_EXTRA_PROBE_PLUS'
  /** An IQ3 probe and a Pro membership, for a new customer. */
  | 'PRO_CUSTOM_NEW_USER'
  /** Another term of a Pro membership, for owners of IQ3 probes. */
  | 'PRO_CUSTOM_RENEWAL'
  /** An upgrade to a Pro membership, for owners of IQ3 probes. */
  | 'PRO_CUSTOM_UPGRADE'
  /** More seats in a Pro membership, for owners of IQ3 probes. */
  | 'PRO_CUSTOM_EXPANSION'
  /** Another IQ3 probe for a Pro membership. */
  | 'PRO_CUSTOM_EXTRA_PROBE'
  /** A Pro membership alone, for owners of IQ3 probes without one. */
  | 'PRO_CUSTOM_SUBSCRIPTION_ONLY'
  /** An IQ+ probe and a Pro membership, for a new customer. */
  | 'PRO_CUSTOM_NEW_USER_PLUS'
  /** Another term of a Pro membership, for owners of IQ+ probes. */
  | 'PRO_CUSTOM_RENEWAL_PLUS'
  /** An upgrade to a Pro membership, for owners of IQ+ probes. */
  | 'PRO_CUSTOM_UPGRADE_PLUS'
  /** More seats in a Pro membership, for owners of IQ+ probes. */
  | 'PRO_CUSTOM_EXPANSION_PLUS'
  /** Another IQ+ probe for a Pro membership. */
  | 'PRO_CUSTOM_EXTRA_PROBE_PLUS'
  /** A Pro membership alone, for owners of IQ+ probes without one. */
  | 'PRO_CUSTOM_SUBSCRIPTION_ONLY_PLUS'
  /** An IQ+ Vet probe and a Pro membership, for a new customer. */
  | 'PRO_CUSTOM_NEW_USER_VET'
  /** Another term of a Pro membership, for owners of IQ+ Vet probes. */
  | 'PRO_CUSTOM_RENEWAL_VET'
  /** An upgrade to a Pro membership, for owners of IQ+ Vet probes. */
  | 'PRO_CUSTOM_UPGRADE_VET'
  /** More seats in a Pro membership, for owners of IQ+ Vet probes. */
  | 'PRO_CUSTOM_EXPANSION_VET'
  /** Another IQ+ Vet probe for a Pro membership. */
  | 'PRO_CUSTOM_EXTRA_PROBE_VET'
  /** A Pro membership alone, for owners of IQ+ Vet probes without one. */
  | 'PRO_CUSTOM_SUBSCRIPTION_ONLY_VET'
  /** An IQ3 probe and a three-year Pro membership, for a new customer. */
  | 'PRO_THREE_YEAR_NEW_USER'
  /** Another term of a three-year Pro membership, for owners of IQ3 probes. */
  | 'PRO_THREE_YEAR_RENEWAL'
  /** Another IQ3 probe for a three-year Pro membership. */
  | 'PRO_THREE_YEAR_EXTRA_PROBE'
  /** An IQ+ Vet probe and a three-year Pro membership, for a new customer. */
  | 'PRO_THREE_YEAR_NEW_USER_VET'
  /** Another term of a three-year Pro membership, for owners of IQ+ Vet probes. */
  | 'PRO_THREE_YEAR_RENEWAL_VET'
  /** Another IQ+ Vet probe for a three-year Pro membership. */
  | 'PRO_THREE_YEAR_EXTRA_PROBE_VET'
  /** An IQ3 probe and an Individual Forever membership, for a new customer. */
  | 'INDIVIDUAL_FOREVER_NEW_USER'
  /** Another IQ3 probe for an Individual Forever membership. */
  | 'INDIVIDUAL_FOREVER_EXTRA_PROBE'
  /** An IQ+ probe and an Individual Forever membership, for a new customer. */
  | 'INDIVIDUAL_FOREVER_NEW_USER_PLUS'
  /** Another IQ+ probe for an Individual Forever membership. */
  | 'INDIVIDUAL_FOREVER_EXTRA_PROBE_PLUS'
  /** Accessories alone. */
  | 'ACCESSORIES_ONLY'
  /** A probe alone, without a plan. */
  | 'PROBE_ONLY_NEW_USER'
  /** An IQ+ Vet probe rented with its membership. */
  | 'RENTAL_NEW_USER_VET';

/** Plans that are sold as one family of offers. */
export type PlanFamily =
  /** A probe without a membership; scans stay on the device. */
  | 'BASIC'
  /** A membership for one person. */
  | 'INDIVIDUAL'
  /** A membership for several people, with seats chosen one by one. */
  | 'TEAM'
  /** A smaller membership for several people, in human medicine. */
  | 'CORE'
  /** A membership for a clinic, in human medicine. */
  | 'CLINIC'
  /** The Pro plan: members and features chosen by the buyer. */
  | 'PRO_CUSTOM'
  /** The Pro plan, paid once for three years. */
  | 'PRO_THREE_YEAR'
  /** A membership for one person that is paid once and never renews. */
  | 'INDIVIDUAL_FOREVER'
  /** A probe that is rented with its membership, in veterinary medicine. */
  | 'RENTAL';

/** Plan of an organization. */
export type PlanType =
  /** No membership: scans stay on the device. */
  | 'BASIC'
  /** A clinic, in human medicine. */
  | 'CLINIC'
  /** Several people, with fewer features than the Team plan. */
  | 'CORE'
  /** A department of a hospital. Our sales team alone sells and changes it. */
  | 'DEPARTMENT'
  /** Teaching. Our sales team alone sells and changes it. */
  | 'EDUCATION'
  /** An emergency medical service. Our sales team alone sells and changes it. */
  | 'EMS'
  /** A large organization, with security features. Our sales team alone sells and changes it. */
  | 'ENTERPRISE_SECURITY'
  /** A large organization, with workflow features. Our sales team alone sells and changes it. */
  | 'ENTERPRISE_WORKFLOW'
  /** A public authority. Our sales team alone sells and changes it. */
  | 'GOVERNMENT'
  /** A hospital. Our sales team alone sells and changes it. */
  | 'HOSPITAL'
  /** One person. */
  | 'INDIVIDUAL'
  /** One person, paid once; it never renews. */
  | 'INDIVIDUAL_FOREVER'
  /** A medical school. Our sales team alone sells and changes it. */
  | 'MEDICAL_SCHOOL'
  /** No plan was ever bought. */
  | 'NONE'
  /** The Pro plan: members and features chosen by the buyer. */
  | 'PRO_CUSTOM'
  /** The Pro plan, paid once for three years. */
  | 'PRO_THREE_YEAR'
  /** A trial of the Pro plan; any paid plan replaces it. */
  | 'PRO_TRIAL'
  /** A rented probe with its membership. */
  | 'RENTAL'
  /** A residency program. Our sales team alone sells and changes it. */
  | 'RESIDENCY_PROGRAM'
  /** Several people, with seats chosen one by one. */
  | 'TEAM';

/** Status of a subscription. */
export type SubscriptionStatus =
  /** Its term is paid. */
  | 'ACTIVE'
  /** A renewal could not be charged. */
  | 'PAST_DUE'
  /** In its free trial; nothing has been charged yet. */
  | 'TRIALING'
  /** It has ended, or is not renewed. */
  | 'CANCELED';

/** Human or veterinary medicine; an order never mixes them. */
export type Market =
  /** Human medicine. */
  | 'HUMAN'
  /** Veterinary medicine. */
  | 'VETERINARY';

/** Sales channel. */
export type SalesChannel =
  /** This shop. */
  | 'DIRECT';

/** Store of one market. */
export type StoreType =
  /** Human medicine. */
  | 'IQ'
  /** Veterinary medicine. */
  | 'VET';

/** Kind of product; determines its picture, wording and renewal. */
export type ProductKind =
  /** A probe. */
  | 'DEVICE'
  /** A cable or another part that is also sold alone. */
  | 'ACCESSORY'
  /** A membership, or seats or features of one. */
  | 'SUBSCRIPTION'
  /** An extended warranty. */
  | 'WARRANTY';

/** Part of a membership with its own price. */
export type SubscriptionPart =
  /** The membership itself, with the seats in its base. */
  | 'SUBSCRIPTION'
  /** Seats beyond the base, one per unit. */
  | 'SEATS'
  /** A feature of a pro custom plan. */
  | 'FEATURES';

/** Product line of probes. */
export type ProductLine =
  /** Older line, for owners only. */
  | 'IQ'
  /** Sonde IQ3, the newest line for human medicine. */
  | 'IQ_3'
  /** Sonde IQ+, for human medicine. */
  | 'IQ_PLUS'
  /** Sonde IQ+ Care, for nursing. */
  | 'IQ_PLUS_CARE'
  /** Sonde IQ+ Vet, for veterinary medicine. */
  | 'IQ_PLUS_VET';

/** Quantity steps for probes. */
export type QuantityBucket =
  /** 1 probe. */
  | 'IQ_1'
  /** 2 to 4 probes. */
  | 'IQ_2'
  /** 5 to 9 probes. */
  | 'IQ_5'
  /** 10 probes, the most that can be ordered without our sales team. */
  | 'IQ_10'
  /** Handled by sales. */
  | 'IQ_ABOVE_10';

/** How often something is billed. */
export type BillingTerm =
  /** Once; nothing renews. */
  | 'ONE_TIME'
  /** Every month. */
  | 'ONE_MONTH'
  /** Every year, within a longer term. */
  | 'ANNUAL'
  /** Every year, for one year. */
  | 'ONE_YEAR'
  /** Every two years, for two years. */
  | 'TWO_YEARS'
  /** Every three years, for three years. */
  | 'THREE_YEARS';

/** Connector between a probe and a phone. */
export type Connector =
  /** Lightning, for iPhones before the iPhone 15. */
  | 'LIGHTNING'
  /** USB-C. */
  | 'USBC';

/** How a buyer pays. */
export type PaymentMethodEnum =
  /** Bank debit in the United States. */
  | 'ACH'
  /** Bank debit in Canada. */
  | 'ACSS'
  /** Installments with Affirm: the lender pays the order, and the buyer repays the lender. */
  | 'AFFIRM'
  /** Bancontact, in Belgium. */
  | 'BANCONTACT'
  /** Credit or debit card, with its wallets. */
  | 'CREDIT_CARD'
  /** Ask for a quote and pay later. */
  | 'ELECTRONIC_QUOTE'
  /** EPS bank transfer, in Austria. */
  | 'EPS'
  /** Nothing to pay. */
  | 'FREE'
  /** Bank payment with iDEAL, in the Netherlands. */
  | 'IDEAL'
  /** Klarna: it pays the order, and the buyer pays Klarna. */
  | 'KLARNA'
  /** PayPal, charged for this order only. */
  | 'PAYPAL_ONE_TIME'
  /** Przelewy24, in Poland. */
  | 'PRZELEWY24'
  /** SEPA direct debit in euros. */
  | 'SEPA';

/** Status of an order. */
export type OrderStatus =
  /** A quote that isn't paid yet: nothing is sold or shipped. */
  | 'UNCONFIRMED'
  /** Confirmed; nothing has been shipped yet. */
  | 'UNFULFILLED'
  /** Some of its items were shipped. */
  | 'PARTIALLY_FULFILLED'
  /** Everything that ships was shipped. */
  | 'FULFILLED'
  /** It was canceled, or a quote has expired; nothing more is shipped or charged. */
  | 'CANCELED'
  /** The buyer has withdrawn from it as a consumer: shipped items are returned and the payment is refunded. */
  | 'WITHDRAWN';

/** What became of a quote. */
export type QuoteStatus =
  /** It can be paid at its prices. */
  | 'OPEN'
  /** It was paid, and is an ordinary order. */
  | 'PAID'
  /** It wasn't paid in time; a new quote has today's prices. */
  | 'EXPIRED';

/** Whether an order or invoice has been paid. */
export type OrderPaymentStatus =
  /** It isn't fully paid. */
  | 'OPEN'
  /** It is fully paid; this never reverts. */
  | 'PAID';

/** Why a payment failed after the order was placed: a bank returned the debit, or the provider refused it after a review. */
export type DebitFailure =
  /** The account did not have enough money. */
  | 'INSUFFICIENT_FUNDS'
  /** The account is closed, or may not be debited. */
  | 'ACCOUNT_CLOSED'
  /** The bank has no such account. */
  | 'ACCOUNT_NOT_FOUND'
  /** The account's owner told the bank that they hadn't authorized the debit. */
  | 'NOT_AUTHORIZED'
  /** The buyer did not confirm the small deposits to the account in time. */
  | 'NOT_VERIFIED'
  /** No other reason was given; always so after a review. */
  | 'RETURNED';

/** How much of a total was charged. */
export type ChargeStatus =
  /** A bank is still processing it, which can take days, or the provider is reviewing it. */
  | 'ASYNC_PROCESSING'
  /** All of it was charged. */
  | 'FULLY_CHARGED'
  /** Nothing was charged. */
  | 'NOT_CHARGED'
  /** A part of it was charged. */
  | 'PARTIALLY_CHARGED';

/** Kind of transaction with a provider. */
export type TransactionKind =
  /** Reserves an amount. */
  | 'AUTHORIZE'
  /** Collects a reserved amount. */
  | 'CAPTURE'
  /** Collects an amount immediately. */
  | 'CHARGE'
  /** Returns an amount that was collected. */
  | 'REFUND'
  /** Releases a reserved amount that wasn't collected. */
  | 'VOID';

/** Unit of a discount's value. */
export type DiscountValueType =
  /** An amount in the currency of the order. */
  | 'FIXED'
  /** A percentage of the price. */
  | 'PERCENTAGE';

/** Acknowledgement by the buyer before placing the order. */
export type LegalAcknowledgement =
  /** A third party is rewarded for the purchase. */
  | 'ACKNOWLEDGE_AMBASSADOR_THIRD_PARTY'
  /** The buyer is licensed to use a probe. */
  | 'LICENSED'
  /** The payment method may be charged again or debited. */
  | 'PAYMENT_AUTHORIZATION'
  /** A probe without a membership has fewer features. */
  | 'PROBE_ONLY'
  /** The membership renews and is charged until it is canceled. */
  | 'RENEWAL'
  /** The rental is charged until its commitment ends. */
  | 'RENTAL_PAYMENT'
  /** The buyer agrees to the terms and conditions. */
  | 'TERMS_AND_CONDITIONS';

/** Terms that a buyer accepts. */
export type TermsDocument =
  /** The terms of every sale. */
  | 'MASTER_TERMS'
  /** The terms of renting a probe. */
  | 'RENTAL_TERMS';

/** Type of learner. */
export type TraineeType =
  /** A student of human or veterinary medicine. */
  | 'MEDICAL_STUDENT'
  /** Anyone else in training for a profession that uses ultrasound. */
  | 'OTHER_TRAINEE'
  /** A physician or veterinarian in specialist training. */
  | 'RESIDENT';

/** Area of use that groups the features of a pro custom plan. */
export type UseArea =
  /** Working together. */
  | 'COLLABORATION'
  /** Measurements and other tools for diagnosis. */
  | 'DIAGNOSTIC_TOOLS'
  /** Teaching and learning. */
  | 'EDUCATION'
  /** Guidance of procedures. */
  | 'PROCEDURAL_TOOLS';

/** Job title in a practice. */
export type JobTitle =
  /** A veterinarian employed by a practice. */
  | 'ASSOCIATE_VETERINARIAN'
  /** Chief executive officer. */
  | 'CEO'
  /** Chief medical officer. */
  | 'CMO'
  /** A teacher at a school or university. */
  | 'FACULTY'
  /** An owner of the practice. */
  | 'OWNER'
  /** A manager of the practice. */
  | 'PRACTICE_MANAGER'
  /** A veterinarian in specialist training. */
  | 'RESIDENT'
  /** Registered veterinary technician. */
  | 'RVT'
  /** A sonographer. */
  | 'SONOGRAPHER'
  /** A student. */
  | 'STUDENT'
  /** A technician. */
  | 'TECHNICIAN';

/** How many people scan in an organization. */
export type OrganizationSize =
  /** More than 50 people. */
  | 'ABOVE_50'
  /** 1 person. */
  | 'ONE'
  /** 4 to 10 people. */
  | 'UP_TO_10'
  /** 2 or 3 people. */
  | 'UP_TO_3'
  /** 11 to 50 people. */
  | 'UP_TO_50';

/** What an organization is. */
export type OrganizationType =
  /** A charity or aid organization. */
  | 'CHARITY'
  /** A clinic or practice. */
  | 'CLINIC'
  /** A company. */
  | 'COMPANY'
  /** An emergency medical service. */
  | 'EMERGENCY_SERVICE'
  /** A public authority. */
  | 'GOVERNMENT'
  /** A hospital. */
  | 'HOSPITAL'
  /** A group of hospitals or clinics. */
  | 'HOSPITAL_GROUP'
  /** Armed forces. */
  | 'MILITARY'
  /** A school or university. */
  | 'SCHOOL'
  /** A veterinary practice. */
  | 'VETERINARY_PRACTICE';

/** Where people practice, in human or veterinary medicine. */
export type PracticePlace =
  /** In an ambulance or helicopter. */
  | 'AMBULANCE'
  /** In a veterinary hospital. */
  | 'ANIMAL_HOSPITAL'
  /** In a clinic. */
  | 'CLINIC'
  /** On farms. */
  | 'FARM'
  /** In the field, far from a hospital. */
  | 'FIELD'
  /** At patients' homes. */
  | 'HOME_VISITS'
  /** In a hospital. */
  | 'HOSPITAL'
  /** In a mobile practice. */
  | 'MOBILE_PRACTICE'
  /** Anywhere else. */
  | 'OTHER'
  /** In a practice of their own. */
  | 'OWN_PRACTICE'
  /** At a school or university. */
  | 'SCHOOL'
  /** In an animal shelter. */
  | 'SHELTER'
  /** At stables. */
  | 'STABLE'
  /** In a zoo or with wildlife. */
  | 'ZOO';

/** Specialty of human or veterinary medicine. */
export type Specialty =
  /** Anesthesiology. */
  | 'ANESTHESIOLOGY'
  /** Cardiology. */
  | 'CARDIOLOGY'
  /** Cattle. */
  | 'CATTLE'
  /** Critical care. */
  | 'CRITICAL_CARE'
  /** Emergency medicine. */
  | 'EMERGENCY_MEDICINE'
  /** Endocrinology. */
  | 'ENDOCRINOLOGY'
  /** Horses. */
  | 'EQUINE'
  /** Exotic animals. */
  | 'EXOTIC_ANIMALS'
  /** Family medicine. */
  | 'FAMILY_MEDICINE'
  /** Gastroenterology. */
  | 'GASTROENTEROLOGY'
  /** General surgery. */
  | 'GENERAL_SURGERY'
  /** Geriatrics. */
  | 'GERIATRICS'
  /** Obstetrics and gynecology. */
  | 'GYNECOLOGY_OBSTETRICS'
  /** Hospital medicine. */
  | 'HOSPITAL_MEDICINE'
  /** Internal medicine. */
  | 'INTERNAL_MEDICINE'
  /** Midwifery. */
  | 'MIDWIFERY'
  /** Nephrology. */
  | 'NEPHROLOGY'
  /** Neurology. */
  | 'NEUROLOGY'
  /** Nursing. */
  | 'NURSING'
  /** Oncology. */
  | 'ONCOLOGY'
  /** Orthopedics. */
  | 'ORTHOPEDICS'
  /** Any other specialty. */
  | 'OTHER'
  /** Pain medicine. */
  | 'PAIN_MEDICINE'
  /** Palliative care. */
  | 'PALLIATIVE_CARE'
  /** Paramedicine. */
  | 'PARAMEDICINE'
  /** Pediatrics. */
  | 'PEDIATRICS'
  /** Physical therapy. */
  | 'PHYSICAL_THERAPY'
  /** Poultry. */
  | 'POULTRY'
  /** Pulmonology. */
  | 'PULMONOLOGY'
  /** Radiology. */
  | 'RADIOLOGY'
  /** Rehabilitation. */
  | 'REHABILITATION'
  /** Rheumatology. */
  | 'RHEUMATOLOGY'
  /** Sheep and goats. */
  | 'SHEEP_AND_GOATS'
  /** Shelter medicine. */
  | 'SHELTER_MEDICINE'
  /** Small animals. */
  | 'SMALL_ANIMALS'
  /** Sports medicine. */
  | 'SPORTS_MEDICINE'
  /** Pigs. */
  | 'SWINE'
  /** Urology. */
  | 'UROLOGY'
  /** Vascular medicine. */
  | 'VASCULAR_MEDICINE'
  /** Veterinary cardiology. */
  | 'VETERINARY_CARDIOLOGY'
  /** Veterinary emergency medicine. */
  | 'VETERINARY_EMERGENCY'
  /** Veterinary imaging. */
  | 'VETERINARY_IMAGING'
  /** Veterinary surgery. */
  | 'VETERINARY_SURGERY'
  /** Zoo animals and wildlife. */
  | 'ZOO_AND_WILDLIFE';

/** What a veterinarian wants to examine. */
export type VeterinaryInterest =
  /** The abdomen. */
  | 'ABDOMEN'
  /** Emergencies. */
  | 'EMERGENCIES'
  /** Guiding needles. */
  | 'GUIDED_PROCEDURES'
  /** The heart. */
  | 'HEART'
  /** The lungs. */
  | 'LUNG'
  /** Pregnancy and reproduction. */
  | 'REPRODUCTION'
  /** Teaching. */
  | 'TEACHING'
  /** Tendons and joints. */
  | 'TENDONS_AND_JOINTS';

/** How people hear about the shop. */
export type LeadSource =
  /** An article or podcast. */
  | 'ARTICLE'
  /** A colleague. */
  | 'COLLEAGUE'
  /** A conference or trade show. */
  | 'CONFERENCE'
  /** Anything else. */
  | 'OTHER'
  /** One of our representatives. */
  | 'REPRESENTATIVE'
  /** School or a course. */
  | 'SCHOOL'
  /** A search engine. */
  | 'SEARCH'
  /** Social media. */
  | 'SOCIAL_MEDIA';

/** Result of a sync with the account service. */
export type SyncResult =
  /** The account service has the account as the shop has it. */
  | 'SYNCED_SUCCESSFULLY';

/** Text direction. */
export type TextDirection =
  /** Left to right. */
  | 'LTR'
  /** Right to left. */
  | 'RTL';

/** Language code; the second part is a country or a script. */
export type LanguageCodeEnum =
  /** Arabic. */
  | 'AR'
  /** Bulgarian. */
  | 'BG'
  /** Bangla. */
  | 'BN'
  /** Catalan. */
  | 'CA'
  /** Czech. */
  | 'CS'
  /** Danish. */
  | 'DA'
  /** German. */
  | 'DE'
  /** Greek. */
  | 'EL'
  /** English. */
  | 'EN'
  /** English (Canada). */
  | 'EN_CA'
  /** English (United States). */
  | 'EN_US'
  /** Spanish. */
  | 'ES'
  /** Spanish (Colombia). */
  | 'ES_CO'
  /** Estonian. */
  | 'ET'
  /** Persian. */
  | 'FA'
  /** Finnish. */
  | 'FI'
  /** French. */
  | 'FR'
  /** French (Canada). */
  | 'FR_CA'
  /** Hebrew. */
  | 'HE'
  /** Hindi. */
  | 'HI'
  /** Croatian. */
  | 'HR'
  /** Hungarian. */
  | 'HU'
  /** Indonesian. */
  | 'ID'
  /** Icelandic. */
  | 'IS'
  /** Italian. */
  | 'IT'
  /** Japanese. */
  | 'JA'
  /** Korean. */
  | 'KO'
  /** Lithuanian. */
  | 'LT'
  /** Latvian. */
  | 'LV'
  /** Norwegian Bokmål. */
  | 'NB'
  /** Dutch. */
  | 'NL'
  /** Norwegian. */
  | 'NO'
  /** Polish. */
  | 'PL'
  /** Portuguese. */
  | 'PT'
  /** Portuguese (Brazil). */
  | 'PT_BR'
  /** Romanian. */
  | 'RO'
  /** Russian. */
  | 'RU'
  /** Slovak. */
  | 'SK'
  /** Slovenian. */
  | 'SL'
  /** Serbian. */
  | 'SR'
  /** Swedish. */
  | 'SV'
  /** Thai. */
  | 'TH'
  /** Turkish. */
  | 'TR'
  /** Ukrainian. */
  | 'UK'
  /** Urdu. */
  | 'UR'
  /** Vietnamese. */
  | 'VI'
  /** Chinese (Simplified). */
  | 'ZH_HANS'
  /** Chinese (Traditional). */
  | 'ZH_HANT';

/** One tax of a checkout or an order, charged on the price before tax and rounded separately. */
export type TaxLine = {
  readonly __typename?: 'TaxLine';
  /** Tax code. */
  readonly code: TaxCode;
  /** Legal name, such as QST (TVQ in French), in the language of the checkout or order; null where the country's tax name applies. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Rate in percent. */
  readonly rate: Scalars['Float']['output'];
  /** Amount; 0 where the buyer accounts for it (reverse charge). */
  readonly amount: Money;
  /** The seller's registration number for this tax, which must be shown next to it on documents (Canada); null where there is none. Excludes the VAT number, which is shown with the seller's name. */
  readonly registrationNumber?: Maybe<Scalars['String']['output']>;
};

/** A sales tax. */
export type TaxCode =
  /** Value-added tax. */
  | 'VAT'
  /** State sales tax, or an estimate of it; in older Canadian orders, all taxes combined. */
  | 'SALES_TAX'
  /** Goods and services tax: of Canada, Australia, New Zealand, Singapore and India. */
  | 'GST'
  /** Harmonized sales tax of Canada: the federal and provincial parts combined. */
  | 'HST'
  /** Sales tax of Quebec. */
  | 'QST'
  /** Sales tax of British Columbia or Saskatchewan. */
  | 'PST'
  /** Retail sales tax of Manitoba. */
  | 'RST';

/** How tax relates to an entered price. */
export type TaxTreatment =
  /** Entered without tax, which is added (US, Canada). */
  | 'NET_PLUS_TAX'
  /** Entered with tax included. */
  | 'GROSS_INCLUDES_TAX'
  /** Entered with tax included, which the buyer accounts for and therefore doesn't pay (EU reverse charge). */
  | 'REVERSE_CHARGE';

/** Country by ISO 3166-1 alpha-2 code. */
export type CountryCode =
  /** Andorra. */
  | 'AD'
  /** United Arab Emirates. */
  | 'AE'
  /** Afghanistan. */
  | 'AF'
  /** Antigua and Barbuda. */
  | 'AG'
  /** Anguilla. */
  | 'AI'
  /** Albania. */
  | 'AL'
  /** Armenia. */
  | 'AM'
  /** Angola. */
  | 'AO'
  /** Antarctica. */
  | 'AQ'
  /** Argentina. */
  | 'AR'
  /** American Samoa. */
  | 'AS'
  /** Austria. */
  | 'AT'
  /** Australia. */
  | 'AU'
  /** Aruba. */
  | 'AW'
  /** Åland Islands. */
  | 'AX'
  /** Azerbaijan. */
  | 'AZ'
  /** Bosnia and Herzegovina. */
  | 'BA'
  /** Barbados. */
  | 'BB'
  /** Bangladesh. */
  | 'BD'
  /** Belgium. */
  | 'BE'
  /** Burkina Faso. */
  | 'BF'
  /** Bulgaria. */
  | 'BG'
  /** Bahrain. */
  | 'BH'
  /** Burundi. */
  | 'BI'
  /** Benin. */
  | 'BJ'
  /** St. Barthélemy. */
  | 'BL'
  /** Bermuda. */
  | 'BM'
  /** Brunei. */
  | 'BN'
  /** Bolivia. */
  | 'BO'
  /** Caribbean Netherlands. */
  | 'BQ'
  /** Brazil. */
  | 'BR'
  /** Bahamas. */
  | 'BS'
  /** Bhutan. */
  | 'BT'
  /** Bouvet Island. */
  | 'BV'
  /** Botswana. */
  | 'BW'
  /** Belarus. */
  | 'BY'
  /** Belize. */
  | 'BZ'
  /** Canada. */
  | 'CA'
  /** Cocos (Keeling) Islands. */
  | 'CC'
  /** Congo - Kinshasa. */
  | 'CD'
  /** Central African Republic. */
  | 'CF'
  /** Congo - Brazzaville. */
  | 'CG'
  /** Switzerland. */
  | 'CH'
  /** Côte d'Ivoire. */
  | 'CI'
  /** Cook Islands. */
  | 'CK'
  /** Chile. */
  | 'CL'
  /** Cameroon. */
  | 'CM'
  /** China. */
  | 'CN'
  /** Colombia. */
  | 'CO'
  /** Costa Rica. */
  | 'CR'
  /** Cuba. */
  | 'CU'
  /** Cape Verde. */
  | 'CV'
  /** Curaçao. */
  | 'CW'
  /** Christmas Island. */
  | 'CX'
  /** Cyprus. */
  | 'CY'
  /** Czechia. */
  | 'CZ'
  /** Germany. */
  | 'DE'
  /** Djibouti. */
  | 'DJ'
  /** Denmark. */
  | 'DK'
  /** Dominica. */
  | 'DM'
  /** Dominican Republic. */
  | 'DO'
  /** Algeria. */
  | 'DZ'
  /** Ecuador. */
  | 'EC'
  /** Estonia. */
  | 'EE'
  /** Egypt. */
  | 'EG'
  /** Western Sahara. */
  | 'EH'
  /** Eritrea. */
  | 'ER'
  /** Spain. */
  | 'ES'
  /** Ethiopia. */
  | 'ET'
  /** Finland. */
  | 'FI'
  /** Fiji. */
  | 'FJ'
  /** Falkland Islands. */
  | 'FK'
  /** Micronesia. */
  | 'FM'
  /** Faroe Islands. */
  | 'FO'
  /** France. */
  | 'FR'
  /** Gabon. */
  | 'GA'
  /** United Kingdom. */
  | 'GB'
  /** Grenada. */
  | 'GD'
  /** Georgia. */
  | 'GE'
  /** French Guiana. */
  | 'GF'
  /** Guernsey. */
  | 'GG'
  /** Ghana. */
  | 'GH'
  /** Gibraltar. */
  | 'GI'
  /** Greenland. */
  | 'GL'
  /** Gambia. */
  | 'GM'
  /** Guinea. */
  | 'GN'
  /** Guadeloupe. */
  | 'GP'
  /** Equatorial Guinea. */
  | 'GQ'
  /** Greece. */
  | 'GR'
  /** South Georgia and South Sandwich Islands. */
  | 'GS'
  /** Guatemala. */
  | 'GT'
  /** Guam. */
  | 'GU'
  /** Guinea-Bissau. */
  | 'GW'
  /** Guyana. */
  | 'GY'
  /** Hong Kong SAR China. */
  | 'HK'
  /** Heard and McDonald Islands. */
  | 'HM'
  /** Honduras. */
  | 'HN'
  /** Croatia. */
  | 'HR'
  /** Haiti. */
  | 'HT'
  /** Hungary. */
  | 'HU'
  /** Indonesia. */
  | 'ID'
  /** Ireland. */
  | 'IE'
  /** Israel. */
  | 'IL'
  /** Isle of Man. */
  | 'IM'
  /** India. */
  | 'IN'
  /** British Indian Ocean Territory. */
  | 'IO'
  /** Iraq. */
  | 'IQ'
  /** Iran. */
  | 'IR'
  /** Iceland. */
  | 'IS'
  /** Italy. */
  | 'IT'
  /** Jersey. */
  | 'JE'
  /** Jamaica. */
  | 'JM'
  /** Jordan. */
  | 'JO'
  /** Japan. */
  | 'JP'
  /** Kenya. */
  | 'KE'
  /** Kyrgyzstan. */
  | 'KG'
  /** Cambodia. */
  | 'KH'
  /** Kiribati. */
  | 'KI'
  /** Comoros. */
  | 'KM'
  /** St. Kitts and Nevis. */
  | 'KN'
  /** North Korea. */
  | 'KP'
  /** South Korea. */
  | 'KR'
  /** Kuwait. */
  | 'KW'
  /** Cayman Islands. */
  | 'KY'
  /** Kazakhstan. */
  | 'KZ'
  /** Laos. */
  | 'LA'
  /** Lebanon. */
  | 'LB'
  /** St. Lucia. */
  | 'LC'
  /** Liechtenstein. */
  | 'LI'
  /** Sri Lanka. */
  | 'LK'
  /** Liberia. */
  | 'LR'
  /** Lesotho. */
  | 'LS'
  /** Lithuania. */
  | 'LT'
  /** Luxembourg. */
  | 'LU'
  /** Latvia. */
  | 'LV'
  /** Libya. */
  | 'LY'
  /** Morocco. */
  | 'MA'
  /** Monaco. */
  | 'MC'
  /** Moldova. */
  | 'MD'
  /** Montenegro. */
  | 'ME'
  /** St. Martin. */
  | 'MF'
  /** Madagascar. */
  | 'MG'
  /** Marshall Islands. */
  | 'MH'
  /** North Macedonia. */
  | 'MK'
  /** Mali. */
  | 'ML'
  /** Myanmar (Burma). */
  | 'MM'
  /** Mongolia. */
  | 'MN'
  /** Macao SAR China. */
  | 'MO'
  /** Northern Mariana Islands. */
  | 'MP'
  /** Martinique. */
  | 'MQ'
  /** Mauritania. */
  | 'MR'
  /** Montserrat. */
  | 'MS'
  /** Malta. */
  | 'MT'
  /** Mauritius. */
  | 'MU'
  /** Maldives. */
  | 'MV'
  /** Malawi. */
  | 'MW'
  /** Mexico. */
  | 'MX'
  /** Malaysia. */
  | 'MY'
  /** Mozambique. */
  | 'MZ'
  /** Namibia. */
  | 'NA'
  /** New Caledonia. */
  | 'NC'
  /** Niger. */
  | 'NE'
  /** Norfolk Island. */
  | 'NF'
  /** Nigeria. */
  | 'NG'
  /** Nicaragua. */
  | 'NI'
  /** Netherlands. */
  | 'NL'
  /** Norway. */
  | 'NO'
  /** Nepal. */
  | 'NP'
  /** Nauru. */
  | 'NR'
  /** Niue. */
  | 'NU'
  /** New Zealand. */
  | 'NZ'
  /** Oman. */
  | 'OM'
  /** Panama. */
  | 'PA'
  /** Peru. */
  | 'PE'
  /** French Polynesia. */
  | 'PF'
  /** Papua New Guinea. */
  | 'PG'
  /** Philippines. */
  | 'PH'
  /** Pakistan. */
  | 'PK'
  /** Poland. */
  | 'PL'
  /** St. Pierre and Miquelon. */
  | 'PM'
  /** Pitcairn Islands. */
  | 'PN'
  /** Puerto Rico. */
  | 'PR'
  /** Palestinian Territories. */
  | 'PS'
  /** Portugal. */
  | 'PT'
  /** Palau. */
  | 'PW'
  /** Paraguay. */
  | 'PY'
  /** Qatar. */
  | 'QA'
  /** Réunion. */
  | 'RE'
  /** Romania. */
  | 'RO'
  /** Serbia. */
  | 'RS'
  /** Russia. */
  | 'RU'
  /** Rwanda. */
  | 'RW'
  /** Saudi Arabia. */
  | 'SA'
  /** Solomon Islands. */
  | 'SB'
  /** Seychelles. */
  | 'SC'
  /** Sudan. */
  | 'SD'
  /** Sweden. */
  | 'SE'
  /** Singapore. */
  | 'SG'
  /** St. Helena. */
  | 'SH'
  /** Slovenia. */
  | 'SI'
  /** Svalbard and Jan Mayen. */
  | 'SJ'
  /** Slovakia. */
  | 'SK'
  /** Sierra Leone. */
  | 'SL'
  /** San Marino. */
  | 'SM'
  /** Senegal. */
  | 'SN'
  /** Somalia. */
  | 'SO'
  /** Suriname. */
  | 'SR'
  /** South Sudan. */
  | 'SS'
  /** São Tomé and Príncipe. */
  | 'ST'
  /** El Salvador. */
  | 'SV'
  /** Sint Maarten. */
  | 'SX'
  /** Syria. */
  | 'SY'
  /** Eswatini. */
  | 'SZ'
  /** Turks and Caicos Islands. */
  | 'TC'
  /** Chad. */
  | 'TD'
  /** French Southern Territories. */
  | 'TF'
  /** Togo. */
  | 'TG'
  /** Thailand. */
  | 'TH'
  /** Tajikistan. */
  | 'TJ'
  /** Tokelau. */
  | 'TK'
  /** Timor-Leste. */
  | 'TL'
  /** Turkmenistan. */
  | 'TM'
  /** Tunisia. */
  | 'TN'
  /** Tonga. */
  | 'TO'
  /** Türkiye. */
  | 'TR'
  /** Trinidad and Tobago. */
  | 'TT'
  /** Tuvalu. */
  | 'TV'
  /** Taiwan. */
  | 'TW'
  /** Tanzania. */
  | 'TZ'
  /** Ukraine. */
  | 'UA'
  /** Uganda. */
  | 'UG'
  /** U.S. Outlying Islands. */
  | 'UM'
  /** United States. */
  | 'US'
  /** Uruguay. */
  | 'UY'
  /** Uzbekistan. */
  | 'UZ'
  /** Vatican City. */
  | 'VA'
  /** St. Vincent and Grenadines. */
  | 'VC'
  /** Venezuela. */
  | 'VE'
  /** British Virgin Islands. */
  | 'VG'
  /** U.S. Virgin Islands. */
  | 'VI'
  /** Vietnam. */
  | 'VN'
  /** Vanuatu. */
  | 'VU'
  /** Wallis and Futuna. */
  | 'WF'
  /** Samoa. */
  | 'WS'
  /** Kosovo. */
  | 'XK'
  /** Yemen. */
  | 'YE'
  /** Mayotte. */
  | 'YT'
  /** South Africa. */
  | 'ZA'
  /** Zambia. */
  | 'ZM'
  /** Zimbabwe. */
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
    | ( Omit<MenuItem, 'target' | 'children'> & { target: _RefType['TranslatableItem'], children: ReadonlyArray<_RefType['MenuItem']> } )
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
    | ( Omit<Checkout, 'country' | 'lines' | 'subtotalPrice' | 'subtotalPriceWithDiscounts' | 'discountAmount' | 'discountAmountNonLines' | 'offers' | 'prorationAmount' | 'shippingPrice' | 'totalPrice' | 'taxLines' | 'estimatedDuty' | 'shippingAddress' | 'billingAddress' | 'availableShippingMethods' | 'shippingMethod' | 'minimumTotal' | 'membershipTerm' | 'savedPaymentMethods' | 'chosenSavedPaymentMethod' | 'organization' | 'organizationMembership' | 'activePromos'> & { country: _RefType['Country'], lines: ReadonlyArray<_RefType['CheckoutLine']>, subtotalPrice: _RefType['TaxedMoney'], subtotalPriceWithDiscounts: _RefType['TaxedMoney'], discountAmount: _RefType['Money'], discountAmountNonLines: _RefType['Money'], offers: ReadonlyArray<_RefType['CheckoutOffer']>, prorationAmount?: Maybe<_RefType['Money']>, shippingPrice?: Maybe<_RefType['TaxedMoney']>, totalPrice: _RefType['TaxedMoney'], taxLines: ReadonlyArray<_RefType['TaxLine']>, estimatedDuty?: Maybe<_RefType['Money']>, shippingAddress?: Maybe<_RefType['Address']>, billingAddress?: Maybe<_RefType['Address']>, availableShippingMethods: ReadonlyArray<_RefType['ShippingMethod']>, shippingMethod?: Maybe<_RefType['ShippingMethod']>, minimumTotal?: Maybe<_RefType['Money']>, membershipTerm?: Maybe<_RefType['MembershipTerm']>, savedPaymentMethods: ReadonlyArray<_RefType['SavedPaymentMethod']>, chosenSavedPaymentMethod?: Maybe<_RefType['SavedPaymentMethod']>, organization?: Maybe<_RefType['Organization']>, organizationMembership?: Maybe<_RefType['OrganizationMembership']>, activePromos: ReadonlyArray<_RefType['Promo']> } )
    | ( Omit<CheckoutLine, 'variant' | 'unitPricing' | 'totalPrice' | 'totalPriceDiscounted' | 'renewalPrice'> & { variant: _RefType['ProductVariant'], unitPricing: _RefType['VariantPricingInfo'], totalPrice: _RefType['TaxedMoney'], totalPriceDiscounted: _RefType['TaxedMoney'], renewalPrice?: Maybe<_RefType['TaxedMoney']> } )
    | ( Omit<ShippingMethod, 'price' | 'checkoutPrices'> & { price: _RefType['Money'], checkoutPrices?: Maybe<_RefType['CheckoutShippingPrices']> } )
    | ( Omit<Order, 'country' | 'quote' | 'lines' | 'subtotal' | 'discount' | 'shippingPrice' | 'total' | 'taxLines' | 'shippingAddress' | 'billingAddress' | 'partPayment' | 'payments' | 'fulfillments' | 'estimatedDuty' | 'invoice' | 'membershipTerm'> & { country: _RefType['Country'], quote?: Maybe<_RefType['OrderQuote']>, lines: ReadonlyArray<_RefType['OrderLine']>, subtotal: _RefType['TaxedMoney'], discount: _RefType['Money'], shippingPrice: _RefType['TaxedMoney'], total: _RefType['TaxedMoney'], taxLines: ReadonlyArray<_RefType['TaxLine']>, shippingAddress?: Maybe<_RefType['Address']>, billingAddress?: Maybe<_RefType['Address']>, partPayment?: Maybe<_RefType['PartPayment']>, payments: ReadonlyArray<_RefType['Payment']>, fulfillments: ReadonlyArray<_RefType['Fulfillment']>, estimatedDuty?: Maybe<_RefType['Money']>, invoice?: Maybe<_RefType['Invoice']>, membershipTerm?: Maybe<_RefType['MembershipTerm']> } )
    | ( Omit<OrderLine, 'unitPrice' | 'undiscountedUnitPrice' | 'totalPrice' | 'totalPriceDiscounted'> & { unitPrice: _RefType['TaxedMoney'], undiscountedUnitPrice: _RefType['TaxedMoney'], totalPrice: _RefType['TaxedMoney'], totalPriceDiscounted: _RefType['TaxedMoney'] } )
    | ( Omit<Payment, 'total' | 'refunded' | 'transactions'> & { total: _RefType['Money'], refunded: _RefType['Money'], transactions: ReadonlyArray<_RefType['Transaction']> } )
    | ( Omit<Transaction, 'amount' | 'payment'> & { amount: _RefType['Money'], payment: _RefType['Payment'] } )
    | ( OrderEvent )
    | ( Omit<Fulfillment, 'lines'> & { lines: ReadonlyArray<_RefType['FulfillmentLine']> } )
    | ( Omit<FulfillmentLine, 'orderLine'> & { orderLine: _RefType['OrderLine'] } )
    | ( ParentTypes['Invoice'] )
    | ( ParentTypes['User'] )
    | ( ParentTypes['OrganizationMembership'] )
    | ( ParentTypes['Organization'] )
    | ( CreditCard )
    | ( BankAccount )
    | ( SepaDirectDebit )
    | ( Voucher )
    | ( Sale )
    | ( Omit<ShippingZone, 'countries' | 'shippingMethods'> & { countries: ReadonlyArray<_RefType['Country']>, shippingMethods: ReadonlyArray<_RefType['ShippingMethod']> } )
    | ( Omit<Collection, 'products'> & { products: ReadonlyArray<_RefType['Product']> } )
    | ( Omit<DigitalContent, 'productVariant'> & { productVariant: _RefType['ProductVariant'] } )
    | ( DigitalContentUrl )
    | ( Omit<Menu, 'items'> & { items: ReadonlyArray<_RefType['MenuItem']> } )
    | ( Omit<MenuItem, 'target' | 'children'> & { target: _RefType['TranslatableItem'], children: ReadonlyArray<_RefType['MenuItem']> } )
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
    | ( Omit<CheckoutCustomerAttach, 'checkout' | 'mergedLines'> & { checkout?: Maybe<_RefType['Checkout']>, mergedLines: ReadonlyArray<_RefType['MergedCheckoutLine']> } )
    | ( Omit<CheckoutLinesAdd, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutLinesUpdate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutLineDelete, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutEmailUpdate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutAutoRenewalUpdate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutShippingAddressUpdate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutBillingAddressUpdate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutShippingMethodUpdate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutUpdateVoucher, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutVatNumberUpdate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
    | ( Omit<CheckoutQuoteDataUpdate, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } )
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
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Money: ResolverTypeWrapper<Amount>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  TaxedMoney: ResolverTypeWrapper<TaxedAmount>;
  MoneyInput: MoneyInput;
  Shop: ResolverTypeWrapper<ParentTypes['Shop']>;
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
  Checkout: ResolverTypeWrapper<Omit<Checkout, 'country' | 'lines' | 'subtotalPrice' | 'subtotalPriceWithDiscounts' | 'discountAmount' | 'discountAmountNonLines' | 'offers' | 'prorationAmount' | 'shippingPrice' | 'totalPrice' | 'taxLines' | 'estimatedDuty' | 'shippingAddress' | 'billingAddress' | 'availableShippingMethods' | 'shippingMethod' | 'minimumTotal' | 'membershipTerm' | 'savedPaymentMethods' | 'chosenSavedPaymentMethod' | 'organization' | 'organizationMembership' | 'activePromos'> & { country: ResolversTypes['Country'], lines: ReadonlyArray<ResolversTypes['CheckoutLine']>, subtotalPrice: ResolversTypes['TaxedMoney'], subtotalPriceWithDiscounts: ResolversTypes['TaxedMoney'], discountAmount: ResolversTypes['Money'], discountAmountNonLines: ResolversTypes['Money'], offers: ReadonlyArray<ResolversTypes['CheckoutOffer']>, prorationAmount?: Maybe<ResolversTypes['Money']>, shippingPrice?: Maybe<ResolversTypes['TaxedMoney']>, totalPrice: ResolversTypes['TaxedMoney'], taxLines: ReadonlyArray<ResolversTypes['TaxLine']>, estimatedDuty?: Maybe<ResolversTypes['Money']>, shippingAddress?: Maybe<ResolversTypes['Address']>, billingAddress?: Maybe<ResolversTypes['Address']>, availableShippingMethods: ReadonlyArray<ResolversTypes['ShippingMethod']>, shippingMethod?: Maybe<ResolversTypes['ShippingMethod']>, minimumTotal?: Maybe<ResolversTypes['Money']>, membershipTerm?: Maybe<ResolversTypes['MembershipTerm']>, savedPaymentMethods: ReadonlyArray<ResolversTypes['SavedPaymentMethod']>, chosenSavedPaymentMethod?: Maybe<ResolversTypes['SavedPaymentMethod']>, organization?: Maybe<ResolversTypes['Organization']>, organizationMembership?: Maybe<ResolversTypes['OrganizationMembership']>, activePromos: ReadonlyArray<ResolversTypes['Promo']> }>;
  PurchaseReferences: ResolverTypeWrapper<PurchaseReferences>;
  RefusedVoucher: ResolverTypeWrapper<RefusedVoucher>;
  VoucherReason: VoucherReason;
  CheckoutLine: ResolverTypeWrapper<Omit<CheckoutLine, 'variant' | 'unitPricing' | 'totalPrice' | 'totalPriceDiscounted' | 'renewalPrice'> & { variant: ResolversTypes['ProductVariant'], unitPricing: ResolversTypes['VariantPricingInfo'], totalPrice: ResolversTypes['TaxedMoney'], totalPriceDiscounted: ResolversTypes['TaxedMoney'], renewalPrice?: Maybe<ResolversTypes['TaxedMoney']> }>;
  MembershipTerm: ResolverTypeWrapper<Omit<MembershipTerm, 'price'> & { price?: Maybe<ResolversTypes['TaxedMoney']> }>;
  TermCommitment: ResolverTypeWrapper<TermCommitment>;
  TermsVersion: ResolverTypeWrapper<TermsVersion>;
  ShippingMethod: ResolverTypeWrapper<Omit<ShippingMethod, 'price' | 'checkoutPrices'> & { price: ResolversTypes['Money'], checkoutPrices?: Maybe<ResolversTypes['CheckoutShippingPrices']> }>;
  CheckoutShippingPrices: ResolverTypeWrapper<Omit<CheckoutShippingPrices, 'shippingPrice' | 'totalPrice' | 'taxLines'> & { shippingPrice: ResolversTypes['TaxedMoney'], totalPrice: ResolversTypes['TaxedMoney'], taxLines: ReadonlyArray<ResolversTypes['TaxLine']> }>;
  PaymentGateway: ResolverTypeWrapper<PaymentGateway>;
  CheckoutCreateInput: CheckoutCreateInput;
  PurchaseReferencesInput: PurchaseReferencesInput;
  CheckoutLineInput: CheckoutLineInput;
  TrialChargeInput: TrialChargeInput;
  PaymentInput: PaymentInput;
  LeadFormInput: LeadFormInput;
  TradeInCreateInput: TradeInCreateInput;
  PromotionFlag: PromotionFlag;
  TradeInCondition: TradeInCondition;
  EntryContext: EntryContext;
  FormType: FormType;
  ContactTopic: ContactTopic;
  TokenRevoke: ResolverTypeWrapper<TokenRevoke>;
  LoginNonceRedeem: ResolverTypeWrapper<LoginNonceRedeem>;
  LearnerVerificationInput: LearnerVerificationInput;
  Referrer: ResolverTypeWrapper<Referrer>;
  ReferralCredit: ResolverTypeWrapper<ReferralCredit>;
  ReferralCreditKind: ReferralCreditKind;
  LearnerVerificationSubmit: ResolverTypeWrapper<LearnerVerificationSubmit>;
  WithdrawalInput: WithdrawalInput;
  WithdrawalDeclare: ResolverTypeWrapper<WithdrawalDeclare>;
  CancellationInput: CancellationInput;
  CancellationGround: CancellationGround;
  CancellationDeclare: ResolverTypeWrapper<CancellationDeclare>;
  DeclarationConfirm: ResolverTypeWrapper<DeclarationConfirm>;
  DeclarationReceipt: ResolverTypeWrapper<DeclarationReceipt>;
  DeclarationOutcome: DeclarationOutcome;
  LeadFormSubmit: ResolverTypeWrapper<LeadFormSubmit>;
  AnalyticsRecordInput: AnalyticsRecordInput;
  AnalyticsEventInput: AnalyticsEventInput;
  AnalyticsRecord: ResolverTypeWrapper<AnalyticsRecord>;
  TradeInCreate: ResolverTypeWrapper<Omit<TradeInCreate, 'tradeIn'> & { tradeIn?: Maybe<ResolversTypes['TradeIn']> }>;
  TradeIn: ResolverTypeWrapper<Omit<TradeIn, 'credit' | 'allInCredit'> & { credit: ResolversTypes['Money'], allInCredit?: Maybe<ResolversTypes['Money']> }>;
  OrderTradeIn: ResolverTypeWrapper<OrderTradeIn>;
  TradeInStatus: TradeInStatus;
  CheckoutPayload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CheckoutPayload']>;
  CheckoutCreate: ResolverTypeWrapper<Omit<CheckoutCreate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  BundlePreview: ResolverTypeWrapper<Omit<BundlePreview, 'subtotalPrice'> & { subtotalPrice?: Maybe<ResolversTypes['TaxedMoney']> }>;
  CheckoutContinue: ResolverTypeWrapper<Omit<CheckoutContinue, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutCustomerAttach: ResolverTypeWrapper<Omit<CheckoutCustomerAttach, 'checkout' | 'mergedLines'> & { checkout?: Maybe<ResolversTypes['Checkout']>, mergedLines: ReadonlyArray<ResolversTypes['MergedCheckoutLine']> }>;
  MergedCheckoutLine: ResolverTypeWrapper<Omit<MergedCheckoutLine, 'variant'> & { variant: ResolversTypes['ProductVariant'] }>;
  CheckoutLinesAdd: ResolverTypeWrapper<Omit<CheckoutLinesAdd, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutLinesUpdate: ResolverTypeWrapper<Omit<CheckoutLinesUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutLineDelete: ResolverTypeWrapper<Omit<CheckoutLineDelete, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutEmailUpdate: ResolverTypeWrapper<Omit<CheckoutEmailUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutAutoRenewalUpdate: ResolverTypeWrapper<Omit<CheckoutAutoRenewalUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutShippingAddressUpdate: ResolverTypeWrapper<Omit<CheckoutShippingAddressUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutBillingAddressUpdate: ResolverTypeWrapper<Omit<CheckoutBillingAddressUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutShippingMethodUpdate: ResolverTypeWrapper<Omit<CheckoutShippingMethodUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutUpdateVoucher: ResolverTypeWrapper<Omit<CheckoutUpdateVoucher, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutVatNumberUpdate: ResolverTypeWrapper<Omit<CheckoutVatNumberUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutQuoteDataUpdate: ResolverTypeWrapper<Omit<CheckoutQuoteDataUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutLanguageCodeUpdate: ResolverTypeWrapper<Omit<CheckoutLanguageCodeUpdate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  TaxIdStatus: TaxIdStatus;
  CheckoutPaymentCreate: ResolverTypeWrapper<Omit<CheckoutPaymentCreate, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutComplete: ResolverTypeWrapper<ParentTypes['CheckoutComplete']>;
  Order: ResolverTypeWrapper<Omit<Order, 'country' | 'quote' | 'lines' | 'subtotal' | 'discount' | 'shippingPrice' | 'total' | 'taxLines' | 'shippingAddress' | 'billingAddress' | 'partPayment' | 'payments' | 'fulfillments' | 'estimatedDuty' | 'invoice' | 'membershipTerm'> & { country: ResolversTypes['Country'], quote?: Maybe<ResolversTypes['OrderQuote']>, lines: ReadonlyArray<ResolversTypes['OrderLine']>, subtotal: ResolversTypes['TaxedMoney'], discount: ResolversTypes['Money'], shippingPrice: ResolversTypes['TaxedMoney'], total: ResolversTypes['TaxedMoney'], taxLines: ReadonlyArray<ResolversTypes['TaxLine']>, shippingAddress?: Maybe<ResolversTypes['Address']>, billingAddress?: Maybe<ResolversTypes['Address']>, partPayment?: Maybe<ResolversTypes['PartPayment']>, payments: ReadonlyArray<ResolversTypes['Payment']>, fulfillments: ReadonlyArray<ResolversTypes['Fulfillment']>, estimatedDuty?: Maybe<ResolversTypes['Money']>, invoice?: Maybe<ResolversTypes['Invoice']>, membershipTerm?: Maybe<ResolversTypes['MembershipTerm']> }>;
  OrderAccessCreate: ResolverTypeWrapper<OrderAccessCreate>;
  OrderPage: ResolverTypeWrapper<Omit<OrderPage, 'orders'> & { orders: ReadonlyArray<ResolversTypes['Order']> }>;
  OrderLine: ResolverTypeWrapper<Omit<OrderLine, 'unitPrice' | 'undiscountedUnitPrice' | 'totalPrice' | 'totalPriceDiscounted'> & { unitPrice: ResolversTypes['TaxedMoney'], undiscountedUnitPrice: ResolversTypes['TaxedMoney'], totalPrice: ResolversTypes['TaxedMoney'], totalPriceDiscounted: ResolversTypes['TaxedMoney'] }>;
  Payment: ResolverTypeWrapper<Omit<Payment, 'total' | 'refunded' | 'transactions'> & { total: ResolversTypes['Money'], refunded: ResolversTypes['Money'], transactions: ReadonlyArray<ResolversTypes['Transaction']> }>;
  Transaction: ResolverTypeWrapper<Omit<Transaction, 'amount' | 'payment'> & { amount: ResolversTypes['Money'], payment: ResolversTypes['Payment'] }>;
  OrderEvent: ResolverTypeWrapper<OrderEvent>;
  Fulfillment: ResolverTypeWrapper<Omit<Fulfillment, 'lines'> & { lines: ReadonlyArray<ResolversTypes['FulfillmentLine']> }>;
  FulfillmentLine: ResolverTypeWrapper<Omit<FulfillmentLine, 'orderLine'> & { orderLine: ResolversTypes['OrderLine'] }>;
  Invoice: ResolverTypeWrapper<ParentTypes['Invoice']>;
  CreditNote: ResolverTypeWrapper<ParentTypes['CreditNote']>;
  PayableKind: PayableKind;
  PayableDocument: PayableDocument;
  PayableStatus: PayableStatus;
  QuotedItem: ResolverTypeWrapper<QuotedItem>;
  PartPayment: ResolverTypeWrapper<Omit<PartPayment, 'received' | 'open'> & { received: ResolversTypes['Money'], open: ResolversTypes['Money'] }>;
  Payable: ResolverTypeWrapper<Omit<Payable, 'country' | 'lines' | 'taxLines' | 'total' | 'partPayment'> & { country: ResolversTypes['Country'], lines: ReadonlyArray<ResolversTypes['InvoiceLine']>, taxLines: ReadonlyArray<ResolversTypes['TaxLine']>, total: ResolversTypes['TaxedMoney'], partPayment?: Maybe<ResolversTypes['PartPayment']> }>;
  InvoicePay: ResolverTypeWrapper<Omit<InvoicePay, 'payable'> & { payable?: Maybe<ResolversTypes['Payable']> }>;
  OrderPay: ResolverTypeWrapper<Omit<OrderPay, 'payable'> & { payable?: Maybe<ResolversTypes['Payable']> }>;
  InvoiceLineKind: InvoiceLineKind;
  InvoiceLine: ResolverTypeWrapper<Omit<InvoiceLine, 'unitPrice' | 'totalPrice'> & { unitPrice?: Maybe<ResolversTypes['TaxedMoney']>, totalPrice: ResolversTypes['TaxedMoney'] }>;
  User: ResolverTypeWrapper<ParentTypes['User']>;
  LearnerDiscount: ResolverTypeWrapper<LearnerDiscount>;
  OrganizationMembership: ResolverTypeWrapper<ParentTypes['OrganizationMembership']>;
  Organization: ResolverTypeWrapper<ParentTypes['Organization']>;
  OrganizationMember: ResolverTypeWrapper<OrganizationMember>;
  OrganizationInvitation: ResolverTypeWrapper<OrganizationInvitation>;
  AuthorizedUserShop: ResolverTypeWrapper<Omit<AuthorizedUserShop, 'teamSubscriptions' | 'additionalTeamSubscriptions'> & { teamSubscriptions: ReadonlyArray<ResolversTypes['Product']>, additionalTeamSubscriptions: ReadonlyArray<ResolversTypes['Product']> }>;
  RentalSubscription: ResolverTypeWrapper<RentalSubscription>;
  Subscription: ResolverTypeWrapper<ParentTypes['Subscription']>;
  NextRenewal: ResolverTypeWrapper<Omit<NextRenewal, 'price' | 'amount'> & { price: ResolversTypes['TaxedMoney'], amount: ResolversTypes['TaxedMoney'] }>;
  CreditCard: ResolverTypeWrapper<CreditCard>;
  BankAccount: ResolverTypeWrapper<BankAccount>;
  SEPADirectDebit: ResolverTypeWrapper<SepaDirectDebit>;
  SavedPaymentMethod: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SavedPaymentMethod']>;
  QuoteDataInput: QuoteDataInput;
  OrderQuote: ResolverTypeWrapper<ParentTypes['OrderQuote']>;
  QuoteData: ResolverTypeWrapper<QuoteData>;
  Promo: ResolverTypeWrapper<ParentTypes['Promo']>;
  CheckoutOffer: ResolverTypeWrapper<Omit<CheckoutOffer, 'discount'> & { discount: ResolversTypes['Money'] }>;
  Voucher: ResolverTypeWrapper<Voucher>;
  Sale: ResolverTypeWrapper<Sale>;
  ShippingZone: ResolverTypeWrapper<Omit<ShippingZone, 'countries' | 'shippingMethods'> & { countries: ReadonlyArray<ResolversTypes['Country']>, shippingMethods: ReadonlyArray<ResolversTypes['ShippingMethod']> }>;
  Collection: ResolverTypeWrapper<Omit<Collection, 'products'> & { products: ReadonlyArray<ResolversTypes['Product']> }>;
  DigitalContent: ResolverTypeWrapper<Omit<DigitalContent, 'productVariant'> & { productVariant: ResolversTypes['ProductVariant'] }>;
  DigitalContentUrl: ResolverTypeWrapper<DigitalContentUrl>;
  Menu: ResolverTypeWrapper<Omit<Menu, 'items'> & { items: ReadonlyArray<ResolversTypes['MenuItem']> }>;
  MenuItem: ResolverTypeWrapper<Omit<MenuItem, 'target' | 'children'> & { target: ResolversTypes['TranslatableItem'], children: ReadonlyArray<ResolversTypes['MenuItem']> }>;
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
  PaymentMethodCreateInput: PaymentMethodCreateInput;
  PaymentMethodUpdateInput: PaymentMethodUpdateInput;
  PaymentMethodCreate: ResolverTypeWrapper<Omit<PaymentMethodCreate, 'paymentMethod'> & { paymentMethod?: Maybe<ResolversTypes['SavedPaymentMethod']> }>;
  PaymentMethodDelete: ResolverTypeWrapper<Omit<PaymentMethodDelete, 'paymentMethod'> & { paymentMethod?: Maybe<ResolversTypes['SavedPaymentMethod']> }>;
  PaymentMethodSetPrimary: ResolverTypeWrapper<Omit<PaymentMethodSetPrimary, 'paymentMethod'> & { paymentMethod?: Maybe<ResolversTypes['SavedPaymentMethod']> }>;
  PaymentMethodUpdate: ResolverTypeWrapper<Omit<PaymentMethodUpdate, 'paymentMethod'> & { paymentMethod?: Maybe<ResolversTypes['SavedPaymentMethod']> }>;
  PaymentErrorCode: PaymentErrorCode;
  OrderError: ResolverTypeWrapper<OrderError>;
  OrderErrorCode: OrderErrorCode;
  InvoiceError: ResolverTypeWrapper<InvoiceError>;
  InvoiceErrorCode: InvoiceErrorCode;
  OrganizationMemberInvite: ResolverTypeWrapper<Omit<OrganizationMemberInvite, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversTypes['OrganizationMembership']> }>;
  OrganizationMemberRemove: ResolverTypeWrapper<Omit<OrganizationMemberRemove, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversTypes['OrganizationMembership']> }>;
  ReferrerTokenReplace: ResolverTypeWrapper<Omit<ReferrerTokenReplace, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversTypes['OrganizationMembership']> }>;
  OrganizationAdminSet: ResolverTypeWrapper<Omit<OrganizationAdminSet, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversTypes['OrganizationMembership']> }>;
  OrganizationRenewalSet: ResolverTypeWrapper<Omit<OrganizationRenewalSet, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversTypes['OrganizationMembership']> }>;
  SubscriptionChangeInput: SubscriptionChangeInput;
  SubscriptionChangeTime: SubscriptionChangeTime;
  ProrationPreview: ResolverTypeWrapper<Omit<ProrationPreview, 'change'> & { change?: Maybe<ResolversTypes['PreviewedChange']> }>;
  PreviewedChange: ResolverTypeWrapper<Omit<PreviewedChange, 'charge' | 'credit' | 'amountDue' | 'unusedCredit' | 'taxLines' | 'renewalPrice'> & { charge: ResolversTypes['TaxedMoney'], credit: ResolversTypes['TaxedMoney'], amountDue: ResolversTypes['TaxedMoney'], unusedCredit: ResolversTypes['TaxedMoney'], taxLines: ReadonlyArray<ResolversTypes['TaxLine']>, renewalPrice?: Maybe<ResolversTypes['TaxedMoney']> }>;
  SubscriptionPaymentInput: SubscriptionPaymentInput;
  SubscriptionChange: ResolverTypeWrapper<Omit<SubscriptionChange, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversTypes['OrganizationMembership']> }>;
  SubscriptionRenew: ResolverTypeWrapper<Omit<SubscriptionRenew, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversTypes['OrganizationMembership']> }>;
  SubscriptionScheduleAdd: ResolverTypeWrapper<Omit<SubscriptionScheduleAdd, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversTypes['OrganizationMembership']> }>;
  SubscriptionScheduleRemove: ResolverTypeWrapper<Omit<SubscriptionScheduleRemove, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversTypes['OrganizationMembership']> }>;
  SubscriptionError: ResolverTypeWrapper<SubscriptionError>;
  SubscriptionErrorCode: SubscriptionErrorCode;
  OrganizationInvitationAccept: ResolverTypeWrapper<Omit<OrganizationInvitationAccept, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversTypes['OrganizationMembership']> }>;
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
  QuoteStatus: QuoteStatus;
  OrderPaymentStatus: OrderPaymentStatus;
  DebitFailure: DebitFailure;
  ChargeStatus: ChargeStatus;
  TransactionKind: TransactionKind;
  DiscountValueType: DiscountValueType;
  LegalAcknowledgement: LegalAcknowledgement;
  TermsDocument: TermsDocument;
  TraineeType: TraineeType;
  UseArea: UseArea;
  JobTitle: JobTitle;
  OrganizationSize: OrganizationSize;
  OrganizationType: OrganizationType;
  PracticePlace: PracticePlace;
  Specialty: Specialty;
  VeterinaryInterest: VeterinaryInterest;
  LeadSource: LeadSource;
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
  Upload: Scalars['Upload']['output'];
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  ID: Scalars['ID']['output'];
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  Money: Amount;
  Float: Scalars['Float']['output'];
  TaxedMoney: TaxedAmount;
  MoneyInput: MoneyInput;
  Shop: ParentTypes['Shop'];
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
  Checkout: Omit<Checkout, 'country' | 'lines' | 'subtotalPrice' | 'subtotalPriceWithDiscounts' | 'discountAmount' | 'discountAmountNonLines' | 'offers' | 'prorationAmount' | 'shippingPrice' | 'totalPrice' | 'taxLines' | 'estimatedDuty' | 'shippingAddress' | 'billingAddress' | 'availableShippingMethods' | 'shippingMethod' | 'minimumTotal' | 'membershipTerm' | 'savedPaymentMethods' | 'chosenSavedPaymentMethod' | 'organization' | 'organizationMembership' | 'activePromos'> & { country: ResolversParentTypes['Country'], lines: ReadonlyArray<ResolversParentTypes['CheckoutLine']>, subtotalPrice: ResolversParentTypes['TaxedMoney'], subtotalPriceWithDiscounts: ResolversParentTypes['TaxedMoney'], discountAmount: ResolversParentTypes['Money'], discountAmountNonLines: ResolversParentTypes['Money'], offers: ReadonlyArray<ResolversParentTypes['CheckoutOffer']>, prorationAmount?: Maybe<ResolversParentTypes['Money']>, shippingPrice?: Maybe<ResolversParentTypes['TaxedMoney']>, totalPrice: ResolversParentTypes['TaxedMoney'], taxLines: ReadonlyArray<ResolversParentTypes['TaxLine']>, estimatedDuty?: Maybe<ResolversParentTypes['Money']>, shippingAddress?: Maybe<ResolversParentTypes['Address']>, billingAddress?: Maybe<ResolversParentTypes['Address']>, availableShippingMethods: ReadonlyArray<ResolversParentTypes['ShippingMethod']>, shippingMethod?: Maybe<ResolversParentTypes['ShippingMethod']>, minimumTotal?: Maybe<ResolversParentTypes['Money']>, membershipTerm?: Maybe<ResolversParentTypes['MembershipTerm']>, savedPaymentMethods: ReadonlyArray<ResolversParentTypes['SavedPaymentMethod']>, chosenSavedPaymentMethod?: Maybe<ResolversParentTypes['SavedPaymentMethod']>, organization?: Maybe<ResolversParentTypes['Organization']>, organizationMembership?: Maybe<ResolversParentTypes['OrganizationMembership']>, activePromos: ReadonlyArray<ResolversParentTypes['Promo']> };
  PurchaseReferences: PurchaseReferences;
  RefusedVoucher: RefusedVoucher;
  CheckoutLine: Omit<CheckoutLine, 'variant' | 'unitPricing' | 'totalPrice' | 'totalPriceDiscounted' | 'renewalPrice'> & { variant: ResolversParentTypes['ProductVariant'], unitPricing: ResolversParentTypes['VariantPricingInfo'], totalPrice: ResolversParentTypes['TaxedMoney'], totalPriceDiscounted: ResolversParentTypes['TaxedMoney'], renewalPrice?: Maybe<ResolversParentTypes['TaxedMoney']> };
  MembershipTerm: Omit<MembershipTerm, 'price'> & { price?: Maybe<ResolversParentTypes['TaxedMoney']> };
  TermCommitment: TermCommitment;
  TermsVersion: TermsVersion;
  ShippingMethod: Omit<ShippingMethod, 'price' | 'checkoutPrices'> & { price: ResolversParentTypes['Money'], checkoutPrices?: Maybe<ResolversParentTypes['CheckoutShippingPrices']> };
  CheckoutShippingPrices: Omit<CheckoutShippingPrices, 'shippingPrice' | 'totalPrice' | 'taxLines'> & { shippingPrice: ResolversParentTypes['TaxedMoney'], totalPrice: ResolversParentTypes['TaxedMoney'], taxLines: ReadonlyArray<ResolversParentTypes['TaxLine']> };
  PaymentGateway: PaymentGateway;
  CheckoutCreateInput: CheckoutCreateInput;
  PurchaseReferencesInput: PurchaseReferencesInput;
  CheckoutLineInput: CheckoutLineInput;
  TrialChargeInput: TrialChargeInput;
  PaymentInput: PaymentInput;
  LeadFormInput: LeadFormInput;
  TradeInCreateInput: TradeInCreateInput;
  TokenRevoke: TokenRevoke;
  LoginNonceRedeem: LoginNonceRedeem;
  LearnerVerificationInput: LearnerVerificationInput;
  Referrer: Referrer;
  ReferralCredit: ReferralCredit;
  LearnerVerificationSubmit: LearnerVerificationSubmit;
  WithdrawalInput: WithdrawalInput;
  WithdrawalDeclare: WithdrawalDeclare;
  CancellationInput: CancellationInput;
  CancellationDeclare: CancellationDeclare;
  DeclarationConfirm: DeclarationConfirm;
  DeclarationReceipt: DeclarationReceipt;
  LeadFormSubmit: LeadFormSubmit;
  AnalyticsRecordInput: AnalyticsRecordInput;
  AnalyticsEventInput: AnalyticsEventInput;
  AnalyticsRecord: AnalyticsRecord;
  TradeInCreate: Omit<TradeInCreate, 'tradeIn'> & { tradeIn?: Maybe<ResolversParentTypes['TradeIn']> };
  TradeIn: Omit<TradeIn, 'credit' | 'allInCredit'> & { credit: ResolversParentTypes['Money'], allInCredit?: Maybe<ResolversParentTypes['Money']> };
  OrderTradeIn: OrderTradeIn;
  CheckoutPayload: ResolversInterfaceTypes<ResolversParentTypes>['CheckoutPayload'];
  CheckoutCreate: Omit<CheckoutCreate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  BundlePreview: Omit<BundlePreview, 'subtotalPrice'> & { subtotalPrice?: Maybe<ResolversParentTypes['TaxedMoney']> };
  CheckoutContinue: Omit<CheckoutContinue, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutCustomerAttach: Omit<CheckoutCustomerAttach, 'checkout' | 'mergedLines'> & { checkout?: Maybe<ResolversParentTypes['Checkout']>, mergedLines: ReadonlyArray<ResolversParentTypes['MergedCheckoutLine']> };
  MergedCheckoutLine: Omit<MergedCheckoutLine, 'variant'> & { variant: ResolversParentTypes['ProductVariant'] };
  CheckoutLinesAdd: Omit<CheckoutLinesAdd, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutLinesUpdate: Omit<CheckoutLinesUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutLineDelete: Omit<CheckoutLineDelete, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutEmailUpdate: Omit<CheckoutEmailUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutAutoRenewalUpdate: Omit<CheckoutAutoRenewalUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutShippingAddressUpdate: Omit<CheckoutShippingAddressUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutBillingAddressUpdate: Omit<CheckoutBillingAddressUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutShippingMethodUpdate: Omit<CheckoutShippingMethodUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutUpdateVoucher: Omit<CheckoutUpdateVoucher, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutVatNumberUpdate: Omit<CheckoutVatNumberUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutQuoteDataUpdate: Omit<CheckoutQuoteDataUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutLanguageCodeUpdate: Omit<CheckoutLanguageCodeUpdate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutPaymentCreate: Omit<CheckoutPaymentCreate, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutComplete: ParentTypes['CheckoutComplete'];
  Order: Omit<Order, 'country' | 'quote' | 'lines' | 'subtotal' | 'discount' | 'shippingPrice' | 'total' | 'taxLines' | 'shippingAddress' | 'billingAddress' | 'partPayment' | 'payments' | 'fulfillments' | 'estimatedDuty' | 'invoice' | 'membershipTerm'> & { country: ResolversParentTypes['Country'], quote?: Maybe<ResolversParentTypes['OrderQuote']>, lines: ReadonlyArray<ResolversParentTypes['OrderLine']>, subtotal: ResolversParentTypes['TaxedMoney'], discount: ResolversParentTypes['Money'], shippingPrice: ResolversParentTypes['TaxedMoney'], total: ResolversParentTypes['TaxedMoney'], taxLines: ReadonlyArray<ResolversParentTypes['TaxLine']>, shippingAddress?: Maybe<ResolversParentTypes['Address']>, billingAddress?: Maybe<ResolversParentTypes['Address']>, partPayment?: Maybe<ResolversParentTypes['PartPayment']>, payments: ReadonlyArray<ResolversParentTypes['Payment']>, fulfillments: ReadonlyArray<ResolversParentTypes['Fulfillment']>, estimatedDuty?: Maybe<ResolversParentTypes['Money']>, invoice?: Maybe<ResolversParentTypes['Invoice']>, membershipTerm?: Maybe<ResolversParentTypes['MembershipTerm']> };
  OrderAccessCreate: OrderAccessCreate;
  OrderPage: Omit<OrderPage, 'orders'> & { orders: ReadonlyArray<ResolversParentTypes['Order']> };
  OrderLine: Omit<OrderLine, 'unitPrice' | 'undiscountedUnitPrice' | 'totalPrice' | 'totalPriceDiscounted'> & { unitPrice: ResolversParentTypes['TaxedMoney'], undiscountedUnitPrice: ResolversParentTypes['TaxedMoney'], totalPrice: ResolversParentTypes['TaxedMoney'], totalPriceDiscounted: ResolversParentTypes['TaxedMoney'] };
  Payment: Omit<Payment, 'total' | 'refunded' | 'transactions'> & { total: ResolversParentTypes['Money'], refunded: ResolversParentTypes['Money'], transactions: ReadonlyArray<ResolversParentTypes['Transaction']> };
  Transaction: Omit<Transaction, 'amount' | 'payment'> & { amount: ResolversParentTypes['Money'], payment: ResolversParentTypes['Payment'] };
  OrderEvent: OrderEvent;
  Fulfillment: Omit<Fulfillment, 'lines'> & { lines: ReadonlyArray<ResolversParentTypes['FulfillmentLine']> };
  FulfillmentLine: Omit<FulfillmentLine, 'orderLine'> & { orderLine: ResolversParentTypes['OrderLine'] };
  Invoice: ParentTypes['Invoice'];
  CreditNote: ParentTypes['CreditNote'];
  QuotedItem: QuotedItem;
  PartPayment: Omit<PartPayment, 'received' | 'open'> & { received: ResolversParentTypes['Money'], open: ResolversParentTypes['Money'] };
  Payable: Omit<Payable, 'country' | 'lines' | 'taxLines' | 'total' | 'partPayment'> & { country: ResolversParentTypes['Country'], lines: ReadonlyArray<ResolversParentTypes['InvoiceLine']>, taxLines: ReadonlyArray<ResolversParentTypes['TaxLine']>, total: ResolversParentTypes['TaxedMoney'], partPayment?: Maybe<ResolversParentTypes['PartPayment']> };
  InvoicePay: Omit<InvoicePay, 'payable'> & { payable?: Maybe<ResolversParentTypes['Payable']> };
  OrderPay: Omit<OrderPay, 'payable'> & { payable?: Maybe<ResolversParentTypes['Payable']> };
  InvoiceLine: Omit<InvoiceLine, 'unitPrice' | 'totalPrice'> & { unitPrice?: Maybe<ResolversParentTypes['TaxedMoney']>, totalPrice: ResolversParentTypes['TaxedMoney'] };
  User: ParentTypes['User'];
  LearnerDiscount: LearnerDiscount;
  OrganizationMembership: ParentTypes['OrganizationMembership'];
  Organization: ParentTypes['Organization'];
  OrganizationMember: OrganizationMember;
  OrganizationInvitation: OrganizationInvitation;
  AuthorizedUserShop: Omit<AuthorizedUserShop, 'teamSubscriptions' | 'additionalTeamSubscriptions'> & { teamSubscriptions: ReadonlyArray<ResolversParentTypes['Product']>, additionalTeamSubscriptions: ReadonlyArray<ResolversParentTypes['Product']> };
  RentalSubscription: RentalSubscription;
  Subscription: ParentTypes['Subscription'];
  NextRenewal: Omit<NextRenewal, 'price' | 'amount'> & { price: ResolversParentTypes['TaxedMoney'], amount: ResolversParentTypes['TaxedMoney'] };
  CreditCard: CreditCard;
  BankAccount: BankAccount;
  SEPADirectDebit: SepaDirectDebit;
  SavedPaymentMethod: ResolversUnionTypes<ResolversParentTypes>['SavedPaymentMethod'];
  QuoteDataInput: QuoteDataInput;
  OrderQuote: ParentTypes['OrderQuote'];
  QuoteData: QuoteData;
  Promo: ParentTypes['Promo'];
  CheckoutOffer: Omit<CheckoutOffer, 'discount'> & { discount: ResolversParentTypes['Money'] };
  Voucher: Voucher;
  Sale: Sale;
  ShippingZone: Omit<ShippingZone, 'countries' | 'shippingMethods'> & { countries: ReadonlyArray<ResolversParentTypes['Country']>, shippingMethods: ReadonlyArray<ResolversParentTypes['ShippingMethod']> };
  Collection: Omit<Collection, 'products'> & { products: ReadonlyArray<ResolversParentTypes['Product']> };
  DigitalContent: Omit<DigitalContent, 'productVariant'> & { productVariant: ResolversParentTypes['ProductVariant'] };
  DigitalContentUrl: DigitalContentUrl;
  Menu: Omit<Menu, 'items'> & { items: ReadonlyArray<ResolversParentTypes['MenuItem']> };
  MenuItem: Omit<MenuItem, 'target' | 'children'> & { target: ResolversParentTypes['TranslatableItem'], children: ReadonlyArray<ResolversParentTypes['MenuItem']> };
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
  PaymentMethodCreateInput: PaymentMethodCreateInput;
  PaymentMethodUpdateInput: PaymentMethodUpdateInput;
  PaymentMethodCreate: Omit<PaymentMethodCreate, 'paymentMethod'> & { paymentMethod?: Maybe<ResolversParentTypes['SavedPaymentMethod']> };
  PaymentMethodDelete: Omit<PaymentMethodDelete, 'paymentMethod'> & { paymentMethod?: Maybe<ResolversParentTypes['SavedPaymentMethod']> };
  PaymentMethodSetPrimary: Omit<PaymentMethodSetPrimary, 'paymentMethod'> & { paymentMethod?: Maybe<ResolversParentTypes['SavedPaymentMethod']> };
  PaymentMethodUpdate: Omit<PaymentMethodUpdate, 'paymentMethod'> & { paymentMethod?: Maybe<ResolversParentTypes['SavedPaymentMethod']> };
  OrderError: OrderError;
  InvoiceError: InvoiceError;
  OrganizationMemberInvite: Omit<OrganizationMemberInvite, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversParentTypes['OrganizationMembership']> };
  OrganizationMemberRemove: Omit<OrganizationMemberRemove, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversParentTypes['OrganizationMembership']> };
  ReferrerTokenReplace: Omit<ReferrerTokenReplace, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversParentTypes['OrganizationMembership']> };
  OrganizationAdminSet: Omit<OrganizationAdminSet, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversParentTypes['OrganizationMembership']> };
  OrganizationRenewalSet: Omit<OrganizationRenewalSet, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversParentTypes['OrganizationMembership']> };
  SubscriptionChangeInput: SubscriptionChangeInput;
  ProrationPreview: Omit<ProrationPreview, 'change'> & { change?: Maybe<ResolversParentTypes['PreviewedChange']> };
  PreviewedChange: Omit<PreviewedChange, 'charge' | 'credit' | 'amountDue' | 'unusedCredit' | 'taxLines' | 'renewalPrice'> & { charge: ResolversParentTypes['TaxedMoney'], credit: ResolversParentTypes['TaxedMoney'], amountDue: ResolversParentTypes['TaxedMoney'], unusedCredit: ResolversParentTypes['TaxedMoney'], taxLines: ReadonlyArray<ResolversParentTypes['TaxLine']>, renewalPrice?: Maybe<ResolversParentTypes['TaxedMoney']> };
  SubscriptionPaymentInput: SubscriptionPaymentInput;
  SubscriptionChange: Omit<SubscriptionChange, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversParentTypes['OrganizationMembership']> };
  SubscriptionRenew: Omit<SubscriptionRenew, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversParentTypes['OrganizationMembership']> };
  SubscriptionScheduleAdd: Omit<SubscriptionScheduleAdd, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversParentTypes['OrganizationMembership']> };
  SubscriptionScheduleRemove: Omit<SubscriptionScheduleRemove, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversParentTypes['OrganizationMembership']> };
  SubscriptionError: SubscriptionError;
  OrganizationInvitationAccept: Omit<OrganizationInvitationAccept, 'organizationMembership'> & { organizationMembership?: Maybe<ResolversParentTypes['OrganizationMembership']> };
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

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
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
  organizationMembership?: Resolver<Maybe<ResolversTypes['OrganizationMembership']>, ParentType, ContextType, RequireFields<QueryOrganizationMembershipArgs, 'id'>>;
  authorizedUserShop?: Resolver<Maybe<ResolversTypes['AuthorizedUserShop']>, ParentType, ContextType, RequireFields<QueryAuthorizedUserShopArgs, 'country'>>;
  userExists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryUserExistsArgs, 'email'>>;
  referrer?: Resolver<Maybe<ResolversTypes['Referrer']>, ParentType, ContextType, RequireFields<QueryReferrerArgs, 'referrerToken'>>;
  isReferrerTokenReplaced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsReferrerTokenReplacedArgs, 'referrerToken'>>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType, RequireFields<QueryCheckoutArgs, 'token'>>;
  bundlePreview?: Resolver<ResolversTypes['BundlePreview'], ParentType, ContextType, RequireFields<QueryBundlePreviewArgs, 'country' | 'lines'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'token'>>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'token'>>;
  payable?: Resolver<Maybe<ResolversTypes['Payable']>, ParentType, ContextType, RequireFields<QueryPayableArgs, 'kind' | 'token'>>;
  userOrders?: Resolver<Maybe<ResolversTypes['OrderPage']>, ParentType, ContextType, RequireFields<QueryUserOrdersArgs, 'first'>>;
  prorationPreview?: Resolver<ReadonlyArray<ResolversTypes['ProrationPreview']>, ParentType, ContextType, RequireFields<QueryProrationPreviewArgs, 'organizationMembershipId' | 'changes'>>;
  estimatedDeliveryPreview?: Resolver<ReadonlyArray<ResolversTypes['ShippingMethod']>, ParentType, ContextType, RequireFields<QueryEstimatedDeliveryPreviewArgs, 'country'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
};

export type MutationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  checkoutCreate?: Resolver<ResolversTypes['CheckoutCreate'], ParentType, ContextType, RequireFields<MutationCheckoutCreateArgs, 'input'>>;
  checkoutContinue?: Resolver<ResolversTypes['CheckoutContinue'], ParentType, ContextType, RequireFields<MutationCheckoutContinueArgs, 'checkoutId'>>;
  checkoutCustomerAttach?: Resolver<ResolversTypes['CheckoutCustomerAttach'], ParentType, ContextType, RequireFields<MutationCheckoutCustomerAttachArgs, 'country'>>;
  checkoutLinesAdd?: Resolver<ResolversTypes['CheckoutLinesAdd'], ParentType, ContextType, RequireFields<MutationCheckoutLinesAddArgs, 'checkoutId' | 'lines'>>;
  checkoutLinesUpdate?: Resolver<ResolversTypes['CheckoutLinesUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutLinesUpdateArgs, 'checkoutId' | 'lines'>>;
  checkoutLineDelete?: Resolver<ResolversTypes['CheckoutLineDelete'], ParentType, ContextType, RequireFields<MutationCheckoutLineDeleteArgs, 'checkoutId' | 'lineId'>>;
  checkoutEmailUpdate?: Resolver<ResolversTypes['CheckoutEmailUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutEmailUpdateArgs, 'checkoutId' | 'email'>>;
  checkoutAutoRenewalUpdate?: Resolver<ResolversTypes['CheckoutAutoRenewalUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutAutoRenewalUpdateArgs, 'checkoutId' | 'autoRenewal'>>;
  checkoutShippingAddressUpdate?: Resolver<ResolversTypes['CheckoutShippingAddressUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutShippingAddressUpdateArgs, 'checkoutId' | 'shippingAddress'>>;
  checkoutBillingAddressUpdate?: Resolver<ResolversTypes['CheckoutBillingAddressUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutBillingAddressUpdateArgs, 'checkoutId' | 'billingAddress'>>;
  checkoutShippingMethodUpdate?: Resolver<ResolversTypes['CheckoutShippingMethodUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutShippingMethodUpdateArgs, 'checkoutId' | 'shippingMethodId'>>;
  checkoutUpdateVoucher?: Resolver<ResolversTypes['CheckoutUpdateVoucher'], ParentType, ContextType, RequireFields<MutationCheckoutUpdateVoucherArgs, 'checkoutId'>>;
  checkoutVatNumberUpdate?: Resolver<ResolversTypes['CheckoutVatNumberUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutVatNumberUpdateArgs, 'checkoutId'>>;
  checkoutQuoteDataUpdate?: Resolver<ResolversTypes['CheckoutQuoteDataUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutQuoteDataUpdateArgs, 'checkoutId' | 'quoteData'>>;
  checkoutLanguageCodeUpdate?: Resolver<ResolversTypes['CheckoutLanguageCodeUpdate'], ParentType, ContextType, RequireFields<MutationCheckoutLanguageCodeUpdateArgs, 'checkoutId' | 'languageCode'>>;
  checkoutPaymentCreate?: Resolver<ResolversTypes['CheckoutPaymentCreate'], ParentType, ContextType, RequireFields<MutationCheckoutPaymentCreateArgs, 'checkoutId' | 'input'>>;
  orderAccessCreate?: Resolver<ResolversTypes['OrderAccessCreate'], ParentType, ContextType, RequireFields<MutationOrderAccessCreateArgs, 'orderId'>>;
  checkoutComplete?: Resolver<ResolversTypes['CheckoutComplete'], ParentType, ContextType, RequireFields<MutationCheckoutCompleteArgs, 'checkoutId' | 'expectedTotal' | 'attestations'>>;
  invoicePay?: Resolver<ResolversTypes['InvoicePay'], ParentType, ContextType, RequireFields<MutationInvoicePayArgs, 'token' | 'expectedTotal' | 'payment' | 'languageCode' | 'attestations'>>;
  orderPay?: Resolver<ResolversTypes['OrderPay'], ParentType, ContextType, RequireFields<MutationOrderPayArgs, 'token' | 'expectedTotal' | 'payment' | 'languageCode' | 'attestations'>>;
  tokenRevoke?: Resolver<ResolversTypes['TokenRevoke'], ParentType, ContextType, RequireFields<MutationTokenRevokeArgs, 'token'>>;
  loginNonceRedeem?: Resolver<ResolversTypes['LoginNonceRedeem'], ParentType, ContextType, RequireFields<MutationLoginNonceRedeemArgs, 'nonce'>>;
  organizationMemberInvite?: Resolver<ResolversTypes['OrganizationMemberInvite'], ParentType, ContextType, RequireFields<MutationOrganizationMemberInviteArgs, 'organizationMembershipId' | 'email'>>;
  organizationMemberRemove?: Resolver<ResolversTypes['OrganizationMemberRemove'], ParentType, ContextType, RequireFields<MutationOrganizationMemberRemoveArgs, 'organizationMembershipId' | 'memberId'>>;
  referrerTokenReplace?: Resolver<ResolversTypes['ReferrerTokenReplace'], ParentType, ContextType, RequireFields<MutationReferrerTokenReplaceArgs, 'organizationMembershipId'>>;
  organizationAdminSet?: Resolver<ResolversTypes['OrganizationAdminSet'], ParentType, ContextType, RequireFields<MutationOrganizationAdminSetArgs, 'organizationMembershipId' | 'memberId' | 'isAdmin'>>;
  organizationRenewalSet?: Resolver<ResolversTypes['OrganizationRenewalSet'], ParentType, ContextType, RequireFields<MutationOrganizationRenewalSetArgs, 'organizationMembershipId' | 'isAutomatic'>>;
  subscriptionChange?: Resolver<ResolversTypes['SubscriptionChange'], ParentType, ContextType, RequireFields<MutationSubscriptionChangeArgs, 'organizationMembershipId' | 'change' | 'previewedAt' | 'expectedAmount'>>;
  subscriptionRenew?: Resolver<ResolversTypes['SubscriptionRenew'], ParentType, ContextType, RequireFields<MutationSubscriptionRenewArgs, 'organizationMembershipId' | 'previewedAt' | 'expectedAmount'>>;
  subscriptionScheduleAdd?: Resolver<ResolversTypes['SubscriptionScheduleAdd'], ParentType, ContextType, RequireFields<MutationSubscriptionScheduleAddArgs, 'organizationMembershipId' | 'change' | 'previewedAt' | 'expectedPrice'>>;
  subscriptionScheduleRemove?: Resolver<ResolversTypes['SubscriptionScheduleRemove'], ParentType, ContextType, RequireFields<MutationSubscriptionScheduleRemoveArgs, 'organizationMembershipId'>>;
  organizationInvitationAccept?: Resolver<ResolversTypes['OrganizationInvitationAccept'], ParentType, ContextType, RequireFields<MutationOrganizationInvitationAcceptArgs, 'token'>>;
  paymentMethodCreate?: Resolver<ResolversTypes['PaymentMethodCreate'], ParentType, ContextType, RequireFields<MutationPaymentMethodCreateArgs, 'input'>>;
  paymentMethodDelete?: Resolver<ResolversTypes['PaymentMethodDelete'], ParentType, ContextType, RequireFields<MutationPaymentMethodDeleteArgs, 'paymentMethodId'>>;
  paymentMethodSetPrimary?: Resolver<ResolversTypes['PaymentMethodSetPrimary'], ParentType, ContextType, RequireFields<MutationPaymentMethodSetPrimaryArgs, 'paymentMethodId'>>;
  paymentMethodUpdate?: Resolver<ResolversTypes['PaymentMethodUpdate'], ParentType, ContextType, RequireFields<MutationPaymentMethodUpdateArgs, 'paymentMethodId' | 'input'>>;
  leadFormSubmit?: Resolver<ResolversTypes['LeadFormSubmit'], ParentType, ContextType, RequireFields<MutationLeadFormSubmitArgs, 'input'>>;
  analyticsRecord?: Resolver<ResolversTypes['AnalyticsRecord'], ParentType, ContextType, RequireFields<MutationAnalyticsRecordArgs, 'input'>>;
  tradeInCreate?: Resolver<ResolversTypes['TradeInCreate'], ParentType, ContextType, RequireFields<MutationTradeInCreateArgs, 'input'>>;
  learnerVerificationSubmit?: Resolver<ResolversTypes['LearnerVerificationSubmit'], ParentType, ContextType, RequireFields<MutationLearnerVerificationSubmitArgs, 'input' | 'proof'>>;
  withdrawalDeclare?: Resolver<ResolversTypes['WithdrawalDeclare'], ParentType, ContextType, RequireFields<MutationWithdrawalDeclareArgs, 'input'>>;
  cancellationDeclare?: Resolver<ResolversTypes['CancellationDeclare'], ParentType, ContextType, RequireFields<MutationCancellationDeclareArgs, 'input'>>;
  declarationConfirm?: Resolver<ResolversTypes['DeclarationConfirm'], ParentType, ContextType, RequireFields<MutationDeclarationConfirmArgs, 'token'>>;
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
  ownersDevices?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  accessories?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  subscriptions?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  rentals?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  extendedWarranties?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  collections?: Resolver<ReadonlyArray<ResolversTypes['Collection']>, ParentType, ContextType>;
  mainMenu?: Resolver<ResolversTypes['Menu'], ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['Page']>, ParentType, ContextType>;
  sales?: Resolver<ReadonlyArray<ResolversTypes['Sale']>, ParentType, ContextType>;
  shippingZone?: Resolver<Maybe<ResolversTypes['ShippingZone']>, ParentType, ContextType>;
  shippingRates?: Resolver<ReadonlyArray<ResolversTypes['ShippingRate']>, ParentType, ContextType>;
  iq3?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  plusUsb?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  plusLightning?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  vet?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  banner?: Resolver<Maybe<ResolversTypes['Banner']>, ParentType, ContextType>;
  currentOffers?: Resolver<ReadonlyArray<ResolversTypes['Offer']>, ParentType, ContextType>;
  promotionFlags?: Resolver<ReadonlyArray<ResolversTypes['PromotionFlag']>, ParentType, ContextType>;
  voucher?: Resolver<Maybe<ResolversTypes['Voucher']>, ParentType, ContextType>;
  clinicConfiguration?: Resolver<ResolversTypes['SeatConfiguration'], ParentType, ContextType>;
  teamConfiguration?: Resolver<ResolversTypes['SeatConfiguration'], ParentType, ContextType>;
  proCustomConfiguration?: Resolver<ResolversTypes['SeatConfiguration'], ParentType, ContextType>;
  proCustomBaseNumCloudUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  textDirection?: Resolver<ResolversTypes['TextDirection'], ParentType, ContextType>;
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
  includedSeats?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  useArea?: Resolver<Maybe<ResolversTypes['UseArea']>, ParentType, ContextType>;
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
  commitmentMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  trialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  renewalPrice?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, RequireFields<ProductVariantThumbnailArgs, 'size'>>;
  isForRenewal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  certificateUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  isPaymentUnderWay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placedOrderToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  languageCode?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  bundleType?: Resolver<Maybe<ResolversTypes['CheckoutBundleType']>, ParentType, ContextType>;
  quantityBucket?: Resolver<Maybe<ResolversTypes['QuantityBucket']>, ParentType, ContextType>;
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
  offers?: Resolver<ReadonlyArray<ResolversTypes['CheckoutOffer']>, ParentType, ContextType>;
  discountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translatedDiscountDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voucherCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusedVoucher?: Resolver<Maybe<ResolversTypes['RefusedVoucher']>, ParentType, ContextType>;
  prorationAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shippingPrice?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  isTaxFinal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTaxEstimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  requiredTerms?: Resolver<ReadonlyArray<ResolversTypes['TermsVersion']>, ParentType, ContextType>;
  membershipTerm?: Resolver<Maybe<ResolversTypes['MembershipTerm']>, ParentType, ContextType>;
  changeInstead?: Resolver<Maybe<ResolversTypes['RefusalReason']>, ParentType, ContextType>;
  isAutoRenewalOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoRenewal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availablePaymentGateways?: Resolver<ReadonlyArray<ResolversTypes['PaymentGateway']>, ParentType, ContextType>;
  savedPaymentMethods?: Resolver<ReadonlyArray<ResolversTypes['SavedPaymentMethod']>, ParentType, ContextType>;
  chosenSavedPaymentMethod?: Resolver<Maybe<ResolversTypes['SavedPaymentMethod']>, ParentType, ContextType>;
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
  variantName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type MembershipTermResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['MembershipTerm'] = ResolversParentTypes['MembershipTerm']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  nextTermDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  renewsAutomatically?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  commitment?: Resolver<Maybe<ResolversTypes['TermCommitment']>, ParentType, ContextType>;
};

export type TermCommitmentResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['TermCommitment'] = ResolversParentTypes['TermCommitment']> = {
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type TermsVersionResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['TermsVersion'] = ResolversParentTypes['TermsVersion']> = {
  name?: Resolver<ResolversTypes['TermsDocument'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
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

export type ReferrerResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Referrer'] = ResolversParentTypes['Referrer']> = {
  voucherCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  friendDiscountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  monthsPerReferral?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unspentMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credits?: Resolver<ReadonlyArray<ResolversTypes['ReferralCredit']>, ParentType, ContextType>;
};

export type ReferralCreditResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['ReferralCredit'] = ResolversParentTypes['ReferralCredit']> = {
  kind?: Resolver<ResolversTypes['ReferralCreditKind'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type LearnerVerificationSubmitResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['LearnerVerificationSubmit'] = ResolversParentTypes['LearnerVerificationSubmit']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  formErrors?: Resolver<ReadonlyArray<ResolversTypes['FormError']>, ParentType, ContextType>;
};

export type WithdrawalDeclareResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['WithdrawalDeclare'] = ResolversParentTypes['WithdrawalDeclare']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  formErrors?: Resolver<ReadonlyArray<ResolversTypes['FormError']>, ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['DeclarationReceipt']>, ParentType, ContextType>;
};

export type CancellationDeclareResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CancellationDeclare'] = ResolversParentTypes['CancellationDeclare']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  formErrors?: Resolver<ReadonlyArray<ResolversTypes['FormError']>, ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['DeclarationReceipt']>, ParentType, ContextType>;
};

export type DeclarationConfirmResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['DeclarationConfirm'] = ResolversParentTypes['DeclarationConfirm']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  formErrors?: Resolver<ReadonlyArray<ResolversTypes['FormError']>, ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['DeclarationReceipt']>, ParentType, ContextType>;
};

export type DeclarationReceiptResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['DeclarationReceipt'] = ResolversParentTypes['DeclarationReceipt']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['DeclarationOutcome'], ParentType, ContextType>;
  lastDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type LeadFormSubmitResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['LeadFormSubmit'] = ResolversParentTypes['LeadFormSubmit']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  formErrors?: Resolver<ReadonlyArray<ResolversTypes['FormError']>, ParentType, ContextType>;
};

export type AnalyticsRecordResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['AnalyticsRecord'] = ResolversParentTypes['AnalyticsRecord']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  analyticsErrors?: Resolver<ReadonlyArray<ResolversTypes['AnalyticsError']>, ParentType, ContextType>;
  isRecorded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TradeInCreateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['TradeInCreate'] = ResolversParentTypes['TradeInCreate']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  formErrors?: Resolver<ReadonlyArray<ResolversTypes['FormError']>, ParentType, ContextType>;
  tradeIn?: Resolver<Maybe<ResolversTypes['TradeIn']>, ParentType, ContextType>;
};

export type TradeInResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['TradeIn'] = ResolversParentTypes['TradeIn']> = {
  productLine?: Resolver<ResolversTypes['ProductLine'], ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['TradeInCondition'], ParentType, ContextType>;
  serialNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  allInCredit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  voucherCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type OrderTradeInResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrderTradeIn'] = ResolversParentTypes['OrderTradeIn']> = {
  productLine?: Resolver<ResolversTypes['ProductLine'], ParentType, ContextType>;
  serialNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TradeInStatus'], ParentType, ContextType>;
  returnDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CheckoutPayloadResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutPayload'] = ResolversParentTypes['CheckoutPayload']> = {
  __resolveType: TypeResolveFn<'CheckoutCreate' | 'CheckoutContinue' | 'CheckoutCustomerAttach' | 'CheckoutLinesAdd' | 'CheckoutLinesUpdate' | 'CheckoutLineDelete' | 'CheckoutEmailUpdate' | 'CheckoutAutoRenewalUpdate' | 'CheckoutShippingAddressUpdate' | 'CheckoutBillingAddressUpdate' | 'CheckoutShippingMethodUpdate' | 'CheckoutUpdateVoucher' | 'CheckoutVatNumberUpdate' | 'CheckoutQuoteDataUpdate' | 'CheckoutLanguageCodeUpdate' | 'CheckoutPaymentCreate' | 'CheckoutComplete', ParentType, ContextType>;
};

export type CheckoutCreateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutCreate'] = ResolversParentTypes['CheckoutCreate']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundlePreviewResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['BundlePreview'] = ResolversParentTypes['BundlePreview']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  bundleType?: Resolver<Maybe<ResolversTypes['CheckoutBundleType']>, ParentType, ContextType>;
  subtotalPrice?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
};

export type CheckoutContinueResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutContinue'] = ResolversParentTypes['CheckoutContinue']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutCustomerAttachResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutCustomerAttach'] = ResolversParentTypes['CheckoutCustomerAttach']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  checkoutErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  mergedLines?: Resolver<ReadonlyArray<ResolversTypes['MergedCheckoutLine']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MergedCheckoutLineResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['MergedCheckoutLine'] = ResolversParentTypes['MergedCheckoutLine']> = {
  variant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
  quantityBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityElsewhere?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type CheckoutAutoRenewalUpdateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutAutoRenewalUpdate'] = ResolversParentTypes['CheckoutAutoRenewalUpdate']> = {
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

export type CheckoutQuoteDataUpdateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CheckoutQuoteDataUpdate'] = ResolversParentTypes['CheckoutQuoteDataUpdate']> = {
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
  orderAccessKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmationNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentIntentSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  confirmed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['OrderQuote']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  salesChannel?: Resolver<ResolversTypes['SalesChannel'], ParentType, ContextType>;
  isAccessGranted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voucherCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tradeIn?: Resolver<Maybe<ResolversTypes['OrderTradeIn']>, ParentType, ContextType>;
  shippingPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  shippingMethodName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  earliestDelivery?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  latestDelivery?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  taxTreatment?: Resolver<ResolversTypes['TaxTreatment'], ParentType, ContextType>;
  isTaxEstimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxLines?: Resolver<ReadonlyArray<ResolversTypes['TaxLine']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['OrderPaymentStatus'], ParentType, ContextType>;
  chargeStatus?: Resolver<ResolversTypes['ChargeStatus'], ParentType, ContextType>;
  partPayment?: Resolver<Maybe<ResolversTypes['PartPayment']>, ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['Payment']>, ParentType, ContextType>;
  fulfillments?: Resolver<ReadonlyArray<ResolversTypes['Fulfillment']>, ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  references?: Resolver<ResolversTypes['PurchaseReferences'], ParentType, ContextType>;
  estimatedDuty?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatRegistrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  isRental?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  membershipTerm?: Resolver<Maybe<ResolversTypes['MembershipTerm']>, ParentType, ContextType>;
  acceptedTerms?: Resolver<ReadonlyArray<ResolversTypes['TermsVersion']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderAccessCreateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrderAccessCreate'] = ResolversParentTypes['OrderAccessCreate']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  accountErrors?: Resolver<ReadonlyArray<ResolversTypes['AccountError']>, ParentType, ContextType>;
  accessKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  orders?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type PaymentResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gateway?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethodEnum'], ParentType, ContextType>;
  chargeStatus?: Resolver<ResolversTypes['ChargeStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ccBrand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ccWallet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ccLastDigits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ccExpMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ccExpYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bankLastDigits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debitFailure?: Resolver<Maybe<ResolversTypes['DebitFailure']>, ParentType, ContextType>;
  disputedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verificationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactions?: Resolver<ReadonlyArray<ResolversTypes['Transaction']>, ParentType, ContextType>;
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
  issuedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  taxLines?: Resolver<ReadonlyArray<ResolversTypes['TaxLine']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['OrderPaymentStatus'], ParentType, ContextType>;
  references?: Resolver<ResolversTypes['PurchaseReferences'], ParentType, ContextType>;
  creditNotes?: Resolver<ReadonlyArray<ResolversTypes['CreditNote']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditNoteResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CreditNote'] = ResolversParentTypes['CreditNote']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
};

export type QuotedItemResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['QuotedItem'] = ResolversParentTypes['QuotedItem']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PartPaymentResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['PartPayment'] = ResolversParentTypes['PartPayment']> = {
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PayableResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Payable'] = ResolversParentTypes['Payable']> = {
  kind?: Resolver<ResolversTypes['PayableKind'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['PayableDocument'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  references?: Resolver<ResolversTypes['PurchaseReferences'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PayableStatus'], ParentType, ContextType>;
  lostReason?: Resolver<Maybe<ResolversTypes['RefusalReason']>, ParentType, ContextType>;
  payUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  taxTreatment?: Resolver<ResolversTypes['TaxTreatment'], ParentType, ContextType>;
  isTaxEstimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxLines?: Resolver<ReadonlyArray<ResolversTypes['TaxLine']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  partPayment?: Resolver<Maybe<ResolversTypes['PartPayment']>, ParentType, ContextType>;
  verificationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quotedItems?: Resolver<ReadonlyArray<ResolversTypes['QuotedItem']>, ParentType, ContextType>;
  availablePaymentGateways?: Resolver<ReadonlyArray<ResolversTypes['PaymentGateway']>, ParentType, ContextType>;
};

export type InvoicePayResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['InvoicePay'] = ResolversParentTypes['InvoicePay']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  invoiceErrors?: Resolver<ReadonlyArray<ResolversTypes['InvoiceError']>, ParentType, ContextType>;
  payable?: Resolver<Maybe<ResolversTypes['Payable']>, ParentType, ContextType>;
  confirmationNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentIntentSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderPayResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrderPay'] = ResolversParentTypes['OrderPay']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  orderErrors?: Resolver<ReadonlyArray<ResolversTypes['OrderError']>, ParentType, ContextType>;
  payable?: Resolver<Maybe<ResolversTypes['Payable']>, ParentType, ContextType>;
  confirmationNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentIntentSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvoiceLineResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  kind?: Resolver<ResolversTypes['InvoiceLineKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cloudId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canBuyPersonalProbePlus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBuyPersonalProbeIq3?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organizationMemberships?: Resolver<ReadonlyArray<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
  savedPaymentMethods?: Resolver<ReadonlyArray<ResolversTypes['SavedPaymentMethod']>, ParentType, ContextType>;
  pendingOrderToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failedPaymentOrders?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  learnerDiscounts?: Resolver<ReadonlyArray<ResolversTypes['LearnerDiscount']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LearnerDiscountResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['LearnerDiscount'] = ResolversParentTypes['LearnerDiscount']> = {
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
  voucherCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
  practiceType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planType?: Resolver<ResolversTypes['PlanType'], ParentType, ContextType>;
  subscriptionStatus?: Resolver<Maybe<ResolversTypes['SubscriptionStatus']>, ParentType, ContextType>;
  subscriptionExpirationDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subscriptionLastDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nextChargeDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRenewalPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isChangePending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWithdrawn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasHadTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  members?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OrganizationMember']>>, ParentType, ContextType>;
  invitations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OrganizationInvitation']>>, ParentType, ContextType>;
  invoices?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Invoice']>>, ParentType, ContextType>;
  openInvoiceToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingOrderToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrganizationMemberResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrganizationMember'] = ResolversParentTypes['OrganizationMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOrganizationAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPurchasePersonalProbe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrganizationInvitationResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrganizationInvitation'] = ResolversParentTypes['OrganizationInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AuthorizedUserShopResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['AuthorizedUserShop'] = ResolversParentTypes['AuthorizedUserShop']> = {
  teamSubscriptions?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  additionalTeamSubscriptions?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type RentalSubscriptionResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['RentalSubscription'] = ResolversParentTypes['RentalSubscription']> = {
  commitmentEndDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commitmentLastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  commitmentMonthsNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  termFirstDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  additionalSeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fewestSeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostSeats?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scheduledPlan?: Resolver<Maybe<ResolversTypes['PlanType']>, ParentType, ContextType>;
  scheduledSku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduledSeats?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scheduledPrice?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  scheduledDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  proCustomFeatures?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  scheduledProCustomFeatures?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  referralCreditMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  provisioningType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptionSynchronizationStatus?: Resolver<Maybe<ResolversTypes['SyncResult']>, ParentType, ContextType>;
  currentPrice?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  nextRenewal?: Resolver<Maybe<ResolversTypes['NextRenewal']>, ParentType, ContextType>;
};

export type NextRenewalResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['NextRenewal'] = ResolversParentTypes['NextRenewal']> = {
  price?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  freeMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  isTaxEstimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreditCardResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['CreditCard'] = ResolversParentTypes['CreditCard']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOfOrganization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethodEnum'], ParentType, ContextType>;
  paymentToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastDigits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOfOrganization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethodEnum'], ParentType, ContextType>;
  paymentToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mandateReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastDigits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankCountry?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SepaDirectDebitResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['SEPADirectDebit'] = ResolversParentTypes['SEPADirectDebit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOfOrganization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethodEnum'], ParentType, ContextType>;
  paymentToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mandateReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastDigits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankCountry?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedPaymentMethodResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['SavedPaymentMethod'] = ResolversParentTypes['SavedPaymentMethod']> = {
  __resolveType: TypeResolveFn<'BankAccount' | 'CreditCard' | 'SEPADirectDebit', ParentType, ContextType>;
};

export type OrderQuoteResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrderQuote'] = ResolversParentTypes['OrderQuote']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QuoteStatus'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  data?: Resolver<Maybe<ResolversTypes['QuoteData']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteDataResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['QuoteData'] = ResolversParentTypes['QuoteData']> = {
  equoteOrganizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  equoteJobTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  equotePracticePlace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  equotePracticeDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  equoteSpecialty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  equoteComment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  isForLearners?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  target?: Resolver<ResolversTypes['TranslatableItem'], ParentType, ContextType>;
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
  reason?: Resolver<Maybe<ResolversTypes['RefusalReason']>, ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaymentMethodCreateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['PaymentMethodCreate'] = ResolversParentTypes['PaymentMethodCreate']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  paymentErrors?: Resolver<ReadonlyArray<ResolversTypes['PaymentError']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['SavedPaymentMethod']>, ParentType, ContextType>;
  confirmationNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setupIntentSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentMethodDeleteResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['PaymentMethodDelete'] = ResolversParentTypes['PaymentMethodDelete']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  paymentErrors?: Resolver<ReadonlyArray<ResolversTypes['PaymentError']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['SavedPaymentMethod']>, ParentType, ContextType>;
};

export type PaymentMethodSetPrimaryResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['PaymentMethodSetPrimary'] = ResolversParentTypes['PaymentMethodSetPrimary']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  paymentErrors?: Resolver<ReadonlyArray<ResolversTypes['PaymentError']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['SavedPaymentMethod']>, ParentType, ContextType>;
};

export type PaymentMethodUpdateResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['PaymentMethodUpdate'] = ResolversParentTypes['PaymentMethodUpdate']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  paymentErrors?: Resolver<ReadonlyArray<ResolversTypes['PaymentError']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['SavedPaymentMethod']>, ParentType, ContextType>;
};

export type OrderErrorResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrderError'] = ResolversParentTypes['OrderError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['OrderErrorCode'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['RefusalReason']>, ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InvoiceErrorResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['InvoiceError'] = ResolversParentTypes['InvoiceError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['InvoiceErrorCode'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['RefusalReason']>, ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrganizationMemberInviteResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrganizationMemberInvite'] = ResolversParentTypes['OrganizationMemberInvite']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  accountErrors?: Resolver<ReadonlyArray<ResolversTypes['AccountError']>, ParentType, ContextType>;
  organizationMembership?: Resolver<Maybe<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
};

export type OrganizationMemberRemoveResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrganizationMemberRemove'] = ResolversParentTypes['OrganizationMemberRemove']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  accountErrors?: Resolver<ReadonlyArray<ResolversTypes['AccountError']>, ParentType, ContextType>;
  organizationMembership?: Resolver<Maybe<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
};

export type ReferrerTokenReplaceResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['ReferrerTokenReplace'] = ResolversParentTypes['ReferrerTokenReplace']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  accountErrors?: Resolver<ReadonlyArray<ResolversTypes['AccountError']>, ParentType, ContextType>;
  organizationMembership?: Resolver<Maybe<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
};

export type OrganizationAdminSetResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrganizationAdminSet'] = ResolversParentTypes['OrganizationAdminSet']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  accountErrors?: Resolver<ReadonlyArray<ResolversTypes['AccountError']>, ParentType, ContextType>;
  organizationMembership?: Resolver<Maybe<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
};

export type OrganizationRenewalSetResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrganizationRenewalSet'] = ResolversParentTypes['OrganizationRenewalSet']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  accountErrors?: Resolver<ReadonlyArray<ResolversTypes['AccountError']>, ParentType, ContextType>;
  organizationMembership?: Resolver<Maybe<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
};

export type ProrationPreviewResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['ProrationPreview'] = ResolversParentTypes['ProrationPreview']> = {
  previewedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  basis?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subscriptionErrors?: Resolver<ReadonlyArray<ResolversTypes['SubscriptionError']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['PreviewedChange']>, ParentType, ContextType>;
};

export type PreviewedChangeResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['PreviewedChange'] = ResolversParentTypes['PreviewedChange']> = {
  takesEffect?: Resolver<ResolversTypes['SubscriptionChangeTime'], ParentType, ContextType>;
  effectiveDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  planType?: Resolver<ResolversTypes['PlanType'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  featureSkus?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  charge?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  amountDue?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  unusedCredit?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  taxLines?: Resolver<ReadonlyArray<ResolversTypes['TaxLine']>, ParentType, ContextType>;
  isTaxEstimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  renewalPrice?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  seatsAtRenewal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  featureSkusAtRenewal?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  lastDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  clearsScheduledChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextChargeDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nextChargeDayIfKept?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  clearsCancellation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubscriptionChangeResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['SubscriptionChange'] = ResolversParentTypes['SubscriptionChange']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  subscriptionErrors?: Resolver<ReadonlyArray<ResolversTypes['SubscriptionError']>, ParentType, ContextType>;
  organizationMembership?: Resolver<Maybe<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
  confirmationNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentIntentSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDebited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionRenewResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['SubscriptionRenew'] = ResolversParentTypes['SubscriptionRenew']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  subscriptionErrors?: Resolver<ReadonlyArray<ResolversTypes['SubscriptionError']>, ParentType, ContextType>;
  organizationMembership?: Resolver<Maybe<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
  confirmationNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentIntentSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDebited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionScheduleAddResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['SubscriptionScheduleAdd'] = ResolversParentTypes['SubscriptionScheduleAdd']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  subscriptionErrors?: Resolver<ReadonlyArray<ResolversTypes['SubscriptionError']>, ParentType, ContextType>;
  organizationMembership?: Resolver<Maybe<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
};

export type SubscriptionScheduleRemoveResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['SubscriptionScheduleRemove'] = ResolversParentTypes['SubscriptionScheduleRemove']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  subscriptionErrors?: Resolver<ReadonlyArray<ResolversTypes['SubscriptionError']>, ParentType, ContextType>;
  organizationMembership?: Resolver<Maybe<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
};

export type SubscriptionErrorResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['SubscriptionError'] = ResolversParentTypes['SubscriptionError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['SubscriptionErrorCode'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['RefusalReason']>, ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrganizationInvitationAcceptResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['OrganizationInvitationAccept'] = ResolversParentTypes['OrganizationInvitationAccept']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['Error']>, ParentType, ContextType>;
  accountErrors?: Resolver<ReadonlyArray<ResolversTypes['AccountError']>, ParentType, ContextType>;
  organizationMembership?: Resolver<Maybe<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
};

export type AccountErrorResolvers<ContextType = RequestFacts, ParentType extends ResolversParentTypes['AccountError'] = ResolversParentTypes['AccountError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['AccountErrorCode'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['RefusalReason']>, ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  Upload?: GraphQLScalarType;
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
  MembershipTerm?: MembershipTermResolvers<ContextType>;
  TermCommitment?: TermCommitmentResolvers<ContextType>;
  TermsVersion?: TermsVersionResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  CheckoutShippingPrices?: CheckoutShippingPricesResolvers<ContextType>;
  PaymentGateway?: PaymentGatewayResolvers<ContextType>;
  TokenRevoke?: TokenRevokeResolvers<ContextType>;
  LoginNonceRedeem?: LoginNonceRedeemResolvers<ContextType>;
  Referrer?: ReferrerResolvers<ContextType>;
  ReferralCredit?: ReferralCreditResolvers<ContextType>;
  LearnerVerificationSubmit?: LearnerVerificationSubmitResolvers<ContextType>;
  WithdrawalDeclare?: WithdrawalDeclareResolvers<ContextType>;
  CancellationDeclare?: CancellationDeclareResolvers<ContextType>;
  DeclarationConfirm?: DeclarationConfirmResolvers<ContextType>;
  DeclarationReceipt?: DeclarationReceiptResolvers<ContextType>;
  LeadFormSubmit?: LeadFormSubmitResolvers<ContextType>;
  AnalyticsRecord?: AnalyticsRecordResolvers<ContextType>;
  TradeInCreate?: TradeInCreateResolvers<ContextType>;
  TradeIn?: TradeInResolvers<ContextType>;
  OrderTradeIn?: OrderTradeInResolvers<ContextType>;
  CheckoutPayload?: CheckoutPayloadResolvers<ContextType>;
  CheckoutCreate?: CheckoutCreateResolvers<ContextType>;
  BundlePreview?: BundlePreviewResolvers<ContextType>;
  CheckoutContinue?: CheckoutContinueResolvers<ContextType>;
  CheckoutCustomerAttach?: CheckoutCustomerAttachResolvers<ContextType>;
  MergedCheckoutLine?: MergedCheckoutLineResolvers<ContextType>;
  CheckoutLinesAdd?: CheckoutLinesAddResolvers<ContextType>;
  CheckoutLinesUpdate?: CheckoutLinesUpdateResolvers<ContextType>;
  CheckoutLineDelete?: CheckoutLineDeleteResolvers<ContextType>;
  CheckoutEmailUpdate?: CheckoutEmailUpdateResolvers<ContextType>;
  CheckoutAutoRenewalUpdate?: CheckoutAutoRenewalUpdateResolvers<ContextType>;
  CheckoutShippingAddressUpdate?: CheckoutShippingAddressUpdateResolvers<ContextType>;
  CheckoutBillingAddressUpdate?: CheckoutBillingAddressUpdateResolvers<ContextType>;
  CheckoutShippingMethodUpdate?: CheckoutShippingMethodUpdateResolvers<ContextType>;
  CheckoutUpdateVoucher?: CheckoutUpdateVoucherResolvers<ContextType>;
  CheckoutVatNumberUpdate?: CheckoutVatNumberUpdateResolvers<ContextType>;
  CheckoutQuoteDataUpdate?: CheckoutQuoteDataUpdateResolvers<ContextType>;
  CheckoutLanguageCodeUpdate?: CheckoutLanguageCodeUpdateResolvers<ContextType>;
  CheckoutPaymentCreate?: CheckoutPaymentCreateResolvers<ContextType>;
  CheckoutComplete?: CheckoutCompleteResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAccessCreate?: OrderAccessCreateResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  Fulfillment?: FulfillmentResolvers<ContextType>;
  FulfillmentLine?: FulfillmentLineResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  CreditNote?: CreditNoteResolvers<ContextType>;
  QuotedItem?: QuotedItemResolvers<ContextType>;
  PartPayment?: PartPaymentResolvers<ContextType>;
  Payable?: PayableResolvers<ContextType>;
  InvoicePay?: InvoicePayResolvers<ContextType>;
  OrderPay?: OrderPayResolvers<ContextType>;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  LearnerDiscount?: LearnerDiscountResolvers<ContextType>;
  OrganizationMembership?: OrganizationMembershipResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationMember?: OrganizationMemberResolvers<ContextType>;
  OrganizationInvitation?: OrganizationInvitationResolvers<ContextType>;
  AuthorizedUserShop?: AuthorizedUserShopResolvers<ContextType>;
  RentalSubscription?: RentalSubscriptionResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  NextRenewal?: NextRenewalResolvers<ContextType>;
  CreditCard?: CreditCardResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  SEPADirectDebit?: SepaDirectDebitResolvers<ContextType>;
  SavedPaymentMethod?: SavedPaymentMethodResolvers<ContextType>;
  OrderQuote?: OrderQuoteResolvers<ContextType>;
  QuoteData?: QuoteDataResolvers<ContextType>;
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
  PaymentMethodCreate?: PaymentMethodCreateResolvers<ContextType>;
  PaymentMethodDelete?: PaymentMethodDeleteResolvers<ContextType>;
  PaymentMethodSetPrimary?: PaymentMethodSetPrimaryResolvers<ContextType>;
  PaymentMethodUpdate?: PaymentMethodUpdateResolvers<ContextType>;
  OrderError?: OrderErrorResolvers<ContextType>;
  InvoiceError?: InvoiceErrorResolvers<ContextType>;
  OrganizationMemberInvite?: OrganizationMemberInviteResolvers<ContextType>;
  OrganizationMemberRemove?: OrganizationMemberRemoveResolvers<ContextType>;
  ReferrerTokenReplace?: ReferrerTokenReplaceResolvers<ContextType>;
  OrganizationAdminSet?: OrganizationAdminSetResolvers<ContextType>;
  OrganizationRenewalSet?: OrganizationRenewalSetResolvers<ContextType>;
  ProrationPreview?: ProrationPreviewResolvers<ContextType>;
  PreviewedChange?: PreviewedChangeResolvers<ContextType>;
  SubscriptionChange?: SubscriptionChangeResolvers<ContextType>;
  SubscriptionRenew?: SubscriptionRenewResolvers<ContextType>;
  SubscriptionScheduleAdd?: SubscriptionScheduleAddResolvers<ContextType>;
  SubscriptionScheduleRemove?: SubscriptionScheduleRemoveResolvers<ContextType>;
  SubscriptionError?: SubscriptionErrorResolvers<ContextType>;
  OrganizationInvitationAccept?: OrganizationInvitationAcceptResolvers<ContextType>;
  AccountError?: AccountErrorResolvers<ContextType>;
  FormError?: FormErrorResolvers<ContextType>;
  AnalyticsError?: AnalyticsErrorResolvers<ContextType>;
  TaxLine?: TaxLineResolvers<ContextType>;
};

