import { countryDay } from '@sonde/machines/rules/places';
import type { Route } from './+types/probe-only-veterinary.ts';
import { publicPages } from '../page/public-pages.ts';
import { loadShopFor } from '../features/catalogue/load-shop.ts';
import { probeOnlyOffers } from '../features/probe-only/probe-only-offers.ts';
import { ProbeOnlyPage } from '../features/probe-only/probe-only-page.tsx';

export async function loader(position: Route.LoaderArgs) {
  const shop = await loadShopFor(publicPages.probeOnlyVeterinary, position, 'VETERINARY');
  return probeOnlyOffers(shop, 'VETERINARY', countryDay(position.params.countryCode, new Date()));
}

export default function ProbeOnlyVeterinary({ loaderData }: Route.ComponentProps) {
  return <ProbeOnlyPage market="VETERINARY" offers={loaderData} />;
}
