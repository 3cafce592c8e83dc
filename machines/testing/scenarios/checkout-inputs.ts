import { type BundleType, markets } from '../../rules/catalogue/index.ts';
import type { PlanType } from '../../rules/plans/index.ts';
import { buyerInWords } from '../purchases/buyer-in-words.ts';
import { isPurchase, nameOfPurchase, type Purchase, roles } from '../purchases/purchase.ts';
import { verdictOn } from '../purchases/eligible.ts';
import { type Situation, situationOf, tokenOf } from '../purchases/situation.ts';
import { exampleInput } from '../start-checkout.ts';
import { checkoutsForToken } from './checkouts.ts';
import { type Choice, pairwise } from './pairwise.ts';
import type { ScenarioInput } from './scenario.ts';

const countries = ['DE', 'US', 'CA'];
const plans: readonly PlanType[] = ['NONE', 'INDIVIDUAL', 'TEAM'];

/**
 * One for each way in which the rules distinguish bundles: with or without a device, with or without a plan, in either
 * market.
 */
const bundles: readonly BundleType[] = [
  'INDIVIDUAL_NEW_USER',
  'INDIVIDUAL_NEW_USER_VET',
  'TEAM_UPGRADE',
  'ACCESSORIES_ONLY',
];

const pages = {
  checkout: { sentence: 'opens the link of a checkout', requestedStep: null },
  shipping: { sentence: 'opens the link of the shipping step', requestedStep: 'shipping.address' },
  review: { sentence: 'opens the link of the review', requestedStep: 'review' },
  served: { sentence: 'opens a checkout that is part of the page', requestedStep: null },
} as const;
type Page = keyof typeof pages;

const dimensions = {
  country: countries,
  bundleType: bundles,
  role: roles,
  plan: plans,
  market: markets,
  page: Object.keys(pages).filter((page) => page !== 'served'),
};
type Beginning = Choice<keyof typeof dimensions>;

const purchaseOf = (beginning: Beginning): Purchase => beginning as unknown as Purchase;

const mayBegin = (beginning: Beginning): boolean =>
  isPurchase(purchaseOf(beginning)) && verdictOn(purchaseOf(beginning)).allowed.length > 0;

const inputFor = (country: string, situation: Situation, page: Page) => ({
  ...exampleInput,
  country,
  checkoutToken: tokenOf(situation),
  requestedStep: pages[page].requestedStep,
  served: page === 'served' ? checkoutsForToken(tokenOf(situation)).complete : null,
  payment: null,
  isQuoteRequested: false,
});

const inputOf = (purchase: Purchase, page: Page): ScenarioInput => ({
  sentence: `${buyerInWords(purchase)} and ${pages[page].sentence}`,
  input: inputFor(purchase.country, situationOf(purchase), page),
});

const beginnings = pairwise(dimensions, mayBegin);

/**
 * Covers every possible pair of country, bundle, role, plan, market and page. An embedded checkout makes no difference
 * between them, so one input is enough for it.
 */
export const checkoutInputs: Readonly<Record<string, ScenarioInput>> = Object.fromEntries(
  [...beginnings, ...beginnings.slice(0, 1).map((first) => ({ ...first, page: 'served' }))].map(
    (beginning) => {
      const purchase = purchaseOf(beginning);
      return [`${nameOfPurchase(purchase)} ${beginning.page}`, inputOf(purchase, beginning.page as Page)];
    },
  ),
);

/** Every page on which a buyer with this purchase may start. */
export const checkoutInputsOf = (purchase: Purchase): Readonly<Record<string, ScenarioInput>> =>
  Object.fromEntries((Object.keys(pages) as Page[]).map((page) => [page, inputOf(purchase, page)]));

/** Every page on which a buyer in this situation may start. None embeds a checkout that the shop wouldn't find. */
export const checkoutInputsIn = (situation: Situation): Readonly<Record<string, ScenarioInput>> =>
  Object.fromEntries(
    (Object.keys(pages) as Page[])
      .filter((page) => page !== 'served' || situation.isSold)
      .map((page) => [
        page,
        { sentence: `a buyer who ${pages[page].sentence}`, input: inputFor('US', situation, page) },
      ]),
  );
