import type { RateLimitName, RateLimits } from '../../kernel/rate-limits/rate-limits.ts';
import type { Identified, IdentifyPlatform } from './identify-platform.ts';
import { type TrustRefusal, refuse } from './trust-refusals.ts';
import type { IncomingRequest } from './verify-request.ts';

/** Admits requests of platforms that are known and within their limits. */
export interface Admission {
  /** @param address the client's IP address; empty if unknown. */
  admit(request: IncomingRequest, address: string): Promise<Identified>;
}

type PlatformLimitName = Extract<RateLimitName, 'agentRequest' | 'agentCheckout'>;

/** Counts a use of a platform, unless it has to wait; null if it may continue. */
export function countPlatformUse(
  limits: RateLimits,
  name: PlatformLimitName,
  profileUrl: string,
): TrustRefusal | null {
  const subject = { address: '', checkout: null, platform: profileUrl };
  const wait = limits.waitFor(name, subject);
  if (wait > 0) return refuse('rate_limited', wait);
  limits.count(name, subject);
  return null;
}

/**
 * Counts refused requests for the client, before anything is fetched or verified for the next one, and trusted ones for
 * their platform.
 */
export function createAdmission(identify: IdentifyPlatform, limits: RateLimits): Admission {
  return {
    async admit(request, address) {
      const subject = { address, checkout: null };
      const wait = limits.waitFor('agentRefusal', subject);
      if (wait > 0) return { ok: false, refusal: refuse('rate_limited', wait) };
      const identified = await identify(request);
      if (!identified.ok) {
        limits.count('agentRefusal', subject);
        return identified;
      }
      const refusal = countPlatformUse(limits, 'agentRequest', identified.platform.profileUrl);
      return refusal === null ? identified : { ok: false, refusal };
    },
  };
}
