import { Trans } from '@lingui/react/macro';
import { usePage } from '../../page/page.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { FactList } from '../catalogue/fact-list.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ProductDescription } from '../catalogue/product-description.tsx';
import type { OfferDetails } from '../offers/product-offers.ts';
import styles from './device-facts.module.css';

interface DeviceFactsProps {
  readonly details: OfferDetails;
  /** The address of the same as a PDF. */
  readonly sheet: string;
}

/** The probe's description and specifications in the catalog. */
export function DeviceFacts({ details, sheet }: DeviceFactsProps) {
  const { configuration } = usePage();
  const size = details.pictures.find(({ url }) => url.endsWith('-in-hand.svg'));
  return (
    <Section tone="surface" ruled labelledBy="facts" as="section">
      <Container>
        <Stack gap={6}>
          <h2 id="facts">
            <Trans>About this probe</Trans>
          </h2>
          <Grid>
            <GridItem span={5}>
              <Stack gap={3}>
                <ProductDescription blocks={details.blocks} />
                {size && (
                  <div className={styles.size}>
                    <Picture src={size.url} alt={size.alt} width={800} height={600} />
                  </div>
                )}
              </Stack>
            </GridItem>
            <GridItem span={7}>
              <Stack gap={4}>
                <FactList facts={details.facts} />
                {configuration?.printsSpecifications === true && (
                  <p>
                    <a href={sheet} type="application/pdf">
                      <Trans>Specifications as a PDF</Trans>
                    </a>
                  </p>
                )}
              </Stack>
            </GridItem>
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}
