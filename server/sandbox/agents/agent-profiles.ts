import type { Hono } from 'hono';

/** The agents to try the shop with: what they can do is everything that it offers. */
export interface SandboxAgents {
  /** The shop's, without a trailing slash. */
  readonly publicUrl: string;
  /** The protocol's versions, for each of which there is an agent. */
  readonly versions: readonly string[];
  readonly capabilities: readonly string[];
}

const pathOf = (version: string) => `/agents/${version}.json`;

const addressOf = (version: string, { publicUrl }: SandboxAgents) => `${publicUrl}/sandbox${pathOf(version)}`;

/** Programs on this machine may connect people's accounts as this agent, at any port. */
const profileOf = (version: string, agents: SandboxAgents) => ({
  ucp: {
    version,
    services: {},
    capabilities: Object.fromEntries(agents.capabilities.map((name) => [name, [{ version }]])),
    payment_handlers: {},
  },
  client_id: addressOf(version, agents),
  client_name: 'Sandbox agent',
  redirect_uris: ['http://127.0.0.1/connected'],
});

/** The profiles of the sandbox's agents, by their addresses. */
export const agentProfiles = (agents: SandboxAgents): ReadonlyMap<string, object> =>
  new Map(agents.versions.map((version) => [addressOf(version, agents), profileOf(version, agents)]));

/** Shows the profiles of the sandbox's agents. */
export function addAgentProfiles(application: Hono, agents: SandboxAgents): void {
  for (const version of agents.versions)
    application.get(pathOf(version), (context) =>
      context.json(profileOf(version, agents), 200, { 'Cache-Control': 'public, max-age=300' }),
    );
}
