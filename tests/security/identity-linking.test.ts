import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../support/test-database.ts';
import { ask, askGraphql } from './ask.ts';
import { type ServedShop, serveShopWithoutPages } from './served-shop.ts';

let database: TestDatabase;
let shop: ServedShop;
let profileUrl: string;

/** A platform on this machine, as it is beside the sandbox. */
const platform = createServer((_request, response) => {
  const redirect_uris = [`${profileUrl}connected`];
  const document = {
    ucp: { version: '2026-04-08' },
    client_id: profileUrl,
    client_name: 'Assistant',
    redirect_uris,
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document));
});

beforeAll(async () => {
  await new Promise<void>((listening) => platform.listen(0, '127.0.0.1', listening));
  profileUrl = `http://127.0.0.1:${(platform.address() as AddressInfo).port}/`;
  database = await createTestDatabase();
  shop = await serveShopWithoutPages({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await shop.close();
  await database.close();
  platform.close();
  platform.closeAllConnections();
});

const documentAt = async (path: string) =>
  JSON.parse((await ask(shop.url, path)).text) as Record<string, unknown>;

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (address: string, form: Readonly<Record<string, string>>, headers = {}) =>
  ask(shop.url, address.replace(shop.url, ''), {
    method: 'POST',
    headers: { ...formHeaders, ...headers },
    body: new URLSearchParams(form).toString(),
  });

it('a platform finds the account service of the shop, and connects the account of a person who agrees', async () => {
  const resource = await documentAt('/.well-known/oauth-protected-resource');
  expect(resource).toMatchObject({ resource: shop.url, authorization_servers: [shop.url] });
  const server = await documentAt('/.well-known/oauth-authorization-server');
  expect(server).toMatchObject({
    issuer: shop.url,
    scopes_supported: ['dev.ucp.shopping.order:read', 'dev.ucp.shopping.checkout:manage'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });

  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: profileUrl,
    redirect_uri: `${profileUrl}connected`,
    scope: 'dev.ucp.shopping.order:read',
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const signedIn = await post(`${String(server['authorization_endpoint'])}?${query}`, {
    email: 'two@clinic.example',
    password: 'sandbox',
  });
  expect([signedIn.status, signedIn.headers.location]).toEqual([303, `/sandbox/cloud/authorize?${query}`]);
  const cookie = (signedIn.headers['set-cookie'] ?? [])[0]?.split(';')[0] ?? '';
  const asked = await ask(shop.url, `/sandbox/cloud/authorize?${query}`, { headers: { cookie } });
  expect(asked.text).toContain('Assistant (127.0.0.1:');

  const allowed = await post(`/sandbox/cloud/allow?${query}`, { decision: 'allow' }, { cookie });
  const { searchParams } = new URL(allowed.headers.location ?? '');
  expect([searchParams.get('state'), searchParams.get('iss')]).toEqual(['state', shop.url]);
  const tokens = await post(String(server['token_endpoint']), {
    grant_type: 'authorization_code',
    client_id: profileUrl,
    redirect_uri: `${profileUrl}connected`,
    code: searchParams.get('code') ?? '',
    code_verifier: verifier,
  });
  const { access_token: token = '', scope } = JSON.parse(tokens.text) as {
    access_token?: string;
    scope?: string;
  };
  expect(scope).toBe('dev.ucp.shopping.order:read');
  // It is good for agents only: as the store's own token it signs no one in.
  const asStore = await askGraphql(
    shop.url,
    { query: '{ me { email } }' },
    { authorization: `JWT ${token}` },
  );
  expect(asStore.text).toContain('PermissionDenied');
  const revoked = await post(String(server['revocation_endpoint']), { client_id: profileUrl, token });
  expect(revoked.status).toBe(200);
});
