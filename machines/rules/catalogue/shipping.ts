import type { LineKind } from './bundles.ts';

const isShipped: Readonly<Record<LineKind, boolean>> = {
  DEVICE: true,
  ACCESSORY: true,
  SUBSCRIPTION: false,
  WARRANTY: false,
};

/** Whether any line is shipped, so that the checkout needs a shipping address and a shipping method. */
export function isShippingRequired(lineKinds: readonly LineKind[]): boolean {
  return lineKinds.some((kind) => isShipped[kind]);
}
