import type { LineKind } from './bundle-lines.ts';
import { maximumDeviceQuantity } from './quantity-buckets.ts';

/** A cart line and its limits: the devices in the cart, and the extra seats that its plan allows. */
export interface LimitedLine {
  readonly kind: LineKind;
  readonly isSeats: boolean;
  readonly devices: number;
  readonly mostSeats: number;
}

/**
 * The maximum quantity of a line while the other lines stay unchanged. New carts, changes and prices all use this
 * limit. Each device can have one warranty, and each cart one membership.
 */
export function maximumLineQuantity({ kind, isSeats, devices, mostSeats }: LimitedLine): number {
  if (kind === 'WARRANTY') return devices;
  if (kind === 'SUBSCRIPTION') return isSeats ? mostSeats : 1;
  return maximumDeviceQuantity;
}
