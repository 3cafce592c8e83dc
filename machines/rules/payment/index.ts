/** Payment methods. */

export {
  type AccountName,
  accountNames,
  type AccountRegion,
  accountRegionOf,
  accountRegions,
} from './account-regions.ts';
export { cardBrandName } from './card-brands.ts';
export { cardName, type CardWallet, cardWalletOf, cardWallets } from './card-wallets.ts';
export {
  automaticRenewal,
  type CardEdit,
  type CardEditProblem,
  cardEditProblems,
  type CardExpiry,
  cardholderMaxLength,
  cardholderProblem,
  hasRoomForMethod,
  isCardExpiry,
  isCardValid,
  isSavedCard,
  type MethodChange,
  type MethodOwner,
  type MethodProblem,
  type MethodUses,
  methodProblem,
  mostSavedMethods,
  noMethodUses,
  primaryAfterRemoval,
  primaryWithout,
  type SavedAccount,
  type SavedCard,
  type SavedPaymentMethod,
} from './saved-methods.ts';
export { type DebitMandate, type MandateProblem, mandateProblems } from './debit-mandate.ts';
export {
  type ChargingGateway,
  firstMethodFor,
  gatewayOf,
  isDebitOffered,
  isQuoteMethod,
  isPaidAfterOrder,
  type PaymentGateway,
} from './method-gateway.ts';
export { paymentMethods } from './method-names.generated.ts';
export { isProviderScript, providerScriptSources } from './provider-scripts.ts';
export {
  clearingDaysOf,
  deciderOf,
  isDecidedLater,
  isDebit,
  isOfferedIn,
  isPaidLater,
  freeOrderMethod,
  minimumTotal,
  type PaymentMethod,
  paymentMethodsFor,
  type PaymentSituation,
} from './payment-methods.ts';
