import { randomUUID } from 'node:crypto';
import { textAnswer } from '../http/text-answer.ts';
import { createClientLookup } from './client-address.ts';
import type { Account, ReadAccount } from '../kernel/account.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import type { Geolocate } from './geolocation.ts';
import { type Exchange, type ExchangeOptions, createExchanges } from './exchange.ts';
import { failed } from './http-form.ts';
import { isCrossSite, ownOrigins } from './cross-site.ts';
import { graphqlRefusal, refuseForm } from './request-form.ts';
import { createUploadGate, isUpload } from './uploads.ts';

const ENDPOINT = '/graphql/';

/** What the network layer knows beyond the request itself. */
export interface RequestOrigin {
  /** The peer's address; undefined for a request from within the process. */
  readonly remoteAddress?: string | undefined;
}

/** Handles a request to `/graphql/`. */
export type GraphqlHandler = (request: Request, origin?: RequestOrigin) => Promise<Response>;

/** The HTML of a query editor for developers; `title` is the page's, `endpoint` receives its queries. */
export type DeveloperPage = (options?: { readonly title?: string; readonly endpoint?: string }) => string;

/** Whether a browser is opening the address as a page. */
function wantsPage({ method, headers }: Request): boolean {
  return method === 'GET' && (headers.get('accept') ?? '').includes('text/html');
}

const pageAnswer = (page: DeveloperPage) =>
  new Response(page({ title: 'Sonde', endpoint: ENDPOINT }), { headers: { 'content-type': 'text/html' } });

/** The dependencies of the API. */
export interface GraphqlServerOptions extends ExchangeOptions {
  readonly geolocate: Geolocate;
  readonly readAccount: ReadAccount;
}

/**
 * The GraphQL server: JSON by POST, one operation per request. Serves the developer page if given, never in production.
 */
export function createGraphqlServer(
  options: GraphqlServerOptions,
  developerPage: DeveloperPage | null = null,
): GraphqlHandler {
  const { environment, geolocate, readAccount } = options;
  const page = environment.isProduction ? null : developerPage;
  const lookUpClient = createClientLookup(environment.trustedProxies);
  const { handle, refuse } = createExchanges(options);

  function factsOf(
    { headers }: Request,
    { remoteAddress = '' }: RequestOrigin,
  ): Omit<RequestFacts, 'account'> {
    const client = lookUpClient(headers, remoteAddress);
    return {
      requestId: randomUUID(),
      clientAddress: client.address,
      visitorCountry: client.country ?? geolocate(client.address),
      idempotencyKey: headers.get('idempotency-key'),
    };
  }

  const uploads = createUploadGate();

  async function answer(request: Request, origin: RequestOrigin): Promise<Response> {
    const context = { ...factsOf(request, origin), account: null as Account | null };
    const exchange: Exchange = { context, form: null, shared: null };
    const { method, url, headers } = request;
    try {
      context.account = await readAccount(headers.get('authorization'));
      const parts = { method, url, headers, body: null, raw: request, context: exchange };
      const [body, init] = await handle(parts);
      return textAnswer(request, {
        text: exchange.shared?.text ?? body ?? '',
        status: exchange.form?.status ?? init.status,
        headers: { ...init.headers, ...exchange.form?.headers },
      });
    } catch (error) {
      const errors = refuse(exchange, [error], failed);
      return Response.json({ errors }, { ...exchange.form });
    }
  }

  /** Refuses another site's page before the file is read: only mutations have one. */
  async function answerUpload(request: Request, origin: RequestOrigin): Promise<Response> {
    if (isCrossSite(request.headers, ownOrigins(request, environment.publicUrl)))
      return graphqlRefusal(403, 'Changes can only be made from the shop itself.', { code: 'CROSS_SITE' });
    const busy = { code: 'SERVICE_UNAVAILABLE', headers: { 'retry-after': '5' } };
    return (
      (await uploads.pass(() => answer(request, origin))) ??
      graphqlRefusal(503, 'Too many files at once. Try again in a moment.', busy)
    );
  }

  return async (request, origin = {}) => {
    if (page && wantsPage(request)) return pageAnswer(page);
    const refused = refuseForm(request);
    if (refused) return refused;
    return isUpload(request) ? answerUpload(request, origin) : answer(request, origin);
  };
}
