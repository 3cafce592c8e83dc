import type { TaxTreatment } from './tax.ts';

/**
 * Where the taxes of an order come from: the rates of countries, states and provinces; a tax service; or, although there
 * is a tax service, the rates, because it didn't answer.
 */
export type TaxSource = 'RATES' | 'SERVICE' | 'ESTIMATE';

/** How the taxes of a checkout, an order or a bill were determined. */
interface DeterminedTax {
  readonly taxTreatment: TaxTreatment;
  readonly taxSource: TaxSource;
}

/**
 * Whether added tax is an estimate: it is by the base rate of a state or province, without county and city, or the place
 * isn't known. The shop, its mails and its documents label it as one (decision 253).
 */
export const isTaxEstimated = ({ taxTreatment, taxSource }: DeterminedTax): boolean =>
  taxTreatment === 'NET_PLUS_TAX' && taxSource !== 'SERVICE';
