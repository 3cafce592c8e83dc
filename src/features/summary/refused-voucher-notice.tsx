import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { refusedVoucherSentences } from './refused-voucher-texts.ts';

/** Says of a code that counted and does not any more: which, why, and what is to be paid now. */
export function RefusedVoucherNotice({ checkout }: { readonly checkout: Checkout }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { refusedVoucher } = checkout;
  if (refusedVoucher === null) return null;
  const total = format.money(checkout.total.gross);
  return (
    <Notice
      tone="attention"
      role="alert"
      title={<Trans>Code {refusedVoucher.code} does not count any more</Trans>}
    >
      {i18n._(refusedVoucherSentences[refusedVoucher.reason])}{' '}
      <Trans>
        Without it the total is <strong>{total}</strong>.
      </Trans>
    </Notice>
  );
}
