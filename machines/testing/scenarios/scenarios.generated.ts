// Generated from the folders of the machines by tools/codegen.ts; do not edit.
import { accountScenario } from './account.ts';
import { addToCartScenario } from './add-to-cart.ts';
import { addressScenario } from './address.ts';
import { addressSearchScenario } from './address-search.ts';
import { cartScenario } from './cart.ts';
import { chargeScenario } from './charge.ts';
import { checkoutScenario } from './checkout.ts';
import { configuratorScenario } from './configurator.ts';
import { creditCardScenario } from './credit-card.ts';
import { declarationScenario } from './declaration.ts';
import { editMembershipScenario } from './edit-membership.ts';
import { electronicQuoteScenario } from './electronic-quote.ts';
import { extraProbeScenario } from './extra-probe.ts';
import { leadFormScenario } from './lead-form.ts';
import { learnerVerificationScenario } from './learner-verification.ts';
import { loginScenario } from './login.ts';
import { orderScenario } from './order.ts';
import { orderAccessScenario } from './order-access.ts';
import { orderHistoryScenario } from './order-history.ts';
import { orderPaymentScenario } from './order-payment.ts';
import { paymentScenario } from './payment.ts';
import { paymentAttemptScenario } from './payment-attempt.ts';
import { pricingSurveyScenario } from './pricing-survey.ts';
import { proCustomScenario } from './pro-custom.ts';
import { proCustomChangeScenario } from './pro-custom-change.ts';
import { productFlowScenario } from './product-flow.ts';
import { quoteScenario } from './quote.ts';
import { reactivationScenario } from './reactivation.ts';
import { referrerScenario } from './referrer.ts';
import { renewalScenario } from './renewal.ts';
import { savedMethodsScenario } from './saved-methods.ts';
import { sepaScenario } from './sepa.ts';
import { subscriptionScenario } from './subscription.ts';
import { subscriptionChangeScenario } from './subscription-change.ts';
import { totalChangeScenario } from './total-change.ts';
import { tradeInScenario } from './trade-in.ts';
import { upgradeScenario } from './upgrade.ts';
import { vetRentalScenario } from './vet-rental.ts';
import { voucherScenario } from './voucher.ts';

export const scenariosById = {
  'account': accountScenario,
  'add-to-cart': addToCartScenario,
  'address': addressScenario,
  'address-search': addressSearchScenario,
  'cart': cartScenario,
  'charge': chargeScenario,
  'checkout': checkoutScenario,
  'configurator': configuratorScenario,
  'credit-card': creditCardScenario,
  'declaration': declarationScenario,
  'edit-membership': editMembershipScenario,
  'electronic-quote': electronicQuoteScenario,
  'extra-probe': extraProbeScenario,
  'lead-form': leadFormScenario,
  'learner-verification': learnerVerificationScenario,
  'login': loginScenario,
  'order': orderScenario,
  'order-access': orderAccessScenario,
  'order-history': orderHistoryScenario,
  'order-payment': orderPaymentScenario,
  'payment': paymentScenario,
  'payment-attempt': paymentAttemptScenario,
  'pricing-survey': pricingSurveyScenario,
  'pro-custom': proCustomScenario,
  'pro-custom-change': proCustomChangeScenario,
  'product-flow': productFlowScenario,
  'quote': quoteScenario,
  'reactivation': reactivationScenario,
  'referrer': referrerScenario,
  'renewal': renewalScenario,
  'saved-methods': savedMethodsScenario,
  'sepa': sepaScenario,
  'subscription': subscriptionScenario,
  'subscription-change': subscriptionChangeScenario,
  'total-change': totalChangeScenario,
  'trade-in': tradeInScenario,
  'upgrade': upgradeScenario,
  'vet-rental': vetRentalScenario,
  'voucher': voucherScenario,
} as const;
