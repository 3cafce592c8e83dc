import { addDays } from '@sonde/machines/rules/time';
import { countryDay } from '@sonde/machines/rules/places';
import { addMoney, type Money, subtractMoney, zeroMoney } from '@sonde/machines/rules/money';
import { tradeInDueDays } from '@sonde/machines/rules/trade-in';
import type { Sql } from '../../db/connect.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import type { Order } from '../order/order.model.ts';
import { loadOrder } from '../order/order.repository.ts';
import { type OrderTradeIn, tradeInOfOrder } from '../trade-in/order-trade-in.ts';
import type { TradeInRevoked } from '../trade-in/settle-trade-in.ts';
import type { Seller } from '../invoice/invoice.model.ts';
import type { MailDocument } from './mail-document.ts';
import { mailFormatFor } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail, SendMail } from './mailer.ts';
import { sellerLines } from './seller-line.ts';

interface BillingShop {
  readonly mailDomain: string;
  readonly seller: Seller;
}

export interface TradeInMailServices extends BillingShop {
  readonly sql: Sql;
  readonly deriveToken: DeriveToken;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly sendMail: SendMail;
}

/** What the order cost less by its credit, including tax. */
const creditedAmount = ({ lines, currency }: Order): Money =>
  lines.reduce(
    (sum, { total, totalDiscounted }) => addMoney(sum, subtractMoney(total.gross, totalDiscounted.gross)),
    zeroMoney(currency),
  );

/** The bill for a credit whose old probe didn't arrive. An order has one Message-ID, however often it is sent. */
export function tradeInBill(
  order: Order,
  { serialNumber: number, returnDay, country }: OrderTradeIn,
  revokedAt: Date,
  { mailDomain, seller, orderUrl }: BillingShop & { readonly orderUrl: string },
): Mail {
  const format = mailFormatFor(order);
  const words = format.words.tradeIn.billed;
  const amount = format.money(creditedAmount(order));
  const due = format.day(addDays(countryDay(country, revokedAt), tradeInDueDays));
  const subject = words.subject({ order: order.number, amount });
  const document: MailDocument = {
    language: format.language,
    direction: format.direction,
    title: subject,
    opening: [
      words.opening({ number: format.leftToRight(number), day: format.day(returnDay), order: order.number }),
      words.pay({ amount, due }),
    ],
    groups: [],
    links: [],
    link: { label: format.words.seeOrder, url: orderUrl },
    closing: sellerLines(seller, { ...order, words: format.words }),
  };
  return {
    messageId: `<trade-in-bill.${order.id}@${mailDomain}>`,
    to: order.email,
    subject,
    text: mailText(document),
    html: mailHtml(document),
  };
}

/**
 * Bills a credit that was taken back, unless the order no longer owes the old probe. May run more than once; the
 * mail's Message-ID stays the same.
 */
export async function sendTradeInBill(
  services: TradeInMailServices,
  { orderId }: TradeInRevoked,
): Promise<void> {
  const order = await loadOrder(services.sql, orderId);
  const tradeIn = order && (await tradeInOfOrder(services.sql, order));
  if (tradeIn?.end != null) return;
  const revokedAt = tradeIn?.revokedAt ?? null;
  if (order === null || tradeIn === null || revokedAt === null)
    throw new Error(`No revoked trade-in of order ${orderId} to send a mail about`);
  const { publicUrl, deriveToken } = services;
  const path = `${order.country.toLowerCase()}/${order.language}/confirmation/${deriveToken('order', order.id)}`;
  const shop = { ...services, orderUrl: `${publicUrl}/${path}/` };
  await services.sendMail(tradeInBill(order, tradeIn, revokedAt, shop));
}
