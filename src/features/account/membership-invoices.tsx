import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountInvoice } from '@sonde/machines/account';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/table/table.tsx';
import { CreditNoteLink, InvoiceLink } from '../invoice/invoice-link.tsx';

const links = { INVOICE: InvoiceLink, CREDIT_NOTE: CreditNoteLink } as const;

/** The invoices of an organization's membership, for those who manage it. An order's are with the orders. */
export function MembershipInvoices({ invoices }: { readonly invoices: readonly AccountInvoice[] }) {
  const { t } = useLingui();
  const format = useFormat();
  if (invoices.length === 0) return null;
  return (
    <Stack as="section" gap={4}>
      <h2>
        <Trans>Membership invoices</Trans>
      </h2>
      <Table
        caption={t`Membership invoices`}
        isCaptionHidden
        density="compact"
        onPhone="lines"
        columns={[
          { key: 'number', label: t`Invoice` },
          { key: 'date', label: t({ message: 'Date', comment: 'When an invoice was issued' }) },
          { key: 'total', label: t`Total`, isNumeric: true },
        ]}
        rows={invoices.map((invoice) => {
          const Link = links[invoice.kind];
          return {
            id: invoice.number,
            cells: {
              number: <Link invoice={invoice} />,
              date: format.longDay(invoice.issuedOn),
              total: format.money(invoice.total),
            },
          };
        })}
      />
    </Stack>
  );
}
