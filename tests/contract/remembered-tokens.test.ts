import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type GenerateKeyPairResult, type JWK, SignJWT } from 'jose';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountReader } from '../../server/modules/account/read-account.ts';
import { revoke } from '../../server/modules/account/account.repository.ts';
import { createTokenVerifier, type VerifyToken } from '../../server/modules/account/verify-token.ts';
import { rememberVerifiedTokens } from '../../server/modules/account/verified-tokens.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';

/** A token that was verified is remembered only as long as verifying it again would have the same result. */

const issuer = 'https://cloud.example';
const database = await createTestDatabase();
afterAll(() => database.close());

/** The published keys, and how often they were read. */
let published: readonly JWK[];
let reads: number;
let server: Server;
let keySetUrl: string;
let now: Date;
let first: GenerateKeyPairResult;
let verify: VerifyToken;

const publicKey = async ({ publicKey: key }: GenerateKeyPairResult, kid: string): Promise<JWK> => ({
  ...(await exportJWK(key)),
  kid,
  alg: 'ES256',
});

beforeEach(async () => {
  now = new Date();
  reads = 0;
  first = await generateKeyPair('ES256');
  published = [await publicKey(first, 'first')];
  server = createServer((_request, response) => {
    reads += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  keySetUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  verify = createTokenVerifier({ issuer, keySetUrl }, () => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

const seconds = () => Math.floor(now.getTime() / 1000);

const sign = (change: object = {}, key: GenerateKeyPairResult = first, kid = 'first') =>
  new SignJWT({
    iss: issuer,
    aud: 'sonde-store',
    sub: 'ada',
    jti: 'one',
    iat: seconds(),
    exp: seconds() + 600,
    email: 'ada@clinic.example',
    email_verified: true,
    ...change,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
    .sign(key.privateKey);

/** How often signatures are checked while something is done. */
async function checksDuring(work: () => Promise<unknown>): Promise<number> {
  const check = vi.spyOn(crypto.subtle, 'verify');
  await work();
  return check.mock.calls.length;
}

/** Verifies until a token is remembered: the first verification reads the keys. */
async function rememberedToken(change: object = {}): Promise<string> {
  const token = await sign(change);
  await verify(token);
  await verify(token);
  expect(await checksDuring(() => verify(token))).toBe(0);
  vi.restoreAllMocks();
  return token;
}

describe('a token that was verified', () => {
  it('isn’t verified again, and each request has an account of its own', async () => {
    const token = await rememberedToken();
    const [one, other] = [await verify(token), await verify(token)];
    expect(one).toEqual(other);
    expect(one?.account).not.toBe(other?.account);
    expect(one).toMatchObject({ id: 'one', account: { subject: 'ada', email: 'ada@clinic.example' } });
  });

  it('isn’t recognized when a character of it is changed', async () => {
    const token = await rememberedToken();
    const [head = '', body = '', signature = ''] = token.split('.');
    const flip = (text: string, at: number) =>
      `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
    const admin = Buffer.from(JSON.stringify({ sub: 'admin' })).toString('base64url');
    for (const changed of [
      `${flip(head, 5)}.${body}.${signature}`,
      `${head}.${flip(body, 20)}.${signature}`,
      `${head}.${admin}.${signature}`,
      `${head}.${body}.${flip(signature, 3)}`,
      token.slice(0, -1),
    ])
      expect(await verify(changed)).toBeNull();
    expect(await verify(token)).not.toBeNull();
  });

  it.each([
    ['its end', {}, 629, 630],
    ['an hour after its beginning', { exp: Math.floor(Date.now() / 1000) + 9000 }, 3629, 3631],
  ])('is valid until %s, as if it were verified each time', async (_what, change, last, over) => {
    const began = now.getTime();
    const token = await rememberedToken(change);
    now = new Date(began - (began % 1000) + last * 1000);
    expect(await verify(token)).not.toBeNull();
    now = new Date(began - (began % 1000) + over * 1000);
    expect(await verify(token)).toBeNull();
  });

  it('is verified again where the clock was set back before its beginning', async () => {
    const token = await rememberedToken();
    now = new Date(now.getTime() - 60_000);
    expect(await verify(token)).toBeNull();
  });

  it('is refused as soon as its key is no longer among those read, for another key’s sake or by age', async () => {
    const token = await rememberedToken();
    const second = await generateKeyPair('ES256');
    published = [await publicKey(second, 'second')];
    expect(await verify(token)).not.toBeNull();
    const later = Date.now() + 31_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    expect(await verify(await sign({}, second, 'second'))).not.toBeNull();
    expect([await verify(token), reads]).toEqual([null, 2]);
  });

  it('is refused once the keys are ten minutes old and its own was withdrawn', async () => {
    const token = await rememberedToken();
    published = [await publicKey(await generateKeyPair('ES256'), 'second')];
    const later = Date.now() + 600_001;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    expect([await verify(token), reads]).toEqual([null, 2]);
  });

  it('can’t be verified, rather than be remembered, while the keys are too old and unavailable', async () => {
    const token = await rememberedToken();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    const later = Date.now() + 600_001;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    await expect(verify(token)).rejects.toThrow('fetch failed');
  });

  it('is refused once it was revoked', async () => {
    const services = createTestServices(database, { verifyToken: verify, now: () => now });
    const read = createAccountReader(services);
    const token = await rememberedToken();
    expect(await read(`JWT ${token}`)).toMatchObject({ subject: 'ada' });
    await revoke(database.sql, 'one', new Date(now.getTime() + 600_000));
    await expect(read(`JWT ${token}`)).rejects.toThrow('PermissionDenied');
  });

  it('isn’t remembered if it was refused', async () => {
    await rememberedToken();
    const forged = await sign({}, await generateKeyPair('ES256'));
    expect(await verify(forged)).toBeNull();
    expect(await checksDuring(() => verify(forged))).toBe(1);
  });
});

it('the tokens used last are remembered, up to a number of them', () => {
  const tokens = rememberVerifiedTokens(2);
  const verified = {
    id: 'one',
    expiresAt: new Date(),
    account: { subject: 'ada', email: 'ada@clinic.example', isEmailConfirmed: true, name: '' },
  };
  const verification = { at: 0, until: 10, keySet: 1 };
  const isKnown = (token: string) => tokens.recall(token, { at: 5, keySet: 1 }) !== null;
  tokens.remember('one', verified, verification);
  tokens.remember('two', verified, verification);
  expect(isKnown('one')).toBe(true);
  tokens.remember('three', verified, verification);
  expect(['one', 'two', 'three'].map(isKnown)).toEqual([true, false, true]);
});
