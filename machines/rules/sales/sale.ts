import {
  type BundleRule,
  bundleTable,
  type BundleType,
  type BundleLine,
  marketOfLines,
  type Market,
  type ProductLine,
} from '../catalogue/index.ts';
import { addTaxedMoney, type TaxedMoney } from '../money/index.ts';
import { maxSeatsOf, type PlanSeats, type PlanType, renewalOf, seatsInPrice } from '../plans/index.ts';

/** A line of an order as far as it sells a probe or a plan; prices are for one. */
export interface SoldLine extends BundleLine {
  readonly sku: string;
  readonly renewsAfterMonths: number | null;
  readonly renewalPrice: TaxedMoney | null;
  /** For its whole quantity, after discounts. */
  readonly total: TaxedMoney;
}

/** What the shop says of the seats of a plan. */
export interface SeatTerms {
  /** Undefined for a plan whose seats are not counted. */
  readonly plan: PlanSeats | undefined;
  /** Most seats that the buyer's organization may have. */
  readonly maxCloudUsers: number;
}

/** A plan that an order sells. */
export interface SoldPlan {
  readonly planType: PlanType;
  /** The membership; null for the plan that comes with every probe. */
  readonly sku: string | null;
  /** Null for what never ends. */
  readonly termMonths: number | null;
  readonly seatsInBase: number;
  readonly additionalSeats: number;
  readonly seatLimit: number;
  readonly featureSkus: readonly string[];
  /** Of one more term, seats and features included; null for what does not renew. */
  readonly price: TaxedMoney | null;
}

/** Seats for a plan that the organization has. */
export interface SoldSeats {
  readonly count: number;
  /** Of one more term, for all of them. */
  readonly price: TaxedMoney | null;
}

/** What an order sells beside its parcels, as the catalogue has it when it is placed. */
export interface OrderSale {
  readonly market: Market;
  readonly probes: Readonly<Partial<Record<ProductLine, number>>>;
  /** Null where it sells no plan. */
  readonly plan: SoldPlan | null;
  /** Null where it sells no seats, or sells them with their plan. */
  readonly seats: SoldSeats | null;
  /** What is asked for the plan, or else the seats, after discounts; null where it sells neither for money. */
  readonly paid: TaxedMoney | null;
}

const countOf = (lines: readonly SoldLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

function probesIn(lines: readonly SoldLine[]): OrderSale['probes'] {
  const probes: Partial<Record<ProductLine, number>> = {};
  for (const { kind, productLine, quantity } of lines)
    if (kind === 'DEVICE' && productLine !== null)
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
};

function soldPlan(lines: readonly SoldLine[], { plan, maxCloudUsers }: SeatTerms): SoldPlan | null {
  const parts = lines.filter(({ kind }) => kind === 'SUBSCRIPTION');
  const partsOf = (part: SoldLine['subscriptionPart']) =>
    parts.filter(({ subscriptionPart = 'SUBSCRIPTION' }) => subscriptionPart === part);
  const [membership] = partsOf('SUBSCRIPTION');
  if (membership === undefined || membership.planFamily === null) return null;
  const seatsInBase = seatsInPrice(plan);
  const additionalSeats = countOf(partsOf('SEATS'));
  return {
    planType: membership.planFamily,
    sku: membership.sku,
    termMonths: membership.renewsAfterMonths,
    seatsInBase,
    additionalSeats,
    seatLimit: Math.max(maxSeatsOf(plan, maxCloudUsers), seatsInBase + additionalSeats),
    featureSkus: partsOf('FEATURES').map(({ sku }) => sku),
    price: renewalOf(parts)?.price ?? null,
  };
}

function paidFor(lines: readonly SoldLine[]): TaxedMoney | null {
  const [first, ...others] = lines.filter(({ kind }) => kind === 'SUBSCRIPTION').map(({ total }) => total);
  return first === undefined ? null : others.reduce(addTaxedMoney, first);
}

/** What the lines of a bundle sell; null where nothing comes of them but a parcel. */
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
  return isNothing ? null : { market: marketOfLines(lines), probes, plan, seats, paid: paidFor(lines) };
}
