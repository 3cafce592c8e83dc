import type { Route } from './+types/confirmation.ts';
import { appReturn } from '@sonde/machines/rules/checkout';
import { pageServicesContext } from '../page/page-services.ts';
import { rememberedReturn } from '../browser/remembered-return.ts';
import { ConfirmationPage } from '../features/confirmation/confirmation-page.tsx';
import { isJustProved, loadSeenOrder } from '../features/order-access/load-seen-order.ts';
import { OrderAccess } from '../features/order-access/order-access.tsx';
import { newPurchaseOf } from '../features/order-access/purchase-of-order.ts';
import { VisitRecord } from '../page/visit-record.tsx';

/**
 * A visitor with the link sees what was ordered, and names and addresses once they prove that the order is theirs. An
 * unknown token looks like a missing page.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { deepLinkScheme } = context.get(pageServicesContext);
  const order = await loadSeenOrder({ context, request }, params.orderToken);
  if (!order) throw new Response(null, { status: 404 });
  const target = rememberedReturn(request.headers.get('Cookie') ?? '');
  const wayBack = appReturn(target, deepLinkScheme);
  const takesFocus = order.isAccessGranted && isJustProved(request, order.token);
  return { order, wayBack, purchase: newPurchaseOf(order, Date.now()), takesFocus };
}

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  const { order, wayBack, purchase, takesFocus } = loaderData;
  const proof = order.isAccessGranted ? null : <OrderAccess orderToken={order.token} />;
  return (
    <>
      <VisitRecord event={purchase} />
      <ConfirmationPage order={order} wayBack={wayBack} proof={proof} takesFocus={takesFocus} />
    </>
  );
}
