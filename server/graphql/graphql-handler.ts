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
import { createUploadGuard } from './upload-guard.ts';
import { isUpload } from './uploads.ts';

const ENDPOINT = '/graphql/';

/** What the network layer knows beyond the request itself. */
export interface RequestOrigin {
  /** The peer's address; undefined for a request from within the process. */
  readonly remoteAddress?: string | undefined;
  /** Whether the visitor's browser has a pass for maintenance. */
  readonly mayPassMaintenance?: boolean;
  /** The digest of the response that the caller has: instead of the same response again, it receives a 304. */
  readonly knownAnswer?: string;
}

/** What is known of a request before it is read. */
type Facts = Omit<RequestFacts, 'account'>;

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
  /** Called with the signed-in person whose browser sends an opt-out signal. */
  readonly keepOptOut: (account: Account) => Promise<void>;
}

/**
 * The GraphQL server: JSON by POST, one operation per request. Serves the developer page if given, never in production.
 */
export function createGraphqlServer(
  options: GraphqlServerOptions,
  developerPage: DeveloperPage | null = null,
): GraphqlHandler {
  const { environment, geolocate, readAccount, keepOptOut } = options;
  const page = environment.isProduction ? null : developerPage;
  const lookUpClient = createClientLookup(environment.trustedProxies);
  const { handle, refuse, limits } = createExchanges(options);

  function factsOf(
    { headers }: Request,
    { remoteAddress = '', mayPassMaintenance = false }: RequestOrigin,
  ): Facts {
    const client = lookUpClient(headers, remoteAddress);
    return {
      requestId: randomUUID(),
      clientAddress: client.address,
      visitorCountry: client.country ?? geolocate(client.address),
      idempotencyKey: headers.get('idempotency-key'),
      mayPassMaintenance,
      isOptOutSignaled: headers.get('sec-gpc') === '1',
    };
  }

  const upload = createUploadGuard(limits);

  async function answer(request: Request, facts: Facts, knownAnswer?: string): Promise<Response> {
    const context = { ...facts, account: null as Account | null };
    const exchange: Exchange = { context, form: null, shared: null };
    const { method, url, headers } = request;
    try {
      context.account = await readAccount(headers.get('authorization'));
      if (context.account && facts.isOptOutSignaled) await keepOptOut(context.account);
      const parts = { method, url, headers, body: null, raw: request, context: exchange };
      const [body, init] = await handle(parts);
      if (knownAnswer !== undefined && exchange.shared?.digest === knownAnswer)
        return new Response(null, { status: 304 });
      return textAnswer(request, {
        body: exchange.shared?.text ?? body ?? '',
        status: exchange.form?.status ?? init.status,
        headers: { ...init.headers, ...exchange.form?.headers },
      });
    } catch (error) {
      const errors = refuse(exchange, [error], failed);
      return Response.json({ errors }, { ...exchange.form });
    }
  }

  /**
   * Refuses before the file is read: another site's page, as only mutations have one, and the person who sends too
   * many.
   */
  async function answerUpload(request: Request, facts: Facts): Promise<Response> {
    if (isCrossSite(request.headers, ownOrigins(request, environment.publicUrl)))
      return graphqlRefusal(403, 'Changes can only be made from the shop itself.', { code: 'CROSS_SITE' });
    return upload(facts.clientAddress, () => answer(request, facts));
  }

  return async (request, origin = {}) => {
    if (page && wantsPage(request)) return pageAnswer(page);
    const refused = refuseForm(request);
    if (refused) return refused;
    const facts = factsOf(request, origin);
    return isUpload(request) ? answerUpload(request, facts) : answer(request, facts, origin.knownAnswer);
  };
}
