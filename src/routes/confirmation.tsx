import type { Route } from './+types/confirmation.ts';
import { pageServicesContext } from '../app/page-services.ts';
import { ConfirmationPage } from '../features/confirmation/confirmation-page.tsx';
import { OrderDocument } from '../graphql/checkout.generated.ts';
import { executeForPage } from '../graphql/execute.ts';

/** Whoever has the link sees the order; an unknown token looks like a page that does not exist. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { order } = await executeForPage(
    context.get(pageServicesContext),
    OrderDocument,
    { token: params.orderToken },
    'Failed to load the order',
  );
  if (!order) throw new Response(null, { status: 404 });
  return order;
}

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  return <ConfirmationPage order={loaderData} />;
}
