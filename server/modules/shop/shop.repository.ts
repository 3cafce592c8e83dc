import type { Currency } from '@sonde/machines/rules/money';
import type { Sql } from '../../db/connect.ts';
import { type VoucherOffer, type VoucherRow, voucherFromRow } from '../voucher/voucher.model.ts';

/**
 * The current revision of the catalog with a voucher; null for an unknown code. Who asks is unknown: a code for learners
 * is judged as for one.
 */
export interface ShopMoment {
  readonly catalogueRevision: number;
  readonly voucher: VoucherOffer | null;
}

/** The catalog's revision and the voucher of a visit, in one query. */
export async function loadShopMoment(sql: Sql, voucherCode: string, currency: Currency): Promise<ShopMoment> {
  const [row] = await sql<[{ revision: number; voucher: VoucherRow | null }]>`
    select revision, (select to_jsonb(voucher) from voucher where code = ${voucherCode}) as voucher from catalogue_revision`;
  const { revision, voucher } = row;
  return {
    catalogueRevision: revision,
    voucher:
      voucher === null
        ? null
        : voucherFromRow({ voucher, own_uses: 0, other_uses_of_buyer: 0, is_learner: true }, currency),
  };
}
