import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenVerifier, type VerifyToken } from '../../server/modules/account/verify-token.ts';
import people from '../../server/seed/sandbox/people.json' with { type: 'json' };
import {
  hashOfAnswer,
  openAccountService,
  signInRequest,
  storeUrl,
  type TestAccountService,
} from '../support/account-service.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
let service: TestAccountService;
let verifyToken: VerifyToken;

beforeAll(async () => {
  database = await createTestDatabase();
  service = await openAccountService(database, people);
  verifyToken = createTokenVerifier(service, () => new Date());
});
afterAll(async () => {
  service.close();
  await database.close();
});

const sessionOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const newAccount = { name: 'Ada Byron', email: 'ada@new.example', password: 'analytical' };

describe('the people of the sandbox', () => {
  it('are nineteen', () => {
    expect(new Set(people.map(({ email }) => email)).size).toBe(19);
  });

  it.each(people)('$email signs in', async ({ email, name, organizationSlug }) => {
    const answer = await service.signIn(email.toUpperCase(), 'sandbox');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^http:\/\/shop\.test\/us\/en\/login\/#/);
    const said = hashOfAnswer(answer);
    expect(said).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: '3600',
      organization_slug: organizationSlug ?? '',
      state: signInRequest.state,
    });
    expect(await verifyToken(said['access_token'] ?? '')).toMatchObject({
      account: { email, name, isEmailConfirmed: true },
    });
  });

  it('are the same people after a restart', async () => {
    const subject = async () => {
      const said = hashOfAnswer(await service.signIn('two@clinic.example', 'sandbox'));
      return (await verifyToken(said['access_token'] ?? ''))?.account.subject;
    };
    const before = await subject();
    await service.prepare();
    expect(await subject()).toBe(before);
  });

  it.each([
    ['a wrong password', 'two@clinic.example', 'Sandbox'],
    ['no password', 'two@clinic.example', ''],
    ['somebody else’s address', 'nobody@clinic.example', 'sandbox'],
  ])('can’t sign in with %s', async (_words, email, password) => {
    const answer = await service.signIn(email, password);
    expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
      400,
      null,
      null,
    ]);
    expect(await answer.text()).toContain('The email address or the password is wrong.');
  });

  it('stay signed in at the account service until they sign out there', async () => {
    const cookie = sessionOf(await service.signIn('two@clinic.example', 'sandbox'));
    const again = await service.ask(service.authorizePath, { cookie });
    expect(hashOfAnswer(again)).toMatchObject({ token_type: 'bearer' });
    const returnTo = encodeURIComponent(`${storeUrl}/us/en/`);
    const out = await service.ask(`/logout?post_logout_redirect_uri=${returnTo}`, { cookie });
    expect([out.status, out.headers.get('location')]).toEqual([303, `${storeUrl}/us/en/`]);
    expect((await service.ask(service.authorizePath, { cookie })).status).toBe(200);
  });
});

describe('a new account', () => {
  it('is signed in at once, with an unconfirmed address until its mail is read', async () => {
    const created = await service.ask(service.createPath, { form: newAccount });
    expect(await verifyToken(hashOfAnswer(created)['access_token'] ?? '')).toMatchObject({
      account: { email: 'ada@new.example', name: 'Ada Byron', isEmailConfirmed: false },
    });
    const [mail] = service.mails.splice(0);
    expect(mail?.to).toBe('ada@new.example');
    const path = /\/confirm\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await service.ask('/confirm?token=x')).status).toBe(400);
    expect((await service.ask(path)).status).toBe(200);
    const signedIn = await service.signIn('ada@new.example', 'analytical');
    expect(await verifyToken(hashOfAnswer(signedIn)['access_token'] ?? '')).toMatchObject({
      account: { isEmailConfirmed: true },
    });
  });

  it.each<[words: string, change: object, says: string]>([
    ['without a name', { name: ' ' }, 'Enter your name'],
    ['without an address', { email: 'ada' }, 'Enter an email address'],
    ['with a short password', { password: 'short' }, 'Choose a password'],
    ['with an address that has an account', { email: 'two@clinic.example' }, 'has an account'],
    ['with markup', { name: '<script>alert(1)</script>', email: 'x' }, '&lt;script&gt;'],
  ])('is refused %s', async (_words, change, says) => {
    const answer = await service.ask(service.createPath, {
      form: { ...newAccount, email: 'other@new.example', ...change },
    });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null]);
    expect(await answer.text()).toContain(says);
  });
});

describe('a request from another site than the store', () => {
  it.each<[words: string, change: object]>([
    ['for another client', { client_id: 'other' }],
    ['for a code', { response_type: 'code' }],
    ['to another site', { redirect_uri: 'https://evil.example/us/en/login/' }],
    ['to a site that begins alike', { redirect_uri: `${storeUrl}.evil.example/us/en/login/` }],
    ['to another page of the store', { redirect_uri: `${storeUrl}/us/en/cart/` }],
    ['with a way out of the page', { redirect_uri: `${storeUrl}/us/en/login/?next=//evil.example` }],
    ['without a page', { redirect_uri: '' }],
    ['with a huge state', { state: 'x'.repeat(200) }],
  ])('%s redirects nowhere', async (_words, change) => {
    const query = new URLSearchParams({ ...signInRequest, ...change }).toString();
    const form = { email: 'two@clinic.example', password: 'sandbox' };
    for (const answer of [
      await service.ask(`/authorize?${query}`),
      await service.ask(`/authorize?${query}`, { form }),
    ])
      expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
        400,
        null,
        null,
      ]);
  });

  it.each(['https://evil.example/', `${storeUrl}.evil.example/`, '//evil.example', ''])(
    'does not redirect to %j after signing out',
    async (returnTo) => {
      const answer = await service.ask(`/logout?post_logout_redirect_uri=${encodeURIComponent(returnTo)}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    },
  );
});

it('shows its public keys, and no private ones', async () => {
  const keySet = (await (await fetch(service.keySetUrl)).json()) as { keys: object[] };
  expect(keySet.keys.map((key) => Object.keys(key).toSorted())).toEqual([
    ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'],
  ]);
});
