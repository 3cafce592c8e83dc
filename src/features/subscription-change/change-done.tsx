import { Trans } from '@lingui/react/macro';
import type { SubscriptionChangeOutcome } from '@sonde/machines/subscription-change';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { usePlanText } from './change-preview.tsx';

interface ChangeDoneProps {
  readonly outcome: Extract<SubscriptionChangeOutcome, { readonly status: 'changed' }>;
}

/** What was changed, from when on, and what was paid. The heading takes the focus. */
export function ChangeDone({ outcome: { preview, invoiceNumber } }: ChangeDoneProps) {
  const format = useFormat();
  const planText = usePlanText();
  const isNow = preview.takesEffect === 'NOW';
  const day = format.longDay(preview.effectiveDay);
  return (
    <Stack gap={4}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {isNow ? <Trans>Your subscription has been changed</Trans> : <Trans>Your change is scheduled</Trans>}
      </h2>
      <p>
        {isNow ? (
          <Trans>You now have: {planText(preview)}.</Trans>
        ) : (
          <Trans>
            From {day}, you have: {planText(preview)}. You can remove this change until then.
          </Trans>
        )}
      </p>
      {invoiceNumber !== null && (
        <p>
          <Trans>
            You paid {format.money(preview.amountDue.gross)}. Your invoice number is{' '}
            <bdi dir="ltr">{invoiceNumber}</bdi>.
          </Trans>
        </p>
      )}
    </Stack>
  );
}
