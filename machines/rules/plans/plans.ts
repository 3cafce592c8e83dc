/** Every plan that an organization can be on (coverage PLAN-1). */
export const planTypes = [
  'BASIC',
  'CLINIC',
  'CORE',
  'DEPARTMENT',
  'EDUCATION',
  'EMS',
  'ENTERPRISE_SECURITY',
  'ENTERPRISE_WORKFLOW',
  'GOVERNMENT',
  'HOSPITAL',
  'INDIVIDUAL',
  'INDIVIDUAL_FOREVER',
  'MEDICAL_SCHOOL',
  'NONE',
  'PRO_CUSTOM',
  'PRO_THREE_YEAR',
  'PRO_TRIAL',
  'RENTAL',
  'RESIDENCY_PROGRAM',
  'TEAM',
] as const;
/** One of {@link planTypes}. */
export type PlanType = (typeof planTypes)[number];

/** The plans that bundles are named after. */
export const planFamilies = [
  'BASIC',
  'INDIVIDUAL',
  'TEAM',
  'CORE',
  'CLINIC',
  'PRO_CUSTOM',
  'PRO_THREE_YEAR',
  'INDIVIDUAL_FOREVER',
  'RENTAL',
] as const satisfies readonly PlanType[];
/** One of {@link planFamilies}. */
export type PlanFamily = (typeof planFamilies)[number];

/** The family of a plan; null for a plan that no bundle is named after. */
export const familyOf = (plan: PlanType): PlanFamily | null =>
  planFamilies.find((family) => family === plan) ?? null;

interface PlanFacts {
  /** Position in the upgrade order; null if the plan isn't comparable. */
  readonly rank: number | null;
  /** True if only sales can change the plan. Self-service then leads to the contact form. */
  readonly isManagedBySales: boolean;
  readonly isRenewable: boolean;
  readonly isUpgradeTarget: boolean;
}

const selfService = { isManagedBySales: false, isRenewable: true, isUpgradeTarget: true } as const;
const salesOnly = { rank: null, isManagedBySales: true, isRenewable: false, isUpgradeTarget: false } as const;

/** One row per plan. PRO_TRIAL ranks lowest because it can be upgraded to any paid plan. */
export const planTable: Readonly<Record<PlanType, PlanFacts>> = {
  NONE: { ...selfService, rank: 0, isRenewable: false, isUpgradeTarget: false },
  PRO_TRIAL: { ...selfService, rank: 0, isRenewable: false, isUpgradeTarget: false },
  BASIC: { ...selfService, rank: 1, isRenewable: false, isUpgradeTarget: false },
  INDIVIDUAL: { ...selfService, rank: 2 },
  RENTAL: { ...selfService, rank: 2, isRenewable: false },
  INDIVIDUAL_FOREVER: { ...selfService, rank: 2, isRenewable: false },
  CORE: { ...selfService, rank: 3 },
  TEAM: { ...selfService, rank: 4 },
  CLINIC: { ...selfService, rank: 5 },
  PRO_CUSTOM: { ...selfService, rank: 6 },
  PRO_THREE_YEAR: { ...selfService, rank: 6 },
  DEPARTMENT: salesOnly,
  EDUCATION: salesOnly,
  EMS: salesOnly,
  ENTERPRISE_SECURITY: salesOnly,
  ENTERPRISE_WORKFLOW: salesOnly,
  GOVERNMENT: salesOnly,
  HOSPITAL: salesOnly,
  MEDICAL_SCHOOL: salesOnly,
  RESIDENCY_PROGRAM: salesOnly,
};

/** The position of a plan in the upgrade order; null for plans that sales manages. */
export function planRank(plan: PlanType): number | null {
  return planTable[plan].rank;
}

/** Whether only the sales team sells and changes this plan. */
export function isManagedBySales(plan: PlanType): boolean {
  return planTable[plan].isManagedBySales;
}

/** Whether a member may upgrade from one plan to another without sales. */
export function isUpgrade(from: PlanType, to: PlanType): boolean {
  const fromRank = planRank(from);
  const toRank = planRank(to);
  return fromRank !== null && toRank !== null && planTable[to].isUpgradeTarget && toRank > fromRank;
}

/** Whether a plan is put together by its buyer: from features and members, or by its term. */
export const isProPlan = (planType: PlanType | null): boolean => planType === 'PRO_CUSTOM';

/** Markets whose Pro plan has more members and features than its price includes. */
const extendedProMarkets: readonly string[] = ['HUMAN'];

/** Whether a Pro plan can be changed while it runs: that of other markets has as many members as its price includes. */
export const isProExtended = (planType: PlanType | null, market: string): boolean =>
  isProPlan(planType) && extendedProMarkets.includes(market);

/** What decides which membership a product belongs to. */
interface MembershipPart {
  readonly planFamily: PlanFamily | null;
  readonly market: string;
}

/** Whether seats or features are for a membership: of the same family, in the same market. */
export const isPartOf = (part: MembershipPart, membership: MembershipPart): boolean =>
  part.planFamily === membership.planFamily && part.market === membership.market;

const teamFamilies: readonly PlanFamily[] = ['TEAM', 'CORE', 'CLINIC', 'PRO_CUSTOM', 'PRO_THREE_YEAR'];

/** Whether a family is for people who work together. */
export const isForTeams = (family: PlanFamily): boolean => teamFamilies.includes(family);

/** Whether a family's seats beyond those of its base are chosen where the membership is. */
export const hasChosenSeats = (family: PlanFamily | null): boolean => family === 'TEAM';
