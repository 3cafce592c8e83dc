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

export type OrganizationFieldsFragment = { readonly id: string, readonly name: string, readonly slug: string, readonly market: Types.Market, readonly hasHadTrial: boolean, readonly practiceType: string | null, readonly planType: Types.PlanType, readonly subscriptionStatus: Types.SubscriptionStatus | null, readonly subscriptionExpirationDate: string | null, readonly subscriptionLastDay: string | null, readonly nextChargeDay: string | null, readonly openInvoiceToken: string | null, readonly pendingOrderToken: string | null, readonly isExpired: boolean, readonly isRenewalPending: boolean, readonly isChangePending: boolean, readonly isWithdrawn: boolean, readonly isAutoRenewalActive: boolean, readonly availableSeats: number, readonly maxSeats: number, readonly maxCloudUsers: number, readonly teamBaseNumCloudUsers: number, readonly isOld10BasedTeamPricing: boolean, readonly maxDevices: number, readonly registeredProbes: number, readonly registeredProbesPlus: number, readonly registeredProbesIq3: number, readonly country: { readonly code: Types.CountryCode }, readonly rentalSubscription: { readonly commitmentEndDate: string, readonly commitmentLastDay: string, readonly commitmentMonthsNumber: number } | null, readonly subscription: { readonly termMonths: number | null, readonly termFirstDay: string | null, readonly scheduledPlan: Types.PlanType | null, readonly scheduledSku: string | null, readonly scheduledSeats: number | null, readonly scheduledDay: string | null, readonly fewestSeats: number, readonly proCustomFeatures: ReadonlyArray<string>, readonly scheduledProCustomFeatures: ReadonlyArray<string> | null, readonly referralCreditMonths: number, readonly provisioningType: string | null, readonly subscriptionSynchronizationStatus: Types.SyncResult | null, readonly scheduledPrice: TaxedMoneyFieldsFragment | null, readonly currentPrice: TaxedMoneyFieldsFragment | null } | null };

export type OrganizationMembershipFieldsFragment = { readonly id: string, readonly referrerToken: string | null, readonly isOrganizationAdmin: boolean, readonly canPurchasePersonalProbe: boolean, readonly organization: OrganizationFieldsFragment };

export type UserFieldsFragment = { readonly id: string, readonly email: string, readonly name: string, readonly cloudId: string, readonly canBuyPersonalProbePlus: boolean, readonly canBuyPersonalProbeIq3: boolean, readonly organizationMemberships: ReadonlyArray<OrganizationMembershipFieldsFragment> };

export type NextRenewalFieldsFragment = { readonly subscription: { readonly nextRenewal: { readonly freeMonths: number, readonly price: TaxedMoneyFieldsFragment, readonly amount: TaxedMoneyFieldsFragment } | null } | null };

export type UserQueryVariables = Exact<{ [key: string]: never; }>;


export type UserQuery = { readonly me: UserFieldsFragment | null };

export type UserRefreshQueryVariables = Exact<{ [key: string]: never; }>;


export type UserRefreshQuery = { readonly me: (
    { readonly isEmailConfirmed: boolean, readonly pendingOrderToken: string | null, readonly failedPaymentOrders: ReadonlyArray<{ readonly id: string, readonly token: string, readonly number: string }>, readonly learnerDiscounts: ReadonlyArray<{ readonly market: Types.Market, readonly voucherCode: string, readonly isUsed: boolean, readonly endsOn: string, readonly url: string }>, readonly organizationMemberships: ReadonlyArray<MembersAnswerFragment> }
    & UserFieldsFragment
  ) | null };

export type EditedMembershipQueryVariables = Exact<{ [key: string]: never; }>;


export type EditedMembershipQuery = { readonly me: { readonly id: string, readonly canBuyPersonalProbePlus: boolean, readonly canBuyPersonalProbeIq3: boolean, readonly organizationMemberships: ReadonlyArray<(
      { readonly organization: (
        { readonly subscription: { readonly sku: string | null, readonly additionalSeats: number, readonly mostSeats: number | null } | null }
        & NextRenewalFieldsFragment
      ) }
      & OrganizationMembershipFieldsFragment
    )> } | null };

export type UserOrganizationRefreshQueryVariables = Exact<{
  organizationMembershipId: string;
}>;


export type UserOrganizationRefreshQuery = { readonly organizationMembership: OrganizationMembershipFieldsFragment | null };

export type AuthorizedUserShopQueryVariables = Exact<{
  country: Types.CountryCode;
  languageCode?: Types.LanguageCodeEnum | null | undefined;
  voucherCode?: string | null | undefined;
  organizationMembershipId?: string | null | undefined;
}>;


export type AuthorizedUserShopQuery = { readonly authorizedUserShop: { readonly teamSubscriptions: ReadonlyArray<TeamSubscriptionFieldsFragment>, readonly additionalTeamSubscriptions: ReadonlyArray<TeamSubscriptionFieldsFragment> } | null };

export type TeamSubscriptionFieldsFragment = { readonly id: string, readonly slug: string, readonly name: string, readonly variants: ReadonlyArray<{ readonly id: string, readonly sku: string, readonly name: string, readonly pricing: { readonly price: TaxedMoneyFieldsFragment } | null }> };

export type UserExistsQueryVariables = Exact<{
  email: string;
}>;


export type UserExistsQuery = { readonly userExists: boolean };

export type MembersAnswerFragment = (
  { readonly organization: (
    { readonly members: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string, readonly isOrganizationAdmin: boolean, readonly canPurchasePersonalProbe: boolean }> | null, readonly invitations: ReadonlyArray<{ readonly id: string, readonly email: string, readonly expiresAt: string }> | null, readonly invoices: ReadonlyArray<{ readonly id: string, readonly number: string, readonly issuedOn: string, readonly url: string | null, readonly total: TaxedMoneyFieldsFragment, readonly creditNotes: ReadonlyArray<{ readonly number: string, readonly issuedOn: string, readonly url: string, readonly total: TaxedMoneyFieldsFragment }> }> | null }
    & NextRenewalFieldsFragment
  ) }
  & OrganizationMembershipFieldsFragment
);

export type AccountErrorFieldsFragment = { readonly field: string | null, readonly code: Types.AccountErrorCode, readonly reason: Types.RefusalReason | null, readonly most: number | null };

export type OrganizationMemberInviteMutationVariables = Exact<{
  organizationMembershipId: string;
  email: string;
  languageCode?: Types.LanguageCodeEnum | null | undefined;
}>;


export type OrganizationMemberInviteMutation = { readonly organizationMemberInvite: { readonly accountErrors: ReadonlyArray<AccountErrorFieldsFragment>, readonly organizationMembership: MembersAnswerFragment | null } };

export type OrganizationMemberRemoveMutationVariables = Exact<{
  organizationMembershipId: string;
  memberId: string;
}>;


export type OrganizationMemberRemoveMutation = { readonly organizationMemberRemove: { readonly accountErrors: ReadonlyArray<AccountErrorFieldsFragment>, readonly organizationMembership: MembersAnswerFragment | null } };

export type ReferrerTokenReplaceMutationVariables = Exact<{
  organizationMembershipId: string;
}>;


export type ReferrerTokenReplaceMutation = { readonly referrerTokenReplace: { readonly accountErrors: ReadonlyArray<AccountErrorFieldsFragment>, readonly organizationMembership: MembersAnswerFragment | null } };

export type OrganizationAdminSetMutationVariables = Exact<{
  organizationMembershipId: string;
  memberId: string;
  isAdmin: boolean;
}>;


export type OrganizationAdminSetMutation = { readonly organizationAdminSet: { readonly accountErrors: ReadonlyArray<AccountErrorFieldsFragment>, readonly organizationMembership: MembersAnswerFragment | null } };

export type OrganizationRenewalSetMutationVariables = Exact<{
  organizationMembershipId: string;
  isAutomatic: boolean;
}>;


export type OrganizationRenewalSetMutation = { readonly organizationRenewalSet: { readonly accountErrors: ReadonlyArray<AccountErrorFieldsFragment>, readonly organizationMembership: MembersAnswerFragment | null } };

export type OrganizationInvitationAcceptMutationVariables = Exact<{
  token: string;
}>;


export type OrganizationInvitationAcceptMutation = { readonly organizationInvitationAccept: { readonly accountErrors: ReadonlyArray<AccountErrorFieldsFragment>, readonly organizationMembership: MembersAnswerFragment | null } };

export type TypedDocument<Data, Variables> = string & {
  readonly __apiType?: (variables: Variables) => Data;
};

const taxedMoneyFields =
  "fragment TaxedMoneyFields on TaxedMoney{currency gross{amount}net{amount}}";

const organizationFields =
  "fragment OrganizationFields on Organization{id name slug country{code}market hasHadTrial practiceType planType subscriptionStatus subscriptionExpirationDate subscriptionLastDay nextChargeDay openInvoiceToken pendingOrderToken isExpired isRenewalPending isChangePending isWithdrawn isAutoRenewalActive availableSeats maxSeats maxCloudUsers teamBaseNumCloudUsers isOld10BasedTeamPricing maxDevices registeredProbes registeredProbesPlus registeredProbesIq3 rentalSubscription{commitmentEndDate commitmentLastDay commitmentMonthsNumber}subscription{termMonths termFirstDay scheduledPlan scheduledSku scheduledSeats scheduledDay scheduledPrice{...TaxedMoneyFields}fewestSeats proCustomFeatures scheduledProCustomFeatures referralCreditMonths provisioningType subscriptionSynchronizationStatus currentPrice{...TaxedMoneyFields}}}";

const organizationMembershipFields =
  "fragment OrganizationMembershipFields on OrganizationMembership{id referrerToken isOrganizationAdmin canPurchasePersonalProbe organization{...OrganizationFields}}";

const userFields =
  "fragment UserFields on User{id email name cloudId canBuyPersonalProbePlus canBuyPersonalProbeIq3 organizationMemberships{...OrganizationMembershipFields}}";

const nextRenewalFields =
  "fragment NextRenewalFields on Organization{subscription{nextRenewal{freeMonths price{...TaxedMoneyFields}amount{...TaxedMoneyFields}}}}";

const teamSubscriptionFields =
  "fragment TeamSubscriptionFields on Product{id slug name variants{id sku name pricing{price{...TaxedMoneyFields}}}}";

const membersAnswer =
  "fragment MembersAnswer on OrganizationMembership{...OrganizationMembershipFields organization{...NextRenewalFields members{id name email isOrganizationAdmin canPurchasePersonalProbe}invitations{id email expiresAt}invoices{id number issuedOn url total{...TaxedMoneyFields}creditNotes{number issuedOn url total{...TaxedMoneyFields}}}}}";

const accountErrorFields =
  "fragment AccountErrorFields on AccountError{field code reason most}";

export const UserQueryDocument = ("query UserQuery{me{...UserFields}}" +
  userFields +
  organizationMembershipFields +
  organizationFields +
  taxedMoneyFields) as TypedDocument<UserQuery, UserQueryVariables>;

export const UserRefreshQueryDocument = ("query UserRefreshQuery{me{...UserFields isEmailConfirmed pendingOrderToken failedPaymentOrders{id token number}learnerDiscounts{market voucherCode isUsed endsOn url}organizationMemberships{...MembersAnswer}}}" +
  userFields +
  organizationMembershipFields +
  organizationFields +
  taxedMoneyFields +
  membersAnswer +
  nextRenewalFields) as TypedDocument<UserRefreshQuery, UserRefreshQueryVariables>;

export const EditedMembershipDocument = ("query EditedMembership{me{id canBuyPersonalProbePlus canBuyPersonalProbeIq3 organizationMemberships{...OrganizationMembershipFields organization{...NextRenewalFields subscription{sku additionalSeats mostSeats}}}}}" +
  organizationMembershipFields +
  organizationFields +
  taxedMoneyFields +
  nextRenewalFields) as TypedDocument<EditedMembershipQuery, EditedMembershipQueryVariables>;

export const UserOrganizationRefreshQueryDocument = ("query UserOrganizationRefreshQuery($organizationMembershipId:ID!){organizationMembership(id:$organizationMembershipId){...OrganizationMembershipFields}}" +
  organizationMembershipFields +
  organizationFields +
  taxedMoneyFields) as TypedDocument<UserOrganizationRefreshQuery, UserOrganizationRefreshQueryVariables>;

export const AuthorizedUserShopDocument = ("query AuthorizedUserShop($country:CountryCode!$languageCode:LanguageCodeEnum$voucherCode:String$organizationMembershipId:ID){authorizedUserShop(country:$country languageCode:$languageCode voucherCode:$voucherCode organizationMembershipId:$organizationMembershipId){teamSubscriptions{...TeamSubscriptionFields}additionalTeamSubscriptions{...TeamSubscriptionFields}}}" +
  teamSubscriptionFields +
  taxedMoneyFields) as TypedDocument<AuthorizedUserShopQuery, AuthorizedUserShopQueryVariables>;

export const UserExistsDocument = ("query UserExists($email:String!){userExists(email:$email)}") as TypedDocument<UserExistsQuery, UserExistsQueryVariables>;

export const OrganizationMemberInviteDocument = ("mutation OrganizationMemberInvite($organizationMembershipId:ID!$email:String!$languageCode:LanguageCodeEnum){organizationMemberInvite(organizationMembershipId:$organizationMembershipId email:$email languageCode:$languageCode){accountErrors{...AccountErrorFields}organizationMembership{...MembersAnswer}}}" +
  accountErrorFields +
  membersAnswer +
  organizationMembershipFields +
  organizationFields +
  taxedMoneyFields +
  nextRenewalFields) as TypedDocument<OrganizationMemberInviteMutation, OrganizationMemberInviteMutationVariables>;

export const OrganizationMemberRemoveDocument = ("mutation OrganizationMemberRemove($organizationMembershipId:ID!$memberId:ID!){organizationMemberRemove(organizationMembershipId:$organizationMembershipId memberId:$memberId){accountErrors{...AccountErrorFields}organizationMembership{...MembersAnswer}}}" +
  accountErrorFields +
  membersAnswer +
  organizationMembershipFields +
  organizationFields +
  taxedMoneyFields +
  nextRenewalFields) as TypedDocument<OrganizationMemberRemoveMutation, OrganizationMemberRemoveMutationVariables>;

export const ReferrerTokenReplaceDocument = ("mutation ReferrerTokenReplace($organizationMembershipId:ID!){referrerTokenReplace(organizationMembershipId:$organizationMembershipId){accountErrors{...AccountErrorFields}organizationMembership{...MembersAnswer}}}" +
  accountErrorFields +
  membersAnswer +
  organizationMembershipFields +
  organizationFields +
  taxedMoneyFields +
  nextRenewalFields) as TypedDocument<ReferrerTokenReplaceMutation, ReferrerTokenReplaceMutationVariables>;

export const OrganizationAdminSetDocument = ("mutation OrganizationAdminSet($organizationMembershipId:ID!$memberId:ID!$isAdmin:Boolean!){organizationAdminSet(organizationMembershipId:$organizationMembershipId memberId:$memberId isAdmin:$isAdmin){accountErrors{...AccountErrorFields}organizationMembership{...MembersAnswer}}}" +
  accountErrorFields +
  membersAnswer +
  organizationMembershipFields +
  organizationFields +
  taxedMoneyFields +
  nextRenewalFields) as TypedDocument<OrganizationAdminSetMutation, OrganizationAdminSetMutationVariables>;

export const OrganizationRenewalSetDocument = ("mutation OrganizationRenewalSet($organizationMembershipId:ID!$isAutomatic:Boolean!){organizationRenewalSet(organizationMembershipId:$organizationMembershipId isAutomatic:$isAutomatic){accountErrors{...AccountErrorFields}organizationMembership{...MembersAnswer}}}" +
  accountErrorFields +
  membersAnswer +
  organizationMembershipFields +
  organizationFields +
  taxedMoneyFields +
  nextRenewalFields) as TypedDocument<OrganizationRenewalSetMutation, OrganizationRenewalSetMutationVariables>;

export const OrganizationInvitationAcceptDocument = ("mutation OrganizationInvitationAccept($token:String!){organizationInvitationAccept(token:$token){accountErrors{...AccountErrorFields}organizationMembership{...MembersAnswer}}}" +
  accountErrorFields +
  membersAnswer +
  organizationMembershipFields +
  organizationFields +
  taxedMoneyFields +
  nextRenewalFields) as TypedDocument<OrganizationInvitationAcceptMutation, OrganizationInvitationAcceptMutationVariables>;
