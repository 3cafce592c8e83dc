import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '../../ui/layout/layout.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { Table } from '../../ui/table/table.tsx';
import { Price } from '../prices/price.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import type { ShippingRate } from './load-shipping-rates.ts';

/** The price and duration of shipping, before anything is in the cart. */
export function ShippingRates({ rates }: { readonly rates: readonly ShippingRate[] }) {
  const { t } = useLingui();
  if (rates.length === 0) return null;
  return (
    <Stack gap={3}>
      <p>
        <Trans>
          Your order ships within 1 business day. The business days in the table start from then. You’ll see
          the dates at checkout.
        </Trans>{' '}
        <TaxSentence />
      </p>
      <Table
        caption={t`Shipping`}
        isCaptionHidden
        columns={[
          { key: 'name', label: t`Shipping method` },
          { key: 'days', label: t({ message: 'Business days', comment: 'Head of a column: 3–5' }) },
          { key: 'price', label: t`Price`, isNumeric: true },
        ]}
        rows={rates.map(({ name, price, minBusinessDays, maxBusinessDays }) => ({
          id: name,
          cells: {
            name: <OwnDirection text={name} />,
            days: <bdi>{[...new Set([minBusinessDays, maxBusinessDays])].join('\u2013')}</bdi>,
            price: <Price price={price} />,
          },
        }))}
      />
    </Stack>
  );
}
