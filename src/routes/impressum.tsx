import type { Route } from './+types/impressum.ts';
import { publicPages } from '../page/public-pages.ts';
import { loadShopFor } from '../features/catalogue/load-shop.ts';
import { ImpressumPage } from '../features/impressum/impressum-page.tsx';

export async function loader(position: Route.LoaderArgs) {
  await loadShopFor(publicPages.impressum, position);
  return null;
}

export default function Impressum() {
  return <ImpressumPage />;
}
