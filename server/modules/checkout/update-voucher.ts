import type { CheckoutServices } from './checkout-services.ts';
import { answerWith, changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import { judgeCode } from './judge-code.ts';
import { referralCodeOf } from '../voucher/voucher.model.ts';
import { readVoucherCode } from '../voucher/voucher-input.ts';

/**
 * Applies a code in place of the current one. If it is refused, the current one stays; an empty code removes it. The
 * checkout keeps a referrer's code for its order, also when another code takes its place, until the buyer removes it.
 */
export async function updateVoucher(
  services: CheckoutServices,
  token: string,
  typed: string,
): Promise<CheckoutAnswer> {
  const read = readVoucherCode(typed);
  if (!read.ok) return answerWith(services, token, read.refusals);
  const { voucherCode } = read;
  const change = { ok: true, change: { voucherCode } } as const;
  if (voucherCode === null)
    return changeCheckout(services, token, ({ checkout }) =>
      checkout.voucherCode === checkout.referralCode
        ? { ok: true, change: { voucherCode, referralCode: null } }
        : change,
    );
  return changeCheckout(
    services,
    token,
    (loaded, catalogue) => {
      const judgement = judgeCode(loaded.checkout, loaded, catalogue, services.now());
      if (!judgement.ok) return { ok: false, refusals: [judgement.refusal] };
      const referralCode = referralCodeOf(judgement.voucher);
      return referralCode === null ? change : { ok: true, change: { voucherCode, referralCode } };
    },
    { voucherCode },
  );
}
