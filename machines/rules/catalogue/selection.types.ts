import type { PlanFamily } from '../plans/index.ts';
import type { Market, ProductLine } from './product-lines.ts';

/** As the URL writes it (coverage SELL-2). */
export const connectors = ['usb-c', 'lightning'] as const;
export type Connector = (typeof connectors)[number];

/** What the product page is set to, in the slugs of its URL. */
export interface Selection {
  readonly device: string;
  readonly connector: Connector;
  /** `basic` for no membership. */
  readonly plan: string;
  /** Null for a plan without billing periods. */
  readonly period: string | null;
  readonly quantity: number;
  /** How many may use the membership, those in its price included; null for one that sells no more of them. */
  readonly members: number | null;
  /** Null for the warranty that is included. */
  readonly warranty: string | null;
  readonly accessories: readonly string[];
}

export interface DeviceOffer {
  readonly slug: string;
  readonly productLine: ProductLine;
  /** One variant per connector that the device is made with; the first is preselected. */
  readonly variants: readonly { readonly connector: Connector; readonly sku: string }[];
}

/**
 * One membership for one billing period, null where it is paid once; the first offer of a plan is its preselected
 * period.
 */
export interface PlanOffer {
  readonly slug: string;
  readonly period: string | null;
  readonly planFamily: PlanFamily;
  /** The one device family that it is sold with; every one that its bundles name where absent. */
  readonly productLine?: ProductLine;
  readonly sku: string;
  /** Absent where no seats are sold beyond those in its price. */
  readonly seats?: SeatOffer;
}

/** Seats that a membership can have beyond those in its price; `most` counts both. */
export interface SeatOffer {
  readonly sku: string;
  readonly included: number;
  readonly most: number;
}

export interface WarrantyOffer {
  readonly slug: string;
  readonly market: Market;
  readonly sku: string;
}

export interface AccessoryOffer {
  readonly slug: string;
  readonly sku: string;
  /** The connector that it fits; null for what fits every device. */
  readonly connector: Connector | null;
}

/** What the catalogue puts on the product page, in the order in which it is shown. */
export interface Offers {
  readonly devices: readonly DeviceOffer[];
  readonly plans: readonly PlanOffer[];
  readonly warranties: readonly WarrantyOffer[];
  readonly accessories: readonly AccessoryOffer[];
  /** Whether a membership may be chosen before the buyer chooses one. */
  readonly preselectsMembership: boolean;
}

export const unavailableReasons = [
  'NOT_SOLD_IN_COUNTRY',
  'OWNERS_ONLY',
  'CONNECTOR_NOT_MADE',
  'PLAN_NOT_FOR_DEVICE',
  'SALES_ONLY',
  'TOO_MANY_MEMBERS',
] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

/** An option as the page shows it: an impossible one stays visible and says why. */
export interface OptionState<Value> {
  readonly value: Value;
  readonly available: boolean;
  readonly reason: UnavailableReason | null;
}

/** Each group in the order in which it is shown; warranties begin with null, the included one. */
export interface OptionStates {
  readonly devices: readonly OptionState<string>[];
  readonly connectors: readonly OptionState<Connector>[];
  readonly plans: readonly OptionState<string>[];
  readonly periods: readonly OptionState<string>[];
  readonly quantities: readonly OptionState<number>[];
  /** From those that are included to one more than can be bought without sales; empty where no seats are sold. */
  readonly members: readonly OptionState<number>[];
  readonly warranties: readonly OptionState<string | null>[];
  readonly accessories: readonly OptionState<string>[];
}
