import { selectionFromPath } from '@sonde/machines/rules/selection';
import type { Route } from './+types/product.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { productOffers } from '../features/product/product-offers.ts';
import { shopDay } from '../i18n/shop-day.ts';
import { ProductPage } from '../features/product/product-page.tsx';

export async function loader(position: Route.LoaderArgs) {
  const offers = productOffers(await loadShop(position));
  const { device, subscription, subscriptionPeriod } = position.params;
  const parameters = new URL(position.request.url).searchParams;
  if (!selectionFromPath([device, subscription, subscriptionPeriod], parameters, offers)) {
    throw new Response(null, { status: 404 });
  }
  return { offers, today: shopDay(new Date()) };
}

/** What is on offer depends on the country alone; a choice changes the address, not the offers. */
export function shouldRevalidate({
  currentParams,
  nextParams,
}: {
  currentParams: Record<string, string | undefined>;
  nextParams: Record<string, string | undefined>;
}) {
  return currentParams['countryCode'] !== nextParams['countryCode'];
}

export default function Product({ loaderData, params }: Route.ComponentProps) {
  const { device, subscription, subscriptionPeriod } = params;
  return (
    <ProductPage
      offers={loaderData.offers}
      segments={[device, subscription, subscriptionPeriod]}
      today={loaderData.today}
    />
  );
}
