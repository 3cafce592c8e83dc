import type { Sql } from '../../db/connect.ts';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { RecentCheckouts } from '../checkout/recent-checkouts.ts';
import type { CardProvider } from '../payment/card-provider.ts';
import type { TaxRegistrations } from '../tax/registered-tax-line.ts';
import type { TaxIdRegistry } from '../tax/tax-id-registry.ts';
import type { TaxProvider } from '../tax/tax-provider.ts';
import type { CrashPoint } from './crash-points.ts';
import type { DeriveToken } from './tokens.ts';

/** What selling needs of the world; made once by the process that serves. */
export interface OrderServices {
  readonly sql: Sql;
  readonly catalogue: CatalogueCache;
  readonly recentCheckouts: RecentCheckouts;
  readonly cardProvider: CardProvider;
  /** The provider's key for browsers. */
  readonly publishableKey: string;
  readonly taxProvider: TaxProvider;
  readonly taxIdRegistry: TaxIdRegistry;
  readonly sellerCountry: string;
  readonly taxRegistrations: TaxRegistrations;
  readonly deriveToken: DeriveToken;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly crashPoint: CrashPoint;
  now(): Date;
}
