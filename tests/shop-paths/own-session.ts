import type { Page } from '@playwright/test';
import { signInOverHttp } from '../support/sign-in-over-http.ts';
import type { ShopWorld } from './shop-world.ts';

/** No account service has issued it. */
export const foreignToken = 'aaa.bbb.ccc';

/** What a browser stores of one of the sandbox's people who has just signed in. */
export async function sessionOf({ url }: ShopWorld, email: string): Promise<string> {
  return JSON.stringify({
    token: await signInOverHttp(url, email),
    tokenType: 'bearer',
    expiresIn: null,
    createdAtSeconds: Math.floor(Date.now() / 1000),
    organizationSlug: null,
    source: null,
    state: null,
  });
}

/** Every page of this browser is opened by the person of the session. */
export const keepSession = (page: Page, session: string): Promise<unknown> =>
  page.addInitScript((stored) => localStorage.setItem('sonde.authToken', stored), session);
