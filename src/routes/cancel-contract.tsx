import type { Route } from './+types/cancel-contract.ts';
import { loadShopFor } from '../features/catalogue/load-shop.ts';
import { CancellationPage } from '../features/declaration/cancellation-page.tsx';
import { publicPages } from '../page/public-pages.ts';

export async function loader(position: Route.LoaderArgs) {
  await loadShopFor(publicPages.cancellation, position);
  return null;
}

export default function CancelContract() {
  return <CancellationPage />;
}
