import { Hono } from 'hono';
import type { AgentServices, CallFacts, Operation } from '../operations/operation.types.ts';
import { operations } from '../operations/operations.ts';
import { readBuyer } from '../operations/read-buyer.ts';
import { runOperation } from '../operations/run-operation.ts';
import { errorBody } from '../mapping/messages.ts';
import type { IdentifyPlatform, PlatformIdentity } from '../protocol/platform-identity.ts';
import { restPath } from '../protocol/business-profile.ts';
import { agentHeader, profileUrlIn } from '../trust/ucp-agent.ts';
import type { ReadLinkedBuyer } from '../trust/linked-buyer.ts';
import type { TrustRefusal } from '../trust/trust-refusals.ts';

/** What the network layer knows of a request. */
type NetworkFacts = Pick<CallFacts, 'clientAddress' | 'visitorCountry'>;

/** A request to an interface for agents. */
export type AgentHandler = (request: Request, network: NetworkFacts) => Promise<Response>;

export interface BindingOptions {
  readonly services: AgentServices;
  readonly identifyPlatform: IdentifyPlatform;
  /** Reads who has connected their account with a platform; null where no one can. */
  readonly readLinkedBuyer: ReadLinkedBuyer | null;
}

const headers = { 'Cache-Control': 'no-store' } as const;

/** The payload of a body; undefined for one that isn't JSON. */
function parseBody(body: string): unknown {
  if (body === '') return {};
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** When a refused request may be sent again. */
export const retryHeaders = (retryAfter: TrustRefusal['retryAfter']): Record<string, string> =>
  retryAfter === null ? {} : { 'Retry-After': String(retryAfter) };

/** How a buyer's token is asked for. */
export const challengeHeaders = (challenge: string | null): Record<string, string> =>
  challenge === null ? {} : { 'WWW-Authenticate': challenge };

/** The answer for a buyer who hasn't allowed what the platform wants, in the form of every other answer. */
const buyerBody = (
  { version }: PlatformIdentity,
  { code, message }: TrustRefusal,
  publicUrl: string,
): object =>
  errorBody(
    version,
    [{ type: 'error', code, severity: 'requires_buyer_review', content: message }],
    publicUrl,
  );

const notJson = { code: 'invalid_request', content: 'Send the request as JSON.' };

/** Serves the operations as REST resources, below the address that the profile names. */
export function createRestBinding({
  services,
  identifyPlatform,
  readLinkedBuyer,
}: BindingOptions): AgentHandler {
  const application = new Hono<{ Bindings: NetworkFacts }>().basePath(restPath);

  async function answer(operation: Operation, request: Request, id: string, network: NetworkFacts) {
    const body = await request.text();
    const profileUrl = profileUrlIn(request.headers.get(agentHeader) ?? '');
    const { clientAddress } = network;
    const identified = await identifyPlatform({ profileUrl, request, body, clientAddress });
    if (!identified.ok) {
      const { status, code, message, retryAfter } = identified.refusal;
      const problem = { code, content: message, continue_url: services.publicUrl };
      return Response.json(problem, { status, headers: { ...headers, ...retryHeaders(retryAfter) } });
    }
    const { platform } = identified;
    const read = await readBuyer(readLinkedBuyer, operation, platform, request.headers.get('Authorization'));
    if (!read.ok) {
      const { refusal, challenge } = read;
      return Response.json(buyerBody(platform, refusal, services.publicUrl), {
        status: refusal.status,
        headers: { ...headers, ...retryHeaders(refusal.retryAfter), ...challengeHeaders(challenge) },
      });
    }
    const payload = parseBody(body);
    if (payload === undefined) return Response.json(notJson, { status: 400, headers });
    const facts: CallFacts = {
      ...network,
      acceptLanguage: request.headers.get('Accept-Language'),
      idempotencyKey: request.headers.get('Idempotency-Key'),
    };
    const caller = { platform, facts, buyer: read.buyer, mayConnect: read.mayConnect };
    const answered = await runOperation(services, operation, caller, { id, payload });
    return Response.json(answered.body, {
      status: answered.status,
      headers: { ...headers, ...retryHeaders(answered.retryAfter ?? null) },
    });
  }

  for (const operation of operations) {
    const { method, path } = operation.rest;
    application.on(method, path, ({ req, env }) => answer(operation, req.raw, req.param('id') ?? '', env));
  }
  application.notFound((context) => context.json({ code: 'not_found', content: 'No such resource.' }, 404));
  application.onError((error) => {
    throw error;
  });

  return async (request, network) => application.fetch(request, network);
}
