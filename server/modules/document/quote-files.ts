import { orderAccessSeconds } from '@sonde/machines/rules/checkout';
import { quoteNumberOf } from '@sonde/machines/rules/quotes';
import { accessKey, isOpenedByKey } from '../../kernel/access-key.ts';
import type { Order } from '../order/order.model.ts';
import { quoteStatusAt } from '../order/quote-status.ts';
import { loadOrderByToken } from '../order/order.repository.ts';
import type { DocumentServices } from './document-services.ts';
import { printPdf } from './pdf/print-pdf.ts';
import { isQuoted, quoteDocument } from './quote-document.ts';

/** Where quotes are served, with the shop's URL before it. */
const quoteFolder = '/quotes/';

const keyParameter = 'key';

const openedFile = (orderId: string) =>
  ({ kind: 'quote-access', id: orderId, seconds: orderAccessSeconds }) as const;

/** The address of a quote's PDF, for a day. Only the person who may see the whole order is given it. */
export function quoteFileUrl(
  services: Pick<DocumentServices, 'publicUrl' | 'deriveToken' | 'now'>,
  orderId: string,
): string {
  const { publicUrl, deriveToken } = services;
  const key = accessKey(services, openedFile(orderId));
  return `${publicUrl}${quoteFolder}${deriveToken('order', orderId)}.pdf?${keyParameter}=${key}`;
}

type Addresses = Pick<DocumentServices, 'publicUrl' | 'deriveToken'>;

const shopUrlOf = ({ publicUrl }: Addresses, { country, language }: Order) =>
  `${publicUrl}/${country.toLowerCase()}/${language}`;

/** A quote as a PDF; null for an order that was never one. */
export async function printQuote(
  services: Addresses & Pick<DocumentServices, 'seller' | 'supportEmail' | 'bankAccountIn'>,
  order: Order,
): Promise<Buffer | null> {
  if (!isQuoted(order)) return null;
  const shopUrl = shopUrlOf(services, order);
  return printPdf(
    quoteDocument(order, {
      seller: services.seller,
      supportEmail: services.supportEmail,
      bankAccount: services.bankAccountIn(order.country),
      payUrl: `${shopUrl}/order-payment/${services.deriveToken('order', order.id)}/`,
      termsUrl: `${shopUrl}/terms-and-conditions/`,
    }),
  );
}

const privately = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };

/**
 * Serves the PDF of a quote to the person who has its address, for a day; after that, the order's page, which has a new
 * one. It says what the order was frozen with. An expired quote, whose PDF still says how to pay it, has its page instead.
 */
export const createQuoteFiles =
  (services: DocumentServices) =>
  async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const token = url.pathname.slice(quoteFolder.length).replace(/\.pdf$/, '');
    const order = await loadOrderByToken(services.sql, token);
    if (order === null || !isQuoted(order))
      return new Response('Not found.', { status: 404, headers: privately });
    const isOpened = isOpenedByKey(services, openedFile(order.id), url.searchParams.get(keyParameter) ?? '');
    if (!isOpened || quoteStatusAt(order, services.now()) === 'EXPIRED') {
      const Location = `${shopUrlOf(services, order)}/confirmation/${token}/`;
      return new Response(null, { status: 303, headers: { ...privately, Location } });
    }
    const file = await printQuote(services, order);
    return new Response(file && new Uint8Array(file), {
      headers: {
        ...privately,
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${quoteNumberOf(order.number)}.pdf"`,
      },
    });
  };
