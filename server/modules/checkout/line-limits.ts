import { maximumLineQuantity } from '@sonde/machines/rules/catalogue';
import { mostAdditionalSeats } from '@sonde/machines/rules/plans';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import type { StoredLine } from './checkout.model.ts';
import { countOf, kindOf, offeredLines } from './offered-line.ts';
import type { OfferedLine, OfferedQuantity } from './offered-line.ts';

/** Whether the line is additional seats, beyond those in a membership's price. */
export function isSeats({ offer }: Pick<OfferedQuantity, 'offer'>): boolean {
  return offer.variant.product.subscriptionPart === 'SEATS';
}

/** The maximum number of seats of its plan that a line can have; 0 if the plan sells none. */
export function mostSeats({ offer }: Pick<OfferedQuantity, 'offer'>, catalogue: Catalogue): number {
  const { planFamily } = offer.variant.product;
  const plan = planFamily === null ? undefined : catalogue.planConfiguration(planFamily);
  if (plan === undefined) return 0;
  const { maxCloudUsers } = catalogue.configuration;
  return mostAdditionalSeats({ ...plan, maxCloudUsers }, plan.seatsInBase);
}

/** The maximum quantity of a line while the other lines stay unchanged. */
export function maximumQuantity(
  line: OfferedQuantity,
  lines: readonly OfferedQuantity[],
  catalogue: Catalogue,
): number {
  return maximumLineQuantity({
    kind: kindOf(line),
    isSeats: isSeats(line),
    devices: countOf('DEVICE', lines),
    mostSeats: mostSeats(line, catalogue),
  });
}

/**
 * The lines of a stored cart that are still sold, limited to their current maximum, which the shop may have lowered. A
 * line keeps at least 1. Lines that depend on others are handled elsewhere.
 */
export function presentLines(
  stored: readonly StoredLine[],
  { catalogue, country }: { readonly catalogue: Catalogue; readonly country: string },
): readonly OfferedLine[] {
  const lines = offeredLines(stored, catalogue, country);
  return lines.map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, Math.max(1, maximumQuantity(line, lines, catalogue))),
  }));
}
