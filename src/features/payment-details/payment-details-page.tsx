import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { countryDay } from '@sonde/machines/rules/places';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { fromApiMoney, fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { PostalAddress } from '../address/postal-address.tsx';
import { OrderDocuments } from '../invoice/order-documents.tsx';
import { DisputeNote } from '../payment/dispute-note.tsx';
import { OrderPaymentStatus } from '../payment/order-payment-status.tsx';
import { methodView } from '../payment/method-views.ts';
import { RefundNotes } from '../payment/refund-notes.tsx';
import { QuestionsAboutOrder } from '../support/questions-about-order.tsx';
import { paymentStatusText } from './charge-status-texts.ts';

type Payment = OrderFieldsFragment['payments'][number];

interface FrameProps {
  /** Whether the buyer has just asked for the page: then its heading takes the focus. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

function Frame({ takesFocus = false, children }: FrameProps) {
  const { t } = useLingui();
  return (
    <Section>
      <title>{t`Payment details – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Stack gap={6}>
          <h1 tabIndex={-1} autoFocus={takesFocus}>
            <Trans>Payment details</Trans>
          </h1>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}

/** The page for visitors without proof that the order is theirs, and for an unknown order. */
export const UnprovedPaymentDetails = ({ proof }: { readonly proof: ReactNode }) => <Frame>{proof}</Frame>;

/** What an unpaid order waits for. */
function Pending({ order }: Pick<PaymentDetailsPageProps, 'order'>) {
  const { partPayment, quote } = order;
  if (quote === null || partPayment !== null || order.chargeStatus === 'ASYNC_PROCESSING')
    return <OrderPaymentStatus order={order} />;
  return (
    <Notice tone="attention">
      <Trans>This order isn’t fully paid yet.</Trans>
    </Notice>
  );
}

function PaymentFacts({ payment }: { readonly payment: Payment }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { country } = useShopLocale();
  const { Paid } = methodView(payment.method);
  const refunded = fromApiMoney(payment.refunded);
  const refund = { id: 'refunded', term: t`Refunded`, description: <RefundNotes payments={[payment]} /> };
  const dispute = payment.disputedAt && {
    id: 'dispute',
    term: t({ message: 'Dispute', comment: 'Of a payment that the payer had their bank take back' }),
    description: <DisputeNote disputedAt={payment.disputedAt} />,
  };
  return (
    <DescriptionList
      items={[
        { id: 'method', term: t`Payment method`, description: <Paid payment={payment} /> },
        { id: 'status', term: t`Status`, description: i18n._(paymentStatusText(payment)) },
        { id: 'amount', term: t`Amount`, description: format.money(fromApiMoney(payment.total)) },
        {
          id: 'date',
          term: t({ message: 'Date', comment: 'When a payment was made' }),
          description: format.longDay(countryDay(country, new Date(payment.created))),
        },
        ...(refunded.amount > 0 ? [refund] : []),
        ...(dispute ? [dispute] : []),
      ]}
    />
  );
}

interface PaymentDetailsPageProps {
  readonly order: OrderFieldsFragment;
  readonly takesFocus: boolean;
}

/** How an order was or is being paid, for its buyer. */
export function PaymentDetailsPage({ order, takesFocus }: PaymentDetailsPageProps) {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useShopLocale();
  const { billingAddress, invoice } = order;
  const payments = order.payments.filter(
    ({ chargeStatus, refunded }) => chargeStatus !== 'NOT_CHARGED' || refunded.amount > 0,
  );
  return (
    <Frame takesFocus={takesFocus}>
      <Columns
        before={order.paymentStatus === 'PAID' ? undefined : <Pending order={order} />}
        aside={
          <Panel>
            <Stack gap={3}>
              <DescriptionList
                items={[
                  {
                    id: 'order',
                    term: t`Order`,
                    description: <a href={paths.confirmation(locale, order.token)}>{order.number}</a>,
                  },
                  {
                    id: 'total',
                    term: t`Total`,
                    description: format.money(fromApiTaxedMoney(order.total).gross),
                  },
                ]}
              />
              <OrderDocuments invoice={invoice} />
            </Stack>
          </Panel>
        }
      >
        <Stack gap={6}>
          <Stack as="section" gap={4}>
            <h2>
              <Trans>Payments</Trans>
            </h2>
            {payments.length === 0 ? (
              <p>
                {order.partPayment ? (
                  <Trans>{format.money(fromApiMoney(order.partPayment.received))} by bank transfer</Trans>
                ) : (
                  <Trans>Nothing was charged for this order.</Trans>
                )}
              </p>
            ) : (
              payments.map((payment) => <PaymentFacts key={payment.id} payment={payment} />)
            )}
          </Stack>
          {billingAddress && (
            <Stack as="section" gap={4}>
              <h2>
                <Trans>Billing address</Trans>
              </h2>
              <PostalAddress
                lines={[...billingAddress.lines, billingAddress.phoneFormatted].filter((line) => line !== '')}
              />
            </Stack>
          )}
          <Panel>
            <QuestionsAboutOrder />
          </Panel>
        </Stack>
      </Columns>
    </Frame>
  );
}
