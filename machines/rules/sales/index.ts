/** What comes of an order that is paid, beside its parcels. */

export { type OrderSale, orderSale, type SoldLine, type SoldPlan } from './sale.ts';
export { heldPlan, renewedPlan } from './renewed-plan.ts';
export { type OrganizationInSale, saleEffect, type SubscriptionTerms } from './sale-effect.ts';
export { mayChooseRenewal, soldTerm, type SoldTerm, termOf } from './sold-term.ts';
