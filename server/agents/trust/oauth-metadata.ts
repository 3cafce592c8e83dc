import { agentScopes } from '@sonde/machines/rules/sign-in';

/** The addresses of what OAuth clients look up about the shop, with its documents (RFC 8414 and RFC 9728). */
export type OauthMetadata = ReadonlyMap<string, object>;

/**
 * Describes how people connect their account with a platform. The issuer is the shop, where platforms look; its
 * endpoints are the account service's.
 *
 * @param publicUrl the shop's URL, without a trailing slash.
 * @param cloudUrl the account service's URL for browsers and platforms, without a trailing slash.
 */
export const oauthMetadata = (publicUrl: string, cloudUrl: string): OauthMetadata =>
  new Map([
    [
      '/.well-known/oauth-authorization-server',
      {
        issuer: publicUrl,
        authorization_endpoint: `${cloudUrl}/authorize`,
        token_endpoint: `${cloudUrl}/token`,
        revocation_endpoint: `${cloudUrl}/revoke`,
        scopes_supported: agentScopes,
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none'],
        revocation_endpoint_auth_methods_supported: ['none'],
        authorization_response_iss_parameter_supported: true,
        client_id_metadata_document_supported: true,
      },
    ],
    [
      '/.well-known/oauth-protected-resource',
      {
        resource: publicUrl,
        authorization_servers: [publicUrl],
        scopes_supported: agentScopes,
        bearer_methods_supported: ['header'],
      },
    ],
  ]);
