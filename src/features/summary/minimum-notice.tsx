import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Notice } from '../../ui/notice/notice.tsx';

interface MinimumNoticeProps {
  readonly checkout: Pick<Checkout, 'total' | 'minimumTotal'>;
  /** `alert` if the buyer can't continue. */
  readonly role: 'alert' | 'status';
}

/** The total is below the minimum of every payment method: how much is needed, and what to do. Empty otherwise. */
export function MinimumNotice({ checkout: { total, minimumTotal }, role }: MinimumNoticeProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (minimumTotal === null) return null;
  const least = format.money(minimumTotal);
  const present = format.money(total.gross);
  return (
    <Notice tone="attention" role={role} title={t`Your total is too small to pay online`}>
      <Trans>
        The minimum for online payment is {least}, and your total is {present}. Add a product to your cart or
        remove the voucher code.
      </Trans>
    </Notice>
  );
}
