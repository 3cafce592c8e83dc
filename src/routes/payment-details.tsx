import type { Route } from './+types/payment-details.ts';
import { isJustProved, loadSeenOrder } from '../features/order-access/load-seen-order.ts';
import { OrderAccess } from '../features/order-access/order-access.tsx';
import {
  PaymentDetailsPage,
  UnprovedPaymentDetails,
} from '../features/payment-details/payment-details-page.tsx';

/** Shows nothing of an order before its buyer has proved that it is theirs; the same for an unknown token. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const order = await loadSeenOrder({ context, request }, params.orderToken);
  return {
    order: order?.isAccessGranted ? order : null,
    orderToken: params.orderToken,
    takesFocus: isJustProved(request, params.orderToken),
  };
}

export default function PaymentDetails({
  loaderData: { order, orderToken, takesFocus },
}: Route.ComponentProps) {
  return order === null ? (
    <UnprovedPaymentDetails proof={<OrderAccess orderToken={orderToken} />} />
  ) : (
    <PaymentDetailsPage order={order} takesFocus={takesFocus} />
  );
}
