import type { ComponentType } from 'react';
import type { MethodInputs, SavingProps } from './method-view.ts';
import { inputsByMethod } from './methods/inputs.generated.ts';
import { savingByMethod } from './methods/savings.generated.ts';

const inputs: readonly (readonly [method: string, inputs: MethodInputs])[] = Object.entries(inputsByMethod);

/** The inputs of the payment methods that have one, always in the same order. */
export const methodInputs = inputs.map(([method, { Fields }]) => ({ method, Fields }));

/** The first payment method that can be saved, with its input. */
export function savedMethodInput(): readonly [method: string, Saving: ComponentType<SavingProps>] {
  const [first] = Object.entries(savingByMethod);
  if (first === undefined) throw new Error('No payment method can be saved.');
  return first;
}
