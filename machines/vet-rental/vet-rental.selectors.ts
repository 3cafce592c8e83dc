import type { SnapshotFrom } from 'xstate';
import { type Adding, containedAdding } from '../add-to-cart/index.ts';
import type { Connector } from '../rules/catalogue/index.ts';
import type { vetRentalMachine } from './vet-rental.machine.ts';
import { chosenRental, rentingMembership, veterinaryMemberships } from './vet-rental.setup.ts';

export { rentingMembership, veterinaryMemberships };

/** The flow in one of its states, as its selectors read it. */
export type VetRentalSnapshot = SnapshotFrom<typeof vetRentalMachine>;

const screens = ['notRented', 'unanswered', 'choosing', 'refused'] as const;
/** What the page of a rental shows. */
export type VetRentalScreen = (typeof screens)[number] | 'loading';

/** The screen of a state. What the shop is still to be asked shows as loading. */
export const vetRentalScreenOf = (snapshot: VetRentalSnapshot): VetRentalScreen =>
  screens.find((screen) => snapshot.matches(screen)) ?? 'loading';

/** Whether the shop, and not the person, ended the session. */
export const isVetRentalSessionEnded = (snapshot: VetRentalSnapshot): boolean =>
  snapshot.matches({ choosing: 'afterSession' });

const obstacles = ['withoutSales', 'whileRenting', 'whileActive', 'toMembers'] as const;
/** Why a probe can't be rented here. */
export type VetRentalRefusal = (typeof obstacles)[number];

/** Why the organization can't rent a probe; null if it can. */
export const vetRentalRefusalOf = (snapshot: VetRentalSnapshot): VetRentalRefusal | null =>
  obstacles.find((refused) => snapshot.matches({ refused })) ?? null;

/** The probe that is chosen, and the connectors to choose from. */
export interface VetRentalChoice {
  readonly connectors: readonly Connector[];
  readonly connector: Connector | null;
  /** Null if the shop rents out nothing. */
  readonly sku: string | null;
  /** The result of the last press of the button. */
  readonly adding: Adding;
}

/** The choice in the machine's current state. */
export function vetRentalChoiceOf({ context, children }: VetRentalSnapshot): VetRentalChoice {
  const chosen = chosenRental(context);
  return {
    connectors: context.sold.map(({ connector }) => connector),
    connector: chosen && chosen.connector,
    sku: chosen && chosen.sku,
    adding: containedAdding(children),
  };
}
