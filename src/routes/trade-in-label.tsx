import type { Route } from './+types/trade-in-label.ts';
import { isJustProved, loadSeenOrder } from '../features/order-access/load-seen-order.ts';
import { OrderAccess } from '../features/order-access/order-access.tsx';
import { TradeInLabelPage, UnprovedTradeInLabel } from '../features/trade-in/trade-in-label-page.tsx';

/** Asks for the buyer's proof first, the same for an unknown token. An order that awaits no old probe has no label. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { orderToken } = params;
  const order = await loadSeenOrder({ context, request }, orderToken);
  if (!order?.isAccessGranted) return { orderToken, label: null };
  if (order.tradeIn?.status !== 'AWAITED') throw new Response(null, { status: 404 });
  const { number, tradeIn } = order;
  return {
    orderToken,
    label: { number, serialNumber: tradeIn.serialNumber, takesFocus: isJustProved(request, orderToken) },
  };
}

export default function TradeInLabel({ loaderData: { orderToken, label } }: Route.ComponentProps) {
  return label === null ? (
    <UnprovedTradeInLabel proof={<OrderAccess orderToken={orderToken} />} />
  ) : (
    <TradeInLabelPage orderToken={orderToken} {...label} />
  );
}
