export * from './example-checkout.ts';
export { answered, reachableStates, statesOf, unanswered } from './reachable-states.ts';
export { scriptPorts, settle } from './script-ports.ts';
export type { PortScript } from './script-ports.ts';
export * from './start-checkout.ts';
