export { orderAccessMachine, orderAccessPortNames, orderAccessWithPorts } from './order-access.machine.ts';
export * from './order-access.selectors.ts';
export type {
  OrderAccessAnswer,
  OrderAccessContext,
  OrderAccessEvent,
  OrderAccessInput,
  OrderAccessPorts,
} from './order-access.types.ts';
