import type { Hono } from 'hono';

/** What the agents to try the shop with can do: everything that the shop offers. */
export interface SandboxAgents {
  /** The protocol's versions, for each of which there is an agent. */
  readonly versions: readonly string[];
  readonly capabilities: readonly string[];
}

const profileOf = (version: string, { capabilities }: SandboxAgents) => ({
  ucp: {
    version,
    services: {},
    capabilities: Object.fromEntries(capabilities.map((name) => [name, [{ version }]])),
    payment_handlers: {},
  },
});

const pathOf = (version: string) => `/agents/${version}.json`;

/** The profiles of the sandbox's agents, by their addresses. */
export const agentProfiles = (publicUrl: string, agents: SandboxAgents): ReadonlyMap<string, object> =>
  new Map(
    agents.versions.map((version) => [`${publicUrl}/sandbox${pathOf(version)}`, profileOf(version, agents)]),
  );

/** Shows the profiles of the sandbox's agents. */
export function addAgentProfiles(application: Hono, agents: SandboxAgents): void {
  for (const version of agents.versions)
    application.get(pathOf(version), (context) =>
      context.json(profileOf(version, agents), 200, { 'Cache-Control': 'public, max-age=300' }),
    );
}
