import { ownValue } from '@sonde/machines/rules/texts';
import type { MethodView } from './method-view.ts';
import { methodViews } from './methods/methods.generated.ts';

type Saved = 'Saving' | 'saved';

/** A payment method that can be saved. */
type SavedMethodView = MethodView & Required<Pick<MethodView, Saved>>;

const views: readonly (readonly [method: string, view: MethodView])[] = Object.entries(methodViews);

/** The first payment method that can be saved, with its input. */
export function savedMethodView(): readonly [method: string, view: SavedMethodView] {
  for (const [method, { Saving, saved, ...view }] of views)
    if (Saving !== undefined && saved !== undefined) return [method, { ...view, Saving, saved }];
  throw new Error('No payment method can be saved.');
}

/** Whether this page can show a payment method: an older page may get the name of a newer one. */
export const isShowable = (method: string): boolean =>
  ownValue<MethodView>(methodViews, method) !== undefined;

/** The views of a payment method; throws for one without a folder here, which is never offered. */
export function methodView(method: string): MethodView {
  const view = ownValue<MethodView>(methodViews, method);
  if (view === undefined) throw new Error(`There is no view of the payment method ${method}.`);
  return view;
}

/** The inputs of the payment methods that have one, always in the same order. */
export const methodInputs = views.flatMap(([method, { Fields }]) =>
  Fields === undefined ? [] : [{ method, Fields }],
);
