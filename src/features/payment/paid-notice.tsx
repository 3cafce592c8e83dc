import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { DisputeNote } from './dispute-note.tsx';
import { methodView } from './method-views.ts';
import { RefundNotes } from './refund-notes.tsx';
import { chargedPayments, isRefundedInFull, refundedAmountOf, type RefundedPayment } from './refunds.ts';

interface RefundsProps {
  readonly payments: readonly RefundedPayment[];
}

function Refunds({ payments }: RefundsProps) {
  return (
    <>
      <RefundNotes payments={payments} />
      <p>
        <Trans>A refund can take a few days to reach you.</Trans>
      </p>
    </>
  );
}

interface DisputedNoticeProps extends RefundsProps {
  readonly disputedAt: string;
  readonly isRefunded: boolean;
}

function DisputedNotice({ disputedAt, isRefunded, payments }: DisputedNoticeProps) {
  const { t } = useLingui();
  return (
    <Notice tone="attention" title={t`Payment disputed`}>
      <Stack gap={2}>
        <p>
          <DisputeNote disputedAt={disputedAt} />
        </p>
        {isRefunded && <Refunds payments={payments} />}
      </Stack>
    </Notice>
  );
}

/** From whom the payment was received, and what is still owed to whom. */
function Received({ order: { payments, isRental } }: { readonly order: OrderFieldsFragment }) {
  const [latest] = payments;
  const lender = latest && methodView(latest.method).lender;
  if (isRental) return <Trans>We’ve received the payment for the first month.</Trans>;
  return lender ? (
    <Trans comment="{lender} is a lender such as Klarna">
      {lender} has paid us. You’ll pay {lender} as agreed.
    </Trans>
  ) : (
    <Trans>Payment received. Nothing more to pay.</Trans>
  );
}

interface RefundedNoticeProps extends RefundsProps {
  readonly order: OrderFieldsFragment;
  readonly isWhole: boolean;
}

function RefundedNotice({ order, isWhole, payments }: RefundedNoticeProps) {
  const { t } = useLingui();
  return (
    <Notice tone="success" title={isWhole ? t`Refunded` : t`Partly refunded`}>
      <Stack gap={2}>
        <Refunds payments={payments} />
        {!isWhole && (
          <p>
            <Received order={order} />
          </p>
        )}
      </Stack>
    </Notice>
  );
}

/** What became of the money of a paid order. Only the buyer sees how it was paid; everyone, that it is. */
export function PaidNotice({ order }: { readonly order: OrderFieldsFragment }) {
  const { t } = useLingui();
  const { gross } = fromApiTaxedMoney(order.total);
  if (gross.amount === 0)
    return (
      <Notice tone="success" title={t`Nothing to pay`}>
        <Trans>Your order is free of charge.</Trans>
      </Notice>
    );
  const payments = chargedPayments(order);
  const isRefunded = refundedAmountOf(payments) > 0;
  const isWhole = isRefundedInFull(order);
  const disputedAt = payments.find((payment) => payment.disputedAt !== null)?.disputedAt;
  if (disputedAt && !isWhole)
    return <DisputedNotice disputedAt={disputedAt} isRefunded={isRefunded} payments={payments} />;
  if (isRefunded) return <RefundedNotice order={order} isWhole={isWhole} payments={payments} />;
  return (
    <Notice tone="success" title={t`Paid`}>
      <Received order={order} />
    </Notice>
  );
}
