import type { Route } from './+types/accessories.ts';
import { AccessoriesPage } from '../features/accessories/accessories-page.tsx';
import { loadShop } from '../features/catalogue/load-shop.ts';

export async function loader(position: Route.LoaderArgs) {
  const { accessories } = await loadShop(position);
  return accessories;
}

export default function Accessories({ loaderData }: Route.ComponentProps) {
  return <AccessoriesPage accessories={loaderData} />;
}
