import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../app/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/table/table.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { ArticleName, ArticlePrice } from './price-cells.tsx';
import type { PriceRow } from './price-rows.ts';

/** What costs less than before; without any it says so. */
export function OffersPage({ rows }: { rows: readonly PriceRow[] }) {
  const { t } = useLingui();
  return (
    <Section>
      <PageHead title={t`Offers`} description={t`What costs less than it did before, with both prices.`} />
      <Container width="content">{rows.length === 0 ? <NoOffers /> : <Reduced rows={rows} />}</Container>
    </Section>
  );
}

function Reduced({ rows }: { rows: readonly PriceRow[] }) {
  const { t } = useLingui();
  return (
    <Stack gap={6}>
      <h1>
        <Trans>Offers</Trans>
      </h1>
      <p>
        <Trans>These articles cost less than before. You need no code.</Trans> <TaxSentence />
      </p>
      <Table
        caption={t`Reduced prices`}
        isCaptionHidden
        columns={[
          { key: 'name', label: t`Article` },
          { key: 'price', label: t`Price`, isNumeric: true },
        ]}
        rows={rows.map((row) => ({
          id: row.sku,
          cells: { name: <ArticleName row={row} />, price: <ArticlePrice row={row} /> },
        }))}
      />
    </Stack>
  );
}

function NoOffers() {
  const locale = useShopLocale();
  return (
    <EmptyState
      headingLevel={1}
      title={<Trans>No offers at the moment</Trans>}
      actions={
        <ButtonLink href={paths.pricing(locale)}>
          <Trans>All prices</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Everything costs its regular price today.</Trans>
      </p>
    </EmptyState>
  );
}
