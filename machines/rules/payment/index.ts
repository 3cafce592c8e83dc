/** Ways to pay. */

export { cardBrandName } from './card-brands.ts';
export {
  isDebit,
  minimumTotal,
  type PaymentMethod,
  paymentMethods,
  paymentMethodsFor,
  type PaymentSituation,
} from './payment-methods.ts';
