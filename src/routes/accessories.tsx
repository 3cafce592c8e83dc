import { data } from 'react-router';
import type { Route } from './+types/accessories.ts';
import { earlierExpiry } from '../page/expiry.ts';
import { publicPages } from '../page/public-pages.ts';
import { AccessoriesPage } from '../features/accessories/accessories-page.tsx';
import { loadShopFor } from '../features/catalogue/load-shop.ts';
import { loadDeliveryPreview } from '../features/delivery/load-delivery-preview.ts';
import { untilDeliveryChanges } from '../features/terms/load-answers.ts';

export async function loader(position: Route.LoaderArgs) {
  const [{ accessories }, delivery] = await Promise.all([
    loadShopFor(publicPages.accessories, position),
    loadDeliveryPreview(position),
  ]);
  return data({ accessories, delivery }, { headers: untilDeliveryChanges({ delivery }, new Date()) });
}

/** How long a cache may keep the page; read by `server/web/pages.ts`. */
export const headers = ({ parentHeaders, loaderHeaders }: Route.HeadersArgs) =>
  earlierExpiry(parentHeaders, loaderHeaders);

export default function Accessories({ loaderData }: Route.ComponentProps) {
  return <AccessoriesPage {...loaderData} />;
}
