/**
 * What a person may allow an agent's platform to do with their account, as the Universal Commerce Protocol names it:
 * https://ucp.dev/2026-04-08/specification/identity-linking#scopes
 */
export const agentScopes = ['dev.ucp.shopping.order:read', 'dev.ucp.shopping.checkout:manage'] as const;

/** One of {@link agentScopes}. */
export type AgentScope = (typeof agentScopes)[number];

const isAgentScope = (text: string): text is AgentScope => agentScopes.some((scope) => scope === text);

/**
 * Reads scopes as OAuth separates them (RFC 6749, section 3.3), without repetitions; null if one is unknown or there is
 * none.
 */
export function readAgentScopes(text: string): readonly AgentScope[] | null {
  const requested = new Set(text.split(' ').filter((scope) => scope !== ''));
  const known = [...requested].filter(isAgentScope);
  return known.length === requested.size && known.length > 0 ? known : null;
}
