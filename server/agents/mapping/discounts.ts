import { textLanguageIn } from '@sonde/machines/rules/places';
import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';
import { shownSide } from './totals.ts';

/** The code of a checkout and what it takes off. */
export function discountsObject({
  stored,
  voucher,
  catalogue,
  subtotal,
  subtotalDiscounted,
  tax,
}: PricedCheckout) {
  const say = catalogue.wording(textLanguageIn(stored.country, stored.language));
  const side = shownSide[tax.treatment];
  const amount = subtotal[side].amount - subtotalDiscounted[side].amount;
  return {
    codes: stored.voucherCode === null ? [] : [stored.voucherCode],
    applied: voucher === null ? [] : [{ code: voucher.code, title: say(voucher.name), amount }],
  };
}
