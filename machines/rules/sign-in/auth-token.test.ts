import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AuthToken, isTokenShaped, judgeStoredToken } from './auth-token.ts';

const token: AuthToken = {
  token: 'aaa.bbb.ccc',
  tokenType: 'bearer',
  expiresIn: 3600,
  createdAtSeconds: 1_000_000,
  organizationSlug: 'lakeside-clinic',
  source: null,
  state: 'x'.repeat(22),
};
const storeToken = (change: object = {}) => JSON.stringify({ ...token, ...change });

describe('a stored token', () => {
  it.each<[words: string, text: string | null, now: number, status: string]>([
    ['in its life', storeToken(), 1_003_599, 'valid'],
    ['at the end of its life', storeToken(), 1_003_600, 'expired'],
    ['without an end', storeToken({ expiresIn: null }), 9_000_000, 'valid'],
    ['with a life of nothing', storeToken({ expiresIn: 0 }), 1_000_000, 'expired'],
    ['from a clock that was set back', storeToken(), 999_000, 'valid'],
    ['that is not there', null, 1_000_000, 'invalid'],
    ['without a value', storeToken({ token: undefined }), 1_000_000, 'invalid'],
    ['with an empty value', storeToken({ token: '' }), 1_000_000, 'invalid'],
    [
      'with a value of another kind',
      storeToken({ token: { toString: 'aaa.bbb.ccc' } }),
      1_000_000,
      'invalid',
    ],
    ['that would add a header', storeToken({ token: 'aaa.bbb.ccc\r\nX: y' }), 1_000_000, 'invalid'],
    ['of another type', storeToken({ tokenType: 'mac' }), 1_000_000, 'invalid'],
    ['without a beginning', storeToken({ createdAtSeconds: null }), 1_000_000, 'invalid'],
    ['with a broken life', storeToken({ expiresIn: 1.5 }), 1_000_000, 'invalid'],
    ['that is rubbish', '{', 1_000_000, 'invalid'],
    ['that is a list', '[]', 1_000_000, 'invalid'],
    ['that is null', 'null', 1_000_000, 'invalid'],
    ['with a prototype', '{"__proto__":{"token":"aaa.bbb.ccc"}}', 1_000_000, 'invalid'],
    ['that is huge', storeToken({ token: `aaa.${'b'.repeat(20_000)}.ccc` }), 1_000_000, 'invalid'],
  ])('%s', (_words, text, now, status) => {
    expect(judgeStoredToken(text, now).status).toBe(status);
  });

  it('is reported if it is present but invalid', () => {
    expect(judgeStoredToken(storeToken({ token: '' }), 0)).toEqual({ status: 'invalid', isDamaged: true });
    expect(judgeStoredToken(null, 0)).toEqual({ status: 'invalid', isDamaged: false });
  });

  it('survives storage, and no text breaks it', () => {
    expect(judgeStoredToken(storeToken(), 1_000_000)).toEqual({ status: 'valid', token });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.integer(), (text, now) => {
        expect(['valid', 'expired', 'invalid']).toContain(judgeStoredToken(text, now).status);
      }),
    );
  });
});

describe('the form of a token', () => {
  it.each([
    ['a.b.c', true],
    ['a.b', false],
    ['a.b.', false],
    ['a.b.c.d.e', false],
    ['a.b.c ', false],
    [`a.${'b'.repeat(4092)}.c`, true],
    [`a.${'b'.repeat(4093)}.c`, false],
  ])('%s', (text, isOne) => {
    expect(isTokenShaped(text)).toBe(isOne);
  });
});
