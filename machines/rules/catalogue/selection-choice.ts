import type { Connector, Selection } from './selection.types.ts';

/** A single choice of the buyer, on every page that sells a selection. */
export type ChoiceEvent =
  | { readonly type: 'connector.chosen'; readonly connector: Connector }
  /** `basic` for no membership. Choosing a plan selects its first period. */
  | { readonly type: 'plan.chosen'; readonly plan: string }
  | { readonly type: 'period.chosen'; readonly period: string }
  /** Including those in the membership's price. */
  | { readonly type: 'members.chosen'; readonly members: number }
  | { readonly type: 'quantity.chosen'; readonly quantity: number }
  /** Null for the included warranty. */
  | { readonly type: 'warranty.chosen'; readonly warranty: string | null }
  | { readonly type: 'accessory.chosen'; readonly accessory: string; readonly isChosen: boolean };

export const choiceTypes = [
  'connector.chosen',
  'plan.chosen',
  'period.chosen',
  'members.chosen',
  'quantity.chosen',
  'warranty.chosen',
  'accessory.chosen',
] as const satisfies readonly ChoiceEvent['type'][];

/** What a choice changes in a selection, for `changeSelection`. */
export function choiceIn(event: ChoiceEvent, { accessories }: Selection): Partial<Selection> {
  switch (event.type) {
    case 'plan.chosen':
      return { plan: event.plan, period: null };
    case 'accessory.chosen':
      return {
        accessories: event.isChosen
          ? [...accessories, event.accessory]
          : accessories.filter((chosen) => chosen !== event.accessory),
      };
    case 'connector.chosen':
      return { connector: event.connector };
    case 'period.chosen':
      return { period: event.period };
    case 'members.chosen':
      return { members: event.members };
    case 'quantity.chosen':
      return { quantity: event.quantity };
    case 'warranty.chosen':
      return { warranty: event.warranty };
  }
}
