import { createHash, randomBytes } from 'node:crypto';
import { type ProtocolVersion } from '../../server/agents/protocol/versions.ts';
import { type ReadLinkedBuyer } from '../../server/agents/trust/linked-buyer.ts';
import { type TestAccountService } from '../support/account-service.ts';
import { accountOf, signedInHeaders } from '../support/test-account.ts';
import { platformOf } from './agent-shop.ts';

/** The right to read orders. */
export const read = 'dev.ucp.shopping.order:read';

/** The right to buy. */
export const manage = 'dev.ucp.shopping.checkout:manage';

/** Where the platform is answered. */
export const redirectUri = 'https://platform.test/connected';

/** People who connect their account, and what platforms send for them. */
export function linkedBuyers(currentService: () => TestAccountService, currentReader: () => ReadLinkedBuyer) {
  /** The tokens with which a person lets a platform act for them. */
  async function connect(email: string, clientId: string, scope: string) {
    const signedIn = await currentService().signIn(email, 'sandbox');
    const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope,
      state: 'state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const allowed = await currentService().ask(`/allow?${query.toString()}`, {
      cookie,
      form: { decision: 'allow' },
    });
    const code = new URL(allowed.headers.get('location') ?? 'none:').searchParams.get('code') ?? '';
    const answer = await currentService().ask('/token', {
      form: {
        client_id: clientId,
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      },
    });
    return (await answer.json()) as { readonly access_token: string; readonly refresh_token: string };
  }

  /** The headers of a platform's request for a person. */
  async function actingFor(
    email: string,
    version: ProtocolVersion,
    scope = `${read} ${manage}`,
    name = 'agent',
  ) {
    const { access_token: token } = await connect(email, platformOf(version, name).profileUrl, scope);
    return { Authorization: `Bearer ${token}` };
  }

  /** The headers of the person's own browser, which is signed in with the same account. */
  async function inTheirBrowser(email: string) {
    const { access_token: token } = await connect(email, platformOf('2026-08-25').profileUrl, manage);
    const read = await currentReader()(`Bearer ${token}`, platformOf('2026-08-25').profileUrl, []);
    const subject = read.ok ? (read.buyer?.account.subject ?? '') : '';
    return signedInHeaders(accountOf(email, { subject }));
  }

  return { connect, actingFor, inTheirBrowser };
}
