import type { MethodInputs } from './method-view.ts';
import { inputsByMethod } from './methods/inputs.generated.ts';

type SavedInputs = Required<MethodInputs>;

const inputs: readonly (readonly [method: string, inputs: MethodInputs])[] = Object.entries(inputsByMethod);

/** The inputs of the payment methods that have one, always in the same order. */
export const methodInputs = inputs.map(([method, { Fields }]) => ({ method, Fields }));

/** The first payment method that can be saved, with its input. */
export function savedMethodInput(): readonly [method: string, Saving: SavedInputs['Saving']] {
  for (const [method, { Saving }] of inputs) if (Saving !== undefined) return [method, Saving];
  throw new Error('No payment method can be saved.');
}
