import { Trans, useLingui } from '@lingui/react/macro';
import {
  hasPayerActed,
  isBankAsking,
  isOrderPaymentPending,
  isResting,
  payableOf,
} from '@sonde/machines/order-payment';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import type { OrderPaymentProps } from './order-payment-props.ts';
import { PayTrouble } from './pay-trouble.tsx';

/** The payment is being made, with what it waits for. It takes the focus from the button that was pressed. */
export function Paying({ snapshot }: Pick<OrderPaymentProps, 'snapshot'>) {
  return (
    <Stack gap={4}>
      <Cluster gap={4} align="center">
        <Spinner />
        <p role="status" ref={takeFocus} tabIndex={-1}>
          <strong>
            {isBankAsking(snapshot) ? (
              <Trans>Your bank is asking you to confirm the payment.</Trans>
            ) : snapshot.context.trouble === null ? (
              <Trans>Making your payment…</Trans>
            ) : (
              <Trans>Checking whether your payment went through…</Trans>
            )}
          </strong>
        </p>
      </Cluster>
      <p>
        <Trans>You’ll only be charged once. Please stay on this page.</Trans>
      </p>
    </Stack>
  );
}

/** The debit waits until whoever pays has confirmed small deposits to their account. */
function Deposits({ verificationUrl }: { readonly verificationUrl: string }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="attention"
      title={t`Confirm your bank account`}
      actions={<ButtonLink href={verificationUrl}>{t`Confirm the deposit`}</ButtonLink>}
    >
      <Trans>
        In one or two business days, you’ll see a small deposit on your bank statement. Confirm its amount or
        code within ten days, so that the payment can begin. Please don’t pay again.
      </Trans>
    </Notice>
  );
}

/** A payment is in progress, here or elsewhere; nothing else can be paid meanwhile. The person who just paid hears it. */
export function PaymentInProgress({ snapshot, send }: OrderPaymentProps) {
  const isAtRest = isResting(snapshot);
  const verificationUrl = payableOf(snapshot)?.verificationUrl ?? null;
  return (
    <Stack gap={4}>
      <Cluster gap={4} align="center">
        {!isAtRest && <Spinner />}
        <h2 ref={hasPayerActed(snapshot) ? takeFocus : null} tabIndex={-1}>
          <Trans>A payment is in progress</Trans>
        </h2>
      </Cluster>
      {verificationUrl === null ? (
        <p>
          <Trans>
            Depending on the payment method, this can take a few days. You don’t need to do anything, and it
            can’t be paid twice.
          </Trans>
        </p>
      ) : (
        <Deposits verificationUrl={verificationUrl} />
      )}
      <div>
        <Button pending={isOrderPaymentPending(snapshot)} onClick={() => send({ type: 'retry.requested' })}>
          <Trans>Check again</Trans>
        </Button>
      </div>
    </Stack>
  );
}

/** The shop didn't answer what is owed. */
export function NoAnswer({ snapshot, send }: OrderPaymentProps) {
  return (
    <Stack gap={4}>
      <PayTrouble trouble={snapshot.context.trouble} />
      <div>
        <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Stack>
  );
}
