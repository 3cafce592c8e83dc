import { additionalTeamSeats } from '../plans/index.ts';
import type { SeatOffer } from './selection.types.ts';

/** One line for the cart. */
export interface SelectedLine {
  readonly sku: string;
  readonly quantity: number;
}

/** The parts of a purchase by SKU, however they were chosen. */
export interface SelectedParts {
  /** Null for a plan without a device. */
  readonly device: SelectedLine | null;
  /** Null for a device without a plan; `seats` is null if no seats beyond those in its price are sold. */
  readonly plan: { readonly sku: string; readonly seats: Pick<SeatOffer, 'sku' | 'included'> | null } | null;
  /** The number of members, including those in the plan's price. */
  readonly members: number | null;
  readonly features?: readonly string[];
  /** The warranty of each device; null for the included one. */
  readonly warranty?: string | null;
  readonly accessories?: readonly string[];
}

/**
 * The lines to add to the cart: the devices, one membership, a seat for each member that its price doesn't include, its
 * features, a warranty for each device, and one of each accessory. Every flow that sells a selection builds its lines
 * here, so that the same choices are the same cart everywhere.
 */
export function linesOf({
  device,
  plan,
  members,
  features = [],
  warranty = null,
  accessories = [],
}: SelectedParts): readonly SelectedLine[] {
  const seats = plan?.seats ?? null;
  const additional = seats === null ? 0 : additionalTeamSeats(members ?? 0, seats.included);
  const one = (sku: string): SelectedLine => ({ sku, quantity: 1 });
  return [
    ...(device === null ? [] : [device]),
    ...(plan === null ? [] : [one(plan.sku)]),
    ...(seats === null || additional === 0 ? [] : [{ sku: seats.sku, quantity: additional }]),
    ...features.map(one),
    ...(warranty === null || device === null ? [] : [{ sku: warranty, quantity: device.quantity }]),
    ...accessories.map(one),
  ];
}
