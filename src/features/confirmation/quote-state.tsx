import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { addToCartIsland } from '../add-to-cart/add-to-cart-button.tsx';
import { fromApiMoney } from '../../graphql/from-api-money.ts';
import { PartPaymentNotice } from '../payment/part-payment-notice.tsx';
import { IslandPlace } from '../island/island-place.tsx';

interface QuoteProps {
  readonly order: OrderFieldsFragment;
  readonly quote: NonNullable<OrderFieldsFragment['quote']>;
}

/** The quote that an order still is, or was until it expired; null for a paid one and for any other order. */
export const unpaidQuoteOf = ({ quote }: OrderFieldsFragment) =>
  quote === null || quote.status === 'PAID' ? null : quote;

/** In place of the thanks for an order: the quote's number, and that nothing is bought. */
export function QuoteIntroduction({
  order,
  quote,
  takesFocus,
}: QuoteProps & { readonly takesFocus: boolean }) {
  const email = <bdi dir="ltr">{order.email}</bdi>;
  return (
    <>
      <h1 tabIndex={-1} autoFocus={takesFocus}>
        {quote.status === 'OPEN' ? <Trans>Your quote</Trans> : <Trans>Your quote has expired</Trans>}
      </h1>
      <p>
        {order.email === null || quote.status === 'EXPIRED' ? (
          <Trans>
            Your quote number is <strong data-order-number>{quote.number}</strong>.
          </Trans>
        ) : (
          <Trans>
            Your quote number is <strong data-order-number>{quote.number}</strong>. We’ve sent the quote as a
            PDF to {email}.
          </Trans>
        )}
      </p>
    </>
  );
}

/** Until when the quote can be paid, or that it can’t be any more. */
export function QuoteState({ order, quote }: QuoteProps) {
  const { t } = useLingui();
  const format = useFormat();
  const day = format.longDay(quote.lastDay);
  if (quote.status === 'EXPIRED')
    return (
      <Notice tone="attention" title={t`Expired`}>
        {order.chargeStatus === 'PARTIALLY_CHARGED' ? (
          <Trans>
            The quote expired before it was paid in full. We’ll send back any bank transfer that we’ve
            received. Get a new quote, and we’ll put the same items in your cart at today’s prices.
          </Trans>
        ) : (
          <Trans>
            The prices were valid through {day}, and nothing was charged. Get a new quote, and we’ll put the
            same items in your cart at today’s prices.
          </Trans>
        )}
      </Notice>
    );
  if (order.partPayment !== null)
    return (
      <PartPaymentNotice
        received={fromApiMoney(order.partPayment.received)}
        open={fromApiMoney(order.partPayment.open)}
        number={quote.number}
      />
    );
  return (
    <Notice tone="success" title={t`Valid through ${day}`}>
      <Trans>This is a quote, not an order. Nothing was charged, and you aren’t obliged to buy.</Trans>
    </Notice>
  );
}

/** The ways to pay or to renew a quote; none while a part of it is paid by bank transfer. */
export function QuoteActions({ order, quote }: QuoteProps) {
  const locale = useShopLocale();
  if (quote.status === 'EXPIRED') {
    const lines = order.lines
      .filter(({ isFreeItemLine }) => !isFreeItemLine)
      .map(({ productSku: sku, quantity }) => ({ sku, quantity }));
    return <IslandPlace island={addToCartIsland} data={{ lines, isPrimary: true, purpose: 'quote' }} />;
  }
  if (order.partPayment !== null) return null;
  return (
    <>
      <ButtonLink href={paths.orderPayment(locale, order.token)} variant="primary">
        <Trans comment="Opens the page on which a quote is paid">Pay this quote</Trans>
      </ButtonLink>
      {quote.url && (
        <ButtonLink href={quote.url}>
          <Trans>Download PDF</Trans>
        </ButtonLink>
      )}
    </>
  );
}

/** What happens next with an open quote, in chronological order. */
export function QuoteSteps({ order, quote }: QuoteProps) {
  const format = useFormat();
  const day = format.longDay(quote.lastDay);
  return (
    <Stack as="section" gap={4}>
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <ol>
        <li>
          {quote.url === null ? (
            <Trans>Forward the link to this page to whoever approves or pays it.</Trans>
          ) : (
            <Trans>Forward the PDF, or the link to this page, to whoever approves or pays it.</Trans>
          )}
        </li>
        {order.partPayment === null && (
          <li>
            {quote.url === null ? (
              <Trans>Pay online through {day}, or contact us to pay by bank transfer.</Trans>
            ) : (
              <Trans>Pay online through {day}, or by bank transfer as described in the PDF.</Trans>
            )}
          </li>
        )}
        <li>
          {order.shippingMethodName === null ? (
            <Trans>As soon as the payment arrives, we’ll confirm your order by email.</Trans>
          ) : (
            <Trans>As soon as the payment arrives, we’ll confirm your order by email and ship it.</Trans>
          )}
        </li>
      </ol>
    </Stack>
  );
}
