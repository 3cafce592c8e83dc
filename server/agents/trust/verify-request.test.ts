import { describe, expect, it } from 'vitest';
import { verifySignature } from 'http-message-sig';
import { calculateJwkThumbprint } from 'jose';
import { verifierFor } from './platform-keys.ts';
import {
  type KeyKind,
  type RequestChanges,
  platformKey,
  shopUrl,
  signedAt,
  signedRequest,
  withHeader,
} from './signed-request.fixture.ts';
import { type IncomingRequest, verifyRequest } from './verify-request.ts';

const now = new Date(signedAt * 1000);
const own = platformKey('platform-2026');
const other = platformKey('platform-2026');
const keys = [own.published, platformKey('platform-2025').published];

const answerTo = async (request: IncomingRequest, published = keys) =>
  (await verifyRequest(request, published, now))?.code ?? 'verified';

describe('a request is verified', () => {
  it.each<[string, RequestChanges]>([
    ['that changes something', {}],
    ['that reads', { method: 'GET' }],
    ['with a query', { method: 'GET', url: `${shopUrl}?limit=2` }],
    ['without the time of its signature', { parameters: { created: undefined } as never }],
    ['with further parameters', { parameters: { nonce: 'once', expires: signedAt + 60 } }],
    ['signed under another label', { label: 'platform' }],
    ['signed by a clock that is ahead', { parameters: { created: signedAt + 50 } }],
  ])('%s', async (_what, changes) => {
    expect(await answerTo(await signedRequest(own, changes))).toBe('verified');
  });

  it.each<KeyKind>(['ES256', 'ES384', 'EdDSA'])('signed with %s', async (kind) => {
    const key = platformKey('k', kind);
    expect(await answerTo(await signedRequest(key, { kind }), [key.published])).toBe('verified');
  });

  it('that web-bot-auth verifiers accept too', async () => {
    const { published, privateKey } = platformKey('unused', 'EdDSA');
    const kid = await calculateJwkThumbprint(published);
    const key = { published: { ...published, kid }, privateKey };
    const request = await signedRequest(key, {
      kind: 'EdDSA',
      headers: { 'signature-agent': 'sig1="https://platform.example";type=jwks_uri' },
      components: [
        '@method',
        '@authority',
        '@path',
        'ucp-agent',
        'idempotency-key',
        'content-digest',
        'content-type',

        { name: 'signature-agent', parameters: { key: 'sig1' } },
      ],
      parameters: { expires: signedAt + 3600, tag: 'web-bot-auth' },
    });
    expect(await answerTo(request, [key.published])).toBe('verified');
  });

  it('if one of its signatures is valid', async () => {
    const [bad, good] = [await signedRequest(other), await signedRequest(own, { label: 'sig2' })];
    const both = withHeader(
      withHeader(good, 'signature', `${bad.headers.get('signature')}, ${good.headers.get('signature')}`),
      'signature-input',
      `${bad.headers.get('signature-input')}, ${good.headers.get('signature-input')}`,
    );
    expect(await answerTo(both)).toBe('verified');
  });
});

it('a signature of RFC 9421 is verified (appendix B.2.4)', async () => {
  const key = {
    kty: 'EC',
    crv: 'P-256',
    x: 'qIVYZVLCrPZHGHjP17CTW0_-D9Lfw0EkjqF7xB4FivA',
    y: 'Mc4nN9LTDOBhfoUeg8Ye9WedFRhnZXZJA12Qp0zZ6F0',
  };
  const fields = {
    'content-type': 'application/json',
    'content-digest':
      'sha-512=:mEWXIS7MaLRuGgxOBdODa3xqM1XdEvxoYhvlCFJ41QJgJc4GTsPp29l5oGX69wWdXymyU0rjJuahq4l5aGgfLQ==:',
    'content-length': '23',
    'signature-input':
      'sig-b24=("@status" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-ecc-p256"',
    signature:
      'sig-b24=:wNmSUAhwb5LxtOtOpNa6W5xj067m5hFrj0XQ4fvpaCLx0NKocgPquLgyahnzDnDAUy5eCdlYUEkLIj+32oiasw==:',
  };
  const verifier = verifierFor(key);
  const { label } = await verifySignature(
    {
      kind: 'response',
      status: 200,
      fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
    },
    {
      policy: { algorithms: ['ecdsa-p256-sha256'], requiredComponents: [], requiredParameters: [] },
      resolveVerifier: () => verifier!,
    },
  );
  expect(label).toBe('sig-b24');
});
