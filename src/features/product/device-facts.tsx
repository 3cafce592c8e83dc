import { Trans } from '@lingui/react/macro';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { ProductDescription } from './product-description.tsx';
import type { OfferDetails } from './product-offers.ts';

/** The device in numbers, as the catalogue states them. */
export function DeviceFacts({ details }: { details: OfferDetails }) {
  return (
    <Section tone="surface" ruled labelledBy="facts" as="section">
      <Container width="content">
        <Stack gap={8}>
          {details.blocks.length > 0 && (
            <Stack gap={3}>
              <ProductDescription blocks={details.blocks} />
            </Stack>
          )}
          <h2 id="facts">
            <Trans>In numbers</Trans>
          </h2>
          <DescriptionList
            items={details.attributes.map(({ name, value }) => ({
              id: name,
              term: name,
              description: value,
            }))}
          />
        </Stack>
      </Container>
    </Section>
  );
}
