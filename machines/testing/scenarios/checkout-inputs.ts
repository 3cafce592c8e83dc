import type { BundleType } from '../../rules/bundles.ts';
import type { PlanType } from '../../rules/plans.ts';
import type { Market } from '../../rules/product-lines.ts';
import { isPurchase, type Purchase, type Role } from '../purchases/purchase.ts';
import { verdictOn } from '../purchases/eligible.ts';
import { type Situation, situationOf, tokenOf } from '../purchases/situation.ts';
import { exampleInput } from '../start-checkout.ts';
import { type Choice, pairwise } from './pairwise.ts';
import type { ScenarioInput } from './scenario.ts';

const countries: Readonly<Record<string, string>> = {
  DE: 'Germany',
  US: 'the United States',
  CA: 'Canada',
};

const buyers: Readonly<Record<Role, string>> = {
  ANONYMOUS: 'a visitor',
  MEMBER: 'a member of an organization',
  ADMIN: 'an admin of an organization',
};

const plans: Partial<Readonly<Record<PlanType, string>>> = {
  NONE: '',
  INDIVIDUAL: ' on the individual plan',
  TEAM: ' on the team plan',
};

/** One for each way in which rules tell bundles apart: with a device or without, for a plan or without, of either market. */
const bundles: Partial<Readonly<Record<BundleType, string>>> = {
  INDIVIDUAL_NEW_USER: 'a device with a membership',
  INDIVIDUAL_NEW_USER_VET: 'a veterinary device with a membership',
  TEAM_UPGRADE: 'an upgrade to the team plan',
  ACCESSORIES_ONLY: 'cables',
};

const markets: Readonly<Record<Market, string>> = { HUMAN: '', VETERINARY: ' of a veterinary clinic' };

const pages = {
  checkout: { sentence: 'opens the link of a checkout', requestedStep: null },
  shipping: { sentence: 'opens the link of the shipping step', requestedStep: 'shipping.address' },
  review: { sentence: 'opens the link of the review', requestedStep: 'review' },
} as const;
type Page = keyof typeof pages;

const dimensions = {
  country: Object.keys(countries),
  bundleType: Object.keys(bundles),
  role: Object.keys(buyers),
  plan: Object.keys(plans),
  market: Object.keys(markets),
  page: Object.keys(pages),
};
type Beginning = Choice<keyof typeof dimensions>;

const purchaseOf = (beginning: Beginning): Purchase => beginning as unknown as Purchase;

const mayBegin = (beginning: Beginning): boolean =>
  isPurchase(purchaseOf(beginning)) && verdictOn(purchaseOf(beginning)).allowed.length > 0;

function sentenceOf(beginning: Beginning): string {
  const { country, bundleType, role, plan, market } = purchaseOf(beginning);
  const organization = role === 'ANONYMOUS' ? '' : `${markets[market]}${plans[plan]}`;
  const { sentence } = pages[beginning.page as Page];
  return `${buyers[role]}${organization} in ${countries[country]}, who wants ${bundles[bundleType]} and ${sentence}`;
}

const inputFor = (country: string, situation: Situation, page: Page) => ({
  ...exampleInput,
  country,
  checkoutToken: tokenOf(situation),
  requestedStep: pages[page].requestedStep,
});

/** Every two of country, bundle, role, plan, market and page meet that rules let meet. */
export const checkoutInputs: Readonly<Record<string, ScenarioInput>> = Object.fromEntries(
  pairwise(dimensions, mayBegin).map((beginning) => {
    const purchase = purchaseOf(beginning);
    const input = inputFor(purchase.country, situationOf(purchase), beginning.page as Page);
    return [Object.values(beginning).join(' '), { sentence: sentenceOf(beginning), input }];
  }),
);

/** Every page from which a buyer in that situation may begin. */
export const checkoutInputsIn = (situation: Situation): Readonly<Record<string, ScenarioInput>> =>
  Object.fromEntries(
    (Object.keys(pages) as Page[]).map((page) => [
      page,
      { sentence: `a buyer who ${pages[page].sentence}`, input: inputFor('US', situation, page) },
    ]),
  );
