import { countryDay } from '@sonde/machines/rules/places';
import type { Route } from './+types/memberships.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { membershipOffers } from '../features/offers/membership-offers.ts';
import { ViewedList, viewedProducts } from '../features/offers/viewed-list.tsx';
import { membershipQuestionOf, membershipsOf } from '../features/memberships/membership-question.ts';
import { MembershipsPage } from '../features/memberships/memberships-page.tsx';

/** `?market=vet` asks for those of veterinarians; `people` and `need` for advice, `plan` for a comparison. */
export async function loader(position: Route.LoaderArgs) {
  const country = position.params.countryCode.toUpperCase();
  const shop = await loadShop(position);
  const question = membershipQuestionOf(new URL(position.request.url).searchParams);
  const offers = membershipOffers(shop, country, countryDay(country, new Date()), question.market);
  const slugs = membershipsOf(offers, question.market).map(({ slug }) => slug);
  return { offers, question, viewed: viewedProducts(shop, slugs) };
}

export default function Memberships({ loaderData: { offers, question, viewed } }: Route.ComponentProps) {
  return (
    <>
      <ViewedList id="memberships" items={viewed} />
      <MembershipsPage offers={offers} question={question} />
    </>
  );
}
