import type { Connector, Selection } from './selection.types.ts';

/** A choice about probes or members, on every page that sells a bundle. */
export type BundleChoiceEvent =
  | { readonly type: 'connector.chosen'; readonly connector: Connector }
  | { readonly type: 'quantity.chosen'; readonly quantity: number }
  /** Including those in the membership's price. */
  | { readonly type: 'members.chosen'; readonly members: number };

/** A single choice of the buyer, on every page that sells a selection. */
export type ChoiceEvent =
  | BundleChoiceEvent
  /** `basic` for no membership. Choosing a plan selects its first period. */
  | { readonly type: 'plan.chosen'; readonly plan: string }
  | { readonly type: 'period.chosen'; readonly period: string }
  /** Null for the included warranty. */
  | { readonly type: 'warranty.chosen'; readonly warranty: string | null }
  | { readonly type: 'accessory.chosen'; readonly accessory: string; readonly isChosen: boolean };

/** The types of `BundleChoiceEvent`. */
export const bundleChoiceTypes = [
  'connector.chosen',
  'quantity.chosen',
  'members.chosen',
] as const satisfies readonly BundleChoiceEvent['type'][];

/** The types of `ChoiceEvent`. */
export const choiceTypes = [
  ...bundleChoiceTypes,
  'plan.chosen',
  'period.chosen',
  'warranty.chosen',
  'accessory.chosen',
] as const satisfies readonly ChoiceEvent['type'][];

/** Whether a number that was typed or sent can be one of probes or members: a whole one, at least 1. */
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

/** Whether an event chooses a possible number of probes. */
export const isCountOfProbes = (event: { readonly type: string; readonly quantity?: unknown }): boolean =>
  event.type === 'quantity.chosen' && isCount(event.quantity);

/** Whether an event chooses a possible number of members. */
export const isCountOfMembers = (event: { readonly type: string; readonly members?: unknown }): boolean =>
  event.type === 'members.chosen' && isCount(event.members);

/**
 * A number of probes or members as a page keeps it: within what is sold. One more than the most represents every larger
 * number, which sales handles; with `beyond` 0 there is none.
 */
export const countWithin = (
  requested: number,
  { fewest, most }: { readonly fewest: number; readonly most: number },
  beyond: 0 | 1 = 1,
): number => Math.min(Math.max(requested, fewest), most + beyond);

/** The values without one of them, and with it at the end if it is chosen. */
export function withChosen<Value>(values: readonly Value[], value: Value, isChosen: boolean): Value[] {
  const others = values.filter((each) => each !== value);
  return isChosen ? [...others, value] : others;
}

/** What a choice about probes or members changes, in a selection of any kind. */
export function bundleChoiceIn(event: BundleChoiceEvent): {
  readonly connector?: Connector;
  readonly quantity?: number;
  readonly members?: number;
} {
  switch (event.type) {
    case 'connector.chosen':
      return { connector: event.connector };
    case 'quantity.chosen':
      return { quantity: event.quantity };
    case 'members.chosen':
      return { members: event.members };
  }
}

/** What a choice changes in a selection, for `changeSelection`. */
export function choiceIn(event: ChoiceEvent, { accessories }: Selection): Partial<Selection> {
  switch (event.type) {
    case 'plan.chosen':
      return { plan: event.plan, period: null };
    case 'accessory.chosen':
      return { accessories: withChosen(accessories, event.accessory, event.isChosen) };
    case 'period.chosen':
      return { period: event.period };
    case 'warranty.chosen':
      return { warranty: event.warranty };
    default:
      return bundleChoiceIn(event);
  }
}
