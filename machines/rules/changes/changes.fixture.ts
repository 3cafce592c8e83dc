import type { Buyer, BuyerOrganization } from '../catalogue/index.ts';
import { money } from '../money/index.ts';
import { paidTerm } from '../plans/index.ts';
import type { SoldPlan } from '../sales/index.ts';
import { pricedBySide, taxQuote } from '../tax/index.ts';
import { addDays, addMonths } from '../time/index.ts';
import type { ChangedSubscription, ChangeTerms, MembershipOffer, PartPrice } from './change.types.ts';

const usd = (amount: number) => money(amount, 'USD');
const part = (amount: number): PartPrice => ({ price: usd(amount), renewalPrice: usd(amount) });

const membership = (
  sku: string,
  planType: MembershipOffer['planType'],
  amount: number,
  more: Partial<MembershipOffer> = {},
): MembershipOffer => ({
  sku,
  planType,
  market: 'HUMAN',
  termMonths: 12,
  isForRenewal: false,
  minSeats: 1,
  maxSeats: 1,
  seatsInBase: 1,
  seat: null,
  features: new Map(),
  ...part(amount),
  ...more,
});

/** Memberships of a shop, in dollars without tax. */
export const offers: ReadonlyMap<string, MembershipOffer> = new Map(
  [
    membership('IND', 'INDIVIDUAL', 42_000),
    membership('IND-3Y', 'INDIVIDUAL', 113_400, { termMonths: 36 }),
    membership('CORE', 'CORE', 96_000, { maxSeats: 3, seatsInBase: 3 }),
    membership('TEAM', 'TEAM', 180_000, { minSeats: 2, maxSeats: 50, seatsInBase: 5, seat: part(36_000) }),
    membership('CLINIC', 'CLINIC', 480_000, { minSeats: 3, maxSeats: 100, seatsInBase: 100 }),
    membership('PRO', 'PRO_CUSTOM', 150_000, {
      minSeats: 5,
      maxSeats: 500,
      seatsInBase: 5,
      seat: part(30_000),
      features: new Map([
        ['TELE', part(24_000)],
        ['CARDIAC', part(36_000)],
      ]),
    }),
    membership('PRO3', 'PRO_THREE_YEAR', 891_000, {
      renewalPrice: usd(756_000),
      termMonths: 36,
      maxSeats: 10,
      seatsInBase: 10,
    }),
    membership('EVER', 'INDIVIDUAL_FOREVER', 294_000, { termMonths: null, renewalPrice: null }),
  ].map((offer) => [offer.sku, offer]),
);

/** A subscription to a membership that was paid on its first day; `seats` includes all of them. */
export function subscriptionTo(
  sku: string,
  { startsOn, seats, ...changes }: Partial<ChangedSubscription> & { startsOn: string; seats?: number },
): ChangedSubscription {
  const offer = offers.get(sku);
  if (offer === undefined) throw new Error(`No membership ${sku}`);
  const { planType, termMonths, seatsInBase, maxSeats, renewalPrice, seat, features } = offer;
  const { featureSkus = [] } = changes;
  const additionalSeats = Math.max(0, (seats ?? seatsInBase) - seatsInBase);
  const seatPrice = seat?.price.amount ?? 0;
  const featurePrice = (feature: string) => features.get(feature)?.price.amount ?? 0;
  const amount = featureSkus.reduce(
    (sum, feature) => sum + featurePrice(feature),
    (renewalPrice?.amount ?? 0) + additionalSeats * seatPrice,
  );
  const priced = renewalPrice && ((of: number) => pricedBySide(usd(of), taxQuote('US', null)));
  const price = priced && priced(amount);
  const nextDay = termMonths === null ? null : addMonths(startsOn, termMonths);
  const plan: SoldPlan = {
    planType,
    sku,
    termMonths,
    seatsInBase,
    additionalSeats,
    seatLimit: maxSeats,
    featureSkus,
    price,
    partPrices: priced && {
      seats: additionalSeats > 0 ? priced(additionalSeats * seatPrice) : null,
      features: Object.fromEntries(featureSkus.map((feature) => [feature, priced(featurePrice(feature))])),
    },
  };
  return {
    ...plan,
    status: 'ACTIVE',
    startsOn,
    expiresOn: nextDay && addDays(nextDay, -1),
    nextChargeOn: nextDay,
    term: nextDay === null ? null : paidTerm(startsOn, price),
    scheduled: null,
    commitment: null,
    ...changes,
  };
}

/** An administrator of an organization with this subscription, as input to the rules. */
export const administratorOf = (
  { planType, status, expiresOn, commitment }: ChangedSubscription,
  today: string,
  changes: Partial<BuyerOrganization> = {},
): Buyer => ({
  kind: 'USER',
  membership: {
    isOrganizationAdmin: true,
    canPurchasePersonalProbe: false,
    canBuyPersonalProbePlus: false,
    canBuyPersonalProbeIq3: false,
    organization: {
      today,
      market: 'HUMAN',
      planType,
      subscriptionStatus: status,
      subscriptionExpirationDate: expiresOn,
      hasHadTrial: false,
      registeredProbes: 1,
      maxDevices: 50,
      commitmentEndDate: commitment && commitment.endsOn,
      ...changes,
    },
  },
});

/** The facts for a change in the United States by an administrator. */
export const termsFor = (
  subscription: ChangedSubscription,
  today: string,
  changes: Partial<ChangeTerms> = {},
): ChangeTerms => ({
  today,
  country: 'US',
  buyer: administratorOf(subscription, today),
  quote: taxQuote('US', null),
  offers,
  soldElsewhere: new Set(),
  maxCloudUsers: 500,
  members: 1,
  unspentMonths: 0,
  seatsInUse: 1,
  isSoldInTens: false,
  isChargeable: true,
  ...changes,
});
