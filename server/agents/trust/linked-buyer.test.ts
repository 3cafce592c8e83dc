import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLinkedBuyerReader, type ReadLinkedBuyer } from './linked-buyer.ts';

const issuer = 'https://shop.example';
const platform = 'https://platform.example/profile.json';
const read = 'dev.ucp.shopping.order:read';
const manage = 'dev.ucp.shopping.checkout:manage';
const metadata = 'resource_metadata="https://shop.example/.well-known/oauth-protected-resource"';
const proved = {
  active: true,
  iss: issuer,
  aud: 'sonde-store',
  sub: 'subject',
  client_id: platform,
  scope: read,
  exp: 1_795_000_600,
  email: 'Ada@Clinic.example',
  email_verified: true,
  name: 'Ada',
};

/** An account service whose answer a test decides. */
const service = { status: 200, answer: JSON.stringify(proved), asked: [] as string[] };
const server = createServer((request, response) => {
  request.setEncoding('utf8').on('data', (form: string) => {
    service.asked.push(`${request.headers.authorization} ${form}`);
    response.writeHead(service.status).end(service.answer);
  });
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/introspect`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const answerFor = async (
  answer: object | string,
  status = 200,
  asking: Parameters<ReadLinkedBuyer>[2] = [read],
) => {
  Object.assign(service, {
    status,
    answer: typeof answer === 'string' ? answer : JSON.stringify(answer),
    asked: [],
  });
  const readBuyer = createLinkedBuyerReader({
    introspection: { url, secret: 'secret' },
    issuer,
    now: () => new Date(1_795_000_000_000),
  });
  return readBuyer('Bearer abc.DEF-1', platform, asking);
};

const noUse = createLinkedBuyerReader({
  introspection: { url: 'http://127.0.0.1:1/', secret: 'secret' },
  issuer,
  now: () => new Date(),
});

describe('a request for a buyer who connected their account', () => {
  it('is the buyer’s, as the account service says', async () => {
    expect(await answerFor(proved)).toEqual({
      ok: true,
      buyer: {
        account: { subject: 'subject', email: 'ada@clinic.example', isEmailConfirmed: true, name: 'Ada' },
        scopes: [read],
      },
    });
    expect(service.asked).toEqual([
      `Basic ${Buffer.from('sonde-store:secret').toString('base64')} token=abc.DEF-1`,
    ]);
  });

  it.each([
    ['that is revoked', { active: false }],
    ['that has expired', { ...proved, exp: 1_795_000_000 }],
    ['of another platform', { ...proved, client_id: 'https://other.example/' }],
    ['of another issuer', { ...proved, iss: 'https://other.example' }],
    ['for another service', { ...proved, aud: 'other' }],
    ['without a person', { ...proved, sub: '' }],
    ['without an email address', { ...proved, email: 'none' }],
  ])('with a token %s is refused', async (_what, answer) => {
    expect(await answerFor(answer)).toEqual({
      ok: false,
      refusal: expect.objectContaining({ code: 'identity_required', status: 401 }),
      challenge: `Bearer realm="https://shop.example", error="invalid_token", ${metadata}`,
    });
  });

  it('for which the token isn’t enough names all that is needed', async () => {
    expect(await answerFor(proved, 200, [read, manage])).toEqual({
      ok: false,
      refusal: expect.objectContaining({ code: 'insufficient_scope', status: 403 }),
      challenge: `Bearer realm="https://shop.example", error="insufficient_scope", scope="${read} ${manage}", ${metadata}`,
    });
  });

  it.each([
    ['refuses the store', {}, 401],
    ['fails', {}, 500],
    ['answers with something else', '<html>', 200],
  ])('has to wait if the account service %s', async (_what, answer, status) => {
    expect(await answerFor(answer, status)).toEqual({
      ok: false,
      refusal: expect.objectContaining({ code: 'service_unavailable', status: 503, retryAfter: 5 }),
      challenge: null,
    });
  });
});

describe('a request without a token', () => {
  it('is no one’s where none is needed', async () => {
    expect(await noUse(null, platform, [])).toEqual({ ok: true, buyer: null });
  });

  it('is challenged where one is', async () => {
    expect(await noUse(null, platform, [read])).toEqual({
      ok: false,
      refusal: expect.objectContaining({ code: 'identity_required' }),
      challenge: `Bearer realm="https://shop.example", ${metadata}`,
    });
  });

  it.each(['JWT abc', 'Basic abc', 'Bearer', 'Bearer a b', `Bearer ${'a'.repeat(4097)}`])(
    'but with %.20s is refused without asking the account service',
    async (authorization) => {
      expect(await noUse(authorization, platform, [])).toMatchObject({
        ok: false,
        refusal: { code: 'identity_required' },
      });
    },
  );
});
