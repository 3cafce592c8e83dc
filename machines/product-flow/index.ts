export { productFlowMachine, productFlowWithPorts } from './product-flow.machine.ts';
export * from './product-flow.selectors.ts';
export { firstAllIn, readProductFlow, storeProductFlow } from './product-flow.snapshot.ts';
export { type ProductStep, productSteps } from './product-flow.steps.ts';
export type {
  ProductChoiceEvent,
  ProductFlowContext,
  ProductFlowEvent,
  ProductFlowInput,
} from './product-flow.types.ts';
