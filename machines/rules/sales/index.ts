/** What comes of an order that is paid, beside its parcels. */

export { type OrderSale, orderSale, type SoldLine } from './sale.ts';
export { type OrganizationInSale, saleEffect, type SubscriptionTerms } from './sale-effect.ts';
export { mayChooseRenewal, soldTerm, type SoldTerm, termOf } from './sold-term.ts';
