import type { Sql } from '../../db/connect.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import type { Invoice } from '../invoice/invoice.model.ts';
import { loadOrder } from '../order/order.repository.ts';
import { findAdministrators } from '../people/members.repository.ts';

/** Who gets a mail about an invoice: an order's buyer, or those who manage the organization. */
export async function recipientsOf(
  sql: Sql,
  { orderId, organizationId }: Invoice,
): Promise<readonly string[]> {
  if (orderId !== null) {
    const order = await loadOrder(sql, orderId);
    return order === null ? [] : [order.email];
  }
  const { people } = await findAdministrators(sql, organizationId ?? '');
  return people.map(({ email }) => email);
}

/** The page with an invoice and its credit notes. */
export function invoicePageUrl(
  { country, language, orderId }: Invoice,
  { publicUrl, deriveToken }: { readonly publicUrl: string; readonly deriveToken: DeriveToken },
): string {
  const shop = `${publicUrl}/${country.toLowerCase()}/${language}`;
  const page = orderId === null ? 'my-account/' : `payment-details/${deriveToken('order', orderId)}/`;
  return `${shop}/${page}`;
}
