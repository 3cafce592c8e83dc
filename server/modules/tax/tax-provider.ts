import type { AnsweredTaxes, Tax, TaxQuote } from '@sonde/machines/rules/tax';
import type { Place } from '@sonde/machines/rules/addresses';
import type { SalesTaxQuestion, SalesTaxService } from './sales-tax-service.ts';

/** A tax service's calculation, as it is stored with a checkout. */
export interface TaxCalculation {
  /** A digest of the question, by which a checkout knows whether the calculation is still its own. */
  readonly key: string;
  readonly id: string;
  readonly calculatedAt: string;
  readonly taxes: readonly Tax[];
  readonly answered: AnsweredTaxes;
}

/** Determines a checkout's taxes. */
export interface TaxProvider {
  /**
   * By the rates of countries, states and provinces. `place` is the complete ship-to address, or the billing address if
   * nothing ships; null before it is known.
   */
  quote(country: string, place: Place | null): Promise<TaxQuote>;
  /**
   * By a tax service, which knows counties and cities: the known calculation if it is of the same question, otherwise a
   * new one. Null if the service can't be asked now. Null instead of the function without a service.
   */
  readonly calculate:
    | ((question: SalesTaxQuestion, known: TaxCalculation | null) => Promise<TaxCalculation | null>)
    | null;
  /** The tax service of a country (ISO code), which keeps the books of what is owed; null without one. */
  readonly serviceFor: ((country: string) => SalesTaxService) | null;
}
