import type { Route } from './+types/terms-and-conditions.ts';
import { loadShippingRates } from '../features/terms/load-shipping-rates.ts';
import { termsAt } from '../features/terms/terms-documents.ts';
import { TermsPage } from '../features/terms/terms-page.tsx';

export async function loader(position: Route.LoaderArgs) {
  const terms = termsAt(position.params.document, position.params.version);
  if (terms === null) throw new Response(null, { status: 404 });
  return { terms, rates: await loadShippingRates(position) };
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TermsPage {...loaderData} />;
}
