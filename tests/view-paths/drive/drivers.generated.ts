// Generated from the folders of the machines by tools/codegen.ts; do not edit.
import { accountDriver } from './account-driver.ts';
import { addToCartDriver } from './add-to-cart-driver.ts';
import { cartDriver } from './cart-driver.ts';
import { checkoutDriver } from './checkout-driver.ts';
import { configuratorDriver } from './configurator-driver.ts';
import { declarationDriver } from './declaration-driver.ts';
import { editMembershipDriver } from './edit-membership-driver.ts';
import { extraProbeDriver } from './extra-probe-driver.ts';
import { leadFormDriver } from './lead-form-driver.ts';
import { learnerVerificationDriver } from './learner-verification-driver.ts';
import { loginDriver } from './login-driver.ts';
import { orderAccessDriver } from './order-access-driver.ts';
import { orderHistoryDriver } from './order-history-driver.ts';
import { orderPaymentDriver } from './order-payment-driver.ts';
import { pricingSurveyDriver } from './pricing-survey-driver.ts';
import { proCustomDriver } from './pro-custom-driver.ts';
import { proCustomChangeDriver } from './pro-custom-change-driver.ts';
import { productFlowDriver } from './product-flow-driver.ts';
import { reactivationDriver } from './reactivation-driver.ts';
import { referrerDriver } from './referrer-driver.ts';
import { renewalDriver } from './renewal-driver.ts';
import { savedMethodsDriver } from './saved-methods-driver.ts';
import { subscriptionChangeDriver } from './subscription-change-driver.ts';
import { tradeInDriver } from './trade-in-driver.ts';
import { upgradeDriver } from './upgrade-driver.ts';
import { vetRentalDriver } from './vet-rental-driver.ts';
import { voucherDriver } from './voucher-driver.ts';

export const driversById = {
  'account': accountDriver,
  'add-to-cart': addToCartDriver,
  'cart': cartDriver,
  'checkout': checkoutDriver,
  'configurator': configuratorDriver,
  'declaration': declarationDriver,
  'edit-membership': editMembershipDriver,
  'extra-probe': extraProbeDriver,
  'lead-form': leadFormDriver,
  'learner-verification': learnerVerificationDriver,
  'login': loginDriver,
  'order-access': orderAccessDriver,
  'order-history': orderHistoryDriver,
  'order-payment': orderPaymentDriver,
  'pricing-survey': pricingSurveyDriver,
  'pro-custom': proCustomDriver,
  'pro-custom-change': proCustomChangeDriver,
  'product-flow': productFlowDriver,
  'reactivation': reactivationDriver,
  'referrer': referrerDriver,
  'renewal': renewalDriver,
  'saved-methods': savedMethodsDriver,
  'subscription-change': subscriptionChangeDriver,
  'trade-in': tradeInDriver,
  'upgrade': upgradeDriver,
  'vet-rental': vetRentalDriver,
  'voucher': voucherDriver,
} as const;
