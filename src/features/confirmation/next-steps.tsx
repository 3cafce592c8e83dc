import { Plural, Trans } from '@lingui/react/macro';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { type OrderTax, useOrderPrices } from '../prices/use-order-prices.ts';
import { Stack } from '../../ui/layout/layout.tsx';

/** What the buyer waits for, in the order in which it comes. */
export function NextSteps({ order }: { order: OrderFieldsFragment }) {
  return (
    <Stack as="section" gap={4}>
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <ol>
        {order.lines.some(({ kind }) => kind === 'SUBSCRIPTION') && (
          <li>
            <Trans>The membership begins on the day of your order.</Trans>
          </li>
        )}
        {order.shippingMethodName !== null && (
          <li>
            <Trans>We pack your order and send you the tracking number by e-mail.</Trans>
          </li>
        )}
        <Arrival order={order} />
        {order.lines.some(({ kind }) => kind === 'DEVICE') && (
          <li>
            <Trans>You register the probe in the app, with the number on its side.</Trans>
          </li>
        )}
        {order.renewals.map((renewal) => (
          <Renewal key={renewal.name} renewal={renewal} tax={order} />
        ))}
      </ol>
      <p>
        <Trans>
          You can return everything within 30 days after delivery for the full price, tax and standard
          shipping included. Call us; we send a label.
        </Trans>
      </p>
    </Stack>
  );
}

function Arrival({ order: { earliestDelivery, latestDelivery } }: { order: OrderFieldsFragment }) {
  const format = useFormat();
  if (earliestDelivery === null || latestDelivery === null) return null;
  const earliest = format.longDay(earliestDelivery);
  const latest = format.longDay(latestDelivery);
  return (
    <li>
      {earliest === latest ? (
        <Trans>Your order arrives on {earliest}.</Trans>
      ) : (
        <Trans>
          Your order arrives between {earliest} and {latest}.
        </Trans>
      )}
    </li>
  );
}

interface RenewalProps {
  readonly renewal: OrderFieldsFragment['renewals'][number];
  readonly tax: OrderTax;
}

function Renewal({ renewal, tax }: RenewalProps) {
  const format = useFormat();
  const date = format.longDay(renewal.date);
  const prices = useOrderPrices(tax);
  const price = prices.amount(fromApiTaxedMoney(renewal.price));
  return (
    <li>
      <Trans>
        {renewal.name} renews on {date} for {price} {prices.taxNote}, then every{' '}
        <Plural value={renewal.months / 12} one="year" other="# years" />. You can cancel until then: call or
        write to us.
      </Trans>
    </li>
  );
}
