import type {
  BundleSelection,
  DeviceOffer,
  Market,
  ProductLine,
  SeatOffer,
  SkuPrice,
} from '../catalogue/index.ts';

/** The areas of use by which the features of a Pro plan are grouped, in display order. */
export const areasOfUse = ['COLLABORATION', 'DIAGNOSTIC_TOOLS', 'EDUCATION', 'PROCEDURAL_TOOLS'] as const;
/** One of {@link areasOfUse}. */
export type UseArea = (typeof areasOfUse)[number];

/** A feature of the Pro plan, with the area that it is for. */
export interface ProFeature {
  readonly sku: string;
  readonly useArea: UseArea;
}

/** A Pro plan with one term. Its seats and features renew with it. */
export interface ProPlan {
  readonly market: Market;
  /** The only device family that it is sold with; null for every family of its market. */
  readonly productLine: ProductLine | null;
  readonly sku: string;
  /** The length of the term. */
  readonly months: number;
  /** The members in its price. */
  readonly included: number;
  /** Seats beyond those in its price; null if none are sold. */
  readonly seats: SeatOffer | null;
  readonly features: readonly ProFeature[];
}

/** What a Pro plan is put together from, in display order. Each market has at least one plan. */
export interface ProOffers {
  readonly devices: readonly DeviceOffer[];
  readonly plans: readonly ProPlan[];
  readonly prices: Readonly<Record<string, SkuPrice>>;
}

/** A plan as the buyer has put it together. */
export interface ProSelection extends BundleSelection {
  readonly market: Market;
  /** The term. */
  readonly months: number;
  readonly members: number;
  /** The SKUs of the chosen features, in display order. */
  readonly features: readonly string[];
}
