import type { createClientLookup } from '../graphql/client-address.ts';
import { isCrossSite, ownOrigins } from '../graphql/cross-site.ts';
import { textAnswer } from '../http/text-answer.ts';
import { graphqlRefusal, refuseForm } from '../graphql/request-form.ts';
import type { GraphqlHandler } from '../graphql/graphql-handler.ts';

/** The headers of requests and responses that the contract needs; all others are dropped. */
const forwarded = [
  'content-type',
  'accept',
  'authorization',
  'idempotency-key',
  'accept-language',
  'sec-gpc',
];
const returned = ['content-type', 'retry-after'];

const patience = 30_000;

function picked(headers: Headers, names: readonly string[]): Headers {
  return new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

export interface ForwarderOptions {
  readonly storeApiUrl: string;
  /** This shop's URL for buyers. */
  readonly publicUrl: string;
  readonly lookUpClient: ReturnType<typeof createClientLookup>;
  readonly reportError: (error: unknown) => string;
}

/**
 * Forwards GraphQL requests to another store's API. That store sees neither the visitor nor the page, so this function
 * refuses what the store would refuse for those reasons, and forwards the visitor's address.
 */
export function createGraphqlForwarder({
  storeApiUrl,
  publicUrl,
  lookUpClient,
  reportError,
}: ForwarderOptions): GraphqlHandler {
  return async (request, { remoteAddress = '' } = {}) => {
    const refused = refuseForm(request);
    if (refused) return refused;
    if (isCrossSite(request.headers, ownOrigins(request, publicUrl))) {
      return graphqlRefusal(403, 'Changes can only be made from the shop itself.', { code: 'CROSS_SITE' });
    }
    const headers = picked(request.headers, forwarded);
    const { address } = lookUpClient(request.headers, remoteAddress);
    if (address !== '') headers.set('x-forwarded-for', address);
    const body = await request.arrayBuffer();
    try {
      const answer = await fetch(storeApiUrl, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      return textAnswer(request, {
        body: await answer.text(),
        status: answer.status,
        headers: Object.fromEntries(picked(answer.headers, returned)),
      });
    } catch (error) {
      reportError(error);
      return graphqlRefusal(503, 'The shop cannot answer at the moment. Try again in a minute.', {
        code: 'SERVICE_UNAVAILABLE',
        headers: { 'retry-after': '5' },
      });
    }
  };
}
