import { learnerFlags, type LearnerMarket } from '@sonde/machines/rules/learners';
import { countryDay } from '@sonde/machines/rules/places';
import type { Sql } from '../../db/connect.ts';
import type { Account } from '../../kernel/account.ts';
import { approvalEndOf } from './learner.model.ts';
import { approvalsOf, isCodeUsed, offerInForce } from './learner.repository.ts';

/** The dependencies of what learners may use. */
export interface LearnerDiscountServices {
  readonly sql: Sql;
  now(): Date;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** The discount of a verified learner. */
interface LearnerDiscount {
  readonly market: LearnerMarket;
  readonly voucherCode: string;
  readonly isUsed: boolean;
  /** By the calendar of the shop of the request. */
  readonly endsOn: string;
  readonly url: string;
}

/** The discounts of the person who is signed in. An address that isn't confirmed has none: it may be someone else's. */
export async function learnerDiscounts(
  { sql, now, publicUrl }: LearnerDiscountServices,
  account: Account | null,
): Promise<readonly LearnerDiscount[]> {
  if (account === null || !account.isEmailConfirmed) return [];
  const approvals = await approvalsOf(sql, account.email);
  const discounts = await Promise.all(
    approvals.map(async ({ market, country, language, customer, decidedAt }) => {
      const offer = await offerInForce(sql, learnerFlags[market], { country, now: now() });
      if (offer === null) return [];
      const { code, link } = offer;
      const page = `${publicUrl}/${country.toLowerCase()}/${language}/${(link ?? '').replace(/^\//, '')}`;
      return {
        market,
        voucherCode: code,
        isUsed: await isCodeUsed(sql, code, customer),
        endsOn: countryDay(country, approvalEndOf(decidedAt)),
        url: `${page}?${new URLSearchParams({ voucherCode: code })}`,
      };
    }),
  );
  return discounts.flat();
}
