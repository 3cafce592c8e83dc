import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import type { HomeOffer } from './home-offers.ts';
import { OfferCard } from './offer-card.tsx';

/** The probes of a market side by side; a single one takes the full width. */
export function ProbeCards({ offers }: { readonly offers: readonly HomeOffer[] }) {
  const [first, second] = offers;
  if (first && !second) return <OfferCard offer={first} look="wide" />;
  return (
    <Grid>
      {offers.map((offer) => (
        <GridItem key={offer.slug} span={4}>
          <OfferCard offer={offer} />
        </GridItem>
      ))}
    </Grid>
  );
}
