import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { ownedLines } from '../people/buyer.ts';
import { judgeVoucher } from '../voucher/judge-voucher.ts';
import type { CartLine, VoucherJudgement } from '../voucher/judge-voucher.ts';
import { buyerOfLines } from './checkout-buyer.ts';
import type { StoredCheckout } from './checkout.model.ts';
import type { Moment } from './loaded-checkout.ts';
import { presentLines } from './line-limits.ts';
import { bundleLine, voucherLine } from './offered-line.ts';
import type { OfferedLine } from './offered-line.ts';

const cartLine = (line: OfferedLine): CartLine => ({
  ...bundleLine(line),
  ...voucherLine(line),
  unitPrice: line.offer.price.amount,
});

/** Whether the loaded voucher may reduce a checkout with its current lines. */
export function judgeCode(
  checkout: Pick<StoredCheckout, 'country' | 'lines' | 'email' | 'organizationMembershipId'>,
  { voucher, hasAffiliateApplied, owner }: Pick<Moment, 'voucher' | 'hasAffiliateApplied' | 'owner'>,
  catalogue: Catalogue,
  now: Date,
): VoucherJudgement {
  const { country, email } = checkout;
  const sold = presentLines(checkout.lines, { catalogue, country });
  const { buyer, membership } = buyerOfLines(sold.map(bundleLine), owner, checkout, catalogue, now);
  return judgeVoucher({
    voucher,
    country,
    target: { kind: 'CART', lines: sold.map(cartLine) },
    buyer: {
      emails: [email, owner?.email ?? ''],
      organizationIds: owner?.memberships.map(({ organization }) => organization.id) ?? [],
      hasAffiliateApplied,
      ownedLines: membership === null ? [] : ownedLines(membership.organization),
      buyer,
    },
    now,
  });
}
