import { countryPermissions, type ProductLine, productLineTable } from '../catalogue/index.ts';

/** The lines of which an old probe is accepted, in display order. */
export const tradeInLines = [
  'IQ_PLUS',
  'IQ_PLUS_CARE',
  'IQ_PLUS_VET',
  'IQ',
] as const satisfies readonly ProductLine[];
/** One of {@link tradeInLines}. */
export type TradeInLine = (typeof tradeInLines)[number];

/** Whether probes of this line can be traded in. */
export const isTradeInLine = (value: string): value is TradeInLine =>
  tradeInLines.some((line) => line === value);

/** How the serial numbers of a line begin. */
export const serialNumberPrefixes: Readonly<Record<TradeInLine, string>> = {
  IQ: 'SQ1',
  IQ_PLUS: 'SQ2',
  IQ_PLUS_CARE: 'SQC',
  IQ_PLUS_VET: 'SQV',
};

/** Whether the credit for an old probe counts towards a new one: of the same market, and sold to everyone. */
export function isTradeInTarget(old: TradeInLine, bought: ProductLine): boolean {
  const { market, isForOwnersOnly } = productLineTable[bought];
  return market === productLineTable[old].market && !isForOwnersOnly;
}

/** The lines accepted in a country: those for which it sells a new probe. */
export function tradeInLinesIn(country: string): readonly TradeInLine[] {
  const sold = countryPermissions(country).productLines;
  return tradeInLines.filter((old) => sold.some((bought) => isTradeInTarget(old, bought)));
}
