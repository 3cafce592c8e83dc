import type { SnapshotFrom } from 'xstate';
import { type Adding, containedAdding } from '../add-to-cart/index.ts';
import { isOwnPlan, reactivationLines } from '../rules/reactivation/index.ts';
import type { reactivationMachine } from './reactivation.machine.ts';
import { buyingMembership, chosenSku, offersIn } from './reactivation.setup.ts';

export { buyingMembership };

/** The flow in one of its states, as its selectors read it. */
export type ReactivationSnapshot = SnapshotFrom<typeof reactivationMachine>;

/** What the page to come back to a membership shows. */
export type ReactivationScreen = 'signedOut' | 'loading' | 'unanswered' | 'choosing' | 'refused';

/** The screen of a state. Pending requests to the shop show as loading. */
export function reactivationScreenOf(snapshot: ReactivationSnapshot): ReactivationScreen {
  if (snapshot.matches('signedOut')) return 'signedOut';
  if (snapshot.matches('unanswered')) return 'unanswered';
  if (snapshot.matches({ known: 'choosing' })) return 'choosing';
  return snapshot.matches({ known: 'refused' }) ? 'refused' : 'loading';
}

/** Whether the person was signed out by the shop rather than by themselves. */
export const isReactivationSessionEnded = (snapshot: ReactivationSnapshot): boolean =>
  snapshot.matches({ signedOut: 'ended' });

const obstacles = [
  'withoutOrganization',
  'withoutSales',
  'whileActive',
  'toMembers',
  'inCountry',
  'withoutProbe',
] as const;
/** Why the membership can't be bought again here. */
export type RefusedPlace = (typeof obstacles)[number];

/** Why no membership can be bought; null if one can. */
export const refusedPlaceOf = (snapshot: ReactivationSnapshot): RefusedPlace | null =>
  obstacles.find((refused) => snapshot.matches({ known: { refused } })) ?? null;

/** A term of a membership that can be reactivated or bought. */
export interface ReactivationOption {
  readonly sku: string;
  /** Whether it belongs to the organization's current or former plan. */
  readonly isOwn: boolean;
  /** Its cart lines. */
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}

/** The options and the selected one. */
export interface ReactivationChoice {
  /** The organization's own plan first. */
  readonly options: readonly ReactivationOption[];
  readonly sku: string | null;
  /** The result of the last press of "Add to cart". */
  readonly adding: Adding;
}

/** The choice in the machine's current state. */
export function reactivationChoiceOf({ context, children }: ReactivationSnapshot): ReactivationChoice {
  const offers = offersIn(context);
  const own = buyingMembership(context);
  return {
    options: offers.flatMap((offer) =>
      offer.terms.map(({ sku }) => ({
        sku,
        isOwn: own !== null && isOwnPlan(offer, own),
        lines: own === null ? [] : reactivationLines(sku, context.sold, own),
      })),
    ),
    sku: chosenSku(context),
    adding: containedAdding(children),
  };
}
