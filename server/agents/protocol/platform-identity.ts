import type { TrustRefusal } from '../trust/trust-refusals.ts';
import type { ProtocolVersion } from './versions.ts';

/** The platform that sends a request, as far as it was checked. */
export interface PlatformIdentity {
  /** Identifies the platform wherever the shop records it: the address of its profile, as the request names it. */
  readonly profileUrl: string;
  readonly version: ProtocolVersion;
  /** The versions of each capability that the platform's profile declares. */
  readonly capabilities: ReadonlyMap<string, readonly string[]>;
  /** Where the platform is told about its orders; null if its profile names no address. */
  readonly webhookUrl: string | null;
}

/** The platform of a request, or why the request is refused. */
export type IdentifiedPlatform =
  | { readonly ok: true; readonly platform: PlatformIdentity }
  | { readonly ok: false; readonly refusal: TrustRefusal };

/** What a request says of its sender. */
interface AgentRequest {
  /** From `UCP-Agent`, or from the metadata of a tool call; null if there is none. */
  readonly profileUrl: string | null;
  /** The request, whose headers may have a signature of the body. */
  readonly request: Request;
  readonly body: string;
  /** The client's network address; empty if unknown. */
  readonly clientAddress: string;
}

/** Finds out who sends a request, before anything else is done with it. */
export type IdentifyPlatform = (request: AgentRequest) => Promise<IdentifiedPlatform>;
