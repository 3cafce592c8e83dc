import type { Route } from './+types/reactivate-accessories.ts';
import { publicPages } from '../page/public-pages.ts';
import { ReactivationAccessoriesPage } from '../features/accessories/reactivation-accessories-page.tsx';
import { loadShopFor } from '../features/catalogue/load-shop.ts';

export async function loader(position: Route.LoaderArgs) {
  const { accessories } = await loadShopFor(publicPages.accessories, position);
  return accessories;
}

export default function ReactivateAccessories({ loaderData }: Route.ComponentProps) {
  return <ReactivationAccessoriesPage accessories={loaderData} />;
}
