import type { MachineWords } from '../flow/index.ts';

export const loginWords: MachineWords = {
  kind: 'flow',
  title: 'Sign-in',
  sentence: 'A visitor signs in at the account service and comes back to where they were, or signs out.',
  services: {
    createLoginState: 'the browser for a random state',
    keepPendingLogin: 'the tab to keep the state and the page to return to',
    openAccountService: 'the browser to open the account service',
    redeemLoginNonce: 'the shop whether the nonce is its own',
    keepLogin: 'the browser to keep the token',
    identifyVisitor: 'the shop who has signed in',
    keepOrganizationCountry: 'the browser to keep the organization’s country',
    announceLogin: 'the browser to record the sign-in for analytics',
    attachCheckout: 'the shop to keep the cart for the visitor',
    openLocation: 'the browser to open the page where the visitor was',
    refuseLogin: 'for a report and the error page',
    revokeToken: 'the shop to revoke the token',
    forgetVisitor: 'the browser to forget everything, and the account service to sign out',
  },
  events: {
    'signOut.confirmed': 'Visitor confirms signing out',
    'merge.acknowledged': 'Visitor has read what changed',
  },
  guards: {
    isUnavailable: 'no account service is configured',
    isSignOutAsked: 'a page of the shop in this tab asked to sign out',
    isSignOut: 'the page is for signing out',
    hasReturned: 'the account service has sent something back',
    hasDeclined: 'the visitor changed their mind',
    isAcceptable: 'it is a bearer token with this tab’s own state',
    needsNonce: 'the app sent it',
    isKeptInTab: 'the tab keeps it',
    isRedeemed: 'the nonce is valid',
    isMerged: 'two carts became one',
  },
  actions: {
    keepLoginState: 'keep the state',
    keepMergedArticles: 'keep which lines changed',
    noteOrganizationCountry: 'note the organization’s country',
  },
  places: {
    unstored: 'nothing can be stored',
    left: 'on another page',
    merged: 'two carts became one',
  },
  troubles: ['login.unanswered', 'login.unstored', 'login.unavailable', 'login.refusing'],
};
