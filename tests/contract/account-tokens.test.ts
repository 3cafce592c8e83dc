import { createHmac } from 'node:crypto';
import { exportSPKI, generateKeyPair, importJWK, type JWTHeaderParameters, SignJWT } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import type { GraphqlHandler } from '../../server/graphql/graphql-handler.ts';
import { createLoginNonces } from '../../server/modules/account/login-nonces.ts';
import { createTokenVerifier } from '../../server/modules/account/verify-token.ts';
import { hashOfAnswer, openAccountService, type TestAccountService } from '../support/account-service.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { storefrontOperation } from './storefront-operations.ts';

const person = { email: 'two@clinic.example', name: 'Two', organizationSlug: null };
const appSecret = 'a secret that only the app of this test has';
type Key = CryptoKey | Uint8Array;

let database: TestDatabase;
let service: TestAccountService;
let handler: GraphqlHandler;
let handlerWithoutKeys: GraphqlHandler;
let nonces: NonNullable<ReturnType<typeof createLoginNonces>>;
let serviceKey: Key;
let otherKey: Key;
let kid: string;
let good: string;
let now = new Date();

beforeAll(async () => {
  database = await createTestDatabase();
  service = await openAccountService(database, [person]);
  const variables = { CLOUD_APP_SECRET: appSecret, RATE_LIMIT_SCALE: '1' };
  const services = createTestServices(database, {
    variables,
    verifyToken: createTokenVerifier(service, () => now),
    now: () => now,
  });
  handler = createGraphqlHandler(services);
  nonces = createLoginNonces(services) ?? expect.fail('No app signs in.');
  const nobody = { ...service, keySetUrl: 'http://127.0.0.1:9/' };
  handlerWithoutKeys = createGraphqlHandler({
    ...services,
    verifyToken: createTokenVerifier(nobody, () => now),
  });
  const [row] = await database.sql<[{ jwk: { kid: string } }]>`select jwk from cloud_sandbox.signing_key`;
  kid = row.jwk.kid;
  serviceKey = await importJWK(row.jwk, 'ES256');
  otherKey = (await generateKeyPair('ES256')).privateKey;
  good = await newToken();
});
afterAll(async () => {
  service.close();
  await database.close();
});

const newToken = async () =>
  hashOfAnswer(await service.signIn(person.email, 'sandbox'))['access_token'] ?? '';

const ask = (authorization: string | null, through = handler) =>
  sendGraphql(through, '{"query":"{ __typename }"}', {
    headers: authorization === null ? {} : { authorization },
  });

const seconds = () => Math.floor(now.getTime() / 1000);

/** A token like the account service's, with changes; undefined omits a claim. */
function forge(
  change: object = {},
  header: Partial<JWTHeaderParameters> = {},
  key: Key = serviceKey,
): Promise<string> {
  const claims = {
    iss: service.issuer,
    aud: 'sonde-store',
    sub: 'somebody',
    jti: 'one',
    iat: seconds(),
    exp: seconds() + 3600,
    email: person.email,
    email_verified: true,
    name: '',
    ...change,
  };
  const { crit: _none, ...plain } = { alg: 'ES256', typ: 'JWT', kid, ...header };
  return new SignJWT(claims).setProtectedHeader(plain).sign(key);
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const parts = (token: string) => token.split('.') as [string, string, string];

/** The claims of a valid token with a forged header and signature. */
const under = (header: object, signature: (signed: string) => string): string => {
  const signed = `${encode(header)}.${parts(good)[1]}`;
  return `${signed}.${signature(signed)}`;
};

const badTokens: readonly (readonly [words: string, make: () => string | Promise<string>])[] = [
  ['nothing', () => ''],
  ['a word', () => 'token'],
  ['no algorithm', () => under({ alg: 'none', typ: 'JWT' }, () => '')],
  [
    'no algorithm in capitals, with a signature',
    () => under({ alg: 'NONE', typ: 'JWT', kid }, () => parts(good)[2]),
  ],
  ['another algorithm of the same key', () => under({ alg: 'ES384', typ: 'JWT', kid }, () => parts(good)[2])],
  ['an algorithm that nobody knows', () => under({ alg: 'XX256', typ: 'JWT', kid }, () => parts(good)[2])],
  [
    'the public key as a secret',
    async () => {
      const { publicKey } = await generateKeyPair('ES256', { extractable: true });
      const secret = await exportSPKI(publicKey);
      return under({ alg: 'HS256', typ: 'JWT', kid }, (signed) =>
        createHmac('sha256', secret).update(signed).digest('base64url'),
      );
    },
  ],
  [
    'the key set as a secret',
    async () => {
      const secret = await (await fetch(service.keySetUrl)).text();
      return under({ alg: 'HS256', typ: 'JWT', kid }, (signed) =>
        createHmac('sha256', secret).update(signed).digest('base64url'),
      );
    },
  ],
  ['somebody else’s key under the id of ours', () => forge({}, {}, otherKey)],
  ['a key that nobody knows', () => forge({}, { kid: 'other' }, otherKey)],
  ['another type', () => forge({}, { typ: 'at+jwt' })],
  ['another audience', () => forge({ aud: 'other-store' })],
  ['no audience', () => forge({ aud: undefined })],
  ['another issuer', () => forge({ iss: 'https://cloud.evil.example' })],
  ['an issuer that begins alike', () => forge({ iss: `${service.issuer}.evil.example` })],
  ['no issuer', () => forge({ iss: undefined })],
  ['a life that is over', () => forge({ iat: seconds() - 3600, exp: seconds() - 31 })],
  ['a life without an end', () => forge({ exp: undefined })],
  ['a life of more than an hour', () => forge({ iat: seconds() - 3700, exp: seconds() + 9000 })],
  ['a beginning in the future', () => forge({ iat: seconds() + 300, exp: seconds() + 600 })],
  ['no beginning', () => forge({ iat: undefined })],
  ['a time before which it does not count', () => forge({ nbf: seconds() + 300 })],
  ['nobody as its subject', () => forge({ sub: '' })],
  ['a subject that is no text', () => forge({ sub: 7 })],
  ['no identifier, by which it could be revoked', () => forge({ jti: undefined })],
  ['an address that is none', () => forge({ email: 'two@clinic.example\r\nX: y' })],
  ['a confirmation that is a text', () => forge({ email_verified: 'true' })],
  ['a huge name', () => forge({ name: 'x'.repeat(201) })],
  ['a huge claim', () => forge({ extra: 'x'.repeat(5000) })],
  ['a signature that is cut off', () => good.slice(0, -2)],
  [
    'a signature of another token',
    async () => `${parts(good).slice(0, 2).join('.')}.${parts(await forge())[2]}`,
  ],
  ['claims that were changed', () => `${parts(good)[0]}.${encode({ sub: 'admin' })}.${parts(good)[2]}`],
  ['a part more', () => `${good}.${parts(good)[2]}`],
  ['a space in it', () => `${good.slice(0, 20)} ${good.slice(20)}`],
];

describe('a token', () => {
  it('of the account service signs a person in', async () => {
    expect((await ask(`JWT ${good}`)).body).toEqual({ data: { __typename: 'Query' } });
    expect((await ask(`jwt ${await forge()}`)).body).toEqual({ data: { __typename: 'Query' } });
  });

  it.each(badTokens)('with %s is PermissionDenied, and nothing is executed', async (_words, make) => {
    const { status, body } = await ask(`JWT ${await make()}`);
    expect([status, body]).toEqual([
      200,
      { errors: [{ message: 'PermissionDenied', extensions: { code: 'PermissionDenied' } }] },
    ]);
  });

  it.each([null, 'Basic dXNlcjpwYXNzd29yZA==', `Bearer ${'x'.repeat(50)}`, 'JWTx'])(
    'isn’t found in %j: the request is signed out',
    async (authorization) => {
      expect((await ask(authorization)).body).toEqual({ data: { __typename: 'Query' } });
    },
  );

  it('that can’t be verified while its keys are unavailable signs no one out', async () => {
    const { status, body, headers } = await ask(`JWT ${good}`, handlerWithoutKeys);
    expect([status, headers.get('retry-after'), body.errors?.[0]?.extensions]).toEqual([
      503,
      '5',
      { code: 'SERVICE_UNAVAILABLE' },
    ]);
  });
});

it('no token is logged, whatever its result', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const parts = { log, now: () => now };
  const withKeys = createTestServices(database, {
    ...parts,
    verifyToken: createTokenVerifier(service, () => now),
  });
  const withoutKeys = createTestServices(database, {
    ...parts,
    verifyToken: () => Promise.reject(new Error('away')),
  });
  for (const services of [withKeys, withoutKeys])
    for (const token of [good, `${good}x`, 'a.b.c'])
      await ask(`JWT ${token}`, createGraphqlHandler(services));
  expect(lines.join()).toContain('no keys of the account service');
  expect(lines.filter((line) => line.includes(good.slice(0, 40)) || line.includes('a.b.c'))).toEqual([]);
});

describe('signing out', () => {
  const revoke = (token: string) =>
    sendGraphql(handler, { query: storefrontOperation('TokenRevoke'), variables: { token } });
  const code = async (token: string) => (await ask(`JWT ${token}`)).body.errors?.[0]?.extensions?.['code'];

  it('revokes the token, in any spelling of its signature, and no other one', async () => {
    const [token, other] = [await newToken(), await newToken()];
    const revoked = await revoke(token);
    expect(revoked.body).toEqual({ data: { tokenRevoke: { accountErrors: [] } } });
    expect([await code(token), await code(other)]).toEqual(['PermissionDenied', undefined]);
    expect((await revoke(token)).body).toEqual(revoked.body);
  });

  it('responds to an invalid token in the same way', async () => {
    for (const token of ['', 'x', await forge({}, {}, otherKey)])
      expect((await revoke(token)).body).toEqual({ data: { tokenRevoke: { accountErrors: [] } } });
  });
});

describe('the app', () => {
  const askNonce = (authorization: string) =>
    nonces(new Request('http://shop.test/login-nonce/', { method: 'POST', headers: { authorization } }));
  const newNonce = async () =>
    ((await (await askNonce(`Bearer ${appSecret}`)).json()) as { readonly nonce: string }).nonce;
  let visitors = 0;
  const redeem = async (nonce: string) => {
    visitors += 1;
    const { body } = await sendGraphql(
      handler,
      { query: storefrontOperation('LoginNonceRedeem'), variables: { nonce } },
      { remoteAddress: `198.51.100.${visitors}` },
    );
    return body.data?.['loginNonceRedeem'];
  };
  const redeemed = { accountErrors: [] };
  const refused = { accountErrors: [{ code: 'NOT_FOUND', field: 'nonce' }] };

  it('gets a nonce that is valid once', async () => {
    const nonce = await newNonce();
    expect(nonce).toMatch(/^[\w-]{43}$/);
    const answers = await Promise.all([redeem(nonce), redeem(nonce), redeem(nonce)]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(2);
    expect(answers).toContainEqual(redeemed);
    expect(answers).toContainEqual(refused);
    expect(await redeem(nonce)).toEqual(refused);
  });

  it('gets a nonce that is valid for five minutes', async () => {
    const nonce = await newNonce();
    now = new Date(now.getTime() + 300_000);
    expect(await redeem(nonce)).toEqual(refused);
  });

  it.each(['', 'x', 'x'.repeat(43), "' or true --"])('cannot invent a nonce: %j', async (nonce) => {
    expect(await redeem(nonce)).toEqual(refused);
  });

  it.each(['', 'Bearer ', 'Bearer another secret', `bearer ${appSecret}`, appSecret])(
    'gets none for %j',
    async (authorization) => {
      expect((await askNonce(authorization)).status).toBe(403);
    },
  );

  it('leaves nothing of a nonce in the database', async () => {
    const nonce = await newNonce();
    const rows = await database.sql`select encode(nonce_hash, 'escape') as kept from login_nonce`;
    expect(JSON.stringify(rows)).not.toContain(nonce);
  });
});
