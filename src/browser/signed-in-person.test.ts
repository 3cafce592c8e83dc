import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBrowser, tokenOf } from './signed-in-browser.fixture.ts';
import type { signedInPerson as personOf } from './signed-in-person.ts';

let browser: ReturnType<typeof openBrowser>;
let signedInPerson: typeof personOf;

beforeEach(async () => {
  vi.resetModules();
  browser = openBrowser();
  ({ signedInPerson } = await import('./signed-in-person.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const encode = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** Stores a token with these claims, which is valid unless `expiresIn` says otherwise. */
const storeToken = (claims: unknown, expiresIn: number | null = null) => {
  const token = `${encode({ alg: 'ES256' })}.${encode(claims)}.c2lnbmVk`;
  browser.local.set('sonde.authToken', JSON.stringify({ ...tokenOf('ada', { expiresIn }), token }));
};

it('is nobody without a session', () => {
  expect(signedInPerson()).toBeNull();
});

it('is nobody once the session has expired', () => {
  storeToken({ sub: 'ada', name: 'Ada', email: 'ada@clinic.example' }, 1);
  expect(signedInPerson()).toBeNull();
});

it('is who the token names', () => {
  storeToken({ sub: 'ada', name: 'Ada Byron', email: 'ada@clinic.example', exp: 1 });
  expect(signedInPerson()).toEqual({ subject: 'ada', name: 'Ada Byron', email: 'ada@clinic.example' });
});

it.each([
  ['claims without texts', { sub: 'ada', name: null, email: 7 }, { subject: 'ada', name: '', email: '' }],
  ['nobody', { name: 'Ada' }, null],
  ['no claims', null, null],
])('reads %s', (_what, claims, person) => {
  storeToken(claims);
  expect(signedInPerson()).toEqual(person);
});
