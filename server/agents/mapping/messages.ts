import type { Refusal } from '../../kernel/refusal.ts';
import type { CapabilityName } from '../protocol/capabilities.ts';
import type { ProtocolVersion } from '../protocol/versions.ts';

/** What the platform does about a message, in the protocol's words. */
export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';

/** A message about what can't be done as it is. */
export interface ErrorMessage {
  readonly type: 'error';
  readonly code: string;
  readonly severity: Severity;
  readonly content: string;
  /** The JSON path of the field (RFC 9535); absent if it is about everything. */
  readonly path?: string;
  /** The shop's own refusal, for clients that know its codes; absent if it isn't one. */
  readonly refusal?: Refusal;
}

/** A message that prevents nothing. */
export interface InfoMessage {
  readonly type: 'info';
  readonly code: string;
  readonly content: string;
  readonly path?: string;
}

export type Message = ErrorMessage | InfoMessage;

/** The answer where there is no resource that could be shown. */
export function errorBody(
  version: ProtocolVersion,
  messages: readonly [ErrorMessage, ...ErrorMessage[]],
  continueUrl: string,
) {
  return { ucp: { version, status: 'error' }, messages, continue_url: continueUrl };
}

/** The message for a payload that isn't what the protocol's schema asks for. */
export const toInvalidMessage = (path: string, content: string): ErrorMessage => ({
  type: 'error',
  code: 'invalid',
  severity: 'unrecoverable',
  content,
  path,
});

/** The message where the platform doesn't share the capability of an operation. */
export const incompatibleMessage = (capability: CapabilityName): ErrorMessage => ({
  type: 'error',
  code: 'capabilities_incompatible',
  severity: 'unrecoverable',
  content: `The profile of the platform doesn't declare ${capability} in this version.`,
});

/** What a platform is told that buys for a guest, who could connect their account. */
export const identityOptional: InfoMessage = {
  type: 'info',
  code: 'identity_optional',
  content:
    "Nothing needs an account. In a checkout that is opened for a buyer who has connected theirs, their organization's plan, promotions and addresses apply.",
};
