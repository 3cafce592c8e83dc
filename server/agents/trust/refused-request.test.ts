import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDigestOf } from './content-digest.ts';
import {
  type RequestChanges,
  platformKey,
  signedAt,
  signedRequest,
  withHeader,
} from './signed-request.fixture.ts';
import { type IncomingRequest, verifyRequest } from './verify-request.ts';

const own = platformKey('platform-2026');
const other = platformKey('platform-2026');

const answerTo = async (request: IncomingRequest, published = [own.published]) =>
  (await verifyRequest(request, published, new Date(signedAt * 1000)))?.code ?? 'verified';

const withoutHeader = (request: IncomingRequest, name: string): IncomingRequest => {
  const headers = new Headers(request.headers);
  headers.delete(name);
  return { ...request, headers };
};

describe('a request is refused', () => {
  it.each<
    [what: string, code: string, changes: RequestChanges, tamper: (sent: IncomingRequest) => IncomingRequest]
  >([
    ['without a signature', 'signature_missing', {}, (sent) => withoutHeader(sent, 'signature')],
    ['without what is signed', 'signature_missing', {}, (sent) => withoutHeader(sent, 'signature-input')],
    ['without a digest', 'signature_invalid', {}, (sent) => withoutHeader(sent, 'content-digest')],
    ['with another body', 'digest_mismatch', {}, (sent) => ({ ...sent, body: Buffer.from('{}') })],
    ['without its body', 'digest_mismatch', {}, (sent) => ({ ...sent, body: Buffer.alloc(0) })],
    [
      'with another body and its digest',
      'signature_invalid',
      {},
      (sent) =>
        withHeader(
          { ...sent, body: Buffer.from('{}') },
          'content-digest',
          contentDigestOf(Buffer.from('{}')),
        ),
    ],
    [
      'with a digest by another algorithm',
      'digest_mismatch',
      {},
      (sent) => withHeader(sent, 'content-digest', 'sha-512=:AAAA:'),
    ],
    [
      'sent to another shop',
      'signature_invalid',
      {},
      (sent) => ({ ...sent, url: sent.url.replace('shop', 'other') }),
    ],
    [
      'sent to another address',
      'signature_invalid',
      {},
      (sent) => ({ ...sent, url: `${sent.url}/1/complete` }),
    ],
    [
      'with a query that isn’t signed',
      'signature_invalid',
      {},
      (sent) => ({ ...sent, url: `${sent.url}?a=1` }),
    ],
    ['with another method', 'signature_invalid', {}, (sent) => ({ ...sent, method: 'PUT' })],
    [
      'with another idempotency key',
      'signature_invalid',
      {},
      (sent) => withHeader(sent, 'idempotency-key', 'another'),
    ],
    [
      'for another profile',
      'signature_invalid',
      {},
      (sent) => withHeader(sent, 'ucp-agent', 'profile="https://x.example/"'),
    ],
    [
      'with a signature that is cut off',
      'signature_invalid',
      {},
      (sent) => withHeader(sent, 'signature', 'sig1=:MEUCIQDT:'),
    ],
    [
      'with a signature that isn’t one',
      'signature_invalid',
      {},
      (sent) => withHeader(sent, 'signature', 'sig1="text"'),
    ],
    [
      'with a signature under another label',
      'signature_invalid',
      {},
      (sent) => withHeader(sent, 'signature', sent.headers.get('signature')?.replace('sig1', 'sig2') ?? ''),
    ],
    [
      'with headers that can’t be parsed',
      'signature_invalid',
      {},
      (sent) => withHeader(sent, 'signature-input', '(('),
    ],
    [
      'that doesn’t sign the body',
      'signature_invalid',
      { components: ['@method', '@authority', '@path', 'ucp-agent', 'idempotency-key'] },
      (sent) => sent,
    ],
    [
      'that doesn’t sign the idempotency key',
      'signature_invalid',
      { components: ['@method', '@authority', '@path', 'ucp-agent', 'content-digest', 'content-type'] },
      (sent) => sent,
    ],
    [
      'that signs a part of the profile’s header only',
      'signature_invalid',
      {
        components: [
          '@method',
          '@authority',
          '@path',
          'idempotency-key',
          'content-digest',
          'content-type',
          { name: 'ucp-agent', parameters: { key: 'profile' } },
        ],
      },
      (sent) => sent,
    ],
    [
      'that doesn’t sign another agent’s header',
      'signature_invalid',
      {},
      (sent) => withHeader(sent, 'signature-agent', 'sig1="https://platform.example"'),
    ],
    [
      'signed for another purpose',
      'signature_invalid',
      { parameters: { tag: 'other-protocol' } },
      (sent) => sent,
    ],
    [
      'signed for web-bot-auth with an id that isn’t the thumbprint',
      'signature_invalid',
      { parameters: { tag: 'web-bot-auth' } },
      (sent) => sent,
    ],
    [
      'whose signature has expired',
      'signature_invalid',
      { parameters: { expires: signedAt - 61 } },
      (sent) => sent,
    ],
    ['signed too long ago', 'signature_invalid', { parameters: { created: signedAt - 661 } }, (sent) => sent],
    ['signed in the future', 'signature_invalid', { parameters: { created: signedAt + 61 } }, (sent) => sent],
    ['with an unknown key', 'key_not_found', { parameters: { keyid: 'another' } }, (sent) => sent],
  ])('%s', async (_what, code, changes, tamper) => {
    expect(await answerTo(tamper(await signedRequest(own, changes)))).toBe(code);
  });

  it('signed with another key of the same id', async () => {
    expect(await answerTo(await signedRequest(other))).toBe('signature_invalid');
  });

  it.each([
    ['that may only encrypt', { use: 'enc' }, 'key_not_found'],
    ['that may only sign', { key_ops: ['sign'] }, 'key_not_found'],
    ['of a type that isn’t supported', { kty: 'RSA' }, 'algorithm_unsupported'],
    ['of a curve that isn’t supported', { crv: 'P-521' }, 'algorithm_unsupported'],
    ['that isn’t on its curve', { x: own.published.y }, 'algorithm_unsupported'],
  ])('signed with a key %s', async (_what, changes, code) => {
    expect(await answerTo(await signedRequest(own), [{ ...own.published, ...changes }] as never)).toBe(code);
  });

  it('whichever bit of its signature is another', async () => {
    const sent = await signedRequest(own);
    const bytes = Buffer.from(sent.headers.get('signature')?.slice('sig1=:'.length, -1) ?? '', 'base64');
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(7), async (at, bit) => {
        const changed = Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ (1 << bit) : byte)));
        const garbled = withHeader(sent, 'signature', `sig1=:${changed.toString('base64')}:`);
        expect(await answerTo(garbled)).toBe('signature_invalid');
      }),
    );
  });

  it('whichever of its signed headers is garbled', async () => {
    const sent = await signedRequest(own);
    const names = [...sent.headers.keys()].filter((name) => name !== 'signature');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.nat(),
        fc.stringMatching(/^[!-~]{0,6}$/),
        async (name, position, inserted) => {
          const value = sent.headers.get(name) ?? '';
          const at = position % (value.length + 1);
          const garbled = (value.slice(0, at) + inserted + value.slice(at + inserted.length + 1)).trim();
          fc.pre(garbled !== value);
          expect(await answerTo(withHeader(sent, name, garbled))).not.toBe('verified');
        },
      ),
    );
  });

  it('with any other text for its signature headers, without an error', async () => {
    const sent = await signedRequest(own);
    await fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[ -~]*$/),
        fc.stringMatching(/^[ -~]*$/),
        async (input, signature) => {
          const garbled = withHeader(withHeader(sent, 'signature-input', input), 'signature', signature);
          expect(await answerTo(garbled)).not.toBe('verified');
        },
      ),
    );
  });
});
