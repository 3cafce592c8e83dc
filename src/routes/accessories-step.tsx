import type { Route } from './+types/accessories-step.ts';
import { publicPages } from '../page/public-pages.ts';
import { AccessoriesStepPage } from '../features/accessories/accessories-step-page.tsx';
import { loadShopFor } from '../features/catalogue/load-shop.ts';

export async function loader(position: Route.LoaderArgs) {
  const { accessories } = await loadShopFor(publicPages.accessories, position);
  return accessories;
}

export default function AccessoriesStep({ loaderData }: Route.ComponentProps) {
  return <AccessoriesStepPage accessories={loaderData} />;
}
