import type { TaxTreatment } from '@sonde/machines/rules/tax';

/** Where goods and memberships go, as far as tax is concerned. */
export interface TaxPlace {
  readonly country: string;
  readonly countryArea: string;
  readonly postalCode: string;
}

/** How prices are taxed. `isFinal` is false while the place is not complete; then the rate is 0. */
export interface TaxQuote {
  readonly treatment: TaxTreatment;
  readonly ratePpm: number;
  readonly isFinal: boolean;
}

/** Says how a checkout is taxed. The embedded one reads tables; a service that knows counties may take its place. */
export interface TaxProvider {
  /** `place` is the complete ship-to address, or the billing address where nothing ships; null before it is known. */
  quote(country: string, place: TaxPlace | null): Promise<TaxQuote>;
}
