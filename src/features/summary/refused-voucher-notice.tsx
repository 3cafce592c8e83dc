import { useEffect } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import type { VoucherForm } from '@sonde/machines/voucher';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { refusedVoucherSentences } from './refused-voucher-texts.ts';

interface RefusedVoucherNoticeProps {
  readonly checkout: Checkout;
  readonly voucher: VoucherForm;
  readonly onRemove: () => void;
}

/** Reports a code that no longer applies: which one, why, and the new total. Also removes it. */
export function RefusedVoucherNotice({ checkout, voucher, onRemove }: RefusedVoucherNoticeProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const textOf = useTroubleText();
  const { refusedVoucher } = checkout;
  useFocusAfterRemoval(refusedVoucher !== null);
  if (refusedVoucher === null) return null;
  const total = format.money(checkout.total.gross);
  const trouble = voucher.trouble && textOf(voucher.trouble);
  return (
    <Notice
      tone="attention"
      role="alert"
      title={<Trans>Code {refusedVoucher.code} no longer applies</Trans>}
      actions={
        <Button size="compact" pending={voucher.isPending} onClick={onRemove}>
          <Trans>Remove code</Trans>
        </Button>
      }
    >
      {i18n._(refusedVoucherSentences[refusedVoucher.reason])}{' '}
      <Trans>
        Without it, your total is <strong>{total}</strong>.
      </Trans>
      {trouble && <p>{trouble}</p>}
    </Notice>
  );
}

/** The button disappears with the notice, so the focus moves to the heading of the cart or the step. */
function useFocusAfterRemoval(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    return () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(':is(h1, h2)[tabindex]')?.focus();
    };
  }, [isShown]);
}
