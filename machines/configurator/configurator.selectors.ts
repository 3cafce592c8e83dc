import type { SnapshotFrom } from 'xstate';
import { type Adding, containedAdding } from '../add-to-cart/index.ts';
import type { CartLine } from '../cart/index.ts';
import {
  optionStates,
  type OptionStates,
  type Selection,
  selectionLines,
  type UnavailableReason,
} from '../rules/catalogue/index.ts';
import type { configuratorMachine } from './configurator.machine.ts';
import type { ConfiguratorInput } from './configurator.types.ts';

/** The flow in one of its states, as its selectors read it. */
export type ConfiguratorSnapshot = SnapshotFrom<typeof configuratorMachine>;

/** The view of a selection. */
export interface Configuration {
  readonly selection: Selection;
  /** Every option, with the reason if it is unavailable. */
  readonly options: OptionStates;
  /** The cart lines of the selection. */
  readonly lines: readonly CartLine[];
  /** Why the selection can't be bought; null if it can. */
  readonly reason: UnavailableReason | null;
  /** The index of the enlarged picture. */
  readonly picture: number;
  /** The result of the last press of "Add to cart". */
  readonly adding: Adding;
}

const initialChoice = ({ selection, offers, country }: ConfiguratorInput) => ({
  selection,
  options: optionStates(selection, offers, country),
  lines: selectionLines(selection, offers),
});

const reasonByPlace = {
  toNewBuyers: 'OWNERS_ONLY',
  inCountry: 'NOT_SOLD_IN_COUNTRY',
  withProbe: 'PLAN_NOT_FOR_DEVICE',
  withoutSales: 'SALES_ONLY',
  forSoManyMembers: 'TOO_MANY_MEMBERS',
} as const satisfies Readonly<Record<string, UnavailableReason>>;

/** The view in the machine's current state. */
export function configurationOf({ value, context, children }: ConfiguratorSnapshot): Configuration {
  return {
    ...initialChoice(context),
    reason: typeof value === 'object' && value.unavailable ? reasonByPlace[value.unavailable] : null,
    picture: context.picture,
    adding: containedAdding(children),
  };
}

/** The URL of the last choice, below country and language; null if nothing was chosen. */
export const chosenAddressOf = ({ context }: ConfiguratorSnapshot): string | null => context.address;
