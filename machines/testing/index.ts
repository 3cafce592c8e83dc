export * from './example-address-rules.ts';
export * from './example-checkout.ts';
export { scriptPorts, settle } from './script-ports.ts';
export type { PortScript } from './script-ports.ts';
export * from './start-checkout.ts';
export { scenarios } from './scenarios/index.ts';
export * from './scenarios/scenario.ts';
