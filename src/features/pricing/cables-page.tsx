import { itemEvent } from '@sonde/machines/rules/analytics';
import { VisitRecord } from '../../page/visit-record.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/table/table.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { ProductPages } from '../search-engines/product-pages.tsx';
import { ItemName, ItemPrice } from '../offers/price-cells.tsx';
import { eventItemOf, type PriceRow } from '../offers/price-rows.ts';

/** The prices of cables, by connector and length. */
export function CablesPage({ rows }: { rows: readonly PriceRow[] }) {
  const { t } = useLingui();
  const locale = useShopLocale();
  const plugs = { USBC: t`USB-C`, LIGHTNING: t`Lightning` };
  return (
    <Section>
      <PageHead
        title={t`Cable prices`}
        description={t`Prices of cables for Sonde probes, by plug and length.`}
        isIn={publicPages.cables.isIn}
      />
      <ProductPages rows={rows} />
      <VisitRecord
        event={itemEvent('view_item_list', rows.map(eventItemOf), { id: 'cables', name: 'Cables' })}
      />
      <Container width="content">
        <Stack gap={6}>
          <h1>
            <Trans>Cable prices</Trans>
          </h1>
          <p>
            <Trans>
              Choose the plug that fits your phone or tablet. You can buy a cable without a probe.
            </Trans>{' '}
            <TaxSentence />
          </p>
          <Table
            caption={t`Cables`}
            isCaptionHidden
            columns={[
              { key: 'name', label: t`Cable` },
              { key: 'plug', label: t`Plug` },
              { key: 'price', label: t`Price`, isNumeric: true },
            ]}
            rows={rows.map((row) => ({
              id: row.sku,
              cells: {
                name: <ItemName row={row} />,
                plug: row.connector && plugs[row.connector],
                price: <ItemPrice row={row} />,
              },
            }))}
          />
          <p>
            <ButtonLink href={paths.accessories(locale)}>
              <Trans>Shop accessories</Trans>
            </ButtonLink>
          </p>
        </Stack>
      </Container>
    </Section>
  );
}
