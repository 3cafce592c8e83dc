/** What a request asked for. Addresses themselves would be as many series as there are orders. */
type RequestKind = 'api' | 'webhook' | 'document' | 'file' | 'sandbox' | 'health' | 'background' | 'page';

/** The first match counts; everything else is a page, unknown ones included. */
const kinds: readonly (readonly [RequestKind, RegExp])[] = [
  ['api', /^\/graphql\//],
  ['webhook', /^\/webhooks\//],
  ['document', /^\/(?:quotes|invoices|credit-notes|specifications)\//],
  ['health', /^\/(?:healthz|readyz)$/],
  // What pages send by themselves.
  ['background', /^\/(?:errors|checkout-cookie|login-nonce)\/$/],
  ['sandbox', /^\/sandbox\//],
  ['file', /^\/(?:assets|certificates|fonts|pictures)\/|\.(?:js|css|svg|html)$/],
];

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** The kind of a request by its address, with or without parameters. */
export function requestKindOf(address: string): RequestKind {
  const path = pathOf(address);
  return kinds.find(([, paths]) => paths.test(path))?.[0] ?? 'page';
}

/** The page of an address below country and language, `/` for the home page; `other` for one that doesn't exist. */
export function pageOf(address: string, pages: ReadonlySet<string>): string {
  const [, country = '', language = '', page = ''] = pathOf(address).split('/');
  if (!/^[a-z]{2}$/i.test(country) || !/^[a-z]{2}$/i.test(language)) return 'other';
  if (page === '') return '/';
  const name = page.toLowerCase();
  return pages.has(name) ? `/${name}/` : 'other';
}
