import type { TaxQuote } from '@sonde/machines/rules/tax';
import type { Place } from '@sonde/machines/rules/addresses';

/** Determines a checkout's taxes. The embedded one reads tables; a service with county rates may replace it. */
export interface TaxProvider {
  /** `place` is the complete ship-to address, or the billing address if nothing ships; null before it is known. */
  quote(country: string, place: Place | null): Promise<TaxQuote>;
}
