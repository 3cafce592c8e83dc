/** What a referral's credit can be: not due yet, granted, taken back, or never granted. */
export const referralStatuses = ['WAITING', 'GRANTED', 'REVERSED', 'CANCELED'] as const;

/** Where the credit of a referral is: it waits, was granted, or was taken back after or before that. */
export type ReferralStatus = (typeof referralStatuses)[number];

/** A referral with its order. Amounts are minor units of the order's currency, days are those of its shop. */
export interface ReferralFacts {
  readonly status: ReferralStatus;
  readonly dueOn: string;
  readonly today: string;
  /** Whether all of the price was charged. */
  readonly isFullyCharged: boolean;
  /** Whether the order was canceled, or its buyer has withdrawn from it. */
  readonly isEnded: boolean;
  readonly paid: number;
  readonly refunded: number;
}

/** What to do about a referral. */
export type ReferralStep = 'WAIT' | 'GRANT' | 'CANCEL' | 'KEEP' | 'REVERSE';

/** Half of the price refunded is as good as the whole: what is left is no longer what earned the credit. */
const isGivenBack = ({ isEnded, paid, refunded }: ReferralFacts): boolean => isEnded || refunded * 2 >= paid;

type Row = readonly [status: ReferralStatus, isMet: (facts: ReferralFacts) => boolean, step: ReferralStep];

/** The first row that is met decides. What was granted is taken back if the order is; nothing is granted twice. */
const steps: readonly Row[] = [
  ['WAITING', isGivenBack, 'CANCEL'],
  ['WAITING', ({ isFullyCharged, today, dueOn }) => isFullyCharged && today >= dueOn, 'GRANT'],
  ['WAITING', () => true, 'WAIT'],
  ['GRANTED', isGivenBack, 'REVERSE'],
];

/** What to do about a referral today. An order that cost nothing earns nothing. */
export const nextReferralStep = (facts: ReferralFacts): ReferralStep =>
  steps.find(([status, isMet]) => status === facts.status && isMet(facts))?.[2] ?? 'KEEP';

/**
 * How many of the granted months a reversal takes: those that are left. Months that a renewal has used stay used while
 * that renewal is paid, so that no organization ever owes any.
 */
export const reversedMonths = (grantedMonths: number, unspentMonths: number): number =>
  Math.max(0, Math.min(grantedMonths, unspentMonths));

/**
 * How many of the months that a renewal used come back when all of its charge is refunded: up to what the organization
 * is entitled to. What a reversal left, because it was used, doesn't come back.
 */
export const returnedMonths = ({
  spentMonths,
  unspentMonths,
  entitledMonths,
}: {
  /** By the refunded renewal. */
  readonly spentMonths: number;
  /** The sum of the ledger. */
  readonly unspentMonths: number;
  /** Granted for orders that weren't given back, less what other renewals that are still paid have used. */
  readonly entitledMonths: number;
}): number => Math.max(0, Math.min(spentMonths, entitledMonths - unspentMonths));
