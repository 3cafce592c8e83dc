export {
  orderHistoryMachine,
  orderHistoryPortNames,
  orderHistoryWithPorts,
} from './order-history.machine.ts';
export * from './order-history.selectors.ts';
export type {
  LoadOrdersAnswer,
  OrderHistoryContext,
  OrderHistoryEvent,
  OrderHistoryPorts,
  OrderSummary,
  OrderSummaryLine,
} from './order-history.types.ts';
