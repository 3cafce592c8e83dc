import { itemEvent, type ItemList } from '@sonde/machines/rules/analytics';
import { VisitRecord } from '../../page/visit-record.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import type { HomeOffer } from './home-offers.ts';
import { OfferCard } from './offer-card.tsx';

/** The lists of probes, as events name them. */
const lists: Readonly<Record<HomeOffer['market'], ItemList>> = {
  HUMAN: { id: 'probes', name: 'Probes' },
  VETERINARY: { id: 'veterinary-probes', name: 'Veterinary probes' },
};

/** The probes of a market side by side; a single one takes the full width. */
export function ProbeCards({ offers }: { readonly offers: readonly HomeOffer[] }) {
  const [first, second] = offers;
  const items = offers.map(({ item }) => item);
  const record = first && <VisitRecord event={itemEvent('view_item_list', items, lists[first.market])} />;
  if (first && !second)
    return (
      <>
        {record}
        <OfferCard offer={first} look="wide" />
      </>
    );
  return (
    <>
      {record}
      <Grid>
        {offers.map((offer) => (
          <GridItem key={offer.slug} span={4}>
            <OfferCard offer={offer} />
          </GridItem>
        ))}
      </Grid>
    </>
  );
}
