import { readFileSync } from 'node:fs';
import {
  type BundleAction,
  bundleActions,
  type Buyer,
  type BuyerMembership,
  type BuyerOrganization,
  type EligibilityRequest,
  markets,
  type Market,
  type ProductLine,
} from '@sonde/machines/rules/catalogue';
import {
  familyOf,
  isManagedBySales,
  type PlanFamily,
  type PlanType,
  planTypes,
} from '@sonde/machines/rules/plans';

export const roles = ['visitor', 'alone', 'member', 'own probe', 'admin'] as const;
type Role = (typeof roles)[number];
export const tableCountries = ['US', 'CA', 'DE', 'HK', 'KE', 'MX'] as const;
type TableCountry = (typeof tableCountries)[number];
export const terms = ['running', 'ended'] as const;
export type Term = (typeof terms)[number];
const upgradeTargets = ['INDIVIDUAL', 'CORE', 'TEAM', 'CLINIC', 'PRO_CUSTOM'] as const;
const answers = ['yes', 'no', 'instead', 'sales', 'admins', 'sign in', 'sign in first', 'not here'] as const;
export type Answer = (typeof answers)[number];

/** Who starts what, for which organization. */
export interface Situation {
  readonly action: BundleAction;
  /** The plan of an upgrade; null for other actions. */
  readonly to: PlanFamily | null;
  readonly plan: PlanType;
  readonly term: Term;
  readonly role: Role;
  readonly market: Market;
  readonly country: TableCountry;
}

interface Row {
  readonly action: string;
  readonly cells: ReadonlyMap<string, string>;
  readonly line: string;
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the tables under the headings that are actions. */
function readRows(): readonly Row[] {
  const text = readFileSync('docs/eligibility.md', 'utf8');
  return text.split(/^## /m).flatMap((section) => {
    const [action = '', ...lines] = section.split('\n');
    if (!bundleActions.some((known) => known === action.trim())) return [];
    const [header = '', , ...rows] = lines.filter((line) => line.startsWith('|'));
    const columns = cellsOf(header);
    return rows.map((line) => ({
      action: action.trim(),
      line: `${action.trim()}: ${line}`,
      cells: new Map(cellsOf(line).map((cell, index) => [columns[index] ?? '', cell])),
    }));
  });
}

const rows = readRows();
const marketWords: Readonly<Record<Market, string>> = { HUMAN: 'people', VETERINARY: 'animals' };

const includes = (cell: string | undefined, word: string): boolean =>
  cell === undefined || cell === '' || cell.split(' ').includes(word);

const fits = ({ action, cells }: Row, { to, plan, term, market, country, ...own }: Situation): boolean =>
  action === own.action &&
  includes(cells.get('to'), to ?? '') &&
  includes(cells.get('market'), marketWords[market]) &&
  includes(cells.get('country'), country) &&
  includes(cells.get('term'), term) &&
  (includes(cells.get('plan'), plan) || (cells.get('plan') === 'SALES' && isManagedBySales(plan)));

const rowOf = (situation: Situation): Row | undefined => rows.find((row) => fits(row, situation));

/** The answer of the first row that fits. */
export function answerOf(situation: Situation): Answer {
  const cell = rowOf(situation)?.cells.get(situation.role);
  const answer = answers.find((known) => known === cell);
  if (answer === undefined) throw new Error(`No answer: ${JSON.stringify(situation)}`);
  return answer;
}

/** Every situation of the table. */
export const situations: readonly Situation[] = bundleActions.flatMap((action) =>
  (action === 'UPGRADE' ? upgradeTargets : [null]).flatMap((to) =>
    planTypes.flatMap((plan) =>
      terms.flatMap((term) =>
        markets.flatMap((market) =>
          tableCountries.flatMap((country) =>
            roles.map((role) => ({ action, to, plan, term, role, market, country })),
          ),
        ),
      ),
    ),
  ),
);

/** The rows that are the answer to nothing. */
export function idleRows(): readonly string[] {
  const used = new Set(situations.map(rowOf));
  return rows.filter((row) => !used.has(row)).map(({ line }) => line);
}

export const tableDay = '2026-11-20';
export const lastDayOf = (term: Term): string => (term === 'running' ? '2026-12-20' : '2026-11-19');

/** The status of a plan; null where there is none. */
export function statusOf({
  plan,
  term,
}: Pick<Situation, 'plan' | 'term'>): BuyerOrganization['subscriptionStatus'] {
  if (plan === 'NONE') return null;
  if (term === 'ended') return 'CANCELED';
  return plan === 'PRO_TRIAL' ? 'TRIALING' : 'ACTIVE';
}

/** The membership of the person who has one. */
export function membershipOfTable({ plan, term, role, market }: Omit<Situation, 'action'>): BuyerMembership {
  const hasOwnProbe = role === 'own probe';
  return {
    isOrganizationAdmin: role === 'admin',
    canPurchasePersonalProbe: hasOwnProbe,
    canBuyPersonalProbePlus: hasOwnProbe,
    canBuyPersonalProbeIq3: hasOwnProbe,
    organization: {
      today: tableDay,
      market,
      planType: plan,
      subscriptionStatus: statusOf({ plan, term }),
      subscriptionExpirationDate: plan === 'NONE' ? null : lastDayOf(term),
      hasHadTrial: plan === 'PRO_TRIAL',
      registeredProbes: 2,
      maxDevices: 50,
      commitmentEndDate: null,
    },
  };
}

export function buyerOfTable(situation: Situation): Buyer {
  if (situation.role === 'visitor') return { kind: 'ANONYMOUS' };
  if (situation.role === 'alone') return { kind: 'USER', membership: null };
  return { kind: 'USER', membership: membershipOfTable(situation) };
}

/** The probe that is bought. */
export function probeOf({ market, country }: Pick<Situation, 'market' | 'country'>): ProductLine {
  if (market === 'VETERINARY') return 'IQ_PLUS_VET';
  return country === 'KE' ? 'IQ_PLUS' : 'IQ_3';
}

/** The plan that is bought. */
export function boughtPlan({ action, to, plan, market }: Situation): PlanFamily | null {
  switch (action) {
    case 'NEW_USER':
    case 'SUBSCRIPTION_ONLY':
      return market === 'HUMAN' ? 'INDIVIDUAL' : 'PRO_CUSTOM';
    case 'NEW_USER_WITH_TRIAL':
    case 'NEW_USER_WITHOUT_TRIAL':
    case 'FREE_TRIAL':
      return 'INDIVIDUAL';
    case 'UPGRADE':
      return to;
    case 'RENEWAL':
    case 'EXPANSION':
    case 'EXTRA_PROBE':
      return familyOf(plan);
    case 'PROBE_ONLY':
    case 'ACCESSORIES_ONLY':
      return null;
  }
}

const withProbe: readonly BundleAction[] = [
  'NEW_USER',
  'NEW_USER_WITH_TRIAL',
  'NEW_USER_WITHOUT_TRIAL',
  'EXTRA_PROBE',
  'PROBE_ONLY',
];

/** What the rule is asked. */
export function requestOf(situation: Situation): EligibilityRequest {
  const { action, market, country } = situation;
  return {
    action,
    planFamily: boughtPlan(situation),
    market,
    productLine: withProbe.includes(action) ? probeOf(situation) : null,
    country,
    quantity: 1,
    expansion:
      action === 'EXPANSION'
        ? {
            change: { seatsAfter: 6, seatsInUse: 1, isSoldInTens: false },
            limits: { minSeats: 2, maxSeats: 50, maxCloudUsers: 500 },
          }
        : null,
  };
}

/** A situation in words, with an answer. */
export const inWords = (situation: Situation, answer: string): string =>
  `${Object.values(situation)
    .filter((value) => value !== null)
    .join(' ')}: ${answer}`;
