import type { SnapshotFrom } from 'xstate';
import { type Adding, containedAdding } from '../add-to-cart/index.ts';
import {
  deviceOffer,
  type DeviceOffer,
  devicesForAnyone,
  type Market,
  marketOf,
  optionStates,
  type OptionStates,
  type UnavailableReason,
} from '../rules/catalogue/index.ts';
import type { productFlowMachine } from './product-flow.machine.ts';
import { stepsIn } from './product-flow.setup.ts';
import type { ProductStep } from './product-flow.steps.ts';

/** The flow in one of its states, as its selectors read it. */
export type ProductFlowSnapshot = SnapshotFrom<typeof productFlowMachine>;

/** The steps of this selection. */
export const productStepsOf = ({ context }: ProductFlowSnapshot): readonly ProductStep[] => stepsIn(context);

/** The probes to choose from. */
export const productDevicesOf = ({
  context: { offers, country },
}: ProductFlowSnapshot): readonly DeviceOffer[] => devicesForAnyone(offers, country);

/** The market of the chosen probe. */
export const productMarketOf = ({ context: { selection, offers } }: ProductFlowSnapshot): Market =>
  marketOf(deviceOffer(selection.device, offers).productLine);

/** Every other option, with the reason if it is unavailable. */
export const productOptionsOf = ({
  context: { selection, offers, country },
}: ProductFlowSnapshot): OptionStates => optionStates(selection, offers, country);

/** Why the decision of the step can't stay as it is; null if it can. */
export function productProblemOf(snapshot: ProductFlowSnapshot): UnavailableReason | null {
  if (snapshot.matches({ members: 'tooMany' })) return 'TOO_MANY_MEMBERS';
  return snapshot.matches({ quantity: 'withoutSales' }) ? 'SALES_ONLY' : null;
}

/** The result of the last press of "Add to cart". */
export const productAddingOf = ({ children }: ProductFlowSnapshot): Adding => containedAdding(children);
