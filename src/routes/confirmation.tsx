import type { Route } from './+types/confirmation.ts';
import { isPurchaseNew } from '@sonde/machines/rules/analytics';
import { millisecondsOf } from '@sonde/machines/rules/time';
import { appReturn } from '@sonde/machines/rules/checkout';
import { pageServicesContext } from '../page/page-services.ts';
import { rememberedReturn } from '../browser/remembered-return.ts';
import { ConfirmationPage } from '../features/confirmation/confirmation-page.tsx';
import { PurchaseRecord } from '../features/confirmation/purchase-record.tsx';
import { loadSeenOrder } from '../features/order-access/load-seen-order.ts';
import { OrderAccess } from '../features/order-access/order-access.tsx';

/**
 * A visitor with the link sees what was ordered, and names and addresses once they prove that the order is theirs. An
 * unknown token looks like a missing page.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { deepLinkScheme } = context.get(pageServicesContext);
  const order = await loadSeenOrder({ context, request }, params.orderToken);
  if (!order) throw new Response(null, { status: 404 });
  const target = rememberedReturn(request.headers.get('Cookie') ?? '');
  const isNew = isPurchaseNew(millisecondsOf(order.created), Date.now());
  return { order, wayBack: appReturn(target, deepLinkScheme), isNew };
}

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  const { order, wayBack, isNew } = loaderData;
  const proof = order.isAccessGranted ? null : <OrderAccess orderToken={order.token} />;
  return (
    <>
      {isNew && order.status !== 'UNCONFIRMED' && <PurchaseRecord order={order} />}
      <ConfirmationPage order={order} wayBack={wayBack} proof={proof} />
    </>
  );
}
