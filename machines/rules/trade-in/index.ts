/** Old probes for credit: what is accepted, and what it is worth. */

export { normaliseSerialNumber, serialNumberMaxLength } from './serial-number.ts';
export {
  checkTradeIn,
  isTradeInCondition,
  type OldProbe,
  type TradedProbe,
  type TradeInCondition,
  tradeInConditions,
  type TradeInProblem,
} from './trade-in.ts';
export { allInCredit, isExtendedAllIn, tradeInCredit, tradeInDiscount } from './trade-in-credit.ts';
export { isTradeInReturnable, tradeInEnd, type TradeInEnd, type TradedOrder } from './trade-in-end.ts';
export {
  isTradeInLine,
  isTradeInTarget,
  type TradeInLine,
  tradeInLines,
  tradeInLinesIn,
} from './trade-in-lines.ts';
export {
  tradeInCreditExpiry,
  tradeInDueDays,
  tradeInReturnDay,
  tradeInReturnDays,
  tradeInValidDays,
} from './trade-in-terms.ts';
