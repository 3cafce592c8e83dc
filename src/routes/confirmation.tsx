import type { Route } from './+types/confirmation.ts';
import { appReturn } from '@sonde/machines/rules/checkout';
import { pageServicesContext } from '../page/page-services.ts';
import { rememberedReturn } from '../browser/remembered-return.ts';
import { ConfirmationPage } from '../features/confirmation/confirmation-page.tsx';
import { OrderDocument } from '../graphql/checkout.generated.ts';
import { executeForPage } from '../graphql/execute.ts';

/** Whoever has the link sees the order; an unknown token looks like a page that does not exist. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(pageServicesContext);
  const { order } = await executeForPage(
    services,
    OrderDocument,
    { token: params.orderToken },
    'Failed to load the order',
  );
  if (!order) throw new Response(null, { status: 404 });
  const target = rememberedReturn(request.headers.get('Cookie') ?? '');
  return { order, wayBack: appReturn(target, services.deepLinkScheme) };
}

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  return <ConfirmationPage {...loaderData} />;
}
