/** The number of devices in a bundle. From IQ_ABOVE_10 on, sales handles the order (coverage PLAN-5). */
export const quantityBuckets = ['IQ_1', 'IQ_2', 'IQ_5', 'IQ_10', 'IQ_ABOVE_10'] as const;
/** One of {@link quantityBuckets}. */
export type QuantityBucket = (typeof quantityBuckets)[number];

/** The most devices that a buyer can order without sales. */
export const maximumDeviceQuantity = 10;

const leastQuantity = [
  [11, 'IQ_ABOVE_10'],
  [10, 'IQ_10'],
  [5, 'IQ_5'],
  [2, 'IQ_2'],
  [1, 'IQ_1'],
] as const satisfies readonly (readonly [number, QuantityBucket])[];

/** The highest bucket that a quantity reaches. Throws a RangeError below 1 and for fractions. */
export function quantityBucketOf(quantity: number): QuantityBucket {
  const bucket = Number.isInteger(quantity)
    ? leastQuantity.find(([least]) => quantity >= least)?.[1]
    : undefined;
  if (bucket === undefined) throw new RangeError(`Not a quantity of devices: ${quantity}`);
  return bucket;
}

/** Whether only the sales team can take an order for this many probes. */
export function requiresSales(quantity: number): boolean {
  return quantityBucketOf(quantity) === 'IQ_ABOVE_10';
}
