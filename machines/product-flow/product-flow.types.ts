import type { ChoiceEvent, Connector, Offers, Selection } from '../rules/catalogue/index.ts';
import type { ProductStep } from './product-flow.steps.ts';

/** What the flow is given when it begins. */
export interface ProductFlowInput {
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  /** The catalog's offers in this shop. */
  readonly offers: Offers;
  /** What was chosen before, or what a buyer begins with. */
  readonly selection: Selection;
  /** The step that the address names. */
  readonly step: ProductStep;
}

/** What the flow remembers besides its state: what it was given. */
export type ProductFlowContext = ProductFlowInput;

/** The probe and its connector are one decision. */
type ProbeEvent = {
  readonly type: 'variant.chosen';
  readonly device: string;
  readonly connector: Connector;
};

/** A choice on a product page, of the probe or of what goes with it. */
export type ProductChoiceEvent = ProbeEvent | Exclude<ChoiceEvent, { readonly type: 'connector.chosen' }>;

/** Everything that can be sent to the flow. */
export type ProductFlowEvent =
  | ProductChoiceEvent
  | { readonly type: 'step.submitted' }
  | { readonly type: 'back.requested' }
  | { readonly type: 'step.requested'; readonly step: ProductStep }
  | { readonly type: 'choice.submitted' }
  /** The page was restored by Back or Forward in its previous state. */
  | { readonly type: 'page.returned' };
