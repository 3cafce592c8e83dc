import { data, redirect, useRouteLoaderData } from 'react-router';
import { estimateHoldsUntil } from '@sonde/machines/rules/checkout';
import { countryDay } from '@sonde/machines/rules/places';
import { isShippingRequired, selectionFromPath } from '@sonde/machines/rules/catalogue';
import type { Route } from './+types/product.ts';
import { SimpleProductPage } from '../features/simple-product/simple-product-page.tsx';
import { earlierExpiry, expiringAt } from '../page/expiry.ts';
import { paths } from '../page/paths.ts';
import { simpleProductOf } from '../features/simple-product/simple-product.ts';
import { loadShop, loadWidestShop, notSoldHere } from '../features/catalogue/load-shop.ts';
import { type DeliveryPreview, loadDeliveryPreview } from '../features/delivery/load-delivery-preview.ts';
import { productOffers } from '../features/offers/product-offers.ts';
import { publicProducts } from '../features/catalogue/public-products.ts';
import { unknownProduct } from '../features/product/unknown-product.ts';
import { unsoldName } from '../features/product/unsold-name.ts';
import { viewedItem } from '../features/product/viewed-item.ts';
import { ProductPage } from '../features/product/product-page.tsx';
import type { loader as storeLoader } from './store.tsx';

/** A page with a delivery changes when orders leave a day later. */
const untilChange = (delivery: DeliveryPreview | null, now: Date) => ({
  headers: expiringAt(delivery && estimateHoldsUntil(now.toISOString())),
});

/** A probe with its selection, or any other product, by its slug. */
export async function loader(position: Route.LoaderArgs) {
  // Only what both stores sell tells the market of a slug.
  const shop = await loadShop(position);
  const offers = productOffers(shop);
  const { countryCode, language, device, subscription, subscriptionPeriod } = position.params;
  if (shop.rentals.some(({ slug }) => slug === device))
    throw redirect(paths.vetRental({ country: countryCode, language }), 301);
  const now = new Date();
  const today = countryDay(countryCode, now);
  const parameters = new URL(position.request.url).searchParams;
  const selection = selectionFromPath([device, subscription, subscriptionPeriod], parameters, offers);
  if (selection) {
    const delivery = await loadDeliveryPreview(position);
    const viewed = viewedItem(selection, offers, shop);
    return data(
      { kind: 'probe', offers, selection, viewed, today, delivery } as const,
      untilChange(delivery, now),
    );
  }
  const product =
    subscription === undefined && simpleProductOf(device, shop, countryCode.toUpperCase(), today);
  if (product) {
    const delivery = isShippingRequired([product]) ? await loadDeliveryPreview(position) : null;
    return data({ kind: 'simple-product', product, today, delivery } as const, untilChange(delivery, now));
  }
  const segments = [device, subscription, subscriptionPeriod];
  const widest = await loadWidestShop(position);
  const name = unsoldName(segments, widest, shop);
  if (name !== null) throw notSoldHere({ kind: 'product', name }, shop);
  const slugs = publicProducts(widest).map(({ slug }) => slug);
  throw data(unknownProduct(segments, slugs), { status: 404 });
}

/** How long a cache may keep the page; read by `server/web/pages.ts`. */
export const headers = ({ parentHeaders, loaderHeaders }: Route.HeadersArgs) =>
  earlierExpiry(parentHeaders, loaderHeaders);

export default function Product({ loaderData }: Route.ComponentProps) {
  const gift = useRouteLoaderData<typeof storeLoader>('routes/store')?.linkedOffer?.gift ?? null;
  if (loaderData.kind === 'simple-product') return <SimpleProductPage {...loaderData} />;
  return <ProductPage {...loaderData} gift={gift} />;
}
