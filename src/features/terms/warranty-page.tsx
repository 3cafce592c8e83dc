import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/table/table.tsx';
import type { PriceRow } from '../offers/price-rows.ts';
import { ItemName, ItemPrice } from '../offers/price-cells.tsx';
import { Agreed, RightsByLaw } from './quotation.tsx';
import { TrustPage } from './trust-page.tsx';

interface WarrantyPageProps {
  readonly warranties: readonly PriceRow[];
}

/** What the warranty covers, what extends it, and what to do when something breaks. */
export function WarrantyPage({ warranties }: WarrantyPageProps) {
  const { t } = useLingui();
  return (
    <TrustPage
      page="warranty"
      title={t`One year of warranty on every probe`}
      description={t`What the warranty of a Sonde probe covers, what it costs to extend it, and what to do if something breaks.`}
    >
      <Agreed name="warranty" />
      <section>
        <Stack gap={3}>
          <h2>
            <Trans>If something breaks</Trans>
          </h2>
          <p>
            <Trans>
              Call or write to us with the number of your order and the serial number on the side of the
              probe. We’ll tell you what happens next.
            </Trans>
          </p>
        </Stack>
      </section>
      {warranties.length > 0 && (
        <section>
          <Stack gap={3}>
            <h2>
              <Trans>Longer warranties</Trans>
            </h2>
            <Table
              caption={t`Longer warranties`}
              isCaptionHidden
              columns={[
                { key: 'name', label: t`Warranty` },
                { key: 'price', label: t`Price`, isNumeric: true },
              ]}
              rows={warranties.map((row) => ({
                id: row.sku,
                cells: { name: <ItemName row={row} />, price: <ItemPrice row={row} /> },
              }))}
            />
          </Stack>
        </section>
      )}
      <RightsByLaw />
    </TrustPage>
  );
}
