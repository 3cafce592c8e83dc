import { Plural, Trans } from '@lingui/react/macro';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';

/** What the buyer waits for, in the order in which it comes. */
export function NextSteps({ order }: { order: OrderFieldsFragment }) {
  return (
    <Stack as="section" gap={4}>
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <ol>
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
        {order.lines.some(({ kind }) => kind === 'SUBSCRIPTION') && (
          <li>
            <Trans>The membership begins on the day of your order.</Trans>
          </li>
        )}
        {order.renewals.map((renewal) => (
          <Renewal key={renewal.name} renewal={renewal} />
        ))}
      </ol>
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

function Renewal({ renewal }: { renewal: OrderFieldsFragment['renewals'][number] }) {
  const format = useFormat();
  const date = format.longDay(renewal.date);
  const price = format.money(fromApiTaxedMoney(renewal.price).net);
  return (
    <li>
      <Trans>
        {renewal.name} renews on {date} for {price} plus tax, then every{' '}
        <Plural value={renewal.months / 12} one="year" other="# years" />. You can cancel until then: call us.
      </Trans>
    </li>
  );
}
