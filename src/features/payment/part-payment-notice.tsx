import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '@sonde/machines/rules/money';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { SupportContact } from '../support/support-contact.tsx';

interface PartPaymentNoticeProps {
  readonly received: Money;
  /** What is missing. */
  readonly open: Money;
  /** What the transfer has to name. */
  readonly number: string;
}

/** A part has arrived by bank transfer: how much is missing, and how it is paid. */
export function PartPaymentNotice({ received, open, number }: PartPaymentNoticeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const reference = <strong dir="ltr">{number}</strong>;
  return (
    <Notice tone="attention" title={t`Partly paid`}>
      <Stack gap={2}>
        <p>
          <Trans>
            We’ve received {format.money(received)} by bank transfer. {format.money(open)} is still due.
            Transfer it with the reference {reference}. Until it has arrived, nothing can be paid online.
          </Trans>
        </p>
        <SupportContact />
      </Stack>
    </Notice>
  );
}
