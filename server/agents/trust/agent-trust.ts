import { createAgentSigningKeys, type AgentSigningKeys } from './agent-signing-keys.ts';
import type { RateLimits } from '../../kernel/rate-limits/rate-limits.ts';
import { type Admission, createAdmission } from './admit-request.ts';
import { createIdentifyPlatform } from './identify-platform.ts';
import { createOutbound } from './outbound-requests.ts';
import { createPlatformProfiles } from './platform-profiles.ts';
import type { OrderEventServices } from './send-order-events.ts';
import { createMessageSigner } from './sign-message.ts';

/** How the shop and platforms know each other. */
export interface AgentTrust extends Pick<
  OrderEventServices,
  'profiles' | 'sendOutbound' | 'signer' | 'ownProfileUrl'
> {
  readonly admission: Admission;
  /** The public keys for the shop's profile. */
  readonly signingKeys: AgentSigningKeys['signingKeys'];
}

interface AgentTrustOptions {
  readonly tokenSecret: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Whether platforms may be on this machine, which only stand-ins are. */
  readonly allowsLoopback: boolean;
  readonly limits: RateLimits;
  now(): Date;
}

/** Connects keys, signatures and profiles. */
export function createAgentTrust({
  tokenSecret,
  publicUrl,
  allowsLoopback,
  limits,
  now,
}: AgentTrustOptions): AgentTrust {
  const keys = createAgentSigningKeys(tokenSecret, now);
  const policy = { allowsLoopback };
  const sendOutbound = createOutbound(policy);
  const profiles = createPlatformProfiles({ send: sendOutbound, policy, now });
  return {
    profiles,
    sendOutbound,
    signer: createMessageSigner(keys, now),
    ownProfileUrl: `${publicUrl}/.well-known/ucp`,
    admission: createAdmission(createIdentifyPlatform({ profiles, policy, now }), limits),
    signingKeys: () => keys.signingKeys(),
  };
}
