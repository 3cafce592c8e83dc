import { Trans, useLingui } from '@lingui/react/macro';
import { useArrivalFocus } from '../../app/use-arrival-focus.ts';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { fromApiMoney, fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';
import { PostalAddress } from '../address/postal-address.tsx';
import { SupportContact } from '../navigation/support-contact.tsx';
import { OrderLines } from './order-lines.tsx';
import { PaymentDescription } from './payment-description.tsx';

/** What was bought, what was paid, and what happens next. */
export function ConfirmationPage({ order }: { order: OrderFieldsFragment }) {
  const { t } = useLingui();
  const heading = useArrivalFocus();
  const format = useFormat();
  const total = fromApiTaxedMoney(order.total);
  const discount = fromApiMoney(order.discount);
  const email = <strong>{order.email}</strong>;
  return (
    <Section>
      <title>{t`Order ${order.number} – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Stack gap={8}>
          <Stack gap={3}>
            <h1 ref={heading} tabIndex={-1}>
              <Trans>Thank you</Trans>
            </h1>
            <p>
              <Trans>
                Your order number is <strong data-order-number>{order.number}</strong>. We have sent a
                confirmation to {email}.
              </Trans>
            </p>
            <PaymentStatus order={order} />
          </Stack>
          <Grid align="start">
            <GridItem span={7}>
              <Stack gap={8}>
                <Stack as="section" gap={4}>
                  <h2>
                    <Trans>What happens next</Trans>
                  </h2>
                  <ol>
                    <li>
                      <Trans>We pack your order and send you the tracking number by e-mail.</Trans>
                    </li>
                    {order.lines.some(({ kind }) => kind === 'DEVICE') && (
                      <li>
                        <Trans>You register the probe in the app, with the number on its side.</Trans>
                      </li>
                    )}
                    {order.lines.some(({ kind }) => kind === 'SUBSCRIPTION') && (
                      <li>
                        <Trans>The membership begins on the day of your order.</Trans>
                      </li>
                    )}
                    {order.renewals.map((renewal) => (
                      <li key={renewal.name}>
                        <Trans>
                          {renewal.name} renews on {format.longDay(renewal.date)} for{' '}
                          {format.money(fromApiTaxedMoney(renewal.price).net)}, plus tax. You can cancel until
                          then.
                        </Trans>
                      </li>
                    ))}
                  </ol>
                </Stack>
                <Stack as="section" gap={4}>
                  <h2>
                    <Trans>What you ordered</Trans>
                  </h2>
                  <OrderLines lines={order.lines} />
                </Stack>
              </Stack>
            </GridItem>
            <GridItem span={5}>
              <Stack gap={8}>
                <TotalsList
                  rows={[
                    {
                      id: 'subtotal',
                      label: t`Subtotal`,
                      amount: format.money(fromApiTaxedMoney(order.subtotal).net),
                    },
                    ...(discount.amount > 0
                      ? [
                          {
                            id: 'discount',
                            label: t`Discount ${order.voucherCode ?? ''}`,
                            amount: format.money({ ...discount, amount: -discount.amount }),
                          },
                        ]
                      : []),
                    {
                      id: 'shipping',
                      label: t`Delivery`,
                      note: order.shippingMethodName,
                      amount: format.money(fromApiTaxedMoney(order.shippingPrice).net),
                    },
                    { id: 'tax', label: t`Tax`, amount: format.money(total.tax) },
                  ]}
                  total={{
                    label: t`Total`,
                    amount: format.money(total.gross),
                    minor: total.gross.amount,
                    currency: total.gross.currency,
                  }}
                />
                <OrderFacts order={order} />
                <Stack gap={2}>
                  <h2>
                    <Trans>Questions about your order</Trans>
                  </h2>
                  <SupportContact />
                </Stack>
              </Stack>
            </GridItem>
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}

function OrderFacts({ order }: { order: OrderFieldsFragment }) {
  const { t } = useLingui();
  const optional = [
    { id: 'purchase-order', term: t`Purchase order number`, description: order.purchaseOrderNumber },
    { id: 'cost-centre', term: t`Cost centre`, description: order.costCentre },
  ].filter(({ description }) => description !== '');
  const delivery = order.shippingAddress
    ? [
        {
          id: 'ship-to',
          term: t`Delivery address`,
          description: <PostalAddress address={order.shippingAddress} />,
        },
      ]
    : [];
  return (
    <DescriptionList
      items={[
        { id: 'payment', term: t`Payment`, description: <PaymentDescription payments={order.payments} /> },
        ...delivery,
        {
          id: 'bill-to',
          term: t`Billing address`,
          description: <PostalAddress address={order.billingAddress} />,
        },
        ...optional,
      ]}
    />
  );
}

function PaymentStatus({ order }: { order: OrderFieldsFragment }) {
  const { t } = useLingui();
  return order.paymentStatus === 'PAID' ? (
    <Notice tone="success" title={t`Paid`}>
      <Trans>Your payment has arrived. There is nothing left to do.</Trans>
    </Notice>
  ) : (
    <Notice tone="attention" title={t`Payment under way`}>
      <Trans>Your bank has not confirmed the payment yet. We write to you as soon as it has.</Trans>
    </Notice>
  );
}
