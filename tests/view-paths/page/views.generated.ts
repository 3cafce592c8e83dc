// Generated from the folders of the machines by tools/codegen.ts; do not edit.
import { AccountView } from './account-view.tsx';
import { AddToCartView } from './add-to-cart-view.tsx';
import { CartView } from './cart-view.tsx';
import { CheckoutView } from './checkout-view.tsx';
import { ConfiguratorView } from './configurator-view.tsx';
import { DeclarationView } from './declaration-view.tsx';
import { EditMembershipView } from './edit-membership-view.tsx';
import { ExtraProbeView } from './extra-probe-view.tsx';
import { LeadFormView } from './lead-form-view.tsx';
import { LearnerVerificationView } from './learner-verification-view.tsx';
import { LoginView } from './login-view.tsx';
import { OrderAccessView } from './order-access-view.tsx';
import { OrderHistoryView } from './order-history-view.tsx';
import { OrderPaymentView } from './order-payment-view.tsx';
import { PricingSurveyView } from './pricing-survey-view.tsx';
import { ProCustomView } from './pro-custom-view.tsx';
import { ProCustomChangeView } from './pro-custom-change-view.tsx';
import { ProductFlowView } from './product-flow-view.tsx';
import { ReactivationView } from './reactivation-view.tsx';
import { ReferrerView } from './referrer-view.tsx';
import { RenewalView } from './renewal-view.tsx';
import { SavedMethodsView } from './saved-methods-view.tsx';
import { SubscriptionChangeView } from './subscription-change-view.tsx';
import { TradeInView } from './trade-in-view.tsx';
import { UpgradeView } from './upgrade-view.tsx';
import { VetRentalView } from './vet-rental-view.tsx';
import { VoucherView } from './voucher-view.tsx';

export const viewsById = {
  'account': AccountView,
  'add-to-cart': AddToCartView,
  'cart': CartView,
  'checkout': CheckoutView,
  'configurator': ConfiguratorView,
  'declaration': DeclarationView,
  'edit-membership': EditMembershipView,
  'extra-probe': ExtraProbeView,
  'lead-form': LeadFormView,
  'learner-verification': LearnerVerificationView,
  'login': LoginView,
  'order-access': OrderAccessView,
  'order-history': OrderHistoryView,
  'order-payment': OrderPaymentView,
  'pricing-survey': PricingSurveyView,
  'pro-custom': ProCustomView,
  'pro-custom-change': ProCustomChangeView,
  'product-flow': ProductFlowView,
  'reactivation': ReactivationView,
  'referrer': ReferrerView,
  'renewal': RenewalView,
  'saved-methods': SavedMethodsView,
  'subscription-change': SubscriptionChangeView,
  'trade-in': TradeInView,
  'upgrade': UpgradeView,
  'vet-rental': VetRentalView,
  'voucher': VoucherView,
} as const;
