import { data } from 'react-router';
import type { Route } from './+types/vet-rental.ts';
import { publicPages } from '../page/public-pages.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { rentalOffers } from '../features/vet-rental/rental-offers.ts';
import { VetRentalPage } from '../features/vet-rental/vet-rental-page.tsx';

/** Other countries' pages say that nothing is rented there, which is a 404 for crawlers. */
export async function loader(position: Route.LoaderArgs) {
  const shop = await loadShop(position, 'VET');
  const isRented = publicPages.vetRental.isIn(shop.country);
  return data(rentalOffers(shop), { status: isRented ? 200 : 404 });
}

export default function VetRental({ loaderData }: Route.ComponentProps) {
  return <VetRentalPage offers={loaderData} />;
}
