import { createAgents } from '../../server/agents/create-agents.ts';
import {
  capabilities,
  type CapabilityName,
  capabilityNames,
  identityLinking,
} from '../../server/agents/protocol/capabilities.ts';
import { createListedPlatforms } from '../../server/agents/protocol/identify-platform.ts';
import { type ProtocolVersion, protocolVersions } from '../../server/agents/protocol/versions.ts';
import type { ReadLinkedBuyer } from '../../server/agents/trust/linked-buyer.ts';
import { createRateLimits, type RateLimits } from '../../server/kernel/rate-limits/rate-limits.ts';
import type { ShopParts } from '../../server/compose-shop.ts';
import { procurement } from '../../server/agents/protocol/procurement.ts';
import { hasSchema, procurementProblems, schemaProblems } from './agent-schemas.ts';
import { noPlatforms } from '../support/order-event-services.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

/** A response to an agent. */
interface AgentAnswer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
}

/** The schema of what each operation answers. */
const answerSchemas: Readonly<Record<string, string>> = {
  '/catalog/search': 'shopping/catalog_search.json#/$defs/search_response',
  '/catalog/lookup': 'shopping/catalog_lookup.json#/$defs/lookup_response',
  '/catalog/product': 'shopping/catalog_lookup.json#/$defs/get_product_response',
  '/carts': 'shopping/cart.json',
  '/checkout-sessions': 'shopping/checkout.json',
  '/orders': 'shopping/order.json',
};

const errorSchemas: Readonly<Record<ProtocolVersion, string>> = {
  '2026-08-25': 'common/types/error_response.json',
  '2026-04-08': 'shopping/types/error_response.json',
};

interface AnsweredEnvelope {
  readonly ucp?: { readonly status?: string; readonly capabilities?: Readonly<Record<string, unknown>> };
}

/** Every problem of a response by the schemas of its operation and of the extensions that it names. */
export function answerProblems(version: ProtocolVersion, path: string, body: unknown): readonly string[] {
  const { ucp } = body as AnsweredEnvelope;
  if (ucp === undefined) return [];
  if (ucp.status === 'error') return schemaProblems(version, `schemas/${errorSchemas[version]}`, body);
  const [, schema = 'unknown'] =
    Object.entries(answerSchemas).find(([start]) => path.startsWith(start)) ?? [];
  const named = Object.keys(ucp.capabilities ?? {}) as CapabilityName[];
  const roots = named.filter((name) => capabilities[name].extends.length === 0);
  const extensions = named
    .filter((name) => roots.some((root) => capabilities[name].extends.includes(root)))
    .flatMap((name) => roots.map((root) => `${capabilities[name].schema}#/$defs/${root}`));
  const extending = extensions.filter((one) => hasSchema(version, `schemas/${one}`));
  const own = named.includes(procurement) ? procurementProblems(body) : [];
  return [
    ...[schema, ...extending].flatMap((one) => schemaProblems(version, `schemas/${one}`, body)),
    ...own,
  ];
}

/** A platform to send requests as. */
export interface TestPlatform {
  readonly profileUrl: string;
  readonly version: ProtocolVersion;
}

const profileOf = (version: string, names: readonly string[]) => ({
  ucp: { version, capabilities: Object.fromEntries(names.map((name) => [name, [{ version }]])) },
});

const platformUrl = (name: string) => `https://platform.test/${name}.json`;

/** The platform of a version that can do everything. */
export const platformOf = (version: ProtocolVersion, name = 'agent'): TestPlatform => ({
  version,
  profileUrl: platformUrl(`${name}-${version}`),
});

const rootsOnly = capabilityNames.filter(
  (name) => capabilities[name].extends.length === 0 && name !== identityLinking,
);

const profiles = new Map<string, unknown>([
  ...protocolVersions.flatMap((version): [string, unknown][] => [
    [platformOf(version).profileUrl, profileOf(version, capabilityNames)],
    [platformOf(version, 'other').profileUrl, profileOf(version, capabilityNames)],
    [platformOf(version, 'plain').profileUrl, profileOf(version, rootsOnly)],
    [platformOf(version, 'incapable').profileUrl, profileOf(version, ['dev.example.other'])],
  ]),
  [platformUrl('older'), profileOf('2026-01-11', capabilityNames)],
  [platformUrl('broken'), { ucp: 'nothing' }],
]);

export const oddPlatforms = { older: platformUrl('older'), broken: platformUrl('broken') } as const;

/** Sends an agent's requests, and throws on a response that isn't what the released schemas say. */
interface AgentClient {
  send<Body = Record<string, unknown>>(
    platform: TestPlatform,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<AgentAnswer<Body>>;
}

export interface AgentShop {
  readonly shop: OrderShop;
  readonly limits: RateLimits;
  readonly agent: AgentClient;
  /** A request as it is. */
  raw(path: string, init?: RequestInit): Promise<Response>;
  profile(path: string): Promise<Record<string, unknown> | null>;
}

export const agentShopUrl = 'https://shop.test';

/** Tests ask far more often than a platform does. */
const usualScale = 100;

/**
 * @param readLinkedBuyer reads for whom a platform asks; null for a shop where no one can connect their account.
 * @param onStatement is called with every statement that the shop sends to its database.
 */
export async function openAgentShop(
  changes: Partial<ShopParts> = {},
  readLinkedBuyer: ReadLinkedBuyer | null = null,
  rateLimitScale = usualScale,
  onStatement?: (text: string) => void,
): Promise<AgentShop> {
  const shop = await openOrderShop({ publicUrl: agentShopUrl, ...changes }, noPlatforms, onStatement);
  const limits = createRateLimits(Date.now, rateLimitScale);
  const agents = createAgents({
    services: { ...shop.services, limits },
    identifyPlatform: createListedPlatforms(profiles),
    readLinkedBuyer,
    publicKeys: async () => [],
  });
  const network = { clientAddress: '192.0.2.7', visitorCountry: null };
  const raw = (path: string, init?: RequestInit) =>
    agents.answer(new Request(`${agentShopUrl}/ucp${path}`, init), network);
  return {
    shop,
    limits,
    raw,
    async profile(path) {
      const page = await agents.profile(new Request(`${agentShopUrl}${path}`));
      return page && ((await page.json()) as Record<string, unknown>);
    },
    agent: {
      async send(
        { profileUrl, version }: TestPlatform,
        method: string,
        path: string,
        payload?: unknown,
        headers: Readonly<Record<string, string>> = {},
      ) {
        const response = await raw(`/v1${path}`, {
          method,
          headers: { 'UCP-Agent': `profile="${profileUrl}"`, 'Content-Type': 'application/json', ...headers },
          ...(payload !== undefined && { body: JSON.stringify(payload) }),
        });
        const body = (await response.json()) as never;
        const problems = answerProblems(version, path, body);
        if (problems.length > 0)
          throw new Error(`${method} ${path}: ${problems.join('\n')}\n${JSON.stringify(body, null, 2)}`);
        return { status: response.status, body };
      },
    },
  };
}
