import { ownValue } from '@sonde/machines/rules/texts';
import type { MethodView } from './method-view.ts';
import { methodViews } from './methods/methods.generated.ts';

/** What buyers see of a way to pay; throws for one that has no folder here, and so is never offered. */
export function methodView(method: string): MethodView {
  const view = ownValue<MethodView>(methodViews, method);
  if (view === undefined) throw new Error(`Nothing is shown of the way to pay ${method}.`);
  return view;
}
