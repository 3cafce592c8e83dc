/** The subject of an operation, which determines its permissions. */
export type Policy =
  /** Nothing that belongs to a person. */
  | 'PUBLIC'
  /** Signed-in users, for their own data. */
  | 'SELF'
  /** A checkout: its owner, and signed-out clients with its token. */
  | 'CHECKOUT'
  /** The checkout with which a person has signed in: theirs, or an unowned one. */
  | 'ATTACHED'
  /** Everything that a token gives access to, for everyone. */
  | 'BEARER'
  /** An invitation: who has its token and the confirmed address that it was sent to. */
  | 'INVITED'
  /** A membership: its person. */
  | 'MEMBERSHIP'
  /** A saved payment method: its person, and the administrators of its organization. */
  | 'SAVED_METHOD'
  /** An invoice: the buyer of its order, and the administrators of its organization. */
  | 'INVOICE'
  /** A node: depends on its type. */
  | 'NODE';

/** The policy of every operation. */
export const operationPolicies: Readonly<Record<string, Policy>> = {
  shop: 'PUBLIC',
  geolocalization: 'PUBLIC',
  estimatedDeliveryPreview: 'PUBLIC',
  addressValidationRules: 'PUBLIC',
  addressSuggestions: 'PUBLIC',
  suggestedAddress: 'PUBLIC',
  userExists: 'PUBLIC',
  analyticsRecord: 'PUBLIC',
  leadFormSubmit: 'PUBLIC',
  tradeInCreate: 'PUBLIC',
  learnerVerificationSubmit: 'PUBLIC',
  withdrawalDeclare: 'PUBLIC',
  cancellationDeclare: 'PUBLIC',
  me: 'SELF',
  userOrders: 'SELF',
  authorizedUserShop: 'SELF',
  bundlePreview: 'SELF',
  checkoutCreate: 'SELF',
  declarationConfirm: 'BEARER',
  tokenRevoke: 'BEARER',
  loginNonceRedeem: 'BEARER',
  order: 'BEARER',
  referrer: 'BEARER',
  isReferrerTokenReplaced: 'BEARER',
  payable: 'BEARER',
  invoicePay: 'BEARER',
  orderPay: 'BEARER',
  invoice: 'INVOICE',
  orderAccessCreate: 'BEARER',
  organizationInvitationAccept: 'INVITED',
  checkout: 'CHECKOUT',
  checkoutContinue: 'CHECKOUT',
  checkoutCustomerAttach: 'ATTACHED',
  checkoutLinesAdd: 'CHECKOUT',
  checkoutLinesUpdate: 'CHECKOUT',
  checkoutLineDelete: 'CHECKOUT',
  checkoutEmailUpdate: 'CHECKOUT',
  checkoutAutoRenewalUpdate: 'CHECKOUT',
  checkoutShippingAddressUpdate: 'CHECKOUT',
  checkoutBillingAddressUpdate: 'CHECKOUT',
  checkoutShippingMethodUpdate: 'CHECKOUT',
  checkoutUpdateVoucher: 'CHECKOUT',
  checkoutVatNumberUpdate: 'CHECKOUT',
  checkoutQuoteDataUpdate: 'CHECKOUT',
  checkoutLanguageCodeUpdate: 'CHECKOUT',
  checkoutPaymentCreate: 'CHECKOUT',
  checkoutComplete: 'CHECKOUT',
  organizationMembership: 'MEMBERSHIP',
  organizationMemberInvite: 'MEMBERSHIP',
  organizationMemberRemove: 'MEMBERSHIP',
  referrerTokenReplace: 'MEMBERSHIP',
  organizationAdminSet: 'MEMBERSHIP',
  organizationRenewalSet: 'MEMBERSHIP',
  prorationPreview: 'MEMBERSHIP',
  subscriptionChange: 'MEMBERSHIP',
  subscriptionRenew: 'MEMBERSHIP',
  subscriptionScheduleAdd: 'MEMBERSHIP',
  subscriptionScheduleRemove: 'MEMBERSHIP',
  paymentMethodCreate: 'SAVED_METHOD',
  paymentMethodDelete: 'SAVED_METHOD',
  paymentMethodSetPrimary: 'SAVED_METHOD',
  paymentMethodUpdate: 'SAVED_METHOD',
  node: 'NODE',
};
