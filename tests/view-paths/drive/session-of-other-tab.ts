import type { Page } from '@playwright/test';

/** The storage changes of a sign-in in another tab. */
export const otherToken = JSON.stringify({
  token: 'aaa.bbb.ccc',
  tokenType: 'bearer',
  expiresIn: null,
  createdAtSeconds: 0,
  organizationSlug: null,
  source: null,
  state: null,
});

/** Another tab stores or removes a token. */
export const storeInOtherTab = (page: Page, token: string | null) =>
  page.evaluate((stored) => {
    const key = 'sonde.authToken';
    if (stored === null) localStorage.removeItem(key);
    else localStorage.setItem(key, stored);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, token);
