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
  const kinds: readonly { readonly kind: PriceRow['kind']; readonly heading: string }[] = [
    { kind: 'DEVICE', heading: t`Probes` },
    { kind: 'SUBSCRIPTION', heading: t`Memberships` },
    { kind: 'WARRANTY', heading: t`Warranty` },
    { kind: 'ACCESSORY', heading: t`Accessories` },
  ];
  const groups = kinds.map((group) => ({ ...group, rows: rows.filter(({ kind }) => kind === group.kind) }));
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
          <Table
            caption={t`All prices`}
            isCaptionHidden
            density="compact"
            columns={[
              { key: 'name', label: t`Item` },
              {
                key: 'paid',
                label: t({ message: 'Billing', comment: 'Head of a column: once, every year' }),
              },
              { key: 'price', label: t`Price`, isNumeric: true },
            ]}
            groups={groups
              .filter((group) => group.rows.length > 0)
              .map(({ kind, heading, rows: priced }) => ({
                id: kind,
                heading,
                rows: priced.map((row) => ({
                  id: row.sku,
                  cells: {
                    name: <ItemName row={row} />,
                    paid: <PaidPeriod row={row} />,
                    price: <ItemPrice row={row} />,
                  },
                })),
              }))}
          />
          <WaysToChoose market="HUMAN" includesRental />
        </Stack>
      </Container>
    </Section>
  );
}
