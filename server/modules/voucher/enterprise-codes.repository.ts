import { normaliseVoucherCode } from '@sonde/machines/rules/promotions';
import type { AnySql } from '../../db/connect.ts';

/** What the commands about enterprise codes need. */
export interface EnterpriseCodeServices {
  readonly sql: AnySql;
}

/** A code with which an organization orders what sales manages. */
export interface EnterpriseCode {
  readonly code: string;
  readonly isActive: boolean;
  /** The number of orders with it. */
  readonly used: number;
}

const name = 'Enterprise agreement';

/** Adds a code, or activates a stopped one. False if the code is taken by another kind of voucher. */
export async function addEnterpriseCode(sql: AnySql, typed: string): Promise<boolean> {
  const { count } = await sql`
    insert into voucher (
      code, name, description, kind, amounts, is_active, countries, source, once_per_customer, learners_only, minimums,
      applicable_skus, excludes_sale_items
    )
    values (
      ${normaliseVoucherCode(typed)}, ${name}, ${name}, 'FIXED', '{}', true, '{}', 'ENTERPRISE', false, false, '{}',
      '{}', false
    )
    on conflict (code) do update set is_active = true where voucher.source = 'ENTERPRISE'`;
  return count === 1;
}

/** Stops a code: nothing is ordered with it from now on. False if there is no such code. */
export async function stopEnterpriseCode(sql: AnySql, typed: string): Promise<boolean> {
  const { count } = await sql`
    update voucher set is_active = false
    where code = ${normaliseVoucherCode(typed)} and source = 'ENTERPRISE'`;
  return count === 1;
}

/** All codes, by name. */
export async function enterpriseCodes(sql: AnySql): Promise<readonly EnterpriseCode[]> {
  return sql<EnterpriseCode[]>`
    select code, is_active as "isActive", used from voucher where source = 'ENTERPRISE' order by code`;
}
