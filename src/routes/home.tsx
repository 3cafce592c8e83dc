import type { Route } from './+types/home.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { homeOffers } from '../features/home/home-offers.ts';

/** The home page is read, not operated: it needs no application. */
export const handle = { isStatic: true };

export async function loader(position: Route.LoaderArgs) {
  return homeOffers(await loadShop(position));
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage offers={loaderData} />;
}
