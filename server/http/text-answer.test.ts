import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, textAnswer } from './text-answer.ts';

const long = JSON.stringify({ words: 'probe '.repeat(2000) });

function ask(accepted: string | null, method = 'GET'): Request {
  const headers: HeadersInit = accepted === null ? {} : { 'Accept-Encoding': accepted };
  return new Request('http://shop.test/', { method, headers });
}

const json = { 'content-type': 'application/json; charset=utf-8', vary: 'Cookie' };
const html = { 'content-type': 'text/html' };

describe('a text response', () => {
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
    const answer = textAnswer(ask(accepted), { body: long, status: 203, headers: json });
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('Content-Encoding')).toBe(isCompressed ? 'gzip' : null);
    expect((isCompressed ? gunzipSync(body) : body).toString()).toBe(long);
    expect(answer.status).toBe(203);
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
  });

  it.each(['x', 'x'.repeat(1023)])('stays uncompressed if it is short', async (short) => {
    const answer = textAnswer(ask('gzip'), { body: short, status: 200, headers: html });
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(await answer.text()).toBe(short);
  });

  it.each([
    ['of one letter', (length: number) => 'é'.repeat(length / 2)],
    ['that hardly becomes shorter', (length: number) => randomBytes(length / 2).toString('hex')],
  ])('%s is intact at any length', async (_kind, write) => {
    for (const text of [1024, 5000, 40_000, 300_000].map(write)) {
      const answer = textAnswer(ask('gzip'), { body: text, status: 200, headers: html });
      expect(answer.headers.get('Content-Encoding')).toBe('gzip');
      expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(text);
    }
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['*', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', null],
    [null, null],
  ] as const)(
    'that is cached compressed is sent to a client that accepts %j as %j',
    async (accepted, coding) => {
      const compressed = compress(long);
      const answer = textAnswer(ask(accepted), { body: compressed, status: 200, headers: html });
      expect(answer.headers.get('Content-Encoding')).toBe(coding);
      const body = Buffer.from(await answer.arrayBuffer());
      expect(body).toEqual(coding === null ? Buffer.from(long) : compressed[coding]);
    },
  );

  it('is the same text in both codings', () => {
    const { br, gzip } = compress(long);
    expect([brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([long, long]);
  });

  it('has no body for a HEAD request', async () => {
    const answer = textAnswer(ask('gzip', 'HEAD'), { body: long, status: 200, headers: html });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});
