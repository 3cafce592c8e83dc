import { createProfilePages } from './bindings/profile.ts';
import { createPermalinks } from './bindings/permalink.ts';
import { type AgentHandler, type BindingOptions, createRestBinding } from './bindings/rest.ts';
import { profileHandlers } from './mapping/payment-handlers.ts';
import { procurementSchema, procurementSchemaPath } from './protocol/procurement.ts';
import { mcpPath, permalinkPath, type PublicKey, restPath } from './protocol/business-profile.ts';

/** The interfaces for agents, each a function from request to response. */
export interface Agents {
  /** Null for an address that has no profile. */
  readonly profile: (request: Request) => Promise<Response | null>;
  /** Answers to everything below the agents' folder. */
  readonly answer: AgentHandler;
}

export interface AgentsOptions extends BindingOptions {
  /** The keys with which the shop signs what it sends to platforms. */
  publicKeys(): Promise<readonly PublicKey[]>;
}

/** Serves tools. Their library takes more memory than the rest of the interfaces, so it loads with the first request. */
function serveTools(options: BindingOptions): AgentHandler {
  let binding: Promise<AgentHandler> | null = null;
  return async (request, network) => {
    binding ??= import('./bindings/mcp.ts').then(({ createMcpBinding }) => createMcpBinding(options));
    const answer = await binding;
    return answer(request, network);
  };
}
const keptADay = { 'Cache-Control': 'public, max-age=86400' };

/** Creates the interfaces by which agents find the shop's goods and buy them. */
export function createAgents({ publicKeys, ...options }: AgentsOptions): Agents {
  const { publicUrl } = options.services;
  const handlers = new Map<string, AgentHandler>([
    [procurementSchemaPath, async () => Response.json(procurementSchema, { headers: keptADay })],
    [restPath, createRestBinding(options)],
    [mcpPath, serveTools(options)],
    [permalinkPath, createPermalinks(options.services)],
  ]);
  return {
    profile: createProfilePages({
      publicUrl,
      publicKeys,
      paymentHandlers: profileHandlers,
      linksIdentities: options.readLinkedBuyer !== null,
    }),
    async answer(request, network) {
      const { pathname } = new URL(request.url);
      const [, handler] = [...handlers].find(([path]) => `${pathname}/`.startsWith(`${path}/`)) ?? [];
      return handler === undefined
        ? Response.json({ code: 'not_found', content: 'No such resource.' }, { status: 404 })
        : handler(request, network);
    },
  };
}
