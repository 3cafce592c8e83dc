import { Trans, useLingui } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import {
  isOrderFinished,
  olderOrdersOf,
  type OrderHistoryEvent,
  orderHistoryScreenOf,
  type OrderHistorySnapshot,
  orderProgressOf,
  type OrderSummary,
} from '@sonde/machines/order-history';
import { countryDay } from '@sonde/machines/rules/places';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Table } from '../../ui/table/table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { useCountedText } from './counted-text.ts';
import { orderProgressTexts } from './order-progress-texts.ts';
import { CreditNoteLink, InvoiceLink } from '../invoice/invoice-link.tsx';
import { SessionEndedNotice } from './session-ended-notice.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import styles from './running-order-history.module.css';

interface OrderHistoryProps {
  readonly snapshot: OrderHistorySnapshot;
  readonly send: (event: OrderHistoryEvent) => void;
}

interface RunningOrderHistoryProps extends OrderHistoryProps {
  /** An order belongs to its address, which must be confirmed. */
  readonly isEmailConfirmed: boolean;
}

/** The shop didn't respond; the button retries. */
function Unanswered({ snapshot, send }: OrderHistoryProps) {
  const troubleText = useTroubleText();
  const { trouble } = snapshot.context;
  return (
    <TroubleNotice onRetry={() => send({ type: 'retry.requested' })}>
      {trouble && troubleText(trouble)}
    </TroubleNotice>
  );
}

/** Where the order is, and the way out of it where the country's law gives one. */
function Progress({ order }: { readonly order: OrderSummary }) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const progress = orderProgressOf(order);
  const text = i18n._(orderProgressTexts[progress]);
  if (!publicPages.withdrawal.isIn(locale.country) || isOrderFinished(progress)) return text;
  return (
    <>
      {text}
      <br />
      <a href={paths.orderWithdrawal(locale, order.number)}>
        <Trans comment="Link beside an order: its buyer withdraws from the contract">Withdraw</Trans>
        <VisuallyHidden> {order.number}</VisuallyHidden>
      </a>
    </>
  );
}

/** The order's number, which leads to its page, and its documents. */
function OrderLinks({
  order: { token, number, invoice, creditNotes, quoteUrl },
}: {
  readonly order: OrderSummary;
}) {
  const locale = useShopLocale();
  return (
    <>
      <a href={paths.confirmation(locale, token)}>{number}</a>
      <div className={styles.documents}>
        {quoteUrl !== null && (
          <a href={quoteUrl} type="application/pdf">
            <Trans comment="Link to the PDF of a quote">Quote (PDF)</Trans>
          </a>
        )}
        {invoice && <InvoiceLink invoice={invoice} />}
        {creditNotes.map((creditNote) => (
          <CreditNoteLink key={creditNote.number} invoice={creditNote} />
        ))}
      </div>
    </>
  );
}

function OrderTable({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const countedText = useCountedText();
  const locale = useShopLocale();
  const contentsOf = ({ lines }: OrderSummary) =>
    format.list(
      lines.map(({ name, variantName, quantity }) =>
        countedText(quantity, variantName === '' ? name : `${name} (${variantName})`),
      ),
    );
  return (
    <Table
      caption={t`Orders`}
      isCaptionHidden
      density="compact"
      onPhone="lines"
      columns={[
        { key: 'number', label: t`Order` },
        { key: 'date', label: t({ message: 'Date', comment: 'When an order was placed' }) },
        { key: 'contents', label: t({ message: 'Items', comment: 'What was ordered' }) },
        { key: 'status', label: t`Status` },
        { key: 'total', label: t`Total`, isNumeric: true },
      ]}
      rows={orders.map((order) => ({
        id: order.token,
        cells: {
          number: <OrderLinks order={order} />,
          date: format.longDay(countryDay(locale.country, new Date(order.placedAt))),
          contents: contentsOf(order),
          status: <Progress order={order} />,
          total: format.money(order.total),
        },
      }))}
    />
  );
}

function Listed({ snapshot, send }: OrderHistoryProps) {
  const older = olderOrdersOf(snapshot);
  return (
    <>
      <OrderTable orders={snapshot.context.orders} />
      {older === 'unanswered' ? (
        <Unanswered snapshot={snapshot} send={send} />
      ) : (
        older !== null && (
          <div>
            <Button pending={older === 'loading'} onClick={() => send({ type: 'orders.moreRequested' })}>
              <Trans>Show older orders</Trans>
            </Button>
          </div>
        )
      )}
    </>
  );
}

function Screen({ snapshot, send, isEmailConfirmed }: RunningOrderHistoryProps) {
  switch (orderHistoryScreenOf(snapshot)) {
    case 'loading':
      return (
        <>
          <LoadingStatus />
          <Skeleton shape="text" lines={4} />
        </>
      );
    case 'unanswered':
      return <Unanswered snapshot={snapshot} send={send} />;
    case 'empty':
      return (
        <p>
          {isEmailConfirmed ? (
            <Trans>You haven’t ordered anything with this account yet.</Trans>
          ) : (
            <Trans>Your orders will appear here once you’ve confirmed your email address.</Trans>
          )}
        </p>
      );
    case 'listed':
      return <Listed snapshot={snapshot} send={send} />;
    case 'signedOut':
      return <SessionEndedNotice />;
  }
}

/** The orders of the person and of the organizations that they manage. */
export function RunningOrderHistory(props: RunningOrderHistoryProps) {
  const { snapshot } = props;
  return (
    <section data-flow="order-history" data-state={stateValueText(snapshot)}>
      <Stack gap={4}>
        <h2>
          <Trans>Orders</Trans>
        </h2>
        <Screen {...props} />
      </Stack>
    </section>
  );
}
