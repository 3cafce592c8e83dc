import { ownValue } from '@sonde/machines/rules/texts';

/**
 * Which operations carry `Authorization: JWT <token>` (decision 104). Every operation of the store has a row; an
 * operation without a token returns the same for all visitors.
 */
const carriesToken: Readonly<Record<string, boolean>> = {
  AddressSuggestions: false,
  AnalyticsRecord: true,
  AttributedVoucher: false,
  AuthorizedUserShop: true,
  BundlePreview: true,
  CancellationDeclare: true,
  Checkout: false,
  CheckoutAutoRenewalUpdate: false,
  CheckoutBillingAddressUpdate: true,
  CheckoutComplete: true,
  CheckoutContinue: false,
  CheckoutCreate: true,
  CheckoutCustomerAttach: true,
  CheckoutEmailUpdate: true,
  CheckoutLanguageCodeUpdate: false,
  CheckoutLineDelete: true,
  CheckoutLinesAdd: true,
  CheckoutLinesUpdate: false,
  CheckoutPaymentCreate: true,
  CheckoutSavedPaymentMethods: true,
  CheckoutShippingAddressUpdate: true,
  CheckoutShippingMethodUpdate: false,
  CheckoutUpdateVoucher: true,
  CheckoutVatNumberUpdate: true,
  CountryAddressValidation: false,
  DeclarationConfirm: false,
  EditedMembership: true,
  EnabledCountries: false,
  Geolocalization: false,
  LeadFormSubmit: false,
  LearnerVerificationSubmit: false,
  LoginNonceRedeem: false,
  MaintenanceQuery: false,
  Order: false,
  OrderAccessCreate: true,
  OrganizationAdminSet: true,
  OrganizationRenewalSet: true,
  OrganizationInvitationAccept: true,
  OrganizationMemberInvite: true,
  OrganizationMemberRemove: true,
  OwnSavedPaymentMethods: true,
  PaymentMethodCreate: true,
  PaymentMethodDelete: true,
  PaymentMethodSetPrimary: true,
  PaymentMethodUpdate: true,
  ProrationPreview: true,
  Referrer: false,
  SavedPaymentMethods: true,
  ShippingRates: false,
  Shop: false,
  ShopBanner: false,
  SubscriptionChange: true,
  SubscriptionRenew: true,
  SubscriptionScheduleAdd: true,
  SubscriptionScheduleRemove: true,
  SuggestedAddress: false,
  TokenRevoke: false,
  TradeInCreate: false,
  UserExists: true,
  UserOrders: true,
  UserOrganizationRefreshQuery: true,
  UserQuery: true,
  UserRefreshQuery: true,
  WithdrawalDeclare: true,
};

/** Whether an operation, by name, carries the token. */
export const isAuthorized = (operationName: string): boolean =>
  ownValue(carriesToken, operationName) === true;

/** The operations with an entry in the table. */
export const decidedOperations: readonly string[] = Object.keys(carriesToken);
