/** The store's name at the account service: who asks, and for whom a token is made. */
export const storeClient = 'sonde-store';

/** What a visitor is sent to the account service with. */
export interface SignInRequest {
  /** Address of the account service, without a slash at the end. */
  readonly cloudUrl: string;
  /** The store's page that the service returns to. */
  readonly redirectUri: string;
  readonly state: string;
  /** BCP 47 tag of the page's language. */
  readonly language: string;
}

const withQuery = (address: string, parameters: Readonly<Record<string, string>>) =>
  `${address}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** Where a visitor signs in. */
export const signInAddress = ({ cloudUrl, redirectUri, state, language }: SignInRequest): string =>
  withQuery(`${cloudUrl}/authorize`, {
    response_type: 'token',
    client_id: storeClient,
    redirect_uri: redirectUri,
    state,
    ui_locales: language,
  });

/** Where a visitor signs out of the account service too; `returnTo` is the store's page that follows. */
export const signOutAddress = (cloudUrl: string, returnTo: string): string =>
  withQuery(`${cloudUrl}/logout`, { client_id: storeClient, post_logout_redirect_uri: returnTo });
