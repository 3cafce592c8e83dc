import { data } from 'react-router';
import type { Route } from './+types/trade-in.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { tradeInOffer } from '../features/trade-in/trade-in-offer.ts';
import { TradeInPage } from '../features/trade-in/trade-in-page.tsx';
import { publicPages } from '../page/public-pages.ts';

/** Other countries' pages say that no old probes are taken there, which is a 404 for crawlers. */
export async function loader(position: Route.LoaderArgs) {
  const shop = await loadShop(position);
  return data(tradeInOffer(shop), { status: publicPages.tradeIn.isIn(shop.country) ? 200 : 404 });
}

export default function TradeIn({ loaderData }: Route.ComponentProps) {
  return <TradeInPage offer={loaderData} />;
}
