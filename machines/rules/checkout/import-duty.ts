import type { LineKind } from '../catalogue/index.ts';
import { isEuMember, isInGroup } from '../places/index.ts';

/** The country that parcels are shipped from. */
export const warehouseCountry = 'US';

/** Whether customs may charge duty when an order arrives. */
export type ImportDuty = 'NOT_IMPORTED' | 'DUTY_FREE' | 'POSSIBLE';

/** An order on its way to its buyer. */
export interface Import {
  /** ISO code of the destination. */
  readonly country: string;
  readonly isShipped: boolean;
  readonly kinds: readonly LineKind[];
}

/** Whether what is shipped to a country crosses its border. */
export const isImported = ({ country, isShipped }: Omit<Import, 'kinds'>): boolean =>
  isShipped && country !== warehouseCountry;

/**
 * The duty on arrival, as an estimate (coverage PRICE-9). Probes are ultrasonic scanning apparatus (HS 9018.12), free
 * of duty in the EU and in the countries of `dutyFreeImport`. Cables have a heading of their own (HS 8544), also beside
 * a probe (note 2(a) to chapter 90), so that duty is possible wherever they are imported.
 */
export function importDuty(order: Import): ImportDuty {
  if (!isImported(order)) return 'NOT_IMPORTED';
  const { country, kinds } = order;
  const isFree = isInGroup('dutyFreeImport', country) || isEuMember(country);
  return isFree && !kinds.includes('ACCESSORY') ? 'DUTY_FREE' : 'POSSIBLE';
}
