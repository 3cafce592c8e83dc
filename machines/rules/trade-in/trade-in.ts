import type { ProductLine } from '../catalogue/index.ts';
import { type SerialNumberProblem, serialNumberProblem } from './serial-number.ts';
import { isTradeInLine, type TradeInLine } from './trade-in-lines.ts';

/** The conditions of an old probe, best first. */
export const tradeInConditions = ['GOOD', 'WORN', 'DAMAGED'] as const;
/** One of {@link tradeInConditions}. */
export type TradeInCondition = (typeof tradeInConditions)[number];

/** Whether this is one of the conditions of an old probe. */
export const isTradeInCondition = (value: string): value is TradeInCondition =>
  tradeInConditions.some((condition) => condition === value);

/** An old probe as its owner describes it; empty strings where nothing was chosen or typed. */
export interface OldProbe {
  readonly productLine: TradeInLine | '';
  readonly condition: TradeInCondition | '';
  readonly serialNumber: string;
}

/** An old probe that can be registered. */
export interface TradedProbe {
  readonly productLine: TradeInLine;
  readonly condition: TradeInCondition;
  /** Normalized. */
  readonly serialNumber: string;
}

/** What is wrong with one field of an old probe's description. */
export interface TradeInProblem {
  readonly field: keyof OldProbe;
  readonly reason: 'required' | SerialNumberProblem;
}

/** The problems that prevent a trade-in from being registered, in field order. */
export function checkTradeIn(
  { productLine, condition, serialNumber }: OldProbe,
  linesOffered: readonly ProductLine[],
): readonly TradeInProblem[] {
  const problem = serialNumberProblem(serialNumber, productLine);
  return [
    ...(isTradeInLine(productLine) && linesOffered.includes(productLine)
      ? []
      : [{ field: 'productLine', reason: 'required' } as const]),
    ...(isTradeInCondition(condition) ? [] : [{ field: 'condition', reason: 'required' } as const]),
    ...(problem === null ? [] : [{ field: 'serialNumber', reason: problem } as const]),
  ];
}
