export { addToCartMachine, addToCartWithPorts } from './add-to-cart.machine.ts';
export * from './add-to-cart.selectors.ts';
export { addAndGoToCartInput, addToCartPortNames } from './add-to-cart.setup.ts';
export { type JudgedLines, refusalsFor } from './judged-lines.ts';
export type {
  AddedAnswer,
  AddingPurpose,
  AddToCartContext,
  AddToCartEvent,
  AddToCartInput,
  AddToCartPorts,
  AfterAdding,
} from './add-to-cart.types.ts';
