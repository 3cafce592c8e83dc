import { appReturn } from '@sonde/machines/rules/checkout';
import { isEmbeddedForm, type SupportPhones } from '@sonde/machines/rules/leads';
import type { createRequestHandler, ServerBuild } from 'react-router';
import { appReturnCookie } from './app-return-cookie.ts';
import { publicCacheControl } from './cache-control.ts';
import { textAnswer } from '../http/text-answer.ts';
import type { RequestOrigin } from '../graphql/graphql-handler.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { renewedCheckoutCookie } from './checkout-cookie.ts';
import { type Ask, createPageCache, type RenderedPage } from './page-cache.ts';
import { endedOrderAccess, moveOrderAccess } from './order-access-cookie.ts';
import { isPrivatePage } from './private-pages.ts';

/** By catalog and island: the URLs of the files that a browser loads for an island. */
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
          readonly laterTexts: Readonly<Record<string, readonly string[]>>;
          readonly laterModules: Readonly<Record<string, readonly string[]>>;
        }
      >
    >
  >
>;

/** The services of the storefront's pages; the storefront's entry declares the same type. */
export interface PageServices {
  /** Sends an operation (JSON text) to the store API. */
  readonly fetchGraphql: Ask;
  readonly configuration: {
    readonly publicUrl: string;
    readonly isSandbox: boolean;
    readonly recordsVisits: boolean;
    /** The account service's URL for browsers, without a trailing slash; null if sign-in is off. */
    readonly cloudUrl: string | null;
    /** The page that shows emails kept instead of sent; null if emails are sent. */
    readonly outboxPath: string | null;
    readonly suggestsAddresses: boolean;
    readonly printsSpecifications: boolean;
    readonly supportUrl: string;
    readonly supportPhones: SupportPhones;
    /** The veterinary site; null if there is none. */
    readonly vetSiteUrl: string | null;
    readonly version: string;
    readonly supportEmail: string;
    readonly seller: {
      readonly name: string;
      readonly address: string;
      readonly country: string;
      readonly vatNumber: string | null;
      readonly representative: string | null;
      readonly register: string | null;
    };
    readonly card: {
      readonly publishableKey: string;
      readonly regionalKeys: Readonly<Record<string, string>>;
      readonly standInScript: string | null;
    };
  };
  /** The scheme of links that open the mobile app. */
  readonly deepLinkScheme: string;
  /** Origins of the pages that may frame the forms. */
  readonly formParents: readonly string[];
  /** The files of each island, in a catalog's language. */
  readonly islandFiles: (catalogue: string) => IslandTable[string];
  /** Reports an error and returns its id in the log. */
  readonly reportError: (error: unknown) => string;
}

/** What the storefront's entry module exports besides rendering. */
interface StorefrontEntry {
  readonly createRequestHandler: typeof createRequestHandler;
  createLoadContext(
    services: PageServices,
  ): NonNullable<Parameters<ReturnType<typeof createRequestHandler>>[1]>;
}

/** Renders a page whose loaders send their operations by `ask`. */
type Handler = (request: Request, ask: Ask) => Promise<Response>;

export interface PagesOptions {
  /** The storefront's build; in development it may change between requests. */
  readonly loadBuild: () => Promise<ServerBuild>;
  readonly mode: 'production' | 'development';
  readonly services: Omit<PageServices, 'fetchGraphql'>;
  /**
   * Sends an operation for a visitor, by whose address failures are rate-limited; without an address, for the shop
   * itself.
   */
  readonly askApi: (body: string, origin: RequestOrigin) => Promise<Response>;
}

/**
 * Renders pages with the storefront. A page that is equal for all visitors may be cached until its Expires. Order,
 * checkout and account pages are never cached, nor are pages that the mobile app opened with a return address.
 */
export function createPages({
  loadBuild,
  mode,
  services,
  askApi,
}: PagesOptions): (request: Request, origin: RequestOrigin) => Promise<Response> {
  const { publishableKey, standInScript } = services.configuration.card;
  const isProviderLoaded = Boolean(publishableKey) && standInScript === null;

  const framesOf = ({ pathname, searchParams }: URL) =>
    isEmbeddedForm(pathname, searchParams.get('embedded')) ? services.formParents : [];

  /** By build, because creating a handler compiles the paths of all routes. */
  const handlers = new WeakMap<ServerBuild, Handler>();

  function handlerOf(build: ServerBuild): Handler {
    const present = handlers.get(build);
    if (present) return present;
    const entry = build.entry.module as unknown as StorefrontEntry;
    const handleRequest = entry.createRequestHandler(build, mode);
    const handle: Handler = (request, ask) =>
      handleRequest(request, entry.createLoadContext({ ...services, fetchGraphql: ask }));
    handlers.set(build, handle);
    return handle;
  }

  async function render(request: Request, ask: Ask): Promise<RenderedPage> {
    const handle = handlerOf(await loadBuild());
    const answer = await handle(request, ask);
    const headers = new Headers(answer.headers);
    const expires = Date.parse(headers.get('Expires') ?? '');
    headers.delete('Expires');
    const html = await answer.text();
    if (mode === 'production' && headers.get('Content-Type')?.startsWith('text/html'))
      headers.set(
        'Content-Security-Policy',
        contentSecurityPolicy(html, { isProviderLoaded, frames: framesOf(new URL(request.url)) }),
      );
    return {
      status: answer.status,
      headers,
      body: html,
      unchangedUntil: Number.isNaN(expires) ? null : expires,
    };
  }

  const page =
    mode === 'production'
      ? createPageCache({ render, askAgain: (body, knownAnswer) => askApi(body, { knownAnswer }) })
      : render;

  return async (request, origin) => {
    const moved = moveOrderAccess(request, services.configuration.publicUrl);
    if (moved !== null) return moved;
    /** By a rate limit: other visitors get a different page for the same address. */
    let wasRefused = false;
    const asGet =
      request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request;
    /** During maintenance, only who has a pass sees these pages. */
    const isPassed = origin.mayPassMaintenance === true;
    const { status, headers, body, unchangedUntil } = await (isPassed ? render : page)(
      asGet,
      async (operation) => {
        const answer = await askApi(operation, origin);
        wasRefused ||= answer.status === 429;
        return answer;
      },
    );
    const url = new URL(request.url);
    const wayBack = appReturn(url.searchParams.get('returnTo') ?? '', services.deepLinkScheme);
    const isPrivate = isPrivatePage(url) || status !== 200 || wayBack !== null || wasRefused || isPassed;
    const answer = textAnswer(request, {
      body,
      status,
      headers: Object.fromEntries(headers),
    });
    if (wayBack !== null)
      answer.headers.append('Set-Cookie', appReturnCookie(wayBack, services.configuration.publicUrl));
    const renewed = renewedCheckoutCookie(request, services.configuration.publicUrl);
    if (renewed !== null) answer.headers.append('Set-Cookie', renewed);
    for (const ended of endedOrderAccess(request)) answer.headers.append('Set-Cookie', ended);
    answer.headers.set(
      'Cache-Control',
      isPrivate ? 'no-store' : publicCacheControl(unchangedUntil, Date.now()),
    );
    return answer;
  };
}
