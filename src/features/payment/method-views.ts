import { ownValue } from '@sonde/machines/rules/texts';
import type { MethodView } from './method-view.ts';
import { methodViews } from './methods/methods.generated.ts';

/** The first payment method that can be saved, with its input. */
export function savedMethodView(): readonly [method: string, view: Required<MethodView>] {
  const views: readonly (readonly [string, MethodView])[] = Object.entries(methodViews);
  for (const [method, { Saving, ...view }] of views)
    if (Saving !== undefined) return [method, { ...view, Saving }];
  throw new Error('No payment method can be saved.');
}

/** The views of a payment method; throws for one without a folder here, which is never offered. */
export function methodView(method: string): MethodView {
  const view = ownValue<MethodView>(methodViews, method);
  if (view === undefined) throw new Error(`There is no view of the payment method ${method}.`);
  return view;
}
