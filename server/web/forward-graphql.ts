import type { createClientLookup } from '../graphql/client-address.ts';
import { isCrossSite, ownOrigins } from '../graphql/cross-site.ts';
import { textAnswer } from '../http/text-answer.ts';
import { graphqlRefusal, refuseForm } from '../graphql/request-form.ts';
import type { GraphqlHandler } from '../graphql/graphql-handler.ts';
import { createUploadGuard } from '../graphql/upload-guard.ts';
import { isUpload, readParts, uploadForm } from '../graphql/uploads.ts';
import type { RateLimits } from '../kernel/rate-limits/rate-limits.ts';

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

function pickHeaders(headers: Headers, names: readonly string[]): Headers {
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
  /** This process's own. */
  readonly limits: RateLimits;
  readonly reportError: (error: unknown) => string;
}

/**
 * Forwards GraphQL requests to another store's API. That store sees neither the visitor nor the page, so this function
 * refuses what the store would refuse for those reasons, and forwards the visitor's address. Files pass the same door
 * as in the store, because each is kept in the memory of this process, too.
 */
export function createGraphqlForwarder({
  storeApiUrl,
  publicUrl,
  lookUpClient,
  limits,
  reportError,
}: ForwarderOptions): GraphqlHandler {
  const upload = createUploadGuard(limits);

  async function forward(request: Request, address: string, body: ArrayBuffer | Buffer<ArrayBuffer>) {
    const headers = pickHeaders(request.headers, forwarded);
    if (address !== '') headers.set('x-forwarded-for', address);
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
        headers: Object.fromEntries(pickHeaders(answer.headers, returned)),
      });
    } catch (error) {
      reportError(error);
      return graphqlRefusal(503, 'The shop cannot answer at the moment. Try again in a minute.', {
        code: 'SERVICE_UNAVAILABLE',
        headers: { 'retry-after': '5' },
      });
    }
  }

  async function forwardUpload(request: Request, address: string) {
    const body = await readParts(request);
    return body === null ? graphqlRefusal(400, uploadForm) : forward(request, address, body);
  }

  return async (request, { remoteAddress = '' } = {}) => {
    const refused = refuseForm(request);
    if (refused) return refused;
    if (isCrossSite(request.headers, ownOrigins(request, publicUrl))) {
      return graphqlRefusal(403, 'Changes can only be made from the shop itself.', { code: 'CROSS_SITE' });
    }
    const { address } = lookUpClient(request.headers, remoteAddress);
    return isUpload(request)
      ? upload(address, () => forwardUpload(request, address))
      : forward(request, address, await request.arrayBuffer());
  };
}
