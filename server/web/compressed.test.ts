import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { compressed } from './compressed.ts';

const long = JSON.stringify({ words: 'probe '.repeat(2000) });

function answering(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
  const application = new Hono();
  application.get('/', compressed, () => new Response(body, { status: 203, headers }));
  return (accepted: string | null, method = 'GET') =>
    application.request('/', {
      method,
      headers: accepted === null ? {} : { 'Accept-Encoding': accepted },
    });
}

const json = answering(long, { 'Content-Type': 'application/json; charset=utf-8', Vary: 'Cookie' });

describe('an answer of text', () => {
  it.each([
    ['gzip, deflate, br', true],
    ['GZIP', true],
    ['br;q=1.0, gzip;q=0.5', true],
    ['*', true],
    ['gzip;q=0', false],
    ['gzip;q=0, *', false],
    ['*;q=0', false],
    ['br', false],
    ['', false],
    [null, false],
  ])('to a client that accepts %j is compressed: %j', async (accepted, isCompressed) => {
    const answer = await json(accepted);
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('Content-Encoding')).toBe(isCompressed ? 'gzip' : null);
    expect((isCompressed ? gunzipSync(body) : body).toString()).toBe(long);
    expect(answer.status).toBe(203);
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
  });

  it.each(['x', 'x'.repeat(1023)])('that is short stays as it is', async (short) => {
    const answer = await answering(short, { 'Content-Type': 'text/html' })('gzip');
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(await answer.text()).toBe(short);
  });

  it.each([
    ['of one letter', (length: number) => 'é'.repeat(length / 2)],
    ['that hardly becomes shorter', (length: number) => randomBytes(length / 2).toString('hex')],
  ])('%s comes back whole, whatever its length', async (_kind, write) => {
    for (const text of [1024, 5000, 40_000, 300_000].map(write)) {
      const answer = await answering(text, { 'Content-Type': 'text/html' })('gzip');
      expect(answer.headers.get('Content-Encoding')).toBe('gzip');
      expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(text);
    }
  });
});

it('a picture is left alone', async () => {
  const picture = new Uint8Array(2000).fill(7);
  const answer = await answering(picture, { 'Content-Type': 'image/png' })('gzip');
  expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture);
});
