import { countryDay } from '@sonde/machines/rules/places';
import { isForMarket, isOfMarket, type Market } from '@sonde/machines/rules/catalogue';
import { publicPages } from '../../page/public-pages.ts';
import { deviceBundles } from '../offers/bundle-offers.ts';
import { loadShopFor, type PagePosition } from '../catalogue/load-shop.ts';
import { homeOffers } from './home-offers.ts';
import { membershipOffers } from '../offers/membership-offers.ts';
import { viewedProducts } from '../offers/viewed-list.tsx';
import { specialisations } from './specialisation-texts.ts';

/** For the loader of a market's home page. */
export async function loadSpecialisation(market: Market, position: PagePosition) {
  const shop = await loadShopFor(publicPages[specialisations[market].name], position, market);
  const country = position.params.countryCode.toUpperCase();
  const today = countryDay(country, new Date());
  return {
    offers: homeOffers(shop, today).filter((offer) => isOfMarket(offer, market)),
    memberships: membershipOffers(shop, country, today, market).filter((offer) => isForMarket(offer, market)),
  };
}

/** For the loaders of its bundles and its probes. */
export async function loadBundles(market: Market, position: PagePosition) {
  const shop = await loadShopFor(publicPages[specialisations[market].name], position, market);
  const devices = deviceBundles(shop, countryDay(position.params.countryCode, new Date())).filter((device) =>
    isOfMarket(device, market),
  );
  const slugs = devices.map(({ slug }) => slug);
  return { devices, viewed: viewedProducts(shop, slugs) };
}
