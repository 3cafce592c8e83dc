import { countryDay } from '@sonde/machines/rules/places';
import type { Route } from './+types/probe-only-veterinary.ts';
import { publicPages } from '../page/public-pages.ts';
import { loadShopFor } from '../features/catalogue/load-shop.ts';
import { ViewedList, viewedProducts } from '../features/offers/viewed-list.tsx';
import { probeOnlyOffers } from '../features/probe-only/probe-only-offers.ts';
import { ProbeOnlyPage } from '../features/probe-only/probe-only-page.tsx';

export async function loader(position: Route.LoaderArgs) {
  const shop = await loadShopFor(publicPages.probeOnlyVeterinary, position, 'VETERINARY');
  const offers = probeOnlyOffers(shop, 'VETERINARY', countryDay(position.params.countryCode, new Date()));
  const slugs = offers.map(({ slug }) => slug);
  return { offers, viewed: viewedProducts(shop, slugs) };
}

export default function ProbeOnlyVeterinary({ loaderData: { offers, viewed } }: Route.ComponentProps) {
  return (
    <>
      <ViewedList id="veterinary-probe-only" items={viewed} />
      <ProbeOnlyPage market="VETERINARY" offers={offers} />
    </>
  );
}
