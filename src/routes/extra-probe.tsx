import type { Route } from './+types/extra-probe.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { ExtraProbePage } from '../features/extra-probe/extra-probe-page.tsx';
import { probeOffers } from '../features/extra-probe/probe-offers.ts';

export async function loader(position: Route.LoaderArgs) {
  return probeOffers(await loadShop(position));
}

export default function ExtraProbe({ loaderData }: Route.ComponentProps) {
  return <ExtraProbePage offers={loaderData} />;
}
