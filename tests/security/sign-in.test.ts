import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInRequest } from '../support/account-service.ts';
import { type TestDatabase, createTestDatabase } from '../support/test-database.ts';
import { ask, askGraphql, type Question } from './ask.ts';
import { type ServedShop, serveShopWithoutPages } from './served-shop.ts';

const appSecret = 'a secret that only the app of these tests has';

let database: TestDatabase;
let shop: ServedShop;
let closedShop: ServedShop;

beforeAll(async () => {
  database = await createTestDatabase();
  const variables = { DATABASE_URL: database.url, TRUSTED_PROXY: '127.0.0.1' };
  shop = await serveShopWithoutPages({ ...variables, CLOUD_APP_SECRET: appSecret });
  closedShop = await serveShopWithoutPages(variables);
});
afterAll(async () => {
  await shop.close();
  await closedShop.close();
  await database.close();
});

const askNonce = (secret: string, question: Question = {}) =>
  ask(shop.url, '/login-nonce/', {
    method: 'POST',
    ...question,
    headers: { authorization: `Bearer ${secret}`, ...question.headers },
  });

/** Signs in at the account service like a browser. */
async function signIn(): Promise<string> {
  const query = new URLSearchParams({
    ...signInRequest,
    redirect_uri: `${shop.url}/us/en/login/`,
  }).toString();
  const { headers } = await ask(shop.url, `/sandbox/cloud/authorize?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=two%40clinic.example&password=sandbox',
  });
  const hash = new URL(headers.location ?? '').hash.slice(1);
  return new URLSearchParams(hash).get('access_token') ?? '';
}

describe('the nonce of the app', () => {
  it('is issued for the app’s secret, uncached', async () => {
    const { status, headers, text } = await askNonce(appSecret);
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    expect(JSON.parse(text)).toEqual({ nonce: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 300 });
  });

  it.each(['', 'x', `${appSecret}x`, appSecret.slice(1)])('is not issued for %j', async (secret) => {
    expect((await askNonce(secret)).status).toBe(403);
  });

  it('is no page, and accepts no large body', async () => {
    expect((await ask(shop.url, '/login-nonce/')).status).not.toBe(201);
    expect((await askNonce(appSecret, { body: 'x'.repeat(2000) })).status).toBe(413);
  });

  it('does not exist if no app signs in', async () => {
    const answer = await ask(closedShop.url, '/login-nonce/', {
      method: 'POST',
      headers: { authorization: 'Bearer ' },
    });
    expect(answer.status).toBe(404);
  });
});

describe('a token of the sandbox', () => {
  const query = '{ __typename }';

  it('is accepted by this shop, until it is revoked', async () => {
    const token = await signIn();
    const headers = { authorization: `JWT ${token}` };
    expect(JSON.parse((await askGraphql(shop.url, { query }, headers)).text)).toEqual({
      data: { __typename: 'Query' },
    });
    const revoked = await askGraphql(shop.url, {
      query:
        'mutation TokenRevoke($token: String!) { tokenRevoke(token: $token) { accountErrors { code } } }',
      variables: { token },
    });
    expect(JSON.parse(revoked.text)).toEqual({ data: { tokenRevoke: { accountErrors: [] } } });
    const refused = await askGraphql(shop.url, { query }, headers);
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      200,
      { errors: [{ message: 'PermissionDenied', extensions: { code: 'PermissionDenied' } }] },
    ]);
  });

  it('is not accepted by another shop', async () => {
    const headers = { authorization: `JWT ${await signIn()}` };
    const { text } = await askGraphql(closedShop.url, { query }, headers);
    expect(text).toContain('PermissionDenied');
  });

  it('that is huge is refused before it is processed', async () => {
    const headers = { authorization: `JWT a.${'b'.repeat(10_000)}.c` };
    expect((await askGraphql(shop.url, { query }, headers)).text).toContain('PermissionDenied');
  });

  it('changes no response that all visitors share', async () => {
    const shared = { query: '{ shop(country: US) { currency } }' };
    const token = await signIn();
    const [anonymous, signedIn] = [
      await askGraphql(shop.url, shared),
      await askGraphql(shop.url, shared, { authorization: `JWT ${token}` }),
    ];
    expect(signedIn.text).toBe(anonymous.text);
  });
});
