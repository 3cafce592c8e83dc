/** The store's sign-in request. */
export interface AuthorizeRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
}

const storePage = /^\/[a-z]{2}\/[a-z]{2}\/login\/$/;

/** Whether an address is the store's own return page; no other address gets a token. */
function isReturnPage(address: string, storeUrl: string): boolean {
  return address.startsWith(`${storeUrl}/`) && storePage.test(address.slice(storeUrl.length));
}

/** Parses the query of `/authorize`; null if it isn't a valid request of the store. */
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

/** The return address with parameters in its hash. */
export const returnWith = (redirectUri: string, said: Readonly<Record<string, string>>): string =>
  `${redirectUri}#${new URLSearchParams(said).toString()}`;
