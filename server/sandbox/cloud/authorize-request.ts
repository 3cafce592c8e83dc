/** What the store asks for when it sends somebody to sign in. */
export interface AuthorizeRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
}

const storePage = /^\/[a-z]{2}\/[a-z]{2}\/login\/$/;

/** Whether an address is the store's page that people return to: nobody else gets a token. */
function isReturnPage(address: string, storeUrl: string): boolean {
  return address.startsWith(`${storeUrl}/`) && storePage.test(address.slice(storeUrl.length));
}

/** Reads the query of `/authorize`; null where it isn't the store's. */
export function readAuthorizeRequest(
  query: URLSearchParams,
  storeUrl: string,
  storeClient: string,
): AuthorizeRequest | null {
  const redirectUri = query.get('redirect_uri') ?? '';
  const clientId = query.get('client_id') ?? '';
  const state = query.get('state') ?? '';
  const isComplete =
    query.get('response_type') === 'token' &&
    clientId === storeClient &&
    isReturnPage(redirectUri, storeUrl) &&
    state.length <= 128;
  return isComplete ? { clientId, redirectUri, state } : null;
}

/** The address to return to, with what is said in its hash. */
export const returnWith = (redirectUri: string, said: Readonly<Record<string, string>>): string =>
  `${redirectUri}#${new URLSearchParams(said).toString()}`;
