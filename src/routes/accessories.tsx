import type { Route } from './+types/accessories.ts';
import { publicPages } from '../page/public-pages.ts';
import { AccessoriesPage } from '../features/accessories/accessories-page.tsx';
import { loadShopFor } from '../features/catalogue/load-shop.ts';

export async function loader(position: Route.LoaderArgs) {
  const { accessories } = await loadShopFor(publicPages.accessories, position);
  return accessories;
}

export default function Accessories({ loaderData }: Route.ComponentProps) {
  return <AccessoriesPage accessories={loaderData} />;
}
