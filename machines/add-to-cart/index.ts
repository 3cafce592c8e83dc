export { addToCartMachine, addToCartWithPorts } from './add-to-cart.machine.ts';
export * from './add-to-cart.selectors.ts';
export { addAndGoToCartInput, addToCartPortNames } from './add-to-cart.setup.ts';
export type {
  AddedAnswer,
  AddToCartContext,
  AddToCartEvent,
  AddToCartInput,
  AddToCartPorts,
  AfterAdding,
} from './add-to-cart.types.ts';
