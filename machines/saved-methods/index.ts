export { savedMethodsMachine, savedMethodsWithPorts } from './saved-methods.machine.ts';
export * from './saved-methods.selectors.ts';
export { savedMethodsPortNames } from './saved-methods.setup.ts';
export type {
  ChangeAnswer,
  MethodsAnswer,
  SavedMethodChange,
  SavedMethodsEvent,
  SavedMethodsInput,
  SavedMethodsPorts,
  SaveMethodAnswer,
} from './saved-methods.types.ts';
