import { createProfilePages } from './bindings/profile.ts';
import { type AgentHandler, type BindingOptions, createRestBinding } from './bindings/rest.ts';
import { profileHandlers } from './mapping/payment-handlers.ts';
import type { PublicKey } from './protocol/business-profile.ts';

/** The interfaces for agents, each a function from request to response. */
export interface Agents {
  /** Null for an address that has no profile. */
  readonly profile: (request: Request) => Response | null;
  readonly rest: AgentHandler;
}

export interface AgentsOptions extends BindingOptions {
  readonly publicKeys: readonly PublicKey[];
}

/** Creates the interfaces by which agents find the shop's goods and buy them. */
export function createAgents({ publicKeys, ...options }: AgentsOptions): Agents {
  const { publicUrl } = options.services;
  return {
    profile: createProfilePages({ publicUrl, publicKeys, paymentHandlers: profileHandlers }),
    rest: createRestBinding(options),
  };
}
