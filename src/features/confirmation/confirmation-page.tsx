import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { purchaseReferences } from '@sonde/machines/rules/checkout';
import { countryDay } from '@sonde/machines/rules/places';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { fromApiMoney, fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Cluster, Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { NoBreak } from '../../ui/no-break/no-break.tsx';
import { WrittenText } from '../../ui/written-text/written-text.tsx';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';
import { PostalAddress } from '../address/postal-address.tsx';
import { OutboxLink } from '../support/outbox-link.tsx';
import { referenceTexts } from '../references/reference-texts.ts';
import { Seller } from '../support/seller.tsx';
import { OrderDocuments } from '../invoice/order-documents.tsx';
import { QuestionsAboutOrder } from '../support/questions-about-order.tsx';
import { useDiscountLabel } from '../summary/discount-label.ts';
import { IncludedTaxes } from '../prices/included-taxes.tsx';
import { useDutyRow } from '../prices/use-duty-row.ts';
import { useOrderPrices } from '../prices/use-order-prices.ts';
import { useTaxRows } from '../prices/use-tax-rows.tsx';
import { TaxIdNote } from '../tax-id/tax-id-note.tsx';
import { OrderLines } from './order-lines.tsx';
import { useTaxOfOrder } from './order-tax.ts';
import { NextSteps } from './next-steps.tsx';
import { OldProbe } from './old-probe.tsx';
import { Shipments } from './shipments.tsx';
import { PaymentDescription } from './payment-description.tsx';
import { OrderPaymentStatus } from '../payment/order-payment-status.tsx';
import { QuoteActions, QuoteIntroduction, QuoteState, QuoteSteps, unpaidQuoteOf } from './quote-state.tsx';

interface ConfirmationPageProps {
  readonly order: OrderFieldsFragment;
  /** The mobile app's return address, if the buyer came from there; otherwise null. */
  readonly wayBack: string | null;
  /** Asks the visitor for a proof that the order is theirs; null for its buyer. */
  readonly proof: ReactNode;
  /** Whether its buyer has just asked for it: then its heading takes the focus. */
  readonly takesFocus: boolean;
}

/** What was bought and paid, or is offered by a quote, and what happens next. */
export function ConfirmationPage({ order, wayBack, proof, takesFocus }: ConfirmationPageProps) {
  const { t } = useLingui();
  const format = useFormat();
  const country = order.country.code;
  const tax = useTaxOfOrder(order);
  const prices = useOrderPrices(tax);
  const taxLines = order.taxLines.map((line) => ({ ...line, amount: fromApiMoney(line.amount) }));
  const taxRows = useTaxRows({ ...tax, taxLines }, order.isTaxEstimated ? t`Estimated tax` : null);
  const dutyRow = useDutyRow({
    estimatedDuty: order.estimatedDuty && fromApiMoney(order.estimatedDuty),
    country: order.shippingAddress?.country.code ?? country,
    isShipped: order.shippingMethodName !== null,
  });
  const total = fromApiTaxedMoney(order.total);
  const discount = fromApiMoney(order.discount);
  const discountLabel = useDiscountLabel(order.voucherCode ?? '');
  const quote = unpaidQuoteOf(order);
  const placedOn = format.longDay(countryDay(country, new Date(order.created)));
  const introduction = (
    <Stack gap={3}>
      {quote ? (
        <QuoteIntroduction order={order} quote={quote} takesFocus={takesFocus} />
      ) : (
        <Introduction order={order} takesFocus={takesFocus} />
      )}
      <p>{quote ? <Trans>Requested on {placedOn}.</Trans> : <Trans>Ordered on {placedOn}.</Trans>}</p>
      {quote ? <QuoteState order={order} quote={quote} /> : <OrderPaymentStatus order={order} />}
      {wayBack !== null && (
        <div data-screen-only>
          <ButtonLink href={wayBack} variant="primary">
            <Trans comment="Leads back into the mobile app from which the buyer came">
              Return to the app
            </Trans>
          </ButtonLink>
        </div>
      )}
      <div data-screen-only>
        <Cluster gap={3}>
          {quote && <QuoteActions order={order} quote={quote} />}
          <Button data-print>
            <Trans comment="Prints the page">Print</Trans>
          </Button>
          <OutboxLink />
        </Cluster>
      </div>
    </Stack>
  );
  return (
    <Section>
      <title>{quote ? t`Quote ${quote.number} – Sonde` : t`Order ${order.number} – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Grid align="start">
          {proof !== null && (
            <>
              <GridItem span={7}>{introduction}</GridItem>
              <GridItem span={5}>
                <Panel>
                  <Stack gap={4}>{proof}</Stack>
                </Panel>
              </GridItem>
            </>
          )}
          <GridItem span={7}>
            <Stack gap={8}>
              {proof === null && introduction}
              {quote?.status === 'OPEN' && <QuoteSteps order={order} quote={quote} />}
              {quote === null && <NextSteps order={order} />}
              <Shipments order={order} />
              <OldProbe order={order} />
              <Stack as="section" gap={4}>
                <h2>{quote ? <Trans>What’s in this quote</Trans> : <Trans>What you ordered</Trans>}</h2>
                <OrderLines order={order} />
                <TotalsList
                  rows={[
                    {
                      id: 'subtotal',
                      label: t`Subtotal`,
                      amount: prices.amount(fromApiTaxedMoney(order.subtotal)),
                    },
                    ...(discount.amount > 0
                      ? [
                          {
                            id: 'discount',
                            label: discountLabel,
                            amount: format.money({ ...discount, amount: -discount.amount }),
                          },
                        ]
                      : []),
                    ...(order.shippingMethodName === null
                      ? []
                      : [
                          {
                            id: 'shipping',
                            label: t`Shipping`,
                            note: order.shippingMethodName,
                            amount: prices.amount(fromApiTaxedMoney(order.shippingPrice)),
                          },
                        ]),
                    ...(prices.isTaxAdded ? taxRows : []),
                    ...dutyRow,
                  ]}
                  total={{
                    label: t`Total`,
                    ...(!prices.isTaxAdded &&
                      taxRows.length > 0 && { note: <IncludedTaxes rows={taxRows} /> }),
                    amount: format.money(total.gross),
                    minor: total.gross.amount,
                    currency: total.gross.currency,
                  }}
                />
                {order.taxTreatment === 'REVERSE_CHARGE' && <TaxIdNote status="CONFIRMED" />}
              </Stack>
            </Stack>
          </GridItem>
          <GridItem span={5}>
            <Panel>
              <Stack gap={6}>
                <OrderFacts order={order} />
                <QuestionsAboutOrder isQuote={quote !== null} />
              </Stack>
            </Panel>
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}

/** Thanks for an order, with its number. */
function Introduction({ order, takesFocus }: Pick<ConfirmationPageProps, 'order' | 'takesFocus'>) {
  const email = <bdi dir="ltr">{order.email}</bdi>;
  return (
    <>
      <h1 tabIndex={-1} autoFocus={takesFocus}>
        <Trans>Thank you</Trans>
      </h1>
      <p>
        {order.email === null ? (
          <Trans>
            Your order number is <strong data-order-number>{order.number}</strong>.
          </Trans>
        ) : (
          <Trans>
            Your order number is <strong data-order-number>{order.number}</strong>. We’ve sent a confirmation
            to {email}.
          </Trans>
        )}
      </p>
    </>
  );
}

const linesOf = ({ lines, phoneFormatted }: NonNullable<OrderFieldsFragment['billingAddress']>) =>
  [...lines, phoneFormatted].filter((line) => line !== '');

function OrderFacts({ order }: { order: OrderFieldsFragment }) {
  const locale = useShopLocale();
  const { t, i18n } = useLingui();
  const optional = [
    { id: 'organization', term: t`Organization`, description: order.organizationName },
    ...purchaseReferences.map((name) => ({
      id: name,
      term: i18n._(referenceTexts[name].label),
      description: order.references[name],
    })),
    { id: 'tax-id', term: t`VAT number`, description: order.vatRegistrationNumber ?? '' },
  ]
    .filter(({ description }) => description !== '')
    .map((item) => ({ ...item, description: <NoBreak>{item.description}</NoBreak> }));
  const addresses = [
    { id: 'ship-to', term: t`Shipping address`, address: order.shippingAddress },
    { id: 'bill-to', term: t`Billing address`, address: order.billingAddress },
  ].flatMap(({ id, term, address }) =>
    address === null ? [] : [{ id, term, description: <PostalAddress lines={linesOf(address)} /> }],
  );
  const payment = {
    id: 'payment',
    term: t`Payment`,
    description: order.partPayment ? (
      <Trans comment="Status of a payment">Partly paid</Trans>
    ) : unpaidQuoteOf(order) ? (
      <Trans>Not paid yet</Trans>
    ) : (
      <PaymentDescription payments={order.payments} />
    ),
  };
  return (
    <Stack gap={3}>
      <DescriptionList
        items={[
          ...(order.isAccessGranted ? [payment] : []),
          ...addresses,
          ...(order.note === ''
            ? []
            : [{ id: 'note', term: t`Your note`, description: <WrittenText text={order.note} /> }]),
          ...optional,
          { id: 'seller', term: t`Sold by`, description: <Seller /> },
        ]}
      />
      {order.isAccessGranted && <OrderDocuments invoice={order.invoice} />}
      {order.isAccessGranted && (
        <p data-screen-only>
          <a href={paths.paymentDetails(locale, order.token)}>
            <Trans>Payment details</Trans>
          </a>
        </p>
      )}
    </Stack>
  );
}
