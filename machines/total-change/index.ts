export { totalChangeMachine } from './total-change.machine.ts';
export * from './total-change.selectors.ts';
export type {
  ShownTotal,
  TotalChangeContext,
  TotalChangeEvent,
  TotalChangeInput,
} from './total-change.types.ts';
