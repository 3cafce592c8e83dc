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

/** How the subscription of an organization may stand, as far as rules ask. */
export const subscriptionStandings = {
  NONE: { subscriptionStatus: null, subscriptionExpirationDate: null },
  ACTIVE: { subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: nextYear },
  ENDING: { subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: '2026-12-21' },
  TRIALING: { subscriptionStatus: 'TRIALING', subscriptionExpirationDate: nextYear },
  PAST_DUE: { subscriptionStatus: 'PAST_DUE', subscriptionExpirationDate: nextYear },
  CANCELED: { subscriptionStatus: 'CANCELED', subscriptionExpirationDate: nextYear },
} as const satisfies Record<string, Subscription>;
export type SubscriptionStanding = keyof typeof subscriptionStandings;

/** Of a buyer on that plan: without a plan there is no subscription, with one there is. */
function standingsOn({ plan }: Purchase): readonly SubscriptionStanding[] {
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

/** One seat more, within every plan. */
const expansion: EligibilityRequest['expansion'] = {
  change: { seatsAfter: 10, seatsInUse: 9, isSoldInTens: false },
  limits: { minSeats: 2, maxSeats: 50, maxCloudUsers: 500 },
};

function requestOf(purchase: Purchase): EligibilityRequest {
  const { action, planFamily, productLine, mustHold, defaultQuantity } = bundleOf(purchase);
  return {
    action,
    planFamily,
    market: purchase.market,
    productLine: mustHold.includes('DEVICE') ? productLine : null,
    country: purchase.country,
    quantity: defaultQuantity,
    expansion: action === 'EXPANSION' ? expansion : null,
  };
}

/** What the rule says of a purchase: for which standings of the subscription it is allowed, and why not for the others. */
export interface Verdict {
  readonly allowed: readonly SubscriptionStanding[];
  readonly refused: readonly {
    readonly standing: SubscriptionStanding;
    readonly eligibility: Exclude<Eligibility, { readonly allowed: true }>;
  }[];
}

/** {@link mayStart} for every way in which the buyer's subscription may stand; nothing else about the buyer is in its way. */
export function verdictOn(purchase: Purchase): Verdict {
  const answers = standingsOn(purchase).map((standing) => ({
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
