import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/table/table.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import type { CurrentOffer } from '../promotions/current-offers.ts';
import { OfferList } from '../promotions/offer-list.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { ItemName, ItemPrice } from '../offers/price-cells.tsx';
import type { PriceRow } from '../offers/price-rows.ts';

interface OffersPageProps {
  readonly offers: readonly CurrentOffer[];
  /** Reduced prices that need no code. */
  readonly reduced: readonly PriceRow[];
}

/** Limited-time offers and reduced prices; says so if there are none. */
export function OffersPage({ offers, reduced }: OffersPageProps) {
  const { t } = useLingui();
  return (
    <Section>
      <PageHead
        title={t`Offers`}
        description={t`Current offers with their terms and end dates, and products at reduced prices.`}
      />
      <Container width="content">
        {offers.length + reduced.length === 0 ? (
          <NoOffers />
        ) : (
          <Stack gap={12}>
            <Stack gap={6}>
              <h1>
                <Trans>Offers</Trans>
              </h1>
              {offers.length > 0 && <OfferList offers={offers} />}
            </Stack>
            {reduced.length > 0 && <Reduced rows={reduced} />}
          </Stack>
        )}
      </Container>
    </Section>
  );
}

function Reduced({ rows }: { rows: readonly PriceRow[] }) {
  const { t } = useLingui();
  return (
    <Stack gap={6}>
      <h2>
        <Trans>Reduced prices</Trans>
      </h2>
      <p>
        <Trans>These products cost less than before. No code needed.</Trans> <TaxSentence />
      </p>
      <Table
        caption={t`Reduced prices`}
        isCaptionHidden
        columns={[
          { key: 'name', label: t`Item` },
          { key: 'price', label: t`Price`, isNumeric: true },
        ]}
        rows={rows.map((row) => ({
          id: row.sku,
          cells: { name: <ItemName row={row} />, price: <ItemPrice row={row} /> },
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
      title={<Trans>No offers right now</Trans>}
      actions={
        <ButtonLink href={paths.pricing(locale)}>
          <Trans>All prices</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Everything is at its regular price today.</Trans>
      </p>
    </EmptyState>
  );
}
