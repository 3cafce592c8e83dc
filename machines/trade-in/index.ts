export { tradeInMachine, tradeInWithPorts } from './trade-in.machine.ts';
export * from './trade-in.selectors.ts';
export { tradeInPortNames } from './trade-in.setup.ts';
export { readTradeIn, storeTradeIn } from './trade-in.snapshot.ts';
export type {
  RegisterProbeInput,
  TradeInContext,
  TradeInCredit,
  TradeInEvent,
  TradeInInput,
  TradeInPorts,
  TradeInReply,
} from './trade-in.types.ts';
