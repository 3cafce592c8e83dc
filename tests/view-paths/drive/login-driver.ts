import type { Page } from '@playwright/test';
import { type LoginEvent, loginScreenOf, type LoginSnapshot } from '../../../machines/login/index.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';
import { otherToken, storeInOtherTab } from './session-of-other-tab.ts';

const alerts = {
  unanswered: 'We couldn’t reach the shop. Try again.',
  unstored: 'Your browser doesn’t let this site store data',
  unavailable: 'Sign-in isn’t working right now. Try again in a few minutes, or contact us.',
} as const;

function actionsOn(page: Page): Actions<LoginEvent, LoginSnapshot> {
  const store = (token: string | null) => storeInOtherTab(page, token);
  return {
    'signOut.confirmed': { perform: () => page.getByRole('button', { name: 'Sign out' }).click() },
    'merge.acknowledged': { perform: () => page.getByRole('button', { name: 'Continue' }).click() },
    'retry.requested': { perform: () => page.getByRole('button', { name: 'Try again' }).click() },
    'session.startedInOtherTab': { perform: () => store(otherToken) },
    'session.endedInOtherTab': { perform: () => store(null) },
  };
}

/** The view of signing in and out. */
export function loginDriver(page: Page): FlowDriver {
  return flowDriver(actionsOn(page), (snapshot: LoginSnapshot) => {
    const screen = loginScreenOf(snapshot);
    if (screen === 'waiting') return page.getByRole('status');
    if (screen === 'merged') return page.getByText('so we’ve combined the two');
    if (screen === 'confirming') return page.getByText('Do you want to sign out?');
    return page.getByRole('alert').filter({ hasText: alerts[screen] });
  });
}
