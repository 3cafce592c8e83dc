import { redirect, type RouterContextProvider } from 'react-router';
import type { Payable, PayableKind } from '@sonde/machines/order-payment';
import { countryByCode, languageFor } from '@sonde/machines/rules/places';
import { executeForPage } from '../../graphql/execute.ts';
import {
  InvoiceDocument,
  PayableOrderDocument,
  type PayableFieldsFragment,
} from '../../graphql/payable.generated.ts';
import { pageServicesContext } from '../../page/page-services.ts';
import type { PathPrefix } from '../../page/paths.ts';
import { fromApiPayable } from '../../ports/from-api-payable.ts';

interface AskedPage {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly countryCode?: string; readonly language?: string };
}

const documents = { INVOICE: InvoiceDocument, ORDER: PayableOrderDocument } as const;

/** For whom it is paid, so that accounts payable can match it; without a name for an invoice. */
export type PayingOrganization = Pick<PayableFieldsFragment, 'organizationName' | 'references'>;

interface LoadedPayable {
  readonly payable: Payable;
  readonly organization: PayingOrganization;
}

/**
 * The order or invoice of a link; null for an unknown one. It is paid in the country of its shop, to which the link
 * redirects in whichever it was opened.
 */
export async function loadPayable(
  kind: PayableKind,
  { context, params: { countryCode = '', language = '' } }: AskedPage,
  token: string,
  pathTo: (prefix: PathPrefix, token: string) => string,
): Promise<LoadedPayable | null> {
  const { payable } = await executeForPage(
    context.get(pageServicesContext),
    documents[kind],
    { token },
    'Failed to load what is owed',
  );
  if (payable === null) return null;
  const home = countryByCode(payable.country.code);
  if (home && home.code !== countryCode.toUpperCase())
    throw redirect(pathTo({ country: home.code, language: languageFor(home, language).url }, token));
  const { organizationName, references } = payable;
  return { payable: fromApiPayable(payable), organization: { organizationName, references } };
}
