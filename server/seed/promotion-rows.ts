import type { TransactionSql } from '../db/connect.ts';
import type { CatalogueData } from './catalogue.schema.ts';
import type { Row } from './rows.ts';

export function promotionRows(sql: TransactionSql, catalogue: CatalogueData): readonly Row[] {
  return catalogue['promotions.json'].map((promotion, index) => ({
    code: promotion.code,
    slug: promotion.slug,
    flag: promotion.flag ?? null,
    requires: promotion.requires ?? null,
    texts: sql.json(promotion.texts),
    link: promotion.link ?? null,
    banner: promotion.banner === undefined ? null : sql.json(promotion.banner),
    attribution_days: promotion.attributionDays ?? null,
    sort_order: index,
  }));
}
