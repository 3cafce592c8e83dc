import type { Route } from './+types/edit-membership.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { EditMembershipPage } from '../features/edit-membership/edit-membership-page.tsx';
import { ownerOffers } from '../features/offers/owner-offers.ts';

export async function loader(position: Route.LoaderArgs) {
  return ownerOffers(await loadShop(position));
}

export default function EditMembership({ loaderData }: Route.ComponentProps) {
  return <EditMembershipPage offers={loaderData} />;
}
