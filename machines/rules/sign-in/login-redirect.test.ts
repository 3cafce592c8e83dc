import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  authTokenOf,
  judgeLoginRedirect,
  readDeclinedState,
  readLoginRedirect,
  readPendingLogin,
} from './login-redirect.ts';

const state = 'kP3v_0Zr-9tQxY7aB2cDeF';
const given = {
  access_token: 'aaa.bbb.ccc',
  token_type: 'bearer',
  expires_in: '3600',
  organization_slug: 'lakeside-clinic',
  state,
};
const hashOf = (parameters: object) => `#${new URLSearchParams({ ...parameters }).toString()}`;
const pending = { state, beganAtSeconds: 1000 };

/** The verdict on a hash 30 seconds after the sign-in started. */
const judge = (hash: string, now = 1030) => judgeLoginRedirect(readLoginRedirect(hash), pending, now);

describe('the account service’s redirect', () => {
  it('is parsed', () => {
    expect(readLoginRedirect(hashOf(given))).toEqual({
      accessToken: 'aaa.bbb.ccc',
      tokenType: 'bearer',
      expiresIn: 3600,
      organizationSlug: 'lakeside-clinic',
      source: null,
      state,
    });
  });

  it.each<[words: string, change: object]>([
    ['as sent', {}],
    ['with a type in capitals, which OAuth ignores', { token_type: 'Bearer' }],
    ['with an unknown parameter', { scope: 'everything', constructor: 'x', __proto: 'y' }],
    ['without an organization', { organization_slug: '' }],
  ])('is accepted %s', (_words, change) => {
    expect(judge(hashOf({ ...given, ...change }))).toBe('acceptable');
  });

  it.each<[words: string, hash: string]>([
    ['empty', ''],
    ['a bare hash', '#'],
    ['without a token', hashOf({ ...given, access_token: '' })],
    ['with a token in two parts', hashOf({ ...given, access_token: 'aaa.bbb' })],
    ['with markup for a token', hashOf({ ...given, access_token: '<img src=x onerror=alert(1)>' })],
    ['with a huge token', hashOf({ ...given, access_token: `a.${'b'.repeat(5000)}.c` })],
    ['of another type', hashOf({ ...given, token_type: 'mac' })],
    ['without a type', hashOf({ ...given, token_type: '' })],
    ['without a state', hashOf({ ...given, state: '' })],
    ['with a short state', hashOf({ ...given, state: 'abc' })],
    ['with another state', hashOf({ ...given, state: `${state}x` })],
    ['with a state in another case', hashOf({ ...given, state: state.toUpperCase() })],
    ['with a life of nothing', hashOf({ ...given, expires_in: '0' })],
    ['with a negative life', hashOf({ ...given, expires_in: '-1' })],
    ['with a broken life', hashOf({ ...given, expires_in: '1e3' })],
    ['with an empty life', hashOf({ ...given, expires_in: '' })],
    ['with a life of more than an hour', hashOf({ ...given, expires_in: '3601' })],
    ['with two tokens', `${hashOf(given)}&access_token=ddd.eee.fff`],
    ['with two states', `${hashOf(given)}&state=${state}`],
    ['with two names that are one', `${hashOf(given)}&%73tate=x`],
    ['with a broken escape', `${hashOf(given)}&a=%`],
    ['very long', `${hashOf(given)}&a=${'b'.repeat(9000)}`],
  ])('is malformed when it is %s', (_words, hash) => {
    expect(judge(hash)).toBe('malformed');
  });

  it.each([
    [1000, 'acceptable'],
    [1300, 'acceptable'],
    [1301, 'malformed'],
    [999, 'malformed'],
  ])('counts for five minutes: at second %d it is %s', (now, judgement) => {
    expect(judge(hashOf(given), now)).toBe(judgement);
  });

  it('is malformed if this tab has started no sign-in, or has finished it', () => {
    expect(judgeLoginRedirect(readLoginRedirect(hashOf(given)), null, 1030)).toBe('malformed');
  });

  it('needs its nonce if it is from the app, whatever the tab has stored', () => {
    const ofApp = hashOf({ ...given, source: 'mobile' });
    expect([judge(ofApp), judgeLoginRedirect(readLoginRedirect(ofApp), null, 0)]).toEqual([
      'needs_nonce',
      'needs_nonce',
    ]);
    expect(judge(hashOf({ ...given, source: 'mobile', token_type: 'mac' }))).toBe('malformed');
  });

  it.each(['Lakeside', '../admin', 'a b', '<script>', '__proto__', 'x'.repeat(101), '-a'])(
    'leaves out %j, which names no organization',
    (slug) => {
      expect(readLoginRedirect(hashOf({ ...given, organization_slug: slug }))?.organizationSlug).toBeNull();
    },
  );

  it('is never accepted without the exact state, whatever else it contains', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (parameters, other) => {
        fc.pre(other !== state);
        expect(judge(hashOf({ ...given, ...parameters, state: other }))).not.toBe('acceptable');
      }),
    );
  });

  it('is stored with the time of its return', () => {
    const redirect = readLoginRedirect(hashOf(given));
    expect(redirect && authTokenOf(redirect, 1030)).toEqual({
      token: 'aaa.bbb.ccc',
      tokenType: 'bearer',
      expiresIn: 3600,
      createdAtSeconds: 1030,
      organizationSlug: 'lakeside-clinic',
      source: null,
      state,
    });
  });
});

describe('a visitor who changed their mind', () => {
  it.each([
    [`#error=access_denied&state=${state}`, state],
    ['#error=access_denied', null],
    [`#error=server_error&state=${state}`, null],
    [hashOf(given), null],
    ['', null],
  ])('%s', (hash, expected) => {
    expect(readDeclinedState(hash)).toBe(expected);
  });
});

describe('a tab’s record of its sign-in', () => {
  it.each<[text: string | null, isOne: boolean]>([
    [JSON.stringify(pending), true],
    [JSON.stringify({ ...pending, state: 'short' }), false],
    [JSON.stringify({ ...pending, beganAtSeconds: '1000' }), false],
    [JSON.stringify({ ...pending, beganAtSeconds: null }), false],
    [`{"__proto__":${JSON.stringify(pending)}}`, false],
    ['"text"', false],
    ['{', false],
    [null, false],
  ])('%s', (text, isOne) => {
    expect(readPendingLogin(text)).toEqual(isOne ? pending : null);
  });
});
