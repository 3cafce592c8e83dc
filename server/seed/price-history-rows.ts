import type { TransactionSql } from '../db/connect.ts';
import type { CatalogueData } from './catalogue.schema.ts';
import type { Row } from './rows.ts';

const millisecondsPerDay = 86_400_000;

/** Former prices of variants without a history; a history recorded since the first seeding takes precedence. */
export async function priceHistoryRows(
  sql: TransactionSql,
  catalogue: CatalogueData,
): Promise<readonly Row[]> {
  const kept = await sql<{ sku: string }[]>`select distinct sku from variant_price_history`;
  const known = new Set(kept.map(({ sku }) => sku));
  const now = Date.now();
  return catalogue['price-history.json']
    .filter(({ sku }) => !known.has(sku))
    .flatMap(({ sku, daysBeforeSeeding, prices }) =>
      Object.entries(prices).map(([currency, amount]) => ({
        sku,
        currency,
        amount,
        since: new Date(now - daysBeforeSeeding * millisecondsPerDay),
      })),
    );
}
