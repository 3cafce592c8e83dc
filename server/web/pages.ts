import type { createRequestHandler, ServerBuild } from 'react-router';
import { publicCacheControl } from './cache-control.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** By catalogue and island: the addresses of what a browser loads to operate an island. */
export type IslandTable = Readonly<
  Record<
    string,
    Readonly<
      Record<
        string,
        {
          readonly entry: string;
          readonly modules: readonly string[];
          readonly texts: string;
          readonly laterTexts: Readonly<Record<string, string>>;
        }
      >
    >
  >
>;

/** What the storefront's pages may know and ask; the storefront's entry declares the same. */
export interface PageServices {
  /** Sends one operation (JSON text) to the store API. */
  readonly fetchGraphql: (body: string) => Promise<Response>;
  readonly configuration: {
    readonly publicUrl: string;
    readonly isSandbox: boolean;
    /** Where the mails are shown that are kept instead of being sent; null where they are sent. */
    readonly outboxPath: string | null;
    readonly suggestsAddresses: boolean;
    readonly supportUrl: string;
    readonly supportPhone: string;
    readonly supportEmail: string;
    readonly seller: { readonly name: string; readonly address: string };
    readonly card: { readonly publishableKey: string; readonly standInScript: string | null };
  };
  /** What browsers load for each island, in the language of a catalogue. */
  readonly islandFiles: (catalogue: string) => IslandTable[string];
  /** Gives the error an id, under which it is in the log. */
  readonly reportError: (error: unknown) => string;
}

/** What the storefront's entry module offers besides rendering. */
interface StorefrontEntry {
  readonly createRequestHandler: typeof createRequestHandler;
  createLoadContext(
    services: PageServices,
  ): NonNullable<Parameters<ReturnType<typeof createRequestHandler>>[1]>;
}

export interface PagesOptions {
  /** The built storefront; in development it may change between requests. */
  readonly loadBuild: () => Promise<ServerBuild>;
  readonly mode: 'production' | 'development';
  readonly services: PageServices;
}

const privatePages =
  /^\/[a-z]{2}\/[a-z]{2}\/(cart|checkout|confirmation|order-payment|invoice-payment|payment-details|my-account)\b/;
const cardProviderOrigin = 'https://js.stripe.com';

/**
 * Renders pages with the storefront. A page that is the same for everybody may be cached, until what it says of itself
 * in Expires; order, checkout and account pages never are.
 */
export function createPages({
  loadBuild,
  mode,
  services,
}: PagesOptions): (request: Request) => Promise<Response> {
  const { publishableKey, standInScript } = services.configuration.card;
  const providerOrigin = publishableKey && standInScript === null ? cardProviderOrigin : null;

  return async (request) => {
    const build = await loadBuild();
    const entry = build.entry.module as unknown as StorefrontEntry;
    const asGet =
      request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request;
    const answer = await entry.createRequestHandler(build, mode)(asGet, entry.createLoadContext(services));
    const headers = new Headers(answer.headers);
    const isPrivate = privatePages.test(new URL(request.url).pathname) || answer.status !== 200;
    const expires = Date.parse(headers.get('Expires') ?? '');
    headers.delete('Expires');
    headers.set(
      'Cache-Control',
      isPrivate ? 'no-store' : publicCacheControl(Number.isNaN(expires) ? null : expires, Date.now()),
    );
    if (!headers.get('Content-Type')?.startsWith('text/html')) {
      return new Response(answer.body, { status: answer.status, headers });
    }
    const html = await answer.text();
    if (mode === 'production')
      headers.set('Content-Security-Policy', contentSecurityPolicy(html, providerOrigin));
    return new Response(request.method === 'HEAD' ? null : html, { status: answer.status, headers });
  };
}
