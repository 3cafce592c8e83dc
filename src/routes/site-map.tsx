import type { Route } from './+types/site-map.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { publicProducts } from '../features/catalogue/public-products.ts';
import { SiteMapPage } from '../features/site-map/site-map-page.tsx';

export async function loader(position: Route.LoaderArgs) {
  return publicProducts(await loadShop(position));
}

export default function SiteMap({ loaderData }: Route.ComponentProps) {
  return <SiteMapPage products={loaderData} />;
}
