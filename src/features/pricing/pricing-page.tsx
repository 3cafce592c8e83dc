import { itemEvent } from '@sonde/machines/rules/analytics';
import { VisitRecord } from '../../page/visit-record.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/table/table.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { ProductPages } from '../search-engines/product-pages.tsx';
import { WaysToChoose } from '../offers/ways-to-choose.tsx';
import { ItemName, PaidPeriod, ItemPrice } from '../offers/price-cells.tsx';
import { eventItemOf, type PriceRow } from '../offers/price-rows.ts';

/** All prices of the country. */
export function PricingPage({ rows }: { rows: readonly PriceRow[] }) {
  const { t } = useLingui();
  const kinds: Readonly<Record<PriceRow['kind'], string>> = {
    DEVICE: t`Probe`,
    SUBSCRIPTION: t`Membership`,
    WARRANTY: t`Warranty`,
    ACCESSORY: t`Accessory`,
  };
  return (
    <Section>
      <PageHead
        title={t`Prices`}
        description={t`Every price in one table: probes, memberships, warranties and accessories.`}
      />
      <ProductPages rows={rows} />
      <VisitRecord
        event={itemEvent('view_item_list', rows.map(eventItemOf), { id: 'prices', name: 'Prices' })}
      />
      <Container>
        <Stack gap={6}>
          <h1>
            <Trans>Prices</Trans>
          </h1>
          <p>
            <Trans>Everything available in your country.</Trans> <TaxSentence />
          </p>
          <WaysToChoose market="HUMAN" includesRental />
          <Table
            caption={t`All prices`}
            isCaptionHidden
            density="compact"
            columns={[
              { key: 'name', label: t`Item` },
              { key: 'kind', label: t`Type` },
              {
                key: 'paid',
                label: t({ message: 'Billing', comment: 'Head of a column: once, every year' }),
              },
              { key: 'price', label: t`Price`, isNumeric: true },
            ]}
            rows={rows.map((row) => ({
              id: row.sku,
              cells: {
                name: <ItemName row={row} />,
                kind: kinds[row.kind],
                paid: <PaidPeriod row={row} />,
                price: <ItemPrice row={row} />,
              },
            }))}
          />
        </Stack>
      </Container>
    </Section>
  );
}
