import { Trans } from '@lingui/react/macro';
import type { SubscriptionChangeOutcome } from '@sonde/machines/subscription-change';
import { useFinishInUrl } from '../../flow/use-step-in-url.ts';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { useMembershipPrice } from '../prices/use-membership-price.ts';
import { usePlanText } from './plan-text.ts';

interface ChangeDoneProps {
  readonly outcome: Extract<SubscriptionChangeOutcome, { readonly status: 'changed' }>;
  /** The length of a term, in months; null for a SKU that the page doesn't know, as for all of them by default. */
  readonly monthsOf?: ((sku: string | null) => number | null) | undefined;
}

interface DebitedChangeProps extends Pick<ChangeDoneProps, 'monthsOf'> {
  readonly preview: ChangeDoneProps['outcome']['preview'];
}

/** A change whose debit a bank has: what follows once it clears, and that nothing has changed until then. */
function DebitedChange({ preview, monthsOf }: DebitedChangeProps) {
  const format = useFormat();
  const planText = usePlanText();
  return (
    <Stack gap={4}>
      <h2 ref={takeFocus} tabIndex={-1}>
        <Trans>Your bank is processing the payment</Trans>
      </h2>
      <p>
        <Trans>
          The debit of {format.money(preview.amountDue.gross)} takes a few business days. Once it clears, you
          have: {planText({ ...preview, months: monthsOf?.(preview.sku) ?? null })}. Until then, your
          membership stays as it is.
        </Trans>
      </p>
      <p>
        <Trans>We’ll email you when the payment arrives or fails. Please don’t pay again.</Trans>
      </p>
    </Stack>
  );
}

/** The next charge, or the last day. */
function Follows({ preview: { lastDay, nextChargeDay, renewalPrice } }: Pick<DebitedChangeProps, 'preview'>) {
  const format = useFormat();
  const { noted } = useMembershipPrice();
  const day = nextChargeDay ?? lastDay;
  if (day === null) return null;
  const shown = format.longDay(day);
  return nextChargeDay === null || renewalPrice === null ? (
    <Trans>It runs through {shown}.</Trans>
  ) : (
    <Trans>
      It renews on {shown}. The price per term is {noted(renewalPrice)}.
    </Trans>
  );
}

/** What was changed, from when on, and what was paid. The heading takes the focus. */
export function ChangeDone({ outcome: { preview, invoiceNumber, isDebited }, monthsOf }: ChangeDoneProps) {
  const format = useFormat();
  const planText = usePlanText();
  useFinishInUrl();
  if (isDebited) return <DebitedChange preview={preview} monthsOf={monthsOf} />;
  const isNow = preview.takesEffect === 'NOW';
  const day = format.longDay(preview.effectiveDay);
  const plan = planText({ ...preview, months: monthsOf?.(preview.sku) ?? null });
  return (
    <Stack gap={4}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {isNow ? <Trans>Your membership has been changed</Trans> : <Trans>Your change is scheduled</Trans>}
      </h2>
      <p>
        {isNow ? (
          <>
            <Trans>You now have: {plan}.</Trans> <Follows preview={preview} />
          </>
        ) : (
          <Trans>
            From {day}, you have: {plan}. You can remove this change until then.
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
