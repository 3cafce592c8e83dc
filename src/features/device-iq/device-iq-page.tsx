import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Cluster, Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Table } from '../../ui/table/table.tsx';
import { SupportContact } from '../support/support-contact.tsx';
import { ProductPages } from '../search-engines/product-pages.tsx';
import { ItemName, ItemPrice } from '../offers/price-cells.tsx';
import type { PriceRow } from '../offers/price-rows.ts';
import { PageHead } from '../search-engines/page-head.tsx';

/** For owners of the older probe: what they can buy for it. `cables` are the compatible ones. */
export function DeviceIqPage({ cables }: { cables: readonly PriceRow[] }) {
  const { t } = useLingui();
  const locale = useShopLocale();
  return (
    <>
      <PageHead
        title={t`For Sonde IQ owners`}
        description={t`Cables, memberships and another probe for Sonde IQ owners.`}
        isIn={publicPages.deviceIq.isIn}
      />
      <ProductPages rows={cables} />
      <Section>
        <Container>
          <Grid align="start">
            <GridItem span={6} tablet={6}>
              <Picture
                src="/pictures/iq-three-quarter.svg"
                alt={t`Sonde IQ probe from the front left, with the lens at lower left and the cable at the top`}
                width={800}
                height={600}
                isPriority
              />
            </GridItem>
            <GridItem span={6} tablet={6}>
              <Stack gap={4}>
                <h1>
                  <Trans>For Sonde IQ owners</Trans>
                </h1>
                <p>
                  <Trans>
                    The Sonde IQ is our older probe, with a Lightning plug. It’s available only to
                    organizations that already have a probe, as an additional one.
                  </Trans>
                </p>
                <div>
                  <ButtonLink variant="primary" href={paths.extraProbe(locale)}>
                    <Trans>Add a probe</Trans>
                  </ButtonLink>
                </div>
                <SupportContact />
              </Stack>
            </GridItem>
          </Grid>
        </Container>
      </Section>
      <Section labelledBy="cables" tone="surface" ruled>
        <Container>
          <Stack gap={4}>
            <h2 id="cables">
              <Trans>Cables that fit</Trans>
            </h2>
            <Table
              caption={t`Cable prices`}
              isCaptionHidden
              columns={[
                { key: 'name', label: t`Cable` },
                { key: 'price', label: t`Price`, isNumeric: true },
              ]}
              rows={cables.map((row) => ({
                id: row.sku,
                cells: { name: <ItemName row={row} />, price: <ItemPrice row={row} /> },
              }))}
            />
          </Stack>
        </Container>
      </Section>
      <Section labelledBy="more">
        <Container>
          <Stack gap={4}>
            <h2 id="more">
              <Trans>More for owners</Trans>
            </h2>
            <p>
              <Trans>
                Memberships cover the Sonde IQ and every newer probe. Anyone can buy a newer probe.
              </Trans>
            </p>
            <Cluster>
              <ButtonLink href={paths.memberships(locale)}>
                <Trans>Memberships</Trans>
              </ButtonLink>
              <ButtonLink href={paths.human(locale)}>
                <Trans>Newer probes</Trans>
              </ButtonLink>
            </Cluster>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
