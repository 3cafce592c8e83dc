import { Trans } from '@lingui/react/macro';
import { checkoutOf, type CheckoutSnapshot } from '@sonde/machines/checkout';
import { isDebitOffered, isQuoteMethod } from '@sonde/machines/rules/payment';
import { useOnline } from '../../browser/use-online.ts';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { OrderLink, PlacedOffline } from './order-placed.tsx';
import { UnreachedNotice } from './unreached-notice.tsx';

/** The order exists; its own page replaces this one. */
export function Placed({ orderToken }: { orderToken: string }) {
  const isOnline = useOnline();
  if (!isOnline) return <PlacedOffline />;
  return (
    <Stack gap={4}>
      <p role="status">
        <Trans>Order placed. Opening your confirmation…</Trans>
      </p>
      <OrderLink orderToken={orderToken} />
    </Stack>
  );
}

/** The order is being placed, with what it is waiting for. */
export function Placing({ snapshot }: { snapshot: CheckoutSnapshot }) {
  const format = useFormat();
  const wasUnanswered = snapshot.context.trouble !== null;
  const total = checkoutOf(snapshot)?.total.gross;
  const method = snapshot.context.payment?.method ?? '';
  const isQuote = isQuoteMethod(method);
  // Whoever pays by debit has agreed to it on the page, and has nothing to confirm at the bank.
  const isConfirming = snapshot.matches({ step: { placing: 'confirming' } }) && !isDebitOffered(method);
  return (
    <Stack gap={4}>
      <Cluster gap={4} align="center">
        <Spinner />
        <Stack gap={1}>
          <p role="status">
            <strong>
              {isConfirming ? (
                <Trans>Your bank is asking you to confirm the payment.</Trans>
              ) : wasUnanswered ? (
                <Trans>Checking whether your order went through…</Trans>
              ) : isQuote ? (
                <Trans>Preparing your quote…</Trans>
              ) : (
                <Trans>Placing your order…</Trans>
              )}
            </strong>
          </p>
          {total && total.amount > 0 && !isQuote && (
            <p>
              <Trans>You’ll only be charged once ({format.money(total)}). Please stay on this page.</Trans>
            </p>
          )}
        </Stack>
      </Cluster>
      <UnreachedNotice snapshot={snapshot} />
    </Stack>
  );
}
