import { Trans } from '@lingui/react/macro';
import { countryDay } from '@sonde/machines/rules/places';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { NoBreak } from '../../ui/no-break/no-break.tsx';

type Shipped = OrderFieldsFragment['fulfillments'][number];

interface ItemProps {
  readonly count: number;
  readonly orderLine: Shipped['lines'][number]['orderLine'];
}

function Item({ count, orderLine: { productRawName, variantName } }: ItemProps) {
  const name = <bdi>{variantName === '' ? productRawName : `${productRawName} (${variantName})`}</bdi>;
  return (
    <Trans comment="How many of a product: 2 × Sonde IQ3">
      {count} × {name}
    </Trans>
  );
}

function Shipment({ shipment: { created, trackingNumber, lines } }: { readonly shipment: Shipped }) {
  const format = useFormat();
  const { country } = useShopLocale();
  const tracking = <NoBreak>{trackingNumber}</NoBreak>;
  return (
    <Stack gap={2}>
      <p>
        <Trans comment="Of a part of an order">
          Shipped on {format.longDay(countryDay(country, new Date(created)))}
        </Trans>
      </p>
      <ul>
        {lines.map(({ id, quantity, orderLine }) => (
          <li key={id}>
            <Item count={quantity} orderLine={orderLine} />
          </li>
        ))}
      </ul>
      {trackingNumber !== null && (
        <p>
          <Trans>Tracking number: {tracking}</Trans>
        </p>
      )}
    </Stack>
  );
}

/** What was shipped of an order, and when; nothing before the first shipment. */
export function Shipments({ order: { fulfillments } }: { readonly order: OrderFieldsFragment }) {
  if (fulfillments.length === 0) return null;
  return (
    <Stack as="section" gap={4}>
      <h2>
        <Trans comment="Heads what was shipped of an order">Shipments</Trans>
      </h2>
      {fulfillments.map((shipment) => (
        <Shipment key={shipment.id} shipment={shipment} />
      ))}
    </Stack>
  );
}
