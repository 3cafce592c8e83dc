import type { Route } from './+types/device-iq.ts';
import { publicPages } from '../page/public-pages.ts';
import { loadShopFor } from '../features/catalogue/load-shop.ts';
import { DeviceIqPage } from '../features/device-iq/device-iq-page.tsx';
import { eventItemOf, priceRows } from '../features/offers/price-rows.ts';
import { ViewedList } from '../features/offers/viewed-list.tsx';

/** The older probe has a Lightning connector. */
export async function loader(position: Route.LoaderArgs) {
  const shop = await loadShopFor(publicPages.deviceIq, position);
  return priceRows(shop).filter(({ kind, connector }) => kind === 'ACCESSORY' && connector === 'LIGHTNING');
}

export default function DeviceIq({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ViewedList id="iq-cables" items={loaderData.map(eventItemOf)} />
      <DeviceIqPage cables={loaderData} />
    </>
  );
}
