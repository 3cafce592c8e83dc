import { type BundleLine, isRental, type LineKind } from './bundle-lines.ts';

const isKindShipped: Readonly<Record<LineKind, boolean>> = {
  DEVICE: true,
  ACCESSORY: true,
  SUBSCRIPTION: false,
  WARRANTY: false,
};

/** The properties of a line that decide whether it is shipped. */
export type ShippedLine = Pick<BundleLine, 'kind' | 'planFamily'>;

/** Whether any line is shipped, so that the checkout needs a shipping address and a shipping method. */
export function isShippingRequired(lines: readonly ShippedLine[]): boolean {
  return lines.some((line) => isKindShipped[line.kind] || isRental(line));
}
