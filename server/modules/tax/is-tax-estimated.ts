import type { TaxTreatment } from '@sonde/machines/rules/tax';
import type { TaxSource } from './tax-provider.ts';

/** How the taxes of a checkout, an order or a bill were determined. */
interface DeterminedTax {
  readonly taxTreatment: TaxTreatment;
  readonly taxSource: TaxSource;
}

/**
 * Whether added tax is an estimate: it is by the base rate of a state or province, without county and city, or the place
 * isn't known. It is labeled as one wherever the buyer sees it (decision 253).
 */
export const isTaxEstimated = ({ taxTreatment, taxSource }: DeterminedTax): boolean =>
  taxTreatment === 'NET_PLUS_TAX' && taxSource !== 'SERVICE';
