import { data } from 'react-router';
import type { Route } from './+types/delivery.ts';
import { loadDeliveryPreview } from '../features/delivery/load-delivery-preview.ts';
import { DeliveryPage } from '../features/terms/delivery-page.tsx';
import { untilDeliveryChanges } from '../features/terms/load-answers.ts';
import { loadShippingRates } from '../features/terms/load-shipping-rates.ts';
import { earlierExpiry } from '../page/expiry.ts';

export async function loader(position: Route.LoaderArgs) {
  const now = new Date();
  const [rates, delivery] = await Promise.all([loadShippingRates(position), loadDeliveryPreview(position)]);
  return data({ rates, delivery }, { headers: untilDeliveryChanges({ delivery }, now) });
}

/** How long a cache may keep the page; read by `server/web/pages.ts`. */
export const headers = ({ parentHeaders, loaderHeaders }: Route.HeadersArgs) =>
  earlierExpiry(parentHeaders, loaderHeaders);

export default function Delivery({ loaderData }: Route.ComponentProps) {
  return <DeliveryPage {...loaderData} />;
}
