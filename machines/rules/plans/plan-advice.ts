import { type PlanFamily, planFamilies, planTable } from './plans.ts';

/** What a group needs from its plan. Every plan stores and shares images. */
export const planNeeds = ['STORE', 'REVIEW', 'CONNECT', 'FEATURES'] as const;
/** One of {@link planNeeds}. */
export type PlanNeed = (typeof planNeeds)[number];

/** How many people scan, as the highest number of each answer. */
export const peopleCounts = [1, 3, 10, 50, 100, 500] as const;
/** One of {@link peopleCounts}. */
export type PeopleCount = (typeof peopleCounts)[number];

/** The two answers from which a plan is advised. */
export interface AdviceAnswers {
  readonly people: PeopleCount;
  readonly need: PlanNeed;
}

/** Whether a plan serves a need: in its price, as a feature that is added to it, or not at all. */
export type PlanCoverage = 'INCLUDED' | 'ADDED' | 'NONE';

type Coverage = Readonly<Record<PlanNeed, PlanCoverage>>;

const storage: Coverage = { STORE: 'INCLUDED', REVIEW: 'NONE', CONNECT: 'NONE', FEATURES: 'NONE' };
const review: Coverage = { ...storage, REVIEW: 'INCLUDED' };

/** What each plan offers. */
const coverageByFamily: Readonly<Record<PlanFamily, Coverage>> = {
  BASIC: { ...storage, STORE: 'NONE' },
  INDIVIDUAL: storage,
  INDIVIDUAL_FOREVER: storage,
  CORE: storage,
  TEAM: review,
  CLINIC: { ...storage, CONNECT: 'INCLUDED' },
  PRO_CUSTOM: { ...storage, REVIEW: 'ADDED', FEATURES: 'ADDED' },
  PRO_THREE_YEAR: review,
  RENTAL: storage,
};

/** A plan that a country sells in a market. */
export interface OfferedPlan {
  readonly family: PlanFamily;
  readonly market: string;
  /** The most members it can have, with extra seats. */
  readonly mostMembers: number;
}

/** Plans that offer something else in a market. */
const ownCoverage: readonly (Omit<OfferedPlan, 'mostMembers'> & { readonly coverage: Coverage })[] = [
  { family: 'PRO_CUSTOM', market: 'VETERINARY', coverage: { ...review, CONNECT: 'INCLUDED' } },
];

/** Never advised: paid once, rented, or sold with ten probes. The buyer who wants one of these asks for it. */
const neverAdvised: readonly PlanFamily[] = ['BASIC', 'INDIVIDUAL_FOREVER', 'RENTAL', 'PRO_THREE_YEAR'];

/** What a plan offers for a need. */
export function coverageOf(
  { family, market }: Omit<OfferedPlan, 'mostMembers'>,
  need: PlanNeed,
): PlanCoverage {
  const own = ownCoverage.find((other) => other.family === family && other.market === market);
  return (own?.coverage ?? coverageByFamily[family])[need];
}

/** The needs that at least one of these plans serves. */
export const needsServedBy = (plans: readonly Omit<OfferedPlan, 'mostMembers'>[]): readonly PlanNeed[] =>
  planNeeds.filter((need) => plans.some((plan) => coverageOf(plan, need) !== 'NONE'));

const orderOf = ({ family }: Pick<OfferedPlan, 'family'>): number =>
  (planTable[family].rank ?? 0) * planFamilies.length + planFamilies.indexOf(family);

/** Orders plans from the smallest to the largest. */
export const byRank = (a: Pick<OfferedPlan, 'family'>, b: Pick<OfferedPlan, 'family'>): number =>
  orderOf(a) - orderOf(b);

/** The smallest plan with an account for everyone who scans, and what they need; null if sales has to be asked. */
export function advisedPlan<Plan extends OfferedPlan>(
  { people, need }: AdviceAnswers,
  plans: readonly Plan[],
): Plan | null {
  const fitting = plans.filter(
    (plan) =>
      !neverAdvised.includes(plan.family) && plan.mostMembers >= people && coverageOf(plan, need) !== 'NONE',
  );
  return [...fitting].sort(byRank)[0] ?? null;
}

/** The answers in an address; null unless both are there. */
export function adviceAnswersOf(people: string | null, need: string | null): AdviceAnswers | null {
  const count = peopleCounts.find((other) => String(other) === people);
  const requested = planNeeds.find((other) => other === need?.toUpperCase());
  return count === undefined || requested === undefined ? null : { people: count, need: requested };
}
