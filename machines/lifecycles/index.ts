export * from './charge.machine.ts';
export { statusesOf } from './next-status.ts';
export * from './order.machine.ts';
export * from './payment-attempt.machine.ts';
export * from './quote.machine.ts';
export * from './subscription.machine.ts';
