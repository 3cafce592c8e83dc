import type { AgentScope } from '@sonde/machines/rules/sign-in';
import type { Account } from '../../kernel/account.ts';
import type { RateLimits } from '../../kernel/rate-limits/rate-limits.ts';
import type { OrderServices } from '../../modules/order/order-services.ts';
import type { CapabilityName } from '../protocol/capabilities.ts';
import type { AnnouncedTotal } from '../sessions/agent-request.repository.ts';
import type { Negotiated } from '../protocol/negotiate.ts';
import type { PlatformIdentity } from '../protocol/platform-identity.ts';

/**
 * The services that operations of agents use: those that the API's resolvers use. A connected buyer asks for the
 * checkouts, so that other people's don't exist for their platform.
 */
export interface AgentServices extends OrderServices {
  readonly limits: RateLimits;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** What the network says of a request. */
export interface CallFacts {
  /** The visitor's network address; empty if unknown. */
  readonly clientAddress: string;
  /** Of the network that the request comes from; null if unknown. */
  readonly visitorCountry: string | null;
  /** The `Accept-Language` header; null if there is none. */
  readonly acceptLanguage: string | null;
  /** The caller's key for this intent; null for none. */
  readonly idempotencyKey: string | null;
}

/** Who calls an operation, and in which words. */
export interface AgentCall {
  readonly platform: PlatformIdentity;
  readonly negotiated: Negotiated;
  readonly facts: CallFacts;
  /** The person who connected their account, for whom the platform calls; null for a guest. */
  readonly buyer: Account | null;
  /** Whether the platform calls for a guest who could connect their account. */
  readonly mayConnect: boolean;
}

/** What an operation is asked: the id in its path, and the body or the tool's payload, which comes from outside. */
export interface OperationInput {
  /** Empty for an operation without one. */
  readonly id: string;
  readonly payload: unknown;
}

export interface OperationAnswer {
  /** The HTTP status; a refusal of the shop's rules is 200. */
  readonly status: 200 | 201 | 400 | 404 | 409 | 429;
  readonly body: object;
  /** Whole seconds after which the request may be sent again; absent where that doesn't help. */
  readonly retryAfter?: number;
  /** The total that the body tells; absent if the platform was told the same before. Written before it is sent. */
  readonly announcedTotal?: AnnouncedTotal;
  /** Whether what it leaves was written with the change that it shows. */
  readonly isWritten?: true;
}

/** An operation of the protocol, whichever interface calls it. */
export interface Operation {
  /** As in the protocol, which is also the name of the tool. */
  readonly name: string;
  /** What it does, for models that choose among tools. */
  readonly description: string;
  readonly capability: CapabilityName;
  /** What a connected buyer has to allow for it; null where it doesn't matter who buys. */
  readonly scope: AgentScope | null;
  readonly rest: { readonly method: 'GET' | 'POST' | 'PUT'; readonly path: string };
  /** The argument of the tool that has the payload; null for an operation without one. */
  readonly payload: 'catalog' | 'cart' | 'checkout' | null;
  run(services: AgentServices, call: AgentCall, input: OperationInput): Promise<OperationAnswer>;
}
