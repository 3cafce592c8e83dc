import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { clearingDaysOf, deciderOf } from '@sonde/machines/rules/payment';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { fromApiMoney } from '../../graphql/from-api-money.ts';
import { methodView } from './method-views.ts';
import { PaidNotice } from './paid-notice.tsx';
import { PartPaymentNotice } from './part-payment-notice.tsx';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

type Payment = OrderFieldsFragment['payments'][number];
type Failure = NonNullable<Payment['debitFailure']>;
type Decider = ReturnType<typeof deciderOf>;

const failureTexts: Readonly<Record<Failure, MessageDescriptor>> = {
  INSUFFICIENT_FUNDS: msg`Your bank says there wasn’t enough money in the account.`,
  ACCOUNT_CLOSED: msg`Your bank says the account is closed or can’t be debited.`,
  ACCOUNT_NOT_FOUND: msg`Your bank couldn’t find the account.`,
  NOT_AUTHORIZED: msg`Your bank says the debit wasn’t authorized.`,
  NOT_VERIFIED: msg`The small deposits to the account weren’t confirmed in time.`,
  RETURNED: msg`Your bank gave no reason.`,
};

/** Whether nothing of an order is shipped or owed any more. */
const isOver = (status: OrderFieldsFragment['status']): boolean =>
  status === 'WITHDRAWN' || status === 'CANCELED';

function PendingAtBank({ payment }: { readonly payment: Payment }) {
  const { t } = useLingui();
  return (
    <Notice tone="attention" title={t`Payment pending at your bank`}>
      <Trans>
        Your bank is processing the payment, which can take up to {clearingDaysOf(payment.method)} business
        days. You don’t need to do anything, and please don’t pay again. We’ll email you when the payment
        arrives or fails.
      </Trans>
    </Notice>
  );
}

function UnderReview({ payment }: { readonly payment: Payment }) {
  const { t } = useLingui();
  const { Paid } = methodView(payment.method);
  const provider = <Paid payment={payment} />;
  return (
    <Notice tone="attention" title={t`Payment under review`}>
      <Trans comment="{0} is a provider such as PayPal">
        {provider} is reviewing the payment, which usually takes less than a day. You don’t need to do
        anything, and please don’t pay again. We’ll email you when the payment arrives or fails.
      </Trans>
    </Notice>
  );
}

function ReturnedByBank({ payment: { debitFailure } }: { readonly payment: Payment }) {
  const { i18n } = useLingui();
  // No bank is asked before the deposits are confirmed.
  if (debitFailure === 'NOT_VERIFIED')
    return (
      <Trans comment="{0} is the sentence that the deposits weren’t confirmed">
        {i18n._(failureTexts.NOT_VERIFIED)} We’ve kept your order.
      </Trans>
    );
  return (
    <Trans>
      Your bank returned the debit, and you haven’t been charged.{' '}
      {i18n._(failureTexts[debitFailure ?? 'RETURNED'])} We’ve kept your order.
    </Trans>
  );
}

function RefusedAfterReview({ payment }: { readonly payment: Payment }) {
  const { Paid } = methodView(payment.method);
  const provider = <Paid payment={payment} />;
  return (
    <Trans comment="{0} is a provider such as PayPal">
      {provider} didn’t accept the payment after reviewing it, and you haven’t been charged. We’ve kept your
      order.
    </Trans>
  );
}

const pendingByDecider: Readonly<Record<Decider, typeof PendingAtBank>> = {
  BANK: PendingAtBank,
  PROVIDER: UnderReview,
};

const failureByDecider: Readonly<Record<Decider, typeof ReturnedByBank>> = {
  BANK: ReturnedByBank,
  PROVIDER: RefusedAfterReview,
};

/** Whether an order is paid, waits for a bank or a review, or is to be paid another way because either refused it. */
export function OrderPaymentStatus({ order }: { readonly order: OrderFieldsFragment }) {
  const { t } = useLingui();
  const locale = useShopLocale();
  if (order.paymentStatus === 'PAID') return <PaidNotice order={order} />;
  if (order.partPayment !== null)
    return (
      <PartPaymentNotice
        received={fromApiMoney(order.partPayment.received)}
        open={fromApiMoney(order.partPayment.open)}
        number={order.quote?.number ?? order.number}
      />
    );
  const [latest] = order.payments;
  if (order.chargeStatus === 'NOT_CHARGED' && isOver(order.status))
    return (
      <Notice tone="success" title={t`Nothing to pay`}>
        {order.status === 'WITHDRAWN' ? (
          <Trans>You’ve withdrawn from this order before it was paid, so you don’t owe anything.</Trans>
        ) : (
          <Trans>This order was canceled before it was paid, so you don’t owe anything.</Trans>
        )}
      </Notice>
    );
  if (latest?.verificationUrl && !isOver(order.status))
    return (
      <Notice
        tone="attention"
        title={t`Confirm your bank account`}
        actions={<ButtonLink href={latest.verificationUrl}>{t`Confirm the deposit`}</ButtonLink>}
      >
        <Trans>
          In one or two business days, you’ll see a small deposit on your bank statement. Confirm its amount
          or code within ten days, so that the payment can begin. Please don’t pay again. Your order is kept
          for you until then.
        </Trans>
      </Notice>
    );
  if (order.chargeStatus === 'ASYNC_PROCESSING' && latest) {
    const Pending = pendingByDecider[deciderOf(latest.method)];
    return <Pending payment={latest} />;
  }
  if (latest?.debitFailure) {
    const Failed = failureByDecider[deciderOf(latest.method)];
    return (
      <Notice
        tone="attention"
        title={t`The payment failed`}
        actions={<ButtonLink href={paths.orderPayment(locale, order.token)}>{t`Pay another way`}</ButtonLink>}
      >
        <Failed payment={latest} />
      </Notice>
    );
  }
  return (
    <Notice tone="attention" title={t`Payment processing`}>
      <Trans>Your bank hasn’t confirmed the payment yet. We’ll email you as soon as it does.</Trans>
    </Notice>
  );
}
