import { orderAccessSeconds } from '@sonde/machines/rules/checkout';
import { accessKey, isOpenedByKey } from '../../kernel/access-key.ts';
import type { RequestFacts } from '../../kernel/request-facts.ts';
import type { Invoice } from '../invoice/invoice.model.ts';
import { loadInvoice } from '../invoice/invoice.repository.ts';
import { idOfInvoiceToken, invoiceToken } from '../invoice/document-token.ts';
import { managedOrganizations, maySeeOrder } from '../order/may-see-order.ts';
import { isOpenedBy } from '../order/order-access.ts';
import { loadOrder } from '../order/order.repository.ts';
import type { DocumentServices } from './document-services.ts';
import { fileAddress, keyParameter } from './file-address.ts';

/** The invoice of a token, no matter who asks; null for an unknown one. */
export async function findInvoice(
  { sql, deriveToken }: Pick<DocumentServices, 'sql' | 'deriveToken'>,
  token: string,
): Promise<Invoice | null> {
  const id = idOfInvoiceToken(deriveToken, token);
  return id === null ? null : loadInvoice(sql, id);
}

type Asking = Pick<RequestFacts, 'account'>;

async function maySeeInvoice(
  services: DocumentServices,
  { orderId, organizationId }: Invoice,
  accessKeyOfOrder: string | null,
  { account }: Asking,
): Promise<boolean> {
  const person = await services.people.of(account);
  if (orderId === null) return person !== null && managedOrganizations(person).includes(organizationId ?? '');
  if (accessKeyOfOrder !== null && isOpenedBy(services, orderId, accessKeyOfOrder)) return true;
  const order = person && (await loadOrder(services.sql, orderId));
  return order !== null && maySeeOrder(person, order);
}

/**
 * The invoice of a token, for its buyer, the person who manages its organization, and the person who has its order's
 * access key.
 */
export async function invoiceSeenBy(
  services: DocumentServices,
  token: string,
  accessKeyOfOrder: string | null,
  facts: Asking,
): Promise<Invoice | null> {
  const invoice = await findInvoice(services, token);
  return invoice && (await maySeeInvoice(services, invoice, accessKeyOfOrder, facts)) ? invoice : null;
}

const openedFile = (id: string) => ({ kind: 'invoice-access', id, seconds: orderAccessSeconds }) as const;

/** Where invoices are served, with the shop's URL before it. */
export const invoiceFolder = '/invoices/';

/** The address of an invoice's PDF, for a day. Only the person who may see the invoice is given it. */
export function invoiceFileUrl(services: DocumentServices, id: string): string {
  const token = invoiceToken(services.deriveToken, id);
  return fileAddress(services, invoiceFolder, { token, key: accessKey(services, openedFile(id)) });
}

/** Whether the address of a PDF opens it now. */
export const isFileOpened = (services: DocumentServices, id: string, url: URL): boolean =>
  isOpenedByKey(services, openedFile(id), url.searchParams.get(keyParameter) ?? '');
