import { type Agents, createAgents } from './agents/create-agents.ts';
import type { AgentServices } from './agents/operations/operation.types.ts';
import { createSignedPlatforms } from './agents/protocol/identify-platform.ts';
import { type AgentTrust, createAgentTrust } from './agents/trust/agent-trust.ts';
import { createFindAgentClient } from './agents/trust/agent-client.ts';
import { createLinkedBuyerReader, type ReadLinkedBuyer } from './agents/trust/linked-buyer.ts';
import { type OauthMetadata, oauthMetadata } from './agents/trust/oauth-metadata.ts';
import type { Environment } from './environment/environment.ts';
import { createRateLimits } from './kernel/rate-limits/rate-limits.ts';
import type { SharedUses } from './kernel/rate-limits/shared-uses.ts';
import type { AccountService } from './modules/account/verify-token.ts';

interface OpenAgentsOptions {
  readonly environment: Environment;
  readonly tokenSecret: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly sharedUses: SharedUses;
}

/** How people connect their accounts with the platforms of agents; null if they can't. */
interface IdentityLinking {
  readonly readLinkedBuyer: ReadLinkedBuyer;
  readonly metadata: OauthMetadata;
}

/** The trust between the shop and platforms, and what the account service has to know about them. */
export interface OpenAgents {
  readonly trust: AgentTrust;
  readonly findAgentClient: ReturnType<typeof createFindAgentClient>;
  /**
   * @param listed the profiles of platforms that needn't sign their requests, by their addresses.
   * @param linking how people connect their accounts; null if they can't.
   */
  serve(
    services: Omit<AgentServices, 'limits'>,
    listed: ReadonlyMap<string, unknown>,
    linking: IdentityLinking | null,
  ): Agents;
  linkIdentities(accountService: AccountService | null): IdentityLinking | null;
}

const now = () => new Date();

/** Opens what the shop needs to know platforms. They may be on this machine only beside simulated services. */
export function openAgents({
  environment,
  tokenSecret,
  publicUrl,
  sharedUses,
}: OpenAgentsOptions): OpenAgents {
  const limits = createRateLimits(Date.now, environment.rateLimitScale, sharedUses);
  const trust = createAgentTrust({
    tokenSecret,
    publicUrl,
    allowsLoopback: environment.card === null,
    limits,
    now,
  });
  return {
    trust,
    serve: (services, listed, linking) =>
      createAgents({
        services: { ...services, limits },
        identifyPlatform: createSignedPlatforms({ admission: trust.admission, publicUrl, listed }),
        readLinkedBuyer: linking && linking.readLinkedBuyer,
        publicKeys: () => trust.signingKeys(),
      }),
    findAgentClient: createFindAgentClient(trust.profiles),
    linkIdentities(accountService) {
      const introspection = accountService?.introspection ?? null;
      if (accountService === null || introspection === null) return null;
      return {
        readLinkedBuyer: createLinkedBuyerReader({ introspection, issuer: publicUrl, now }),
        metadata: oauthMetadata(publicUrl, accountService.issuer),
      };
    },
  };
}
