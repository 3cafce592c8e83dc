import type { TaxQuote } from '@sonde/machines/rules/tax';
import type { Place } from '@sonde/machines/rules/addresses';

/** Says how a checkout is taxed. The embedded one reads tables; a service that knows counties may take its place. */
export interface TaxProvider {
  /** `place` is the complete ship-to address, or the billing address where nothing ships; null before it is known. */
  quote(country: string, place: Place | null): Promise<TaxQuote>;
}
