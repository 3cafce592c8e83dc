import type { ShopTable } from '../shop-table.ts';
import { accountTable } from '../account-table.ts';
import { addToCartTable } from '../add-to-cart-table.ts';
import { cartTable } from '../cart-table.ts';
import { checkoutTable } from '../checkout-table.ts';
import { configuratorTable } from '../configurator-table.ts';
import { declarationTable } from '../declaration-table.ts';
import { editMembershipTable } from '../edit-membership-table.ts';
import { extraProbeTable } from '../extra-probe-table.ts';
import { leadFormTable } from '../lead-form-table.ts';
import { learnerVerificationTable } from '../learner-verification-table.ts';
import { loginTable } from '../login-table.ts';
import { orderAccessTable } from '../order-access-table.ts';
import { orderHistoryTable } from '../order-history-table.ts';
import { orderPaymentTable } from '../order-payment-table.ts';
import { paymentTable } from '../payment-table.ts';
import { pricingSurveyTable } from '../pricing-survey-table.ts';
import { proCustomChangeTable } from '../pro-custom-change-table.ts';
import { proCustomTable } from '../pro-custom-table.ts';
import { chosenTerms, productFlowTableOf } from '../product-flow-table.ts';
import { reactivationTable } from '../reactivation-table.ts';
import { referrerTable } from '../referrer-table.ts';
import { renewalTable } from '../renewal-table.ts';
import { savedMethodsTable } from '../saved-methods-table.ts';
import { subscriptionChangeTable } from '../subscription-change-table.ts';
import { registeredProbes, tradeInTableOf } from '../trade-in-table.ts';
import { upgradeTable } from '../upgrade-table.ts';
import { vetRentalTable } from '../vet-rental-table.ts';

/** The tables of which each describes one of several examples: the first is written down. */
const first = {
  term: chosenTerms[0] as (typeof chosenTerms)[number],
  probe: registeredProbes[0] as (typeof registeredProbes)[number],
};

const tables: readonly ShopTable[] = [
  accountTable,
  addToCartTable,
  cartTable,
  checkoutTable,
  configuratorTable,
  declarationTable,
  editMembershipTable,
  extraProbeTable,
  leadFormTable,
  learnerVerificationTable,
  loginTable,
  orderAccessTable,
  orderHistoryTable,
  orderPaymentTable,
  paymentTable,
  pricingSurveyTable,
  proCustomChangeTable,
  proCustomTable,
  productFlowTableOf(first.term),
  reactivationTable,
  referrerTable,
  renewalTable,
  savedMethodsTable,
  subscriptionChangeTable,
  tradeInTableOf(first.probe),
  upgradeTable,
  vetRentalTable,
];

/** How a flow's paths are walked through the running shop; undefined for a machine without a table. */
export const tableOf = (flow: string): ShopTable | undefined => tables.find((table) => table.flow === flow);
