import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { stateValueText } from '../../machines/flow/index.ts';
import { signInOverHttp } from '../support/sign-in-over-http.ts';
import { storeInOtherTab } from '../view-paths/drive/session-of-other-tab.ts';
import { nobodyAnswers } from './causes.ts';
import type { Cause, CausedOutcome, ShopTable, Surroundings } from './shop-table.ts';

/** No account service has issued it. */
export const foreignToken = 'aaa.bbb.ccc';

/** What the browser stores of a person who is signed in, by page. */
const sessions = new WeakMap<Page, string>();

/** The person's session, stored in the page's browser before the page opens, or known for later. */
export async function beginSession(
  { page, world }: Surroundings,
  email: string,
  isSignedIn: boolean,
): Promise<void> {
  const session = JSON.stringify({
    token: await signInOverHttp(world.url, email),
    tokenType: 'bearer',
    expiresIn: null,
    createdAtSeconds: Math.floor(Date.now() / 1000),
    organizationSlug: null,
    source: null,
    state: null,
  });
  sessions.set(page, session);
  if (isSignedIn)
    await page.addInitScript((stored) => localStorage.setItem('sonde.authToken', stored), session);
}

/** Another tab signs the person in. */
export const signInElsewhere = (page: Page): Promise<void> =>
  storeInOtherTab(page, sessions.get(page) ?? null);

/** Another tab signs the person in or out; the page no longer awaits what it asked for someone else. */
export const sessionEvents: ShopTable['events'] = {
  'session.startedInOtherTab': {
    action: (page, _event, requests) => {
      requests.forget();
      return signInElsewhere(page);
    },
  },
  'session.endedInOtherTab': {
    action: (page, _event, requests) => {
      requests.forget();
      return storeInOtherTab(page, null);
    },
  },
};

/** Delivers the request of a token that the shop rejects. */
export const rejectToken = (operation: string): CausedOutcome => ({
  cause: async ({ requests }) => (await requests.take(operation)).passAs(foreignToken),
});

/** The answers to whoever has no membership to show: no one, a token that is no longer accepted, and none at all. */
export const withoutMembership = (operation: string) =>
  ({
    anonymous: { cause: async ({ requests }) => (await requests.take(operation)).passAs(null) },
    denied: rejectToken(operation),
    silent: nobodyAnswers(operation),
  }) as const satisfies Readonly<Record<string, { readonly cause: Cause }>>;

/** The flow's element names its state. The server shows every visitor as signed out, so only the last state counts. */
export const showsState =
  (flow: string): NonNullable<ShopTable['expectPlace']> =>
  async ({ page }, snapshot: AnyMachineSnapshot) => {
    await expect(page.locator(`[data-flow="${flow}"]`)).toHaveAttribute(
      'data-state',
      stateValueText(snapshot),
    );
  };
