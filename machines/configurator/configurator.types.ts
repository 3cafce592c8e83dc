import type { Connector, Offers, Selection } from '../rules/catalogue/index.ts';

export interface ConfiguratorInput {
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  /** What the catalogue sells there. */
  readonly offers: Offers;
  /** What the address of the page names. */
  readonly selection: Selection;
}

export interface ConfiguratorContext extends ConfiguratorInput {
  /** The address that the choice asks for, below country and language; null while it is the page's own. */
  readonly address: string | null;
  /** Position of the picture that is shown large. */
  readonly picture: number;
}

/** One thing that the buyer chose. */
export type ChoiceEvent =
  | { readonly type: 'connector.chosen'; readonly connector: Connector }
  /** `basic` for no membership; its first period comes with it. */
  | { readonly type: 'plan.chosen'; readonly plan: string }
  | { readonly type: 'period.chosen'; readonly period: string }
  /** Those in the membership's price included. */
  | { readonly type: 'members.chosen'; readonly members: number }
  | { readonly type: 'quantity.chosen'; readonly quantity: number }
  /** Null for the warranty that is included. */
  | { readonly type: 'warranty.chosen'; readonly warranty: string | null }
  | { readonly type: 'accessory.chosen'; readonly accessory: string; readonly isChosen: boolean };

export type ConfiguratorEvent =
  | ChoiceEvent
  /** The browser shows another address of the page, by Back, say. */
  | { readonly type: 'address.changed'; readonly selection: Selection }
  | { readonly type: 'picture.chosen'; readonly picture: number }
  | { readonly type: 'choice.submitted' }
  /** Back or Forward shows the page just as it was left. */
  | { readonly type: 'page.returned' };
