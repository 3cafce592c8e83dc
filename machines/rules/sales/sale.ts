import {
  type BundleRule,
  bundleTable,
  type BundleType,
  isRental,
  type BundleLine,
  marketOfLines,
  type Market,
  type ProductLine,
} from '../catalogue/index.ts';
import { addTaxedMoney, type TaxedMoney } from '../money/index.ts';
import { maxSeatsOf, type PlanSeats, type PlanType, renewalOf, seatsInPrice } from '../plans/index.ts';

/** A line of an order that sells a probe or a plan; prices are per unit. */
export interface SoldLine extends BundleLine {
  readonly sku: string;
  readonly renewsAfterMonths: number | null;
  readonly renewalPrice: TaxedMoney | null;
  /** Months that a rental lasts at least; null for everything else. */
  readonly commitmentMonths: number | null;
  /** Days for which the membership is tried before it is charged; null without a trial. */
  readonly trialDays: number | null;
  /** The SKU whose price is charged at renewal; null for a one-time purchase. */
  readonly renewsAs: string | null;
  /** For its whole quantity, after discounts. */
  readonly total: TaxedMoney;
}

/** The shop's limits for the seats of a plan. */
export interface SeatTerms {
  /** Undefined for a plan without counted seats. */
  readonly plan: PlanSeats | undefined;
  /** The maximum seats of the buyer's organization. */
  readonly maxCloudUsers: number;
}

/** The agreed prices of the parts of a plan, for one more term. The rest of the plan's price is for its membership. */
export interface PartPrices {
  /** Of all additional seats; null if there are none with a price. */
  readonly seats: TaxedMoney | null;
  /** Of each feature, by SKU. */
  readonly features: Readonly<Record<string, TaxedMoney>>;
}

/** A plan that an order sells. */
export interface SoldPlan {
  readonly planType: PlanType;
  /** The membership; null for the plan included with every probe. */
  readonly sku: string | null;
  /** Null if it never ends. */
  readonly termMonths: number | null;
  readonly seatsInBase: number;
  readonly additionalSeats: number;
  readonly seatLimit: number;
  readonly featureSkus: readonly string[];
  /** Of one more term, including seats and features; null if it doesn't renew. */
  readonly price: TaxedMoney | null;
  /** What of that price is for seats and features; null if it isn't known. */
  readonly partPrices: PartPrices | null;
}

/** Plan, seats and features of a subscription, with the price of one more term. */
export const planOfSubscription = ({
  planType,
  sku,
  termMonths,
  seatsInBase,
  additionalSeats,
  seatLimit,
  featureSkus,
  price,
  partPrices,
}: SoldPlan): SoldPlan => ({
  planType,
  sku,
  termMonths,
  seatsInBase,
  additionalSeats,
  seatLimit,
  featureSkus,
  price,
  partPrices,
});

/** Seats for an organization's existing plan. */
export interface SoldSeats {
  readonly count: number;
  /** Of one more term, for all of them. */
  readonly price: TaxedMoney | null;
}

/** A trial: its length in days from the day of the order, and the SKU under which it is sold. */
export interface SoldTrial {
  readonly days: number;
  readonly sku: string;
}

/** What an order sells besides its shipment, by the catalog at the time it is placed. */
export interface OrderSale {
  readonly market: Market;
  readonly probes: Readonly<Partial<Record<ProductLine, number>>>;
  /** Null if it sells no plan. */
  readonly plan: SoldPlan | null;
  /** Null if it sells no seats, or sells them with their plan. */
  readonly seats: SoldSeats | null;
  /** Months for which a rental is paid at least; left out for everything else. */
  readonly commitmentMonths?: number;
  /** How its plan is tried before the first term is charged; left out for everything else. */
  readonly trial?: SoldTrial;
  /** What is asked for the plan, or else the seats, after discounts; null where it sells neither for money. */
  readonly paid: TaxedMoney | null;
}

/** Whether an order rents a probe out, for months that are paid one by one, instead of selling a membership. */
export const sellsRental = (sale: Pick<OrderSale, 'commitmentMonths'> | null): boolean =>
  sale?.commitmentMonths !== undefined;

const countOf = (lines: readonly SoldLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

function probesIn(lines: readonly SoldLine[]): OrderSale['probes'] {
  const probes: Partial<Record<ProductLine, number>> = {};
  for (const { kind, productLine, planFamily, quantity } of lines)
    if ((kind === 'DEVICE' || isRental({ planFamily })) && productLine !== null)
      probes[productLine] = (probes[productLine] ?? 0) + quantity;
  return probes;
}

const basicPlan: SoldPlan = {
  planType: 'BASIC',
  sku: null,
  termMonths: null,
  seatsInBase: 1,
  additionalSeats: 0,
  seatLimit: 1,
  featureSkus: [],
  price: null,
  partPrices: null,
};

function partPricesOf(seats: readonly SoldLine[], features: readonly SoldLine[]): PartPrices {
  return {
    seats: renewalOf(seats)?.price ?? null,
    features: Object.fromEntries(
      features.flatMap((line) => {
        const price = renewalOf([line])?.price;
        return price === undefined ? [] : [[line.sku, price]];
      }),
    ),
  };
}

function soldPlan(lines: readonly SoldLine[], { plan, maxCloudUsers }: SeatTerms): SoldPlan | null {
  const parts = lines.filter(({ kind }) => kind === 'SUBSCRIPTION');
  const partsOf = (part: SoldLine['subscriptionPart']) =>
    parts.filter(({ subscriptionPart = 'SUBSCRIPTION' }) => subscriptionPart === part);
  const [membership] = partsOf('SUBSCRIPTION');
  if (membership === undefined || membership.planFamily === null) return null;
  const seatsInBase = seatsInPrice(plan);
  const [seats, features] = [partsOf('SEATS'), partsOf('FEATURES')];
  const additionalSeats = countOf(seats);
  return {
    planType: membership.planFamily,
    sku: membership.trialDays === null ? membership.sku : membership.renewsAs,
    termMonths: membership.renewsAfterMonths,
    seatsInBase,
    additionalSeats,
    seatLimit: Math.max(maxSeatsOf(plan, maxCloudUsers), seatsInBase + additionalSeats),
    featureSkus: features.map(({ sku }) => sku),
    price: renewalOf(parts)?.price ?? null,
    partPrices: partPricesOf(seats, features),
  };
}

function paidFor(lines: readonly SoldLine[]): TaxedMoney | null {
  const [first, ...others] = lines.filter(({ kind }) => kind === 'SUBSCRIPTION').map(({ total }) => total);
  return first === undefined ? null : others.reduce(addTaxedMoney, first);
}

function trialIn(lines: readonly SoldLine[]): Pick<OrderSale, 'trial'> {
  const line = lines.find(({ trialDays }) => trialDays !== null);
  return line === undefined || line.trialDays === null
    ? {}
    : { trial: { days: line.trialDays, sku: line.sku } };
}

/** What the lines of a bundle sell; null if they are only shipped. */
export function orderSale(
  bundleType: BundleType,
  lines: readonly SoldLine[],
  seatTerms: SeatTerms,
): OrderSale | null {
  const { planFamily, action }: BundleRule = bundleTable[bundleType];
  const probes = probesIn(lines);
  const isBasic = planFamily === 'BASIC' && action === 'NEW_USER';
  const plan = isBasic ? basicPlan : soldPlan(lines, seatTerms);
  const seatLines = lines.filter(({ subscriptionPart }) => subscriptionPart === 'SEATS');
  const seats =
    plan !== null || seatLines.length === 0
      ? null
      : { count: countOf(seatLines), price: renewalOf(seatLines)?.price ?? null };
  const isNothing = plan === null && seats === null && Object.keys(probes).length === 0;
  if (isNothing) return null;
  const commitmentMonths = lines.find(isRental)?.commitmentMonths ?? null;
  const commitment = commitmentMonths === null ? {} : { commitmentMonths };
  const trial = trialIn(lines);
  const market = marketOfLines(lines) ?? 'HUMAN';
  return { market, probes, plan, seats, ...commitment, ...trial, paid: paidFor(lines) };
}
