import { redirect, type RouterContextProvider } from 'react-router';
import type { Payable } from '@sonde/machines/order-payment';
import { countryByCode, languageFor } from '@sonde/machines/rules/places';
import { executeForPage } from '../../graphql/execute.ts';
import { InvoiceDocument } from '../../graphql/payable.generated.ts';
import { pageServicesContext } from '../../page/page-services.ts';
import type { PathPrefix } from '../../page/paths.ts';
import { fromApiPayable } from '../../ports/from-api-payable.ts';

interface AskedPage {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly countryCode?: string; readonly language?: string };
}

/**
 * The invoice of a link; null for an unknown one. It is paid in the country of its shop, to which the link redirects in
 * whichever it was opened.
 */
export async function loadInvoicePayable(
  { context, params: { countryCode = '', language = '' } }: AskedPage,
  token: string,
  pathTo: (prefix: PathPrefix, token: string) => string,
): Promise<Payable | null> {
  const { payable } = await executeForPage(
    context.get(pageServicesContext),
    InvoiceDocument,
    { token },
    'Failed to load an invoice',
  );
  if (payable === null) return null;
  const home = countryByCode(payable.country.code);
  if (home && home.code !== countryCode.toUpperCase())
    throw redirect(pathTo({ country: home.code, language: languageFor(home, language).url }, token));
  return fromApiPayable(payable);
}
