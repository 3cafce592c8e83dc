import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import people from '../../server/seed/sandbox/people.json' with { type: 'json' };
import {
  openAccountService,
  storeSecret,
  storeUrl,
  type TestAccountService,
} from '../support/account-service.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const clientId = 'https://platform.example/profile.json';
const redirectUri = 'https://platform.example/connected?from=sonde';
const nativeUri = 'http://127.0.0.1/connected';
const read = 'dev.ucp.shopping.order:read';
const manage = 'dev.ucp.shopping.checkout:manage';
const email = 'individual@solo.example';

let database: TestDatabase;
let service: TestAccountService;
let cookie: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const client = { clientId, name: 'Ada’s Assistant', redirectUris: [redirectUri, nativeUri] };
  service = await openAccountService(database, people, async (id) => (id === clientId ? client : null));
  const answer = await service.signIn(email, 'sandbox');
  cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
});
afterAll(async () => {
  service.close();
  await database.close();
});

const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');
const usual: Readonly<Record<string, string>> = {
  response_type: 'code',
  client_id: clientId,
  redirect_uri: redirectUri,
  scope: read,
  state: 'a&b',
  code_challenge: challenge,
  code_challenge_method: 'S256',
};
const queryOf = (changes: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ ...usual, ...changes }).toString();

const readRedirect = (answer: Response) => {
  const url = new URL(answer.headers.get('location') ?? 'none:');
  return { to: `${url.origin}${url.pathname}`, said: Object.fromEntries(url.searchParams) };
};

const decide = (decision: string, changes: Readonly<Record<string, string>> = {}) =>
  service.ask(`/allow?${queryOf(changes)}`, { cookie, form: { decision } });

const codeFor = async (changes: Readonly<Record<string, string>> = {}) =>
  readRedirect(await decide('allow', changes)).said['code'] ?? '';

async function post(path: string, form: Readonly<Record<string, string>>) {
  const answer = await service.ask(path, { form: { client_id: clientId, ...form } });
  const text = await answer.text();
  return { status: answer.status, ...(text !== '' && (JSON.parse(text) as Record<string, unknown>)) };
}

const exchange = (code: string, changes: Readonly<Record<string, string>> = {}) =>
  post('/token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...changes,
  });

async function connect(changes: Readonly<Record<string, string>> = {}) {
  const tokens = (await exchange(await codeFor(changes))) as Record<string, unknown>;
  return { access: String(tokens['access_token']), refresh: String(tokens['refresh_token']), tokens };
}

async function look(token: string, secret = storeSecret) {
  const answer = await fetch(`${service.address}/introspect`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`sonde-store:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ token }),
  });
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
}
const isActive = async (token: string) => (await look(token))['active' as never];

describe('a person whom an agent’s platform asks', () => {
  it('signs in, and is then asked what it may do', async () => {
    const first = await service.ask(`/authorize?${queryOf()}`);
    expect([first.status, await first.text()]).toEqual([
      200,
      expect.stringContaining('Sign in to Sonde Cloud'),
    ]);
    const signedIn = await service.ask(`/authorize?${queryOf()}`, { form: { email, password: 'sandbox' } });
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([
      303,
      `/sandbox/cloud/authorize?${queryOf()}`,
    ]);
    const asked = await service.ask(`/authorize?${queryOf({ scope: `${read} ${manage}` })}`, { cookie });
    const page = await asked.text();
    expect(page).toContain('Ada’s Assistant (platform.example) wants to:');
    expect(page).toContain('see your orders and their deliveries');
    expect(page).toContain('prepare and place orders with your account');
    expect(page).toContain(email);
    expect(asked.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://platform.example;",
    );
  });

  it.each([
    [{ ui_locales: 'de-AT en' }, 'fr', 'lang="de" dir="ltr"', 'Zugriff erlauben'],
    [{ ui_locales: 'xx' }, 'fr-CA,en;q=0.5', 'lang="fr" dir="ltr"', 'Autoriser l’accès'],
    [{}, 'ar', 'lang="ar" dir="rtl"', 'السماح بالوصول'],
    [{}, 'xx', 'lang="en" dir="ltr"', 'Allow access'],
  ])('is asked in their language: %j, %s', async (changes, accepted, attributes, button) => {
    const answer = await fetch(`${service.address}/authorize?${queryOf(changes)}`, {
      headers: { cookie, 'accept-language': accepted },
    });
    const page = await answer.text();
    expect(page).toContain(attributes);
    expect(page).toContain(button);
  });

  it('returns to the platform with a code, or without', async () => {
    expect(readRedirect(await decide('allow'))).toEqual({
      to: 'https://platform.example/connected',
      said: { from: 'sonde', code: expect.stringMatching(/^[\w-]{43}$/), state: 'a&b', iss: storeUrl },
    });
    expect(readRedirect(await decide('deny')).said).toEqual({
      from: 'sonde',
      error: 'access_denied',
      state: 'a&b',
      iss: storeUrl,
    });
  });

  it('allows nothing while signed out', async () => {
    const answer = await service.ask(`/allow?${queryOf()}`, { form: { decision: 'allow' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/sandbox/cloud/authorize?${queryOf()}`,
    ]);
  });

  it('returns to a program on the same machine at whichever port it listens', async () => {
    const port = { redirect_uri: 'http://127.0.0.1:51234/connected' };
    expect(readRedirect(await decide('allow', port)).to).toBe('http://127.0.0.1:51234/connected');
  });
});

describe('a request of a platform', () => {
  it.each([
    ['of an unknown platform', { client_id: 'https://other.example/' }],
    ['to another address', { redirect_uri: 'https://platform.example/connected' }],
    ['to the same address with more', { redirect_uri: `${redirectUri}&more=1` }],
    ['to another host', { redirect_uri: 'https://evil.example/connected?from=sonde' }],
    ['to another path of the same machine', { redirect_uri: 'http://127.0.0.1:9/other' }],
    ['to a name of the same machine', { redirect_uri: 'http://localhost/connected' }],
  ])('%s goes nowhere', async (_what, changes) => {
    const answer = await decide('allow', changes);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  it.each([
    ['without a challenge', { code_challenge: '' }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['with an unknown scope', { scope: `${read} everything` }, 'invalid_scope'],
    ['without a scope', { scope: '' }, 'invalid_scope'],
  ])('%s returns with %3$s', async (_what, changes, error) => {
    const answer = await service.ask(`/authorize?${queryOf(changes)}`, { cookie });
    expect(readRedirect(answer).said).toMatchObject({ error, state: 'a&b', iss: storeUrl });
  });
});

describe('a code', () => {
  it('becomes tokens, of which the store learns what they allow', async () => {
    const { tokens, access } = await connect({ scope: `${read} ${manage}` });
    expect(tokens).toEqual({
      status: 200,
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 600,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      scope: `${read} ${manage}`,
    });
    expect(await look(access)).toEqual({
      status: 200,
      active: true,
      iss: storeUrl,
      aud: 'sonde-store',
      sub: expect.any(String),
      client_id: clientId,
      scope: `${read} ${manage}`,
      exp: expect.any(Number),
      token_type: 'Bearer',
      email,
      email_verified: true,
      name: expect.any(String),
    });
  });

  it.each([
    ['without the verifier', { code_verifier: '' }],
    ['with another verifier', { code_verifier: randomBytes(32).toString('base64url') }],
    ['for another address', { redirect_uri: nativeUri }],
    ['of another platform', { client_id: 'https://other.example/' }],
  ])('%s becomes nothing', async (_what, changes) => {
    expect(await exchange(await codeFor(), changes)).toEqual({ status: 400, error: 'invalid_grant' });
  });

  it('that is used twice ends what it allowed', async () => {
    const code = await codeFor();
    const { access_token: access } = (await exchange(code)) as { access_token?: string };
    expect(await isActive(access ?? '')).toBe(true);
    expect(await exchange(code)).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await isActive(access ?? '')).toBe(false);
  });

  it('that is used twice at once becomes tokens once', async () => {
    const code = await codeFor();
    const answers = await Promise.all([exchange(code), exchange(code), exchange(code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('expires after a minute', async () => {
    const code = await codeFor();
    await database.sql`update cloud_sandbox.agent_code set expires_at = now() - interval '1 second'`;
    expect(await exchange(code)).toEqual({ status: 400, error: 'invalid_grant' });
  });
});

describe('tokens', () => {
  const refreshed = (token: string) => post('/token', { grant_type: 'refresh_token', refresh_token: token });

  it('are replaced by a refresh token, once', async () => {
    const { refresh } = await connect();
    const next = (await refreshed(refresh)) as { access_token?: string };
    expect(await isActive(next.access_token ?? '')).toBe(true);
    expect(await refreshed(refresh)).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await isActive(next.access_token ?? '')).toBe(false);
  });

  it('end at once when the platform disconnects the account', async () => {
    const { access, refresh } = await connect();
    expect(await post('/revoke', { token: refresh })).toEqual({ status: 200 });
    expect([await isActive(access), await isActive(refresh)]).toEqual([false, false]);
    expect(await refreshed(refresh)).toEqual({ status: 400, error: 'invalid_grant' });
  });

  it('an access token is revoked alone', async () => {
    const { access, refresh } = await connect();
    await post('/revoke', { token: access });
    expect(await isActive(access)).toBe(false);
    expect((await refreshed(refresh)).status).toBe(200);
  });

  it('are not another platform’s to revoke or refresh', async () => {
    const { access, refresh } = await connect();
    const other = 'https://other.example/';
    expect(await post('/revoke', { token: refresh, client_id: other })).toEqual({ status: 200 });
    expect(await isActive(access)).toBe(true);
    const stolen = { grant_type: 'refresh_token', refresh_token: refresh, client_id: other };
    expect(await post('/token', stolen)).toEqual({ status: 400, error: 'invalid_grant' });
  });

  it('are shown to the store only', async () => {
    const { access, refresh } = await connect();
    expect(await look(access, 'guessed')).toEqual({ status: 401, error: 'invalid_client' });
    expect(await look(refresh)).toEqual({ status: 200, active: false });
    expect(await look('unknown')).toEqual({ status: 200, active: false });
  });

  it.each([
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ grant_type: 'refresh_token', client_id: '' }, 'invalid_client'],
  ])('are not given for %j', async (form, error) => {
    expect(await post('/token', form)).toEqual({ status: 400, error });
  });
});
