import { selectionFromPath } from '@sonde/machines/rules/selection';
import type { Route } from './+types/product.ts';
import { ArticlePage } from '../features/article/article-page.tsx';
import { articleOf } from '../features/article/article.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { productOffers } from '../features/product/product-offers.ts';
import { shopDay } from '../i18n/shop-day.ts';
import { ProductPage } from '../features/product/product-page.tsx';

/** A probe with what is chosen for it, or anything else that is sold, by its slug. */
export async function loader(position: Route.LoaderArgs) {
  const shop = await loadShop(position);
  const offers = productOffers(shop);
  const today = shopDay(new Date());
  const { countryCode, device, subscription, subscriptionPeriod } = position.params;
  const parameters = new URL(position.request.url).searchParams;
  const selection = selectionFromPath([device, subscription, subscriptionPeriod], parameters, offers);
  if (selection) return { kind: 'probe', offers, selection, today } as const;
  const article = subscription === undefined && articleOf(device, shop, countryCode.toUpperCase(), today);
  if (!article) throw new Response(null, { status: 404 });
  return { kind: 'article', article } as const;
}

export default function Product({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'article') return <ArticlePage article={loaderData.article} />;
  return <ProductPage {...loaderData} />;
}
