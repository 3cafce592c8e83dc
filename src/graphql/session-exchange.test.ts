import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowser, tokenOf } from '../browser/signed-in-browser.fixture.ts';
import type { createClient as create } from './client.ts';
import type * as keeping from '../browser/session-lifecycle.ts';
import type { storedSession as session } from '../browser/stored-session.ts';

const ada = tokenOf('ada');
const me = 'query UserQuery { me { email } }';
const shop = 'query Shop { shop { currency } }';

let browser: ReturnType<typeof openBrowser>;
let storedSession: typeof session;
let keepSession: typeof keeping.keepSession;
let createClient: typeof create;
let answer: () => Response;
let sent: (string | null)[];

beforeEach(async () => {
  vi.resetModules();
  browser = openBrowser();
  sent = [];
  answer = () => Response.json({ data: { me: null, shop: null } });
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('authorization'));
    return answer();
  });
  ({ storedSession } = await import('../browser/stored-session.ts'));
  ({ keepSession } = await import('../browser/session-lifecycle.ts'));
  ({ createClient } = await import('./client.ts'));
  keepSession(ada);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = (document: string, url = '/graphql/') => createClient(url).query(document, {}).toPromise();
const deniedResponse = (code = 'PermissionDenied') =>
  Response.json({ errors: [{ message: '', extensions: { code } }] });

describe('the token', () => {
  it('is sent with the listed operations, and no others', async () => {
    await ask(me);
    await ask(shop);
    await ask('query { me { email } }');
    await ask('query Shop { me { email } }');
    expect(sent).toEqual([`JWT ${ada.token}`, null, null, null]);
  });

  it.each(['https://evil.example/graphql/', '//evil.example/graphql/', '/graphql', '/other/'])(
    'is never sent to %s',
    async (url) => {
      await ask(me, url);
      expect(sent).toEqual([null]);
    },
  );

  it('is not sent after signing out', async () => {
    storedSession.end(ada.token);
    await ask(me);
    expect(sent).toEqual([null]);
  });
});

describe('a shop that refuses the token', () => {
  it('signs the visitor out and notifies the page', async () => {
    answer = () => deniedResponse();
    await ask(me);
    expect(storedSession.token()).toBeNull();
    expect(browser.events).toEqual(expect.arrayContaining(['sonde:session', 'sonde:auth-error']));
  });

  it('is not a lost connection: the flow learns that the session has ended', async () => {
    const { query } = await import('./client.ts');
    const { SessionEndedError } = await import('@sonde/machines/flow');
    answer = () => deniedResponse();
    await expect(query(createClient('/graphql/'), me, {})).rejects.toBeInstanceOf(SessionEndedError);
  });

  it('before another tab signed in again changes nothing', async () => {
    const newer = tokenOf('ada', { id: 'two' });
    answer = () => {
      keepSession(newer);
      return deniedResponse();
    };
    await ask(me);
    expect(storedSession.token()).toBe(newer.token);
  });

  it.each([
    ['another error', () => deniedResponse('NO_PERMISSIONS')],
    [
      'a second error',
      () =>
        Response.json({
          errors: [{ message: '' }, { message: '', extensions: { code: 'PermissionDenied' } }],
        }),
    ],
    ['a failure', () => new Response('', { status: 500 })],
  ])('is not inferred from %s', async (_words, given) => {
    vi.useFakeTimers();
    answer = given;
    const asked = ask(me);
    await vi.runAllTimersAsync();
    await asked;
    expect(storedSession.token()).toBe(ada.token);
  });

  it('is ignored if no token was sent', async () => {
    answer = () => deniedResponse();
    await ask(shop);
    expect(storedSession.token()).toBe(ada.token);
  });
});
