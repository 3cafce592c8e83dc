import type { Route } from './+types/home.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { homeOffers } from '../features/home/home-offers.ts';
import { shopDay } from '../i18n/shop-day.ts';

export async function loader(position: Route.LoaderArgs) {
  return homeOffers(await loadShop(position), shopDay(new Date()));
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage offers={loaderData} />;
}
