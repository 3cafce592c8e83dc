import type { Invoice, Seller } from '../invoice/invoice.model.ts';
import { findOrderNumber } from '../order/order.repository.ts';
import type { DocumentServices } from './document-services.ts';
import { loadInvoice } from '../invoice/invoice.repository.ts';
import { creditNoteFolder, findCreditNote, isCreditNoteOpened } from './credit-note-access.ts';
import { creditNoteDocument } from './credit-note-document.ts';
import { findInvoice, invoiceFolder, isFileOpened } from './invoice-access.ts';
import { invoiceDocument } from './invoice-document.ts';
import { printPdf } from './pdf/print-pdf.ts';
import type { PrintedDocument } from './printed-document.ts';

/** A document of which someone has the address. */
interface FoundDocument {
  /** The invoice itself, or the one of a credit note. */
  readonly invoice: Invoice;
  readonly number: string;
  isOpenedBy(url: URL): boolean;
  document(of: { readonly seller: Seller; readonly orderNumber: string | null }): PrintedDocument;
}

async function invoiceOf(services: DocumentServices, token: string): Promise<FoundDocument | null> {
  const invoice = await findInvoice(services, token);
  return (
    invoice && {
      invoice,
      number: invoice.number,
      isOpenedBy: (url) => isFileOpened(services, invoice.id, url),
      document: (of) => invoiceDocument(invoice, of),
    }
  );
}

async function creditNoteOf(services: DocumentServices, token: string): Promise<FoundDocument | null> {
  const note = await findCreditNote(services, token);
  const invoice = note && (await loadInvoice(services.sql, note.invoiceId));
  return (
    invoice && {
      invoice,
      number: note.number,
      isOpenedBy: (url) => isCreditNoteOpened(services, note.id, url),
      document: (of) => creditNoteDocument(note, { invoice, ...of }),
    }
  );
}

async function printInvoice({ sql, seller }: DocumentServices, { invoice, document }: FoundDocument) {
  const order = invoice.orderId === null ? null : await findOrderNumber(sql, invoice.orderId);
  const orderNumber = order && order.number;
  return printPdf(document({ seller: invoice.seller ?? seller, orderNumber }));
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

/** Where the PDFs of each kind are served, and how one is found by its token. */
const folders = [
  [invoiceFolder, invoiceOf],
  [creditNoteFolder, creditNoteOf],
] as const;

async function findDocument(services: DocumentServices, { pathname }: URL): Promise<FoundDocument | null> {
  const [folder, find] = folders.find(([name]) => pathname.startsWith(name)) ?? [];
  return folder === undefined ? null : find(services, pathname.slice(folder.length).replace(/\.pdf$/, ''));
}

/**
 * Serves the PDF of an invoice or a credit note to the person who has its address, for a day; after that, the page that
 * has a new one. It says what it has said since it was issued.
 */
export const createInvoiceFiles =
  (services: DocumentServices) =>
  async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const document = await findDocument(services, url);
    if (document === null) return new Response('Not found.', { status: 404, headers: privately });
    if (!document.isOpenedBy(url))
      return new Response(null, {
        status: 303,
        headers: { ...privately, Location: pageOf(services, document.invoice) },
      });
    const file = await printInvoice(services, document);
    return new Response(new Uint8Array(file), {
      headers: {
        ...privately,
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${document.number}.pdf"`,
      },
    });
  };
