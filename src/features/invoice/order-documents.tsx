import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { CreditNoteLink, InvoiceLink } from './invoice-link.tsx';

/** The invoice of an order, and the credit notes of what was refunded of it. */
export function OrderDocuments({ invoice }: Pick<OrderFieldsFragment, 'invoice'>) {
  return (
    <>
      {invoice?.url && (
        <p data-screen-only>
          <InvoiceLink invoice={{ number: invoice.number, url: invoice.url }} />
        </p>
      )}
      {invoice?.creditNotes.map((note) => (
        <p key={note.number} data-screen-only>
          <CreditNoteLink invoice={note} />
        </p>
      ))}
    </>
  );
}
