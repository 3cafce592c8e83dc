import type { Invoice } from '../invoice/invoice.model.ts';
import { findOrderNumber } from '../order/order.repository.ts';
import type { DocumentServices } from './document-services.ts';
import { findInvoice, invoiceFolder, isFileOpened } from './invoice-access.ts';
import { invoiceDocument } from './invoice-document.ts';
import { renderPdf } from './pdf/render-pdf.ts';

async function printedInvoice({ sql, seller }: DocumentServices, invoice: Invoice): Promise<Buffer> {
  const orderNumber = invoice.orderId === null ? null : await findOrderNumber(sql, invoice.orderId);
  return renderPdf(invoiceDocument(invoice, { seller: invoice.seller ?? seller, orderNumber }));
}

/** Where an invoice can be opened again after a day: the page of its order, or the account. */
function pageOf(
  { publicUrl, deriveToken }: DocumentServices,
  { country, language, orderId }: Invoice,
): string {
  const shop = `${publicUrl}/${country.toLowerCase()}/${language}`;
  return orderId === null
    ? `${shop}/my-account/`
    : `${shop}/payment-details/${deriveToken('order', orderId)}/`;
}

const privately = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };

/**
 * Serves the PDF of an invoice to whoever has its address, for a day; after that, the page that has a new one. It is
 * rendered for each request, from what the invoice has said since it was issued.
 */
export const createInvoiceFiles =
  (services: DocumentServices) =>
  async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const token = url.pathname.slice(invoiceFolder.length).replace(/\.pdf$/, '');
    const invoice = await findInvoice(services, token);
    if (invoice === null) return new Response('Not found.', { status: 404, headers: privately });
    if (!isFileOpened(services, invoice.id, url))
      return new Response(null, {
        status: 303,
        headers: { ...privately, Location: pageOf(services, invoice) },
      });
    const file = await printedInvoice(services, invoice);
    return new Response(new Uint8Array(file), {
      headers: {
        ...privately,
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${invoice.number}.pdf"`,
      },
    });
  };
