import type { Hono } from 'hono';

/** The versions for which the sandbox has an agent to try the shop with. */
const versions = ['2026-08-25', '2026-04-08'] as const;

/** What that agent can do: everything that the shop offers to agents. */
const capabilities = [
  'dev.ucp.shopping.catalog.search',
  'dev.ucp.shopping.catalog.lookup',
  'dev.ucp.shopping.cart',
  'dev.ucp.shopping.checkout',
  'dev.ucp.shopping.order',
  'dev.ucp.shopping.fulfillment',
  'dev.ucp.shopping.discount',
  'dev.ucp.shopping.buyer_consent',
] as const;

const profileOf = (version: string) => ({
  ucp: {
    version,
    services: {},
    capabilities: Object.fromEntries(capabilities.map((name) => [name, [{ version }]])),
    payment_handlers: {},
  },
});

const pathOf = (version: string) => `/agents/${version}.json`;

/** The profiles of the sandbox's agents, by their addresses. */
export const agentProfiles = (publicUrl: string): ReadonlyMap<string, object> =>
  new Map(versions.map((version) => [`${publicUrl}/sandbox${pathOf(version)}`, profileOf(version)]));

/** Shows the profiles of the sandbox's agents. */
export function addAgentProfiles(application: Hono): void {
  for (const version of versions)
    application.get(pathOf(version), (context) =>
      context.json(profileOf(version), 200, { 'Cache-Control': 'public, max-age=300' }),
    );
}
