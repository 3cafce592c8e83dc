import { data } from 'react-router';
import type { Route } from './+types/invoice-payment.ts';
import { loadPayable } from '../features/order-payment/load-payable.ts';
import { OrderPaymentPage } from '../features/order-payment/order-payment-page.tsx';
import { paths } from '../page/paths.ts';

/** The person who has the link sees what is owed, and that it is paid. An unknown token gets a 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const loaded = await loadPayable('INVOICE', { context, params }, params.invoiceToken, paths.invoicePayment);
  return data(loaded?.payable ?? null, { status: loaded === null ? 404 : 200 });
}

export default function InvoicePayment({ loaderData }: Route.ComponentProps) {
  return <OrderPaymentPage kind="INVOICE" payable={loaderData} />;
}
