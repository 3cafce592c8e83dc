import type { OrderHistoryPorts, OrderSummary } from '@sonde/machines/order-history';
import { fromApiTaxedMoney } from '../graphql/from-api-money.ts';
import { UserOrdersDocument, type UserOrdersQuery } from '../graphql/orders.generated.ts';
import { loadAnswers, withAccessCheck } from './account-requests.ts';

type ApiOrder = NonNullable<UserOrdersQuery['userOrders']>['orders'][number];

/** The invoice or credit note with its PDF; empty where the person who asks may not see it. */
const linkOf = ({ number, url }: { readonly number: string; readonly url: string | null }) =>
  url === null ? [] : [{ number, url }];

const fromApiOrder = ({
  created,
  total,
  paymentStatus,
  lines,
  invoice,
  quote,
  ...order
}: ApiOrder): OrderSummary => ({
  token: order.token,
  number: order.number,
  placedAt: created,
  status: order.status,
  quoteStatus: quote?.status ?? null,
  chargeStatus: order.chargeStatus,
  isPaid: paymentStatus === 'PAID',
  total: fromApiTaxedMoney(total).gross,
  invoice: invoice === null ? null : (linkOf(invoice)[0] ?? null),
  creditNotes: invoice?.creditNotes.flatMap(linkOf) ?? [],
  quoteUrl: quote?.url ?? null,
  lines: lines.map(({ id, productRawName, variantName, quantity }) => ({
    id,
    name: productRawName,
    variantName,
    quantity,
  })),
});

/** The ports of the order history. */
export const orderHistoryPorts: OrderHistoryPorts = {
  loadOrders: ({ after }) =>
    withAccessCheck(async () => {
      const { askAccount } = await loadAnswers();
      const { userOrders } = await askAccount(UserOrdersDocument, { after });
      if (userOrders === null) return { status: 'denied' };
      return { status: 'known', orders: userOrders.orders.map(fromApiOrder), next: userOrders.next };
    }),
};
