import type { RequestOrigin } from '../graphql/graphql-handler.ts';

/** Everything below is answered to agents. */
export const agentPaths = '/ucp';

/** Where an agent's request comes from. */
interface NetworkFacts {
  readonly clientAddress: string;
  /** Null if unknown. */
  readonly visitorCountry: string | null;
}

/** The interfaces for agents, as they are composed. */
interface Agents {
  readonly profile: (request: Request) => Promise<Response | null>;
  readonly answer: (request: Request, network: NetworkFacts) => Promise<Response>;
}

/** The pages for agents: the profile, and the interfaces that it names. */
export interface AgentPages {
  /** Null for an address without one. */
  profile(request: Request): Promise<Response | null>;
  answer(request: Request, origin: RequestOrigin): Promise<Response>;
}

/** Serves the interfaces for agents. Their addresses are in the profile, below this folder. */
export function createAgentPages(
  { profile, answer }: Agents,
  locate: (request: Request, origin: RequestOrigin) => NetworkFacts,
): AgentPages {
  return { profile, answer: async (request, origin) => answer(request, locate(request, origin)) };
}
