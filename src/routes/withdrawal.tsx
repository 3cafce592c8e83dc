import type { Route } from './+types/withdrawal.ts';
import { loadShopFor } from '../features/catalogue/load-shop.ts';
import { WithdrawalPage } from '../features/declaration/withdrawal-page.tsx';
import { publicPages } from '../page/public-pages.ts';

export async function loader(position: Route.LoaderArgs) {
  await loadShopFor(publicPages.withdrawal, position);
  return null;
}

export default function Withdrawal() {
  return <WithdrawalPage />;
}
