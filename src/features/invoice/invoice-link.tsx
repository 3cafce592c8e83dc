import { Trans } from '@lingui/react/macro';

interface InvoiceLinkProps {
  readonly invoice: { readonly number: string; readonly url: string };
}

/** A link to the PDF of an invoice. */
export const InvoiceLink = ({ invoice: { number, url } }: InvoiceLinkProps) => (
  <a href={url} type="application/pdf">
    <Trans comment="Link to the PDF of an invoice, named by its number">
      Invoice <bdi>{number}</bdi> (PDF)
    </Trans>
  </a>
);

/** A link to the PDF of a credit note. */
export const CreditNoteLink = ({ invoice: { number, url } }: InvoiceLinkProps) => (
  <a href={url} type="application/pdf">
    <Trans comment="Link to the PDF of a credit note, named by its number: what was refunded of an invoice">
      Credit note <bdi>{number}</bdi> (PDF)
    </Trans>
  </a>
);
