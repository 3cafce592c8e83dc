import type { CheckoutServices } from './checkout-services.ts';
import { judgeVoucher } from '../voucher/judge-voucher.ts';
import { answerWith, changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import { offeredLines } from './offered-line.ts';
import { voucherSituation } from './price-checkout.ts';
import { readVoucherCode } from '../voucher/voucher-input.ts';

/** Applies a code in place of the present one, which a refused code leaves; an empty code takes the present one off. */
export async function updateVoucher(
  services: CheckoutServices,
  token: string,
  typed: string,
): Promise<CheckoutAnswer> {
  const read = readVoucherCode(typed);
  if (!read.ok) return answerWith(services, token, read.refusals);
  const { voucherCode } = read;
  if (voucherCode === null)
    return changeCheckout(services, token, () => ({ ok: true, change: { voucherCode: null } }));
  return changeCheckout(
    services,
    token,
    ({ checkout, voucher, hasAffiliateApplied }, catalogue) => {
      const lines = offeredLines(checkout.lines, catalogue, checkout.country);
      const situation = voucherSituation(checkout.country, lines, services.now());
      const judgement = judgeVoucher(voucher, situation, { email: checkout.email, hasAffiliateApplied });
      return judgement.ok
        ? { ok: true, change: { voucherCode } }
        : { ok: false, refusals: [judgement.refusal] };
    },
    voucherCode,
  );
}
