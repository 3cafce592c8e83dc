import { toGlobalId } from '../../kernel/global-id.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import { invoiceToken } from '../invoice/document-token.ts';
import { loadInvoicesOfOrganization } from '../invoice/invoice.repository.ts';
import { apiTaxLine } from '../tax/api-tax-line.ts';
import type { DocumentServices } from './document-services.ts';
import { creditNoteFileUrl } from './credit-note-access.ts';
import './document.parents.ts';
import { quoteFileUrl } from './quote-files.ts';
import { invoiceFileUrl, invoiceSeenBy } from './invoice-access.ts';

/** Of a membership, newest first: two years of one that renews every month. */
const mostInvoices = 24;

/** Invoices, for those who may see them. */
export const documentApi = (services: DocumentServices): ModuleApi => ({
  nodes: { Invoice: (token, facts) => invoiceSeenBy(services, token, null, facts) },
  resolvers: {
    Query: {
      invoice: (_parent, { token, accessKey }, facts) =>
        invoiceSeenBy(services, token, accessKey ?? null, facts),
    },
    OrderQuote: {
      url: ({ orderId, status, isAccessGranted }) =>
        isAccessGranted && status !== 'EXPIRED' ? quoteFileUrl(services, orderId) : null,
    },
    Organization: {
      invoices: ({ organization, isSeenByAdmin }) =>
        isSeenByAdmin ? loadInvoicesOfOrganization(services.sql, organization.id, mostInvoices) : null,
    },
    Invoice: {
      id: ({ id }) => toGlobalId('Invoice', invoiceToken(services.deriveToken, id)),
      token: ({ id }) => invoiceToken(services.deriveToken, id),
      created: ({ paidAt }) => paidAt.toISOString(),
      url: ({ id }) => invoiceFileUrl(services, id),
      paymentStatus: () => 'PAID',
      lines: ({ lines }) =>
        lines.map(({ name, kind, quantity, unitPrice, amount }) => ({
          name,
          kind,
          quantity,
          unitPrice,
          totalPrice: amount,
        })),
      taxLines: ({ taxLines, language }) => taxLines.map((line) => apiTaxLine(line, language)),
    },
    CreditNote: { url: ({ id }) => creditNoteFileUrl(services, id) },
  },
});
