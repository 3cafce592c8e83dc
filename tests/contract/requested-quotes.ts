import { lockPayable } from '../../server/modules/order/lock-payable.ts';
import { newRowId } from '../../server/db/row-id.ts';
import { findAttempt } from '../../server/modules/payment/attempt.repository.ts';
import { settleAttempt } from '../../server/modules/payment/settle-attempt.ts';
import { expireQuotes } from '../../server/modules/order/expire-quotes.ts';
import { inTransaction } from '../../server/db/connect.ts';
import { hashToken } from '../../server/kernel/tokens.ts';
import { fillCheckout, payBy, place } from './checkout-client.ts';
import type { BuyerChoice, CheckoutFields, Completed } from './checkout-client.ts';
import type { OrderShop } from './order-shop.ts';
import type { CheckoutClient } from './checkout-client.ts';

/** For whom a quote is, as its buyer typed it. */
export const organization = { equoteOrganizationName: '  Analytical   Clinic ' };

/** The first moment after the last day in New York. */
export const over = '2026-12-21T05:00:00Z';

/** Quotes that buyers ask for, pay and let expire. */
export function requestedQuotes(currentShop: () => OrderShop, currentClient: () => CheckoutClient) {
  /** A checkout that asks for a quote. */
  async function fillQuote(
    choice: BuyerChoice = {},
    quoteData: object = organization,
  ): Promise<CheckoutFields> {
    const { id: checkoutId } = await fillCheckout(currentClient(), { ...choice, card: null });
    await currentClient().change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
    return payBy(currentClient(), checkoutId, 'ELECTRONIC_QUOTE');
  }

  async function quote(choice?: BuyerChoice): Promise<Completed & { readonly quoted: CheckoutFields }> {
    const checkout = await fillQuote(choice);
    return { ...(await place(currentClient(), checkout)), quoted: checkout };
  }

  const idOf = async (token: string): Promise<string> => {
    const [row] = await currentShop().database.sql<{ id: string }[]>`
    select id from orders where token_hash = ${hashToken(token)}`;
    return row?.id ?? '';
  };

  /** Pays a quote with a card: an attempt of its order, settled as any other. */
  async function charge(orderId: string, card: string): Promise<void> {
    const attemptId = newRowId();
    await inTransaction(currentShop().database.sql, async (sql) => {
      const order = await lockPayable(sql, orderId, currentShop().services.now());
      if (order === null) throw new Error('It cannot be paid');
      await sql`
      insert into payment_attempt (
        id, order_id, gateway, method, payment_method_token, is_kept, amount, currency, status
      )
      values (
        ${attemptId}, ${orderId}, 'stripe', 'CREDIT_CARD', ${card}, false, ${order.total.gross.amount}, 'USD', 'PENDING'
      )`;
    });
    const attempt = await findAttempt(currentShop().database.sql, attemptId);
    if (attempt === null) throw new Error('It has no attempt');
    await settleAttempt(currentShop().services, attempt);
  }

  /** Expires quotes as if it were later. */
  const expireAt = (moment: string) =>
    expireQuotes({ sql: currentShop().database.sql, now: () => new Date(moment) });

  return { fillQuote, quote, idOf, charge, expireAt };
}
