export { configuratorMachine, configuratorWithPorts } from './configurator.machine.ts';
export * from './configurator.selectors.ts';
export type {
  ChoiceEvent,
  ConfiguratorContext,
  ConfiguratorEvent,
  ConfiguratorInput,
} from './configurator.types.ts';
