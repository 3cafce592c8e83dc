import type { Sql } from '../../db/connect.ts';
import type { CatalogueServices } from '../catalogue/catalogue-cache.ts';
import type { TaxProvider } from '../tax/tax-provider.ts';

/** The dependencies of the shop's resolvers. */
export interface ShopApiServices extends CatalogueServices {
  readonly sql: Sql;
  readonly taxProvider: TaxProvider;
  /** The time now; tests set it. */
  now(): Date;
}
