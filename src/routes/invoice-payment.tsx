import { data } from 'react-router';
import type { Route } from './+types/invoice-payment.ts';
import { InvoicePaymentPage } from '../features/order-payment/invoice-payment-page.tsx';
import { loadInvoicePayable } from '../features/order-payment/load-payable.ts';
import { paths } from '../page/paths.ts';

/** Whoever has the link sees what is owed, and that it is paid. An unknown token gets a 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const payable = await loadInvoicePayable({ context, params }, params.invoiceToken, paths.invoicePayment);
  return data(payable, { status: payable === null ? 404 : 200 });
}

export default function InvoicePayment({ loaderData }: Route.ComponentProps) {
  return <InvoicePaymentPage payable={loaderData} />;
}
