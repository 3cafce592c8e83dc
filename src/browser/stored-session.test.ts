import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowser, tokenOf } from './signed-in-browser.fixture.ts';
import type * as keeping from './session-lifecycle.ts';
import type { storedSession as session } from './stored-session.ts';

let browser: ReturnType<typeof openBrowser>;
let storedSession: typeof session;
let keepSession: typeof keeping.keepSession;
let keepOrganizationCountry: typeof keeping.keepOrganizationCountry;
let forgetEverything: typeof keeping.forgetEverything;
const reported: string[] = [];

beforeEach(async () => {
  vi.resetModules();
  reported.length = 0;
  vi.stubGlobal('fetch', async (_path: string, { body }: { readonly body: string }) => {
    reported.push((JSON.parse(body) as { readonly message: string }).message);
    return new Response();
  });
  browser = openBrowser();
  ({ storedSession } = await import('./stored-session.ts'));
  ({ keepSession, keepOrganizationCountry, forgetEverything } = await import('./session-lifecycle.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const ada = tokenOf('ada');
const expired = tokenOf('ada', { expiresIn: 1 });
const cart = 'c'.repeat(43);

/** Stores the carts of two countries as the browser would. */
function fillCarts() {
  browser.local.set('sonde.checkoutToken', cart);
  browser.local.set('sonde.cartCount', '2');
  browser.local.set('sonde.checkoutToken.de', 'd'.repeat(43));
  browser.cookies.set('sonde.checkout.us', cart);
}
const storeExpired = () => {
  browser.local.set('sonde.authToken', JSON.stringify(expired));
};

describe('a person who signs in', () => {
  it('is signed in on this page and all others, under keys of the shop', () => {
    expect(keepSession(ada)).toBe(true);
    expect([storedSession.token(), storedSession.organizationSlug()]).toEqual([ada.token, 'lakeside-clinic']);
    expect(JSON.parse(browser.local.get('sonde.authToken') ?? '')).toEqual(ada);
    expect(browser.events).toEqual(['sonde:session']);
  });

  it.each([
    ['DE', 'DE'],
    [null, 'none'],
  ])('with an organization in %s has that country in a cookie', (country, kept) => {
    browser.cookies.set('sonde.organizationCountry', 'FR');
    keepOrganizationCountry(country, 3600);
    expect(browser.cookies.get('sonde.organizationCountry')).toBe(kept);
  });
});

describe('the organization that a person of several has chosen', () => {
  const several = (subject: string, id = 'one') => ({ ...tokenOf(subject, { id }), organizationSlug: null });
  const chosenBy = (subject: string) => {
    keepSession(several(subject));
    storedSession.chooseOrganization('two-rivers');
  };

  it('stays when they sign in again, whether their session lasts or has ended', () => {
    chosenBy('ada');
    keepSession(several('ada', 'two'));
    expect(storedSession.organizationSlug()).toBe('two-rivers');
    storedSession.end(several('ada', 'two').token);
    expect(storedSession.organizationSlug()).toBeNull();
    keepSession(several('ada', 'three'));
    expect(storedSession.organizationSlug()).toBe('two-rivers');
  });

  it('is nobody else’s, and not above the one that the account service names', () => {
    chosenBy('ada');
    keepSession(several('eve'));
    expect(storedSession.organizationSlug()).toBeNull();
    chosenBy('ada');
    keepSession(tokenOf('ada', { id: 'two' }));
    expect(storedSession.organizationSlug()).toBe('lakeside-clinic');
  });
});

describe('an expired token', () => {
  it('is no longer sent, but removes nothing while a page is used', () => {
    fillCarts();
    storeExpired();
    expect(storedSession.token()).toBeNull();
    expect(browser.local.get('sonde.checkoutToken')).toBe(cart);
  });

  it('is removed when the next page opens, together with the checkouts', () => {
    fillCarts();
    storeExpired();
    browser.cookies.set('sonde.organizationCountry', 'DE');
    storedSession.open();
    expect([...browser.local.keys()]).toEqual(['sonde.endedSession', 'sonde.sessionEnded']);
    expect([...browser.cookies]).toEqual([]);
    expect(reported).toEqual([]);
  });

  it('is reported until somebody signs in, unless the page’s notice was closed', () => {
    const notice = () => browser.local.get('sonde.sessionEnded');
    storeExpired();
    storedSession.open();
    expect(notice()).toBe('1');
    keepSession(ada);
    expect(notice()).toBeUndefined();
    storedSession.end(ada.token);
    expect(notice()).toBe('1');
    browser.local.set('sonde.sessionEnded', 'closed');
    storeExpired();
    storedSession.open();
    expect(notice()).toBe('closed');
  });

  it('returns the checkouts to the same person', () => {
    fillCarts();
    storeExpired();
    storedSession.open();
    keepSession(tokenOf('ada', { id: 'two' }));
    expect([browser.local.get('sonde.checkoutToken'), browser.local.get('sonde.cartCount')]).toEqual([
      cart,
      '2',
    ]);
    expect(browser.local.get('sonde.endedSession')).toBeUndefined();
  });

  it('returns the checkouts to no other person, and keeps a newer one', () => {
    for (const [subject, newer] of [
      ['eve', undefined],
      ['ada', 'n'.repeat(43)],
    ] as const) {
      fillCarts();
      storeExpired();
      storedSession.open();
      if (newer) browser.local.set('sonde.checkoutToken', newer);
      keepSession(tokenOf(subject));
      expect(browser.local.get('sonde.checkoutToken')).toBe(newer);
      browser.local.clear();
    }
  });

  it.each([
    '{"subject":"ada","checkouts":{"sonde.authToken":"x","evil":"y","sonde.checkoutToken":7}}',
    '{"__proto__":{"subject":"ada"}}',
    'null',
    '{',
  ])('with corrupt checkouts (%s) returns nothing', (kept) => {
    browser.local.set('sonde.endedSession', kept);
    keepSession(ada);
    expect([...browser.local.keys()].toSorted()).toEqual(['sonde.authToken', 'sonde.organizationSlug']);
    expect(storedSession.token()).toBe(ada.token);
  });
});

describe('a stored token', () => {
  it.each(['{}', '{"token":""}', 'x', JSON.stringify({ ...ada, token: null })])(
    'without a value is reported and removed: %s',
    (kept) => {
      fillCarts();
      browser.local.set('sonde.authToken', kept);
      storedSession.open();
      expect(reported).toEqual(['The stored auth token has no token value.']);
      expect([browser.local.get('sonde.authToken'), browser.local.get('sonde.checkoutToken')]).toEqual([
        undefined,
        cart,
      ]);
    },
  );

  it('that the shop refuses is removed, but not one that another tab has stored since', () => {
    keepSession(ada);
    storedSession.end(tokenOf('ada', { id: 'older' }).token);
    expect(storedSession.token()).toBe(ada.token);
    storedSession.end(ada.token);
    expect(storedSession.token()).toBeNull();
  });
});

it('signing out leaves nothing in the browser', () => {
  fillCarts();
  keepSession(ada);
  browser.local.set('sonde.theme', 'dark');
  browser.tab.set('sonde.flow.checkout.x', '{}');
  browser.cookies.set('sonde.organizationCountry', 'DE');
  forgetEverything();
  expect([[...browser.local.keys()], [...browser.tab.keys()], [...browser.cookies]]).toEqual([[], [], []]);
});

it.each([
  ['denied', 'denied'],
  ['granted', undefined],
])('after signing out, the answer %s to whether visits may be recorded is %s', (answer, kept) => {
  browser.local.set('sonde.analyticsConsent', answer);
  browser.local.set('sonde.anonymousId', 'a1b2c3d4');
  forgetEverything();
  expect([...browser.local]).toEqual(kept === undefined ? [] : [['sonde.analyticsConsent', kept]]);
});

it('another tab’s sign-in or sign-out is noticed', () => {
  const heard: boolean[] = [];
  const stop = storedSession.onChangeInOtherTab((isSignedIn) => heard.push(isSignedIn));
  const tell = (key: string | null) => {
    browser.window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  browser.local.set('sonde.authToken', JSON.stringify(ada));
  tell('sonde.authToken');
  tell('sonde.cartCount');
  browser.local.clear();
  tell(null);
  stop();
  tell(null);
  expect(heard).toEqual([true, false]);
});
