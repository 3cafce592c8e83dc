import { Trans, useLingui } from '@lingui/react/macro';
import { isOfSameMarket, productLineTable } from '@sonde/machines/rules/catalogue';
import { ownValue } from '@sonde/machines/rules/texts';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Grid, GridItem, tabletSpan } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { Table } from '../../ui/table/table.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { ProductDescription } from '../catalogue/product-description.tsx';
import type { OfferDetails, ProductOffers } from '../offers/product-offers.ts';

const columnsAtMost = 4;

interface ComparedProbe extends OfferDetails {
  readonly slug: string;
}

/** The probes that new buyers choose among in the market of one, that one first. */
function comparedProbes({ devices, details }: ProductOffers, shown: string): readonly ComparedProbe[] {
  const shownLines = devices.filter(({ slug }) => slug === shown);
  return devices
    .filter(
      ({ slug, productLine }) =>
        slug === shown ||
        (shownLines.some((line) => isOfSameMarket(line.productLine, productLine)) &&
          !productLineTable[productLine].isForOwnersOnly),
    )
    .toSorted((one, other) => Number(other.slug === shown) - Number(one.slug === shown))
    .flatMap(({ slug }) => {
      const known = ownValue(details, slug);
      return known ? [{ slug, ...known }] : [];
    })
    .slice(0, columnsAtMost);
}

const spans = { 2: 6, 3: 4, 4: 3 } as const;

interface ComparedProbesProps {
  readonly offers: ProductOffers;
  /** The slug of the probe whose page this is. */
  readonly shown: string;
}

/** This probe beside the others of its market: first what they are for, in words, then the figures that differ. */
export function ComparedProbes({ offers, shown }: ComparedProbesProps) {
  const { t } = useLingui();
  const locale = useShopLocale();
  const probes = comparedProbes(offers, shown);
  const span = ownValue<(typeof spans)[keyof typeof spans]>(spans, String(probes.length));
  if (span === undefined) return null;
  const names = [...new Set(probes.flatMap(({ facts }) => facts.map(({ name }) => name)))];
  const rows = names
    .map((name) => ({
      name,
      values: probes.map(({ facts }) => facts.find((fact) => fact.name === name)?.value),
    }))
    .filter(({ values }) => new Set(values).size > 1);
  return (
    <Section labelledBy="compared" as="section">
      <Container>
        <Stack gap={6}>
          <h2 id="compared">
            <Trans>Which probe fits your work?</Trans>
          </h2>
          <Grid>
            {probes.map(({ slug, name, description, blocks }, index) => (
              <GridItem key={slug} span={span} tablet={tabletSpan(index, probes.length)}>
                <Stack gap={2}>
                  <h3>
                    {slug === shown ? (
                      <bdi>{name}</bdi>
                    ) : (
                      <a href={paths.product(locale, slug)}>
                        <bdi>{name}</bdi>
                      </a>
                    )}
                  </h3>
                  <p>
                    <OwnDirection text={description} />
                  </p>
                  {slug !== shown && <ProductDescription blocks={blocks.slice(0, 1)} />}
                  {slug === shown && (
                    <ProductDescription blocks={blocks.filter(({ type }) => type === 'list-item')} />
                  )}
                </Stack>
              </GridItem>
            ))}
          </Grid>
          <Table
            caption={t`Differences between the probes`}
            isCaptionHidden
            onPhone="lines"
            columns={[
              { key: 'fact', label: t`Specs` },
              ...probes.map(({ slug, name }) => ({ key: slug, label: <bdi>{name}</bdi> })),
            ]}
            rows={rows.map(({ name, values }) => ({
              id: name,
              cells: Object.fromEntries([
                ['fact', name],
                ...probes.map(
                  ({ slug }, index) =>
                    [slug, <NoBreakWords key={slug} text={values[index] ?? t`Not specified`} />] as const,
                ),
              ]),
            }))}
          />
        </Stack>
      </Container>
    </Section>
  );
}
