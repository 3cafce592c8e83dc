import { isBasicPlan, type Selection } from '@sonde/machines/rules/catalogue';
import { ownValue } from '@sonde/machines/rules/texts';
import type { SelectionOffers } from './product-offers.ts';

/** What a bundle contains, for its drawings. */
export interface BundleParts {
  /** The number of probes; each has a box and a warranty. */
  readonly quantity: number;
  /** What is in the box of each probe, in the catalog's words; null if it doesn't say. */
  readonly box: string | null;
  /** The name of the membership; null without one. */
  readonly membership: string | null;
  /** How long the membership runs; null for one without terms, and without one. */
  readonly period: string | null;
  /** The number of members; null if no seats are sold. */
  readonly members: number | null;
  /** The period of the extended warranty; null for the included one. */
  readonly warranty: string | null;
  /** The names of the accessories, one of each. */
  readonly accessories: readonly string[];
}

/** What a selection consists of. */
export function bundleParts(
  selection: Selection,
  { details }: Pick<SelectionOffers, 'details'>,
): BundleParts {
  const { device, plan, period, quantity, members, warranty, accessories } = selection;
  return {
    quantity,
    box: ownValue(details, device)?.box ?? null,
    membership: isBasicPlan(plan) ? null : (ownValue(details, `membership-${plan}`)?.name ?? null),
    period,
    members,
    warranty,
    accessories: accessories.map((slug) => ownValue(details, slug)?.name ?? slug),
  };
}
