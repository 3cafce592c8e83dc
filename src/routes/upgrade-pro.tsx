import { isProPlan } from '@sonde/machines/rules/plans';
import { redirect } from 'react-router';
import type { Route } from './+types/upgrade-pro.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { ownerOffers } from '../features/offers/owner-offers.ts';
import { UpgradePage } from '../features/upgrade/upgrade-page.tsx';
import { shopLocale } from '../page/locale.ts';
import { paths } from '../page/paths.ts';

/** Begins with the Pro plan; where it isn't sold online, with whom to ask for it. */
export async function loader(position: Route.LoaderArgs) {
  const offers = ownerOffers(await loadShop(position));
  const pro = offers.sold.find(({ planFamily }) => isProPlan(planFamily))?.terms[0];
  const locale = shopLocale(position.params.countryCode, position.params.language);
  if (pro === undefined && locale !== null) throw redirect(paths.contact(locale));
  return { offers, sku: pro?.sku ?? null };
}

export default function UpgradePro({ loaderData }: Route.ComponentProps) {
  return <UpgradePage {...loaderData} />;
}
