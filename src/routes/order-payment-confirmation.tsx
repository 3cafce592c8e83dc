import { data } from 'react-router';
import type { Route } from './+types/order-payment-confirmation.ts';
import { loadPurchase } from '../features/order-access/load-purchase.ts';
import { loadPayable } from '../features/order-payment/load-payable.ts';
import { OrderPaymentPage } from '../features/order-payment/order-payment-page.tsx';
import { paths } from '../page/paths.ts';

/** The person who has the link sees what is owed, and that it is paid. An unknown token gets a 404. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { orderToken } = params;
  const loaded = await loadPayable('ORDER', { context, params }, orderToken, paths.orderPaymentConfirmation);
  const purchase = await loadPurchase({ context, request }, orderToken);
  return data({ ...loaded, purchase }, { status: loaded === null ? 404 : 200 });
}

export default function OrderPaymentConfirmation({
  loaderData: { payable, organization, purchase },
}: Route.ComponentProps) {
  return (
    <OrderPaymentPage
      kind="ORDER"
      payable={payable ?? null}
      organization={organization ?? null}
      purchase={purchase}
    />
  );
}
