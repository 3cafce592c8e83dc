import { countryDay } from '@sonde/machines/rules/places';
import type { Route } from './+types/home.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { homeOffers } from '../features/home/home-offers.ts';

export async function loader(position: Route.LoaderArgs) {
  return homeOffers(await loadShop(position), countryDay(position.params.countryCode, new Date()));
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage offers={loaderData} />;
}
