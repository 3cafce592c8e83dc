import type { Page } from '@playwright/test';
import { type LoginEvent, loginScreenOf, type LoginSnapshot } from '../../../machines/login/index.ts';
import { type Deeds, type FlowDriver, flowDriver } from './flow-driver.ts';

const alerts = {
  unanswered: 'We couldn’t reach the shop. Please try again.',
  unstored: 'Your browser doesn’t let this site store data',
  unavailable: 'You can’t sign in right now. Please try again later.',
} as const;

const storedToken = JSON.stringify({
  token: 'aaa.bbb.ccc',
  tokenType: 'bearer',
  expiresIn: null,
  createdAtSeconds: 0,
  organizationSlug: null,
  source: null,
  state: null,
});

function deedsOn(page: Page): Deeds<LoginEvent, LoginSnapshot> {
  /** Another tab stores a token, or takes it away. */
  const store = (token: string | null) =>
    page.evaluate((stored) => {
      const key = 'sonde.authToken';
      if (stored === null) localStorage.removeItem(key);
      else localStorage.setItem(key, stored);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }, token);
  return {
    'signOut.confirmed': { perform: () => page.getByRole('button', { name: 'Sign out' }).click() },
    'retry.requested': { perform: () => page.getByRole('button', { name: 'Try again' }).click() },
    'session.begun.elsewhere': { perform: () => store(storedToken) },
    'session.ended.elsewhere': { perform: () => store(null) },
  };
}

/** The view of signing in and out. */
export function loginDriver(page: Page): FlowDriver {
  return flowDriver(deedsOn(page), (snapshot: LoginSnapshot) => {
    const screen = loginScreenOf(snapshot);
    if (screen === 'waiting') return page.getByRole('status');
    if (screen === 'confirming') return page.getByText('Do you want to sign out?');
    return page.getByRole('alert').filter({ hasText: alerts[screen] });
  });
}
