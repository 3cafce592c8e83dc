import type { Route } from './+types/terms-and-conditions.ts';
import { loadShippingRates } from '../features/terms/load-shipping-rates.ts';
import { TermsPage } from '../features/terms/terms-page.tsx';

export function loader(position: Route.LoaderArgs) {
  return loadShippingRates(position);
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TermsPage rates={loaderData} />;
}
