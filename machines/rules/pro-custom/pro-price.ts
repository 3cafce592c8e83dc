import { type LinesPrice, priceOfLines } from '../catalogue/index.ts';
import type { ProOffers, ProSelection } from './pro-custom.types.ts';
import { proLines } from './pro-selection.ts';

/** Adds up the lines of a selection at list prices. Throws a RangeError for a line without a price. */
export const proTotal = (selection: ProSelection, offers: ProOffers): LinesPrice =>
  priceOfLines(proLines(selection, offers), offers.prices);
