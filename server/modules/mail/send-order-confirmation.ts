import type { Sql } from '../../db/connect.ts';
import type { CrashPoint } from '../../kernel/crash-points.ts';
import { loadOrder } from '../order/order.repository.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import { tradeInOwedBy } from '../trade-in/order-trade-in.ts';
import type { SendMail } from './mailer.ts';
import { orderConfirmation } from './order-confirmation.ts';
import type { ConfirmingShop } from './order-confirmation.ts';

export interface ConfirmationMailServices extends Omit<
  ConfirmingShop,
  'orderUrl' | 'termsUrl' | 'cancelUrl' | 'accountUrl' | 'labelUrl'
> {
  readonly sql: Sql;
  readonly sendMail: SendMail;
  readonly deriveToken: DeriveToken;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly crashPoint: CrashPoint;
  /** Whether there is an account service. */
  readonly hasAccounts: boolean;
}

/** Sends the confirmation of an order. May run more than once; the mail's Message-ID stays the same. */
export async function sendOrderConfirmation(
  services: ConfirmationMailServices,
  orderId: string,
): Promise<void> {
  const order = await loadOrder(services.sql, orderId);
  if (order === null) throw new Error(`No confirmed order ${orderId} to send a mail about`);
  const shopUrl = `${services.publicUrl}/${order.country.toLowerCase()}/${order.language}`;
  const token = services.deriveToken('order', order.id);
  const shop = {
    ...services,
    orderUrl: `${shopUrl}/confirmation/${token}/`,
    termsUrl: `${shopUrl}/terms-and-conditions/`,
    cancelUrl: `${shopUrl}/cancel-contract/?order=${order.number}`,
    accountUrl: services.hasAccounts ? `${shopUrl}/my-account/` : null,
    labelUrl: `${shopUrl}/trade-in-label/${token}/`,
  };
  const mail = orderConfirmation(order, shop, await tradeInOwedBy(services.sql, order));
  services.crashPoint('mail.before-send');
  await services.sendMail(mail);
  services.crashPoint('mail.after-send');
}
