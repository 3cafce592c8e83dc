import { Trans, useLingui } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { publicPages } from '../../page/public-pages.ts';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';
import type { RentalOffers } from './rental-offers.ts';
import { vetRentalIsland } from './vet-rental-flow.tsx';

/** A probe by the month, for veterinarians. Where nothing is rented, the flow says so. */
export function VetRentalPage({ offers: { words, ...offers } }: { readonly offers: RentalOffers }) {
  const { t } = useLingui();
  const { country } = useShopLocale();
  const title = t`Rent a veterinary probe`;
  return (
    <div data-market="vet">
      {publicPages.vetRental.isIn(country) ? (
        <PageHead
          title={title}
          description={t`The veterinary probe with its membership, by the month: what it costs, and the minimum rental period.`}
          isIn={publicPages.vetRental.isIn}
          about="veterinary"
        />
      ) : (
        <>
          <title>{`${title} – Sonde`}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <Section>
        <Container>
          <Grid align="start">
            {words?.picture && (
              <GridItem span={6} tablet={6}>
                <Picture
                  src={words.picture.url}
                  alt={words.picture.alt}
                  width={800}
                  height={600}
                  isPriority
                />
              </GridItem>
            )}
            <GridItem span={6} tablet={6}>
              <Stack gap={6}>
                <h1>{title}</h1>
                {words && (
                  <Stack gap={3}>
                    {words.paragraphs.map((text) => (
                      <p key={text}>
                        <OwnDirection text={text} />
                      </p>
                    ))}
                  </Stack>
                )}
                <NeedsScripts>
                  <Trans>Turn on JavaScript to rent a probe, or call us.</Trans>
                </NeedsScripts>
                <IslandPlace island={vetRentalIsland} data={{ offers }} />
              </Stack>
            </GridItem>
          </Grid>
        </Container>
      </Section>
    </div>
  );
}
