import { isProPlan } from '@sonde/machines/rules/plans';
import { countryDay } from '@sonde/machines/rules/places';
import { type Market, isOfMarket } from '@sonde/machines/rules/catalogue';
import { publicPages } from '../../page/public-pages.ts';
import { deviceBundles } from '../offers/bundle-offers.ts';
import { loadShopFor, type PagePosition } from '../catalogue/load-shop.ts';
import { viewedProducts } from '../offers/viewed-list.tsx';
import { proMembership } from './pro-features.ts';

const pages = { HUMAN: publicPages.proMembership, VETERINARY: publicPages.proMembershipVeterinary } as const;

/** For the loader of a market's Pro membership. */
export async function loadProMembership(market: Market, position: PagePosition) {
  const shop = await loadShopFor(pages[market], position, market);
  const membership = proMembership(shop, market);
  if (membership === null) throw new Response(null, { status: 404 });
  const devices = deviceBundles(shop, countryDay(position.params.countryCode, new Date()))
    .filter((device) => isOfMarket(device, market))
    .map((device) => ({
      ...device,
      bundles: device.bundles.filter(({ planFamily }) => isProPlan(planFamily)),
    }))
    .filter(({ bundles }) => bundles.length > 0);
  return { membership, devices, viewed: viewedProducts(shop, [membership.slug]) };
}
