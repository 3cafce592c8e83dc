import { hash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Sql } from '../../db/connect.ts';
import { readPostedForm } from '../posted-form.ts';
import { sandboxPageHeaders } from '../sandbox-page.ts';
import { messagePage } from './cloud-pages.ts';
import type { CloudAccount } from './cloud-store.ts';
import type { RefusedVisit, SignInVisit } from './sign-in-visit.ts';
import { type AgentTokens, createAgentGrants } from './agent-grants.ts';
import { type AgentRequest, type FindAgentClient, readAgentRequest, returnTo } from './agent-request.ts';
import { showConsent } from './consent-page.ts';

export interface AgentAccessOptions {
  readonly sql: Sql;
  /** The issuer that platforms know: the store's URL, which publishes the metadata. */
  readonly issuer: string;
  /** Where browsers reach the account service, without a trailing slash. */
  readonly cloudPath: string;
  /** The secret with which the store asks about tokens, as `storeClient`. */
  readonly storeClient: string;
  readonly storeSecret: string;
  readonly findClient: FindAgentClient;
  /** The account that is signed in in this browser; null if none is. */
  findSession(context: Context): Promise<CloudAccount | null>;
}

/** Neither tokens nor what they prove may be kept. */
const noStore = { 'Cache-Control': 'no-store' };

const grantTypes = ['authorization_code', 'refresh_token'];

const isBasic = (header: string, name: string, secret: string) => {
  const expected = `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
  return timingSafeEqual(hash('sha256', header, 'buffer'), hash('sha256', expected, 'buffer'));
};

const tokenAnswer = ({ accessToken, refreshToken, expiresIn, scopes }: AgentTokens) => ({
  access_token: accessToken,
  token_type: 'Bearer',
  expires_in: expiresIn,
  refresh_token: refreshToken,
  scope: scopes.join(' '),
});

/**
 * Lets people allow platforms to act for them: OAuth 2.0 with authorization codes and PKCE, for clients that keep no
 * secret; revocation (RFC 7009) and, for the store, introspection (RFC 7662).
 */
export function createAgentAccess(options: AgentAccessOptions) {
  const { issuer, cloudPath, storeClient, storeSecret, findClient, findSession } = options;
  const grants = createAgentGrants(options.sql);
  const app = new Hono();

  /** The request of a platform. An invalid one returns to it, if it may, and otherwise nowhere. */
  async function requestOf(context: Context): Promise<AgentRequest | RefusedVisit> {
    const read = await readAgentRequest(new URL(context.req.url).searchParams, findClient);
    if (read === null) {
      const page = messagePage('This link is incomplete', 'Go back to the app and try again.');
      return { answer: context.html(page, 400, sandboxPageHeaders) };
    }
    return read.is === 'valid'
      ? read.request
      : { answer: context.redirect(returnTo(read.refused, issuer, { error: read.refused.error }), 303) };
  }

  const cancelOf = (request: AgentRequest) => returnTo(request, issuer, { error: 'access_denied' });
  const askAgain = (context: Context) =>
    context.redirect(`${cloudPath}/authorize${new URL(context.req.url).search}`, 303);

  app.post('/allow', async (context) => {
    const [request, account] = [await requestOf(context), await findSession(context)];
    if ('answer' in request) return request.answer;
    if (account === null) return askAgain(context);
    const field = await readPostedForm(context);
    const answer =
      field('decision') === 'allow'
        ? returnTo(request, issuer, { code: await grants.allow(account.subject, request) })
        : cancelOf(request);
    return context.redirect(answer, 303);
  });
  app.post('/token', async (context) => {
    const field = await readPostedForm(context);
    const refuse = (error: string) => context.json({ error }, 400, noStore);
    const clientId = field('client_id');
    if (clientId === '') return refuse('invalid_client');
    if (!grantTypes.includes(field('grant_type'))) return refuse('unsupported_grant_type');
    const tokens =
      field('grant_type') === 'refresh_token'
        ? await grants.refresh(field('refresh_token'), clientId)
        : await grants.exchange({
            code: field('code'),
            clientId,
            redirectUri: field('redirect_uri'),
            verifier: field('code_verifier'),
          });
    return tokens === null ? refuse('invalid_grant') : context.json(tokenAnswer(tokens), 200, noStore);
  });
  app.post('/revoke', async (context) => {
    const field = await readPostedForm(context);
    await grants.revoke(field('token'), field('client_id'));
    return context.body(null, 200, noStore);
  });
  app.post('/introspect', async (context) => {
    if (!isBasic(context.req.header('authorization') ?? '', storeClient, storeSecret))
      return context.json({ error: 'invalid_client' }, 401, { ...noStore, 'WWW-Authenticate': 'Basic' });
    const field = await readPostedForm(context);
    const access = await grants.look(field('token'));
    if (access === null) return context.json({ active: false }, 200, noStore);
    return context.json(
      {
        active: true,
        iss: issuer,
        aud: storeClient,
        sub: access.subject,
        client_id: access.clientId,
        scope: access.scopes.join(' '),
        exp: Math.floor(access.expiresAt.getTime() / 1000),
        token_type: 'Bearer',
        email: access.email,
        email_verified: access.isEmailConfirmed,
        name: access.name,
      },
      200,
      noStore,
    );
  });

  return {
    app,
    /** Whoever signs in for a platform is then asked what it may do. */
    async visit(context: Context): Promise<SignInVisit | RefusedVisit> {
      const request = await requestOf(context);
      if ('answer' in request) return request;
      const isPageRequest = context.req.method === 'GET';
      return {
        cancel: cancelOf(request),
        proceed: (account) => (isPageRequest ? showConsent(context, request, account) : askAgain(context)),
      };
    },
  };
}
