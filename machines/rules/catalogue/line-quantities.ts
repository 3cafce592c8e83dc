import type { LineKind } from './bundles.ts';
import { maximumDeviceQuantity } from './quantity-buckets.ts';

/** A line of a cart with what limits it: the devices beside it, and the seats that its plan may have beyond its price. */
export interface LimitedLine {
  readonly kind: LineKind;
  readonly isSeats: boolean;
  readonly devices: number;
  readonly mostSeats: number;
}

/**
 * The most of a line that a cart may hold while its other lines stay as they are: the one limit for a new cart, a change
 * and a price. A warranty belongs to a device, of a membership there is one.
 */
export function maximumLineQuantity({ kind, isSeats, devices, mostSeats }: LimitedLine): number {
  if (kind === 'WARRANTY') return devices;
  if (kind === 'SUBSCRIPTION') return isSeats ? mostSeats : 1;
  return maximumDeviceQuantity;
}
