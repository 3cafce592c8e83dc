import type { ChoiceEvent, Offers, Selection } from '../rules/catalogue/index.ts';

/** What the flow is given when it begins. */
export interface ConfiguratorInput {
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  /** The catalog's offers in this shop. */
  readonly offers: Offers;
  /** The selection in the page's URL. */
  readonly selection: Selection;
}

/** What the flow remembers besides its state. */
export interface ConfiguratorContext extends ConfiguratorInput {
  /** The URL of the choice, below country and language; null while it is the page's own. */
  readonly address: string | null;
  /** The index of the enlarged picture. */
  readonly picture: number;
}

/** Everything that can be sent to the flow. */
export type ConfiguratorEvent =
  | ChoiceEvent
  /** The browser shows another URL of the page, for example after Back. */
  | { readonly type: 'address.changed'; readonly selection: Selection }
  | { readonly type: 'picture.chosen'; readonly picture: number }
  | { readonly type: 'choice.submitted' }
  /** The page was restored by Back or Forward in its previous state. */
  | { readonly type: 'page.returned' };
