import { ownValue } from '@sonde/machines/rules/texts';
import type { MethodView } from './method-view.ts';
import { methodViews } from './methods/methods.generated.ts';

/** The first way to pay that is saved for later, with what it asks for. */
export function savedMethodView(): readonly [method: string, view: Required<MethodView>] {
  const views: readonly (readonly [string, MethodView])[] = Object.entries(methodViews);
  for (const [method, { Saving, ...view }] of views)
    if (Saving !== undefined) return [method, { ...view, Saving }];
  throw new Error('No way to pay is saved.');
}

/** What buyers see of a way to pay; throws for one that has no folder here, and so is never offered. */
export function methodView(method: string): MethodView {
  const view = ownValue<MethodView>(methodViews, method);
  if (view === undefined) throw new Error(`Nothing is shown of the way to pay ${method}.`);
  return view;
}
