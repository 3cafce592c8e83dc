import { findRunningSeller, type IssuingSeller } from '../modules/invoice/running-seller.repository.ts';
import type { InvoiceServices } from '../modules/subscription/payable-invoice.ts';

/** The variables that decide what an invoice says of its seller, with what they come to. */
const variables: Readonly<Record<string, (of: IssuingSeller) => string | null | undefined>> = {
  SELLER_NAME: ({ seller }) => seller.name,
  SELLER_ADDRESS: ({ seller }) => seller.address,
  SELLER_COUNTRY: ({ seller }) => seller.country,
  SELLER_VAT_NUMBER: ({ seller }) => seller.vatNumber,
  SELLER_GST_HST_NUMBER: ({ taxRegistrations }) => taxRegistrations['CA'],
  SELLER_PST_NUMBER_BC: ({ taxRegistrations }) => taxRegistrations['CA-BC'],
  SELLER_RST_NUMBER_MB: ({ taxRegistrations }) => taxRegistrations['CA-MB'],
  SELLER_QST_NUMBER: ({ taxRegistrations }) => taxRegistrations['CA-QC'],
  SELLER_PST_NUMBER_SK: ({ taxRegistrations }) => taxRegistrations['CA-SK'],
};

/**
 * Why this process must not issue an invoice: its environment names another seller than the shop's. Null if they agree.
 * An invoice can't be changed afterwards, and its tax depends on the seller.
 */
export async function problemWithSeller(
  own: IssuingSeller & Pick<InvoiceServices, 'sql'>,
): Promise<string | null> {
  const running = await findRunningSeller(own.sql);
  if (running === null) return 'The shop has not been started since its update. Start it first.';
  const differing = Object.entries(variables).flatMap(([name, valueOf]) =>
    (valueOf(own) ?? null) === (valueOf(running) ?? null) ? [] : [name],
  );
  return differing.length === 0
    ? null
    : `The invoice would be issued by “${own.seller.name}”, but the shop’s seller is “${running.seller.name}”. Give this command the shop’s environment: ${differing.join(', ')}. If you have changed it, restart the shop first.`;
}
