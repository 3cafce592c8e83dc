import { describe, expect, it } from 'vitest';
import { createPublicKey } from 'node:crypto';
import { verifySignature } from 'http-message-sig';
import { createAgentSigningKeys } from './agent-signing-keys.ts';
import { contentDigestOf } from './content-digest.ts';
import { verifierFor } from './platform-keys.ts';
import { createMessageSigner } from './sign-message.ts';
import { verifyRequest } from './verify-request.ts';

const secret = 'a secret of the tests that is long enough';
const day = 86_400_000;

function atTime(milliseconds: number, of = secret) {
  const now = () => new Date(milliseconds);
  const keys = createAgentSigningKeys(of, now);
  return { now, keys, signer: createMessageSigner(keys, now) };
}

describe('the shop’s keys', () => {
  it('are the same in all processes, and others with another secret', async () => {
    const [first, second] = [await atTime(0).keys.signingKeys(), await atTime(0).keys.signingKeys()];
    expect(first).toEqual(second);
    const others = await atTime(0, 'another secret, which is long enough too').keys.signingKeys();
    expect(others.map(({ kid }) => kid).filter((kid) => first.some((key) => key.kid === kid))).toEqual([]);
  });

  it('are published a period before they sign, and a period after', async () => {
    const [last, current, next] = await atTime(900 * day).keys.signingKeys();
    const [previous, ...later] = await atTime(990 * day).keys.signingKeys();
    expect([previous, later[0]]).toEqual([current, next]);
    expect((await atTime(989 * day).keys.current()).published).toEqual(current);
    expect((await atTime(990 * day).keys.current()).published).toEqual(next);
    expect((await atTime(899 * day).keys.current()).published).toEqual(last);
  });

  it('are published without what is secret', async () => {
    const { published, privateKey } = await atTime(0).keys.current();
    expect(published).toEqual({
      kid: expect.stringMatching(/^[\w-]{43}$/),
      kty: 'EC',
      crv: 'P-256',
      x: expect.stringMatching(/^[\w-]{43}$/),
      y: expect.stringMatching(/^[\w-]{43}$/),
      use: 'sig',
      alg: 'ES256',
    });
    const ofPrivate = createPublicKey(privateKey).export({ format: 'jwk' });
    expect(published).toMatchObject(ofPrivate);
  });
});

it('a request of the shop is verified with its published keys', async () => {
  const { signer, keys, now } = atTime(1_795_000_000_000);
  const body = Buffer.from('{"id":"order"}');
  const sent = {
    'content-type': 'application/json',
    'ucp-agent': 'profile="https://shop.example/.well-known/ucp"',
  };
  const request = { method: 'POST', url: 'https://platform.example/hook?for=shop', headers: sent, body };
  const headers = new Headers({ ...sent, ...(await signer.signRequest(request)) });
  const published = await keys.signingKeys();
  expect(await verifyRequest({ ...request, headers }, [...published], now())).toBeNull();
  const changed = { ...request, headers, body: Buffer.from('{"id":"other"}') };
  expect((await verifyRequest(changed, [...published], now()))?.code).toBe('digest_mismatch');
});

it.each([
  [200, 'application/json', '{"id":"checkout"}', ['@status', 'content-digest', 'content-type']],
  [204, null, '', ['@status']],
])(
  'an answer %i of the shop is verified with its current key',
  async (status, contentType, text, components) => {
    const { signer, keys } = atTime(1_795_000_000_000);
    const body = Buffer.from(text);
    const added = await signer.signResponse({ status, contentType, body });
    const headers = new Headers({ ...added, ...(contentType && { 'content-type': contentType }) });
    const verifier = verifierFor((await keys.current()).published);
    const verified = await verifySignature(new Response(contentType && body, { status, headers }), {
      policy: {
        algorithms: ['ecdsa-p256-sha256'],
        requiredComponents: components,
        requiredParameters: ['created', 'keyid'],
        now: 1_795_000_000,
      },
      resolveVerifier: () => verifier!,
    });
    expect(verified.components.map(({ name }) => name)).toEqual(components);
    expect(headers.get('content-digest')).toBe(contentType && contentDigestOf(body));
  },
);
