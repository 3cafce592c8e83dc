import type { TaxedMoney } from '../money/index.ts';
import type { PlanFamily } from '../plans/index.ts';
import type { Market, ProductLine } from './product-lines.ts';

/** In the spelling of the URL (coverage SELL-2). */
export const connectors = ['usb-c', 'lightning'] as const;
/** One of {@link connectors}. */
export type Connector = (typeof connectors)[number];

/** What every selection says, on whichever page it is made: the probes, and for how many members. */
export interface BundleSelection {
  /** The slug of the probe; null for a plan without a probe. */
  readonly device: string | null;
  /** Null without a probe. */
  readonly connector: Connector | null;
  /** The number of probes; kept while the buyer wants none. */
  readonly quantity: number;
  /** The number of members who can use the membership, including those in its price; null if no seats are sold. */
  readonly members: number | null;
}

/** The choices on the product page, as the slugs of its URL. */
export interface Selection extends BundleSelection {
  readonly device: string;
  readonly connector: Connector;
  /** `basic` for no membership. */
  readonly plan: string;
  /** Null for a plan without billing periods. */
  readonly period: string | null;
  /** Null for the included warranty. */
  readonly warranty: string | null;
  readonly accessories: readonly string[];
}

/** A probe as a country's shop offers it. */
export interface DeviceOffer {
  readonly slug: string;
  readonly productLine: ProductLine;
  /** One variant per available connector; the first is preselected. */
  readonly variants: readonly { readonly connector: Connector; readonly sku: string }[];
}

/**
 * A membership with one billing period, or null for a single payment. A plan's first offer is its preselected period.
 */
export interface PlanOffer {
  readonly slug: string;
  readonly period: string | null;
  readonly planFamily: PlanFamily;
  /** The only device family that it is sold with; absent for every family that its bundles include. */
  readonly productLine?: ProductLine;
  readonly sku: string;
  /** Days for which it is tried before its first term is charged; absent without a trial. */
  readonly trialDays?: number;
  /** Absent if no seats beyond those in its price are sold. */
  readonly seats?: SeatOffer;
}

/** The seats of a membership. `most` includes those in its price. */
export interface SeatOffer {
  readonly sku: string;
  readonly included: number;
  readonly most: number;
}

/** An extended warranty as a country's shop offers it. */
export interface WarrantyOffer {
  readonly slug: string;
  readonly market: Market;
  readonly sku: string;
}

/** A cable as a country's shop offers it. */
export interface AccessoryOffer {
  readonly slug: string;
  readonly sku: string;
  /** The matching connector; null if it fits every device. */
  readonly connector: Connector | null;
}

/** The price of one SKU, and what it renews at; null if it doesn't renew. */
export interface SkuPrice {
  readonly price: TaxedMoney;
  /** The tax that the price includes, in parts per million; 0 if prices exclude tax. */
  readonly ratePpm: number;
  readonly renewsAfterMonths: number | null;
  readonly renewalPrice: TaxedMoney | null;
}

/** The catalog's offers on the product page, in display order. */
export interface Offers {
  readonly devices: readonly DeviceOffer[];
  readonly plans: readonly PlanOffer[];
  readonly warranties: readonly WarrantyOffer[];
  readonly accessories: readonly AccessoryOffer[];
  /** Whether a membership may be preselected. */
  readonly preselectsMembership: boolean;
}

const unavailableReasons = [
  'NOT_SOLD_IN_COUNTRY',
  'OWNERS_ONLY',
  'CONNECTOR_NOT_MADE',
  'PLAN_NOT_FOR_DEVICE',
  'SALES_ONLY',
  'TOO_MANY_MEMBERS',
] as const;
/** Why a selection can't be added to the cart. */
export type UnavailableReason = (typeof unavailableReasons)[number];

/** An option as the page shows it. An unavailable one stays visible with its reason. */
export interface OptionState<Value> {
  readonly value: Value;
  readonly isAvailable: boolean;
  readonly reason: UnavailableReason | null;
}

/** The options of each group in display order. Warranties start with null, the included one. */
export interface OptionStates {
  readonly devices: readonly OptionState<string>[];
  readonly connectors: readonly OptionState<Connector>[];
  readonly plans: readonly OptionState<string>[];
  readonly periods: readonly OptionState<string>[];
  readonly quantities: readonly OptionState<number>[];
  /** From the included number to one more than a buyer can order without sales; empty if no seats are sold. */
  readonly members: readonly OptionState<number>[];
  readonly warranties: readonly OptionState<string | null>[];
  readonly accessories: readonly OptionState<string>[];
}
