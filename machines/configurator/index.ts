export { configuratorMachine, configuratorWithPorts } from './configurator.machine.ts';
export * from './configurator.selectors.ts';
export type { ConfiguratorContext, ConfiguratorEvent, ConfiguratorInput } from './configurator.types.ts';
