import { ownValue } from '@sonde/machines/rules/texts';
import { createMcpHandler, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import * as v from 'valibot';
import { readBuyer } from '../operations/read-buyer.ts';
import { type Caller, runOperation } from '../operations/run-operation.ts';
import type { CallFacts, Operation } from '../operations/operation.types.ts';
import { operations } from '../operations/operations.ts';
import { currentVersion } from '../protocol/versions.ts';
import type { TrustRefusal } from '../trust/trust-refusals.ts';
import { toolPayloads } from './tool-payloads.generated.ts';
import { type AgentHandler, type BindingOptions, challengeHeaders, retryHeaders } from './rest.ts';

/** What a call of a tool has besides the payload, in the protocol's form. */
const callSchema = v.object({
  method: v.literal('tools/call'),
  id: v.optional(v.union([v.string(), v.number()])),
  params: v.object({
    name: v.string(),
    // What isn't in the protocol's form names no profile.
    arguments: v.fallback(
      v.object({
        meta: v.object({
          'ucp-agent': v.optional(v.object({ profile: v.string() })),
          'idempotency-key': v.optional(v.string()),
        }),
      }),
      { meta: {} },
    ),
  }),
});

/** The codes of JSON-RPC for a platform that isn't known, and for every other refusal. */
const unauthenticated = -32_000;
const refused = -32_001;

/** A call of a tool. The library would tell the caller why it failed, and answer it like a refusal. */
interface ToolCall {
  readonly caller: Caller;
  /** What an operation threw; empty if it answered. */
  readonly failures: unknown[];
  /** After how many seconds the call may be repeated, for the transport too; empty if that doesn't help. */
  readonly pauses: number[];
}

/** What the protocol says about a call beside its payload. */
const metaSchema = {
  type: 'object',
  additionalProperties: true,
  required: ['ucp-agent'],
  properties: {
    'ucp-agent': {
      type: 'object',
      required: ['profile'],
      properties: {
        profile: { type: 'string', format: 'uri', description: "The address of the platform's profile." },
      },
    },
    'idempotency-key': {
      type: 'string',
      description: 'The same for every attempt at one change, which then happens once.',
    },
  },
};

/** A tool for an operation: its arguments are those of the protocol. */
function toolOf({ name, description, payload, rest }: Operation) {
  const hasId = rest.path.includes(':id');
  const schema = ownValue(toolPayloads, name);
  if (payload !== null && schema === undefined)
    throw new Error(`The tool ${name} has no schema: tools/agent-tool-schemas.ts lists them.`);
  return {
    name,
    description,
    inputSchema: {
      type: 'object' as const,
      properties: {
        meta: metaSchema,
        ...(hasId && { id: { type: 'string' as const } }),
        ...(payload !== null && { [payload]: schema }),
      },
      required: ['meta', ...(hasId ? ['id'] : []), ...(payload === null ? [] : [payload])],
    },
  };
}

const tools = operations.map(toolOf);

function parseMessage(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Serves the operations as tools, by streamable HTTP without sessions. */
export function createMcpBinding({
  services,
  identifyPlatform,
  readLinkedBuyer,
}: BindingOptions): AgentHandler {
  const handler = createMcpHandler(({ authInfo }) => {
    const call = authInfo?.extra?.['call'] as ToolCall | undefined;
    const server = new Server({ name: 'Sonde', version: currentVersion }, { capabilities: { tools: {} } });
    server.setRequestHandler('tools/list', () => ({ tools }));
    server.setRequestHandler('tools/call', async ({ params }) => {
      const operation = operations.find(({ name }) => name === params.name);
      if (operation === undefined || call === undefined)
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}.`);
      const given = params.arguments ?? {};
      const { body, retryAfter } = await runOperation(services, operation, call.caller, {
        id: textOf(given['id']),
        payload: operation.payload === null ? {} : given[operation.payload],
      }).catch((error: unknown) => {
        call.failures.push(error);
        throw error;
      });
      if (retryAfter !== undefined) call.pauses.push(retryAfter);
      return {
        ...(retryAfter !== undefined && { _meta: { retry_after: retryAfter } }),
        structuredContent: body as Record<string, unknown>,
        content: [{ type: 'text' as const, text: JSON.stringify(body) }],
      };
    });
    return server;
  });

  return async (request, network) => {
    const body = await request.text();
    const parsedBody = parseMessage(body);
    const forwarded = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      ...(request.method === 'POST' && { body }),
    });
    const call = v.safeParse(callSchema, parsedBody);
    const operation = call.success && operations.find(({ name }) => name === call.output.params.name);
    // As for an address that REST doesn't have, no platform is identified for a tool that doesn't exist.
    if (!call.success || !operation) return handler.fetch(forwarded);
    const { meta } = call.output.params.arguments;
    const profileUrl = meta['ucp-agent']?.profile ?? null;
    const { clientAddress } = network;
    const identified = await identifyPlatform({ profileUrl, request, body, clientAddress });
    const refuse = ({ status, code, message, retryAfter }: TrustRefusal, challenge: string | null) => {
      const data = {
        code,
        content: message,
        continue_url: services.publicUrl,
        ...(retryAfter !== null && { retry_after: retryAfter }),
      };
      const error = { code: status === 401 ? unauthenticated : refused, message, data };
      return Response.json(
        { jsonrpc: '2.0', id: call.output.id ?? null, error },
        { status, headers: { ...retryHeaders(retryAfter), ...challengeHeaders(challenge) } },
      );
    };
    if (!identified.ok) return refuse(identified.refusal, null);
    const { platform } = identified;
    const read = await readBuyer(readLinkedBuyer, operation, platform, request.headers.get('Authorization'));
    if (!read.ok) return refuse(read.refusal, read.challenge);
    const facts: CallFacts = {
      ...network,
      acceptLanguage: request.headers.get('Accept-Language'),
      idempotencyKey: meta['idempotency-key'] ?? null,
    };
    const { buyer, mayConnect } = read;
    const caller = { platform, facts, buyer, mayConnect };
    const toolCall: ToolCall = { caller, failures: [], pauses: [] };
    // The library hands on what it calls authentication as it is; tokens and scopes are none of the protocol's.
    const answer = await handler.fetch(forwarded, {
      authInfo: { token: '', clientId: platform.profileUrl, scopes: [], extra: { call: toolCall } },
    });
    // An operation may run until the answer is read to its end.
    const content = await answer.text();
    const [failure] = toolCall.failures;
    if (failure !== undefined) throw failure;
    const headers = new Headers(answer.headers);
    for (const [name, value] of Object.entries(retryHeaders(toolCall.pauses[0] ?? null)))
      headers.set(name, value);
    return new Response(content === '' ? null : content, { status: answer.status, headers });
  };
}
