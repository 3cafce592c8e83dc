import type { Route } from './+types/trade-in-program.ts';
import { loadShopFor } from '../features/catalogue/load-shop.ts';
import { tradeInOffer } from '../features/trade-in/trade-in-offer.ts';
import { TradeInProgramPage } from '../features/trade-in/trade-in-program-page.tsx';
import { publicPages } from '../page/public-pages.ts';

export async function loader(position: Route.LoaderArgs) {
  return tradeInOffer(await loadShopFor(publicPages.tradeInProgram, position));
}

export default function TradeInProgram({ loaderData }: Route.ComponentProps) {
  return <TradeInProgramPage offer={loaderData} />;
}
