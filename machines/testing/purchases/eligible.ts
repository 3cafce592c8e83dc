import {
  type Buyer,
  type BuyerOrganization,
  type Eligibility,
  type EligibilityRequest,
  mayStart,
} from '../../rules/catalogue/index.ts';
import { bundleOf, type Purchase } from './purchase.ts';

const today = '2026-11-21';
const nextYear = '2027-11-21';

type Subscription = Pick<BuyerOrganization, 'subscriptionStatus' | 'subscriptionExpirationDate'>;

/** The possible states of an organization's subscription, as the rules distinguish them. */
export const subscriptionStandings = {
  NONE: { subscriptionStatus: null, subscriptionExpirationDate: null },
  ACTIVE: { subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: nextYear },
  ENDING: { subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: '2026-12-21' },
  TRIALING: { subscriptionStatus: 'TRIALING', subscriptionExpirationDate: nextYear },
  PAST_DUE: { subscriptionStatus: 'PAST_DUE', subscriptionExpirationDate: nextYear },
  CANCELED: { subscriptionStatus: 'CANCELED', subscriptionExpirationDate: nextYear },
} as const satisfies Record<string, Subscription>;
/** A state of a buyer's subscription, by its name. */
export type SubscriptionStanding = keyof typeof subscriptionStandings;

/** The states of a buyer's subscription: NONE without a plan, all others with one. */
function standingsOfPlan({ plan }: Purchase): readonly SubscriptionStanding[] {
  const all = Object.keys(subscriptionStandings) as readonly SubscriptionStanding[];
  return all.filter((standing) => (standing === 'NONE') === (plan === 'NONE'));
}

function buyerOf({ role, plan, market }: Purchase, standing: SubscriptionStanding): Buyer {
  if (role === 'ANONYMOUS') return { kind: 'ANONYMOUS' };
  const organization: BuyerOrganization = {
    today,
    market,
    planType: plan,
    ...subscriptionStandings[standing],
    hasHadTrial: false,
    registeredProbes: 2,
    maxDevices: 50,
    commitmentEndDate: null,
  };
  return {
    kind: 'USER',
    membership: {
      isOrganizationAdmin: role === 'ADMIN',
      canPurchasePersonalProbe: false,
      canBuyPersonalProbePlus: false,
      canBuyPersonalProbeIq3: false,
      organization,
    },
  };
}

/** One more seat, within every plan's limits. */
const expansion: EligibilityRequest['expansion'] = {
  change: { seatsAfter: 10, seatsInUse: 9, isSoldInTens: false },
  limits: { minSeats: 2, maxSeats: 50, maxCloudUsers: 500 },
};

function requestOf(purchase: Purchase): EligibilityRequest {
  const { action, planFamily, productLine, requiredParts, defaultQuantity } = bundleOf(purchase);
  return {
    action,
    planFamily,
    market: purchase.market,
    productLine: requiredParts.includes('DEVICE') ? productLine : null,
    country: purchase.country,
    quantity: defaultQuantity,
    expansion: action === 'EXPANSION' ? expansion : null,
  };
}

/**
 * The rule's decision on a purchase: the subscription states that allow it, and the reasons against it in the others.
 */
export interface Verdict {
  readonly allowed: readonly SubscriptionStanding[];
  readonly refused: readonly {
    readonly standing: SubscriptionStanding;
    readonly eligibility: Exclude<Eligibility, { readonly allowed: true }>;
  }[];
}

/**
 * Evaluates {@link mayStart} for every state of the buyer's subscription. Everything else about the buyer allows the
 * purchase.
 */
export function verdictOn(purchase: Purchase): Verdict {
  const answers = standingsOfPlan(purchase).map((standing) => ({
    standing,
    eligibility: mayStart(requestOf(purchase), buyerOf(purchase, standing)),
  }));
  return {
    allowed: answers.filter(({ eligibility }) => eligibility.allowed).map(({ standing }) => standing),
    refused: answers.flatMap(({ standing, eligibility }) =>
      eligibility.allowed ? [] : [{ standing, eligibility }],
    ),
  };
}
