import { data, redirect, useRouteLoaderData } from 'react-router';
import { countryDay } from '@sonde/machines/rules/places';
import { isShippingRequired, selectionFromPath } from '@sonde/machines/rules/catalogue';
import type { Route } from './+types/product.ts';
import { ArticlePage } from '../features/article/article-page.tsx';
import { paths } from '../page/paths.ts';
import { articleOf } from '../features/article/article.ts';
import { loadShop, loadWidestShop, notSoldHere } from '../features/catalogue/load-shop.ts';
import { loadDeliveryPreview } from '../features/delivery/load-delivery-preview.ts';
import { productOffers } from '../features/offers/product-offers.ts';
import { publicProducts } from '../features/catalogue/public-products.ts';
import { unknownProduct } from '../features/product/unknown-product.ts';
import { unsoldName } from '../features/product/unsold-name.ts';
import { ProductPage } from '../features/product/product-page.tsx';
import type { loader as storeLoader } from './store.tsx';

/** A probe with its selection, or any other product, by its slug. */
export async function loader(position: Route.LoaderArgs) {
  const shop = await loadShop(position);
  const offers = productOffers(shop);
  const { countryCode, language, device, subscription, subscriptionPeriod } = position.params;
  if (shop.rentals.some(({ slug }) => slug === device))
    throw redirect(paths.vetRental({ country: countryCode, language }), 301);
  const today = countryDay(countryCode, new Date());
  const parameters = new URL(position.request.url).searchParams;
  const selection = selectionFromPath([device, subscription, subscriptionPeriod], parameters, offers);
  if (selection)
    return {
      kind: 'probe',
      offers,
      selection,
      today,
      delivery: await loadDeliveryPreview(position),
    } as const;
  const article = subscription === undefined && articleOf(device, shop, countryCode.toUpperCase(), today);
  if (article)
    return {
      kind: 'article',
      article,
      delivery: isShippingRequired([article]) ? await loadDeliveryPreview(position) : null,
    } as const;
  const segments = [device, subscription, subscriptionPeriod];
  const widest = await loadWidestShop(position);
  const name = unsoldName(segments, widest, shop);
  if (name !== null) throw notSoldHere({ kind: 'product', name }, shop);
  const slugs = publicProducts(widest).map(({ slug }) => slug);
  throw data(unknownProduct(segments, slugs), { status: 404 });
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const gift = useRouteLoaderData<typeof storeLoader>('routes/store')?.broughtOffer?.gift ?? null;
  if (loaderData.kind === 'article') return <ArticlePage {...loaderData} />;
  return <ProductPage {...loaderData} gift={gift} />;
}
