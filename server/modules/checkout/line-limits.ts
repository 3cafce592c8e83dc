import { maximumDeviceQuantity } from '@sonde/machines/rules/quantity-buckets';
import { mostAdditionalSeats } from '@sonde/machines/rules/seats';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { countOf, kindOf } from './offered-line.ts';
import type { OfferedQuantity } from './offered-line.ts';

/** Whether the line is seats beyond those in a membership's price. */
export function isSeats({ offer }: Pick<OfferedQuantity, 'offer'>): boolean {
  return offer.variant.product.subscriptionPart === 'SEATS';
}

/** The most seats of its plan that a line may hold; 0 where the plan sells none. */
export function mostSeats({ offer }: Pick<OfferedQuantity, 'offer'>, catalogue: Catalogue): number {
  const { planFamily } = offer.variant.product;
  const plan = planFamily === null ? undefined : catalogue.planConfiguration(planFamily);
  if (plan === undefined) return 0;
  const { maxCloudUsers } = catalogue.configuration;
  return mostAdditionalSeats({ ...plan, maxCloudUsers }, plan.seatsInBase);
}

/** The most of a line that its cart may hold while the other lines stay as they are. */
export function maximumQuantity(
  line: OfferedQuantity,
  lines: readonly OfferedQuantity[],
  catalogue: Catalogue,
): number {
  const kind = kindOf(line);
  if (kind === 'WARRANTY') return countOf('DEVICE', lines);
  if (kind !== 'SUBSCRIPTION') return maximumDeviceQuantity;
  return isSeats(line) ? mostSeats(line, catalogue) : 1;
}
