import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { FactList } from '../catalogue/fact-list.tsx';
import { MembershipLink } from '../offers/membership-link.tsx';
import type { MembershipOffer } from '../offers/membership-offers.ts';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { MembershipTerms } from '../offers/membership-terms.tsx';

interface MembershipRowProps {
  readonly offer: MembershipOffer;
  readonly headingLevel: 2 | 3;
}

/** A membership: who it is for, its content and its price. */
export function MembershipRow({ offer, headingLevel }: MembershipRowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article>
      <Grid align="start">
        <GridItem span={8} tablet={7}>
          <Stack gap={3}>
            <Heading id={offer.slug}>
              <NoBreakWords text={offer.name} />
            </Heading>
            <p>
              <OwnDirection text={offer.description} />
            </p>
            <FactList facts={offer.facts} />
          </Stack>
        </GridItem>
        <GridItem span={4} tablet={5}>
          <Stack gap={4}>
            <MembershipTerms terms={offer.terms} />
            <p>
              <MembershipLink name={offer.name} place={offer.place} />
            </p>
          </Stack>
        </GridItem>
      </Grid>
    </article>
  );
}
