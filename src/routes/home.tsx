import { data } from 'react-router';
import { countryDay } from '@sonde/machines/rules/places';
import type { Route } from './+types/home.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { homeOffers } from '../features/home/home-offers.ts';
import { loadAnswers, untilDeliveryChanges } from '../features/terms/load-answers.ts';
import { earlierExpiry } from '../page/expiry.ts';

export async function loader(position: Route.LoaderArgs) {
  const now = new Date();
  const [shop, trust] = await Promise.all([loadShop(position), loadAnswers(position)]);
  const offers = homeOffers(shop, countryDay(position.params.countryCode, now));
  return data({ offers, ...trust }, { headers: untilDeliveryChanges(trust, now) });
}

/** How long a cache may keep the page; read by `server/web/pages.ts`. */
export const headers = ({ parentHeaders, loaderHeaders }: Route.HeadersArgs) =>
  earlierExpiry(parentHeaders, loaderHeaders);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
