/** The price, the required statements and the other rules of a checkout. */

export { type AppPlace, appPlaceOf, appPlaces } from './app-places.ts';
export { appReturn, isAppScheme } from './app-return.ts';
export {
  currentTerms,
  requiredTerms,
  type TermsDocument,
  termsDocuments,
  type TermsVersion,
  termsVersions,
} from './terms-documents.ts';
export {
  type LegalAcknowledgement,
  attestationsWithPayment,
  legalAcknowledgements,
  missingAttestations,
  requiredAttestations,
} from './attestations.ts';
export {
  checkoutCookieName,
  checkoutCookieSeconds,
  isCheckoutToken,
  readCheckoutCookie,
} from './checkout-cookie.ts';
export { isOwnArrival } from './checkout-link.ts';
export { cutOffHour, type DeliveryEstimate, estimateDelivery, estimateHoldsUntil } from './delivery.ts';
export { importDuty, type ImportDuty, isImported, warehouseCountry } from './import-duty.ts';
export { type LaterPayments, laterPaymentsOf } from './later-payments.ts';
export {
  isOrderAccessKey,
  openedOrderCookie,
  orderAccessCookieName,
  orderAccessParameter,
  orderAccessSeconds,
  readOrderAccessKey,
} from './order-access.ts';
export { noteMaxLength, noteProblem, tidyNote } from './order-note.ts';
export { priceCheckout, priceWithShipping, type PricingLine } from './pricing.ts';
export {
  eachReference,
  noReferences,
  type PurchaseReference,
  purchaseReferenceMaxLength,
  type PurchaseReferences,
  purchaseReferences,
  referencesOf,
} from './purchase-reference.ts';
