import { type AgentScope, readAgentScopes } from '@sonde/machines/rules/sign-in';

/** The platform of an agent, as its profile describes it to account services. */
interface AgentClient {
  readonly clientId: string;
  /** Chosen by the platform. */
  readonly name: string;
  readonly redirectUris: readonly string[];
}

/** Finds the platform with this id, the address of its profile; null if there is none that people can connect. */
export type FindAgentClient = (clientId: string) => Promise<AgentClient | null>;

/** A platform's request to act for a person. */
export interface AgentRequest {
  readonly client: AgentClient;
  readonly redirectUri: string;
  readonly state: string | null;
  readonly scopes: readonly AgentScope[];
  readonly codeChallenge: string;
}

/** What is wrong with a request, for the platform to which the browser returns (RFC 6749, section 4.1.2.1). */
interface RefusedRequest {
  readonly redirectUri: string;
  readonly state: string | null;
  readonly error: 'invalid_request' | 'invalid_scope';
}

/** A request, what is wrong with it, or null if the browser can't be sent anywhere. */
export type ReadRequest =
  | { readonly is: 'valid'; readonly request: AgentRequest }
  | { readonly is: 'refused'; readonly refused: RefusedRequest }
  | null;

const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]']);

/** Native programs listen on a port that they learn when they start (RFC 8252, section 7.3). */
function withoutLoopbackPort(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!loopbackHosts.has(url.hostname)) return address;
  url.port = '';
  return url.href;
}

const isRegistered = (address: string, { redirectUris }: AgentClient) =>
  redirectUris.some((uri) => uri === address || withoutLoopbackPort(uri) === withoutLoopbackPort(address));

/** SHA-256 in base64url (RFC 7636, section 4.2). */
const challengePattern = /^[\w-]{43}$/;
const longestState = 1000;

/** Reads the query of `/authorize` with `response_type=code`. */
export async function readAgentRequest(query: URLSearchParams, find: FindAgentClient): Promise<ReadRequest> {
  const redirectUri = query.get('redirect_uri') ?? '';
  const client = await find(query.get('client_id') ?? '');
  if (client === null || !isRegistered(redirectUri, client)) return null;
  const state = query.get('state');
  const codeChallenge = query.get('code_challenge') ?? '';
  const isProved = query.get('code_challenge_method') === 'S256' && challengePattern.test(codeChallenge);
  const scopes = readAgentScopes(query.get('scope') ?? '');
  if (!isProved || (state ?? '').length > longestState)
    return { is: 'refused', refused: { redirectUri, state, error: 'invalid_request' } };
  if (scopes === null) return { is: 'refused', refused: { redirectUri, state, error: 'invalid_scope' } };
  return { is: 'valid', request: { client, redirectUri, state, scopes, codeChallenge } };
}

/** The return address with parameters in its query; each answer names who gives it (RFC 9207). */
export function returnTo(
  { redirectUri, state }: Pick<AgentRequest, 'redirectUri' | 'state'>,
  issuer: string,
  said: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri);
  const answer = { ...said, ...(state !== null && { state }), iss: issuer };
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
}
