import { countryDay } from '@sonde/machines/rules/places';
import { itemEvent } from '@sonde/machines/rules/analytics';
import { allInSelection } from '@sonde/machines/rules/catalogue';
import type { Route } from './+types/product-all-in.ts';
import { AllInPage } from '../features/all-in/all-in-page.tsx';
import { loadShop, loadWidestShop, notSoldHere } from '../features/catalogue/load-shop.ts';
import { productOffers } from '../features/offers/product-offers.ts';
import { viewedItem } from '../features/product/viewed-item.ts';
import { VisitRecord } from '../page/visit-record.tsx';
import { unsoldName } from '../features/product/unsold-name.ts';

/** A probe with everything as one offer. `?connector=` names one of its connectors. */
export async function loader(position: Route.LoaderArgs) {
  const { device: slug, countryCode } = position.params;
  // Only what both stores sell tells the market of a slug.
  const shop = await loadShop(position);
  const offers = productOffers(shop);
  const device = offers.devices.find((offer) => offer.slug === slug);
  const connector = new URL(position.request.url).searchParams.get('connector');
  const selection = device ? allInSelection(device, connector, offers) : null;
  if (selection !== null)
    return {
      sold: { offers, selection, today: countryDay(countryCode.toUpperCase(), new Date()) },
      viewed: viewedItem(selection, offers, shop),
    };
  const name = unsoldName([slug], await loadWidestShop(position), shop);
  if (name !== null && device === undefined) throw notSoldHere({ kind: 'product', name }, shop);
  throw new Response(null, { status: 404 });
}

export default function ProductAllIn({ loaderData: { sold, viewed } }: Route.ComponentProps) {
  return (
    <>
      <VisitRecord event={itemEvent('view_item', viewed)} />
      <AllInPage {...sold} />
    </>
  );
}
