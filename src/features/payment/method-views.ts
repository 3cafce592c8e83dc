import { ownValue } from '@sonde/machines/rules/texts';
import type { MethodView } from './method-view.ts';
import { methodViews } from './methods/methods.generated.ts';

/** Whether this page can show a payment method: an older page may get the name of a newer one. */
export const isShowable = (method: string): boolean =>
  ownValue<MethodView>(methodViews, method) !== undefined;

/** The views of a payment method; throws for one without a folder here, which is never offered. */
export function methodView(method: string): MethodView {
  const view = ownValue<MethodView>(methodViews, method);
  if (view === undefined) throw new Error(`There is no view of the payment method ${method}.`);
  return view;
}
