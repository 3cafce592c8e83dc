import type { LineKind } from './bundles.ts';

const isShipped: Readonly<Record<LineKind, boolean>> = {
  DEVICE: true,
  ACCESSORY: true,
  SUBSCRIPTION: false,
  WARRANTY: false,
};

/** Whether anything in a checkout travels in a parcel, so that it needs a ship-to address and a shipping method. */
export function isShippingRequired(lineKinds: readonly LineKind[]): boolean {
  return lineKinds.some((kind) => isShipped[kind]);
}
