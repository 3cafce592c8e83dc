import { advisedPlan, type AdviceAnswers, adviceAnswersOf, byRank } from '@sonde/machines/rules/plans';
import { isForMarket, type Market, marketNamed } from '@sonde/machines/rules/catalogue';
import type { MembershipOffer } from '../offers/membership-offers.ts';
import { planSlug } from '../offers/product-offers.ts';

/** What the address of the page asks: whose memberships, the two answers, and which of them to compare. */
export interface MembershipQuestion {
  readonly market: Market;
  readonly answers: AdviceAnswers | null;
  /** As the address names them; empty if the shop chooses. */
  readonly plans: readonly string[];
  readonly isOnlyDifferences: boolean;
}

/** The most memberships beside each other. */
export const mostCompared = 4;

/** What an address asks. */
export const membershipQuestionOf = (parameters: URLSearchParams): MembershipQuestion => ({
  market: marketNamed(parameters.get('market')) ?? 'HUMAN',
  answers: adviceAnswersOf(parameters.get('people'), parameters.get('need')),
  plans: parameters.getAll('plan'),
  isOnlyDifferences: parameters.get('differences') === 'only',
});

/** The memberships of a market, from the smallest to the largest. */
export const membershipsOf = (
  offers: readonly MembershipOffer[],
  market: Market,
): readonly MembershipOffer[] => offers.filter((offer) => isForMarket(offer, market)).sort(byRank);

/** The membership for the answers; null without answers, or if sales has to be asked. */
export function advisedMembership(
  offers: readonly MembershipOffer[],
  { market, answers }: MembershipQuestion,
): MembershipOffer | null {
  if (answers === null) return null;
  return advisedPlan(
    answers,
    offers.map((offer) => ({ ...offer, market })),
  );
}

/** The memberships beside each other: the chosen ones, or the advised one among its neighbors. */
export function comparedMemberships(
  offers: readonly MembershipOffer[],
  { plans }: Pick<MembershipQuestion, 'plans'>,
  advised: MembershipOffer | null,
): readonly MembershipOffer[] {
  const chosen = offers.filter((offer) => plans.includes(planSlug(offer)));
  if (chosen.length > 0) return chosen.slice(0, mostCompared);
  const place = offers.findIndex(({ slug }) => slug === advised?.slug);
  const first = Math.max(0, Math.min(place - 1, offers.length - mostCompared));
  return offers.slice(first, first + mostCompared);
}
