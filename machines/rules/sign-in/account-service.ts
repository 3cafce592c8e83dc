/** The store's client name at the account service. It is also the audience of its tokens. */
export const storeClient = 'sonde-store';

/** The parameters of a redirect to the account service. */
export interface SignInRequest {
  /** The URL of the account service, without a trailing slash. */
  readonly cloudUrl: string;
  /** The store's page that the service redirects back to. */
  readonly redirectUri: string;
  readonly state: string;
  /** The BCP 47 tag of the page's language. */
  readonly language: string;
}

const withQuery = (address: string, parameters: Readonly<Record<string, string>>) =>
  `${address}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** The sign-in URL. */
export const signInAddress = ({ cloudUrl, redirectUri, state, language }: SignInRequest): string =>
  withQuery(`${cloudUrl}/authorize`, {
    response_type: 'token',
    client_id: storeClient,
    redirect_uri: redirectUri,
    state,
    ui_locales: language,
  });

/**
 * The URL that also signs the visitor out of the account service. `returnTo` is the store's page to show afterwards.
 */
export const signOutAddress = (cloudUrl: string, returnTo: string): string =>
  withQuery(`${cloudUrl}/logout`, { client_id: storeClient, post_logout_redirect_uri: returnTo });
