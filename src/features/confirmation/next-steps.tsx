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
            <Trans>Your membership starts on the day of your order.</Trans>
          </li>
        )}
        {order.shippingMethodName !== null && (
          <li>
            <Trans>We’ll pack your order and email you a tracking number.</Trans>
          </li>
        )}
        <Arrival order={order} />
        {order.lines.some(({ kind }) => kind === 'DEVICE') && (
          <li>
            <Trans>Register your probe in the app using the serial number on its side.</Trans>
          </li>
        )}
        {order.renewals.map((renewal) => (
          <Renewal key={renewal.name} renewal={renewal} tax={order} />
        ))}
      </ol>
      <p>
        <Trans>
          Return anything within 30 days of delivery for a full refund, including tax and standard shipping.
          Call us and we’ll email you a prepaid label.
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
        <Trans>Your order will arrive on {earliest}.</Trans>
      ) : (
        <Trans>
          Your order will arrive between {earliest} and {latest}.
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
        {renewal.name} renews on {date} at {price} {prices.taxNote}, then every{' '}
        <Plural value={renewal.months / 12} one="year" other="# years" />. Cancel anytime before then by phone
        or email.
      </Trans>
    </li>
  );
}
