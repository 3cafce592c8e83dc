import type { LoginInput, MergedItem } from '../../login/index.ts';
import { answers, type Scenario, noResponse } from './scenario.ts';

const state = 'kP3v_0Zr-9tQxY7aB2cDeF';
const token = 'access_token=aaa.bbb.ccc&token_type=bearer&expires_in=3600';

const input: LoginInput = {
  intent: 'sign_in',
  hash: '',
  pending: null,
  nowSeconds: 1030,
  isSignedIn: false,
  isSignOutRequested: true,
  isAvailable: true,
  lastLocation: '/us/en/cart/',
};
const back: LoginInput = {
  ...input,
  hash: `#${token}&organization_slug=lakeside-clinic&state=${state}`,
  pending: { state, beganAtSeconds: 1000 },
};

const mergedItems: readonly MergedItem[] = [
  {
    sku: 'IQ3-USBC',
    productName: 'Sonde IQ3',
    variantName: 'USB-C',
    quantityBefore: 1,
    quantityElsewhere: 2,
    quantity: 1,
  },
];

export const loginScenario: Scenario = {
  inputs: {
    anonymous: { sentence: 'a visitor who wants to sign in', input },
    signedIn: { sentence: 'a visitor who is signed in already', input: { ...input, isSignedIn: true } },
    back: { sentence: 'a visitor whom the account service sends back with a token', input: back },
    declined: {
      sentence: 'a visitor who changed their mind at the account service',
      input: { ...back, hash: `#error=access_denied&state=${state}` },
    },
    replayed: {
      sentence: 'a visitor with a redirect that was answered before',
      input: { ...back, pending: null },
    },
    answered: {
      sentence: 'a visitor who goes back to the redirect that signed them in',
      input: { ...back, pending: null, isSignedIn: true },
    },
    ofApp: {
      sentence: 'a visitor whom the app sends with a token',
      input: { ...back, hash: `#${token}&source=mobile&state=${state}`, pending: null },
    },
    leaving: {
      sentence: 'a visitor who signs out',
      input: { ...input, intent: 'sign_out', isSignedIn: true },
    },
    lured: {
      sentence: 'a visitor whom another site sends to the sign-out page',
      input: { ...input, intent: 'sign_out', isSignedIn: true, isSignOutRequested: false },
    },
    alone: {
      sentence: 'a visitor of a shop without an account service',
      input: { ...input, isAvailable: false },
    },
  },
  events: [
    { sentence: 'the visitor confirms signing out', event: { type: 'signOut.confirmed' } },
    { sentence: 'the visitor has read what changed', event: { type: 'merge.acknowledged' } },
    { sentence: 'the visitor tries again', event: { type: 'retry.requested' } },
    { sentence: 'the visitor signs in in another tab', event: { type: 'session.startedInOtherTab' } },
    { sentence: 'the visitor signs out in another tab', event: { type: 'session.endedInOtherTab' } },
  ],
  services: {
    createLoginState: {
      outcomes: {
        made: answers('the browser makes a state', 'q'.repeat(43)),
        silent: noResponse('the browser makes no state'),
      },
    },
    keepPendingLogin: {
      outcomes: {
        kept: answers('the tab keeps it', true),
        lost: answers('the tab keeps nothing', false),
        silent: noResponse('the tab’s storage fails'),
      },
    },
    openAccountService: {
      outcomes: {
        opened: answers('the account service opens'),
        silent: noResponse('the account service does not open'),
      },
    },
    redeemLoginNonce: {
      outcomes: {
        redeemed: answers('the nonce is the shop’s', true),
        unknown: answers('the shop does not know the nonce', false),
        silent: noResponse('the shop does not answer'),
      },
    },
    keepLogin: {
      outcomes: {
        kept: answers('the browser keeps the token'),
        silent: noResponse('the browser does not keep the token'),
      },
    },
    identifyVisitor: {
      outcomes: {
        abroad: answers('the shop knows the visitor, of a German organization', {
          status: 'known',
          organizations: [{ slug: 'klinik', country: 'DE' }],
          chosenOrganization: null,
        }),
        known: answers('the shop knows the visitor, of no organization', {
          status: 'known',
          organizations: [],
          chosenOrganization: null,
        }),
        denied: answers('the shop rejects the token', { status: 'denied' }),
        silent: noResponse('the shop does not answer'),
      },
    },
    keepOrganizationCountry: {
      outcomes: {
        kept: answers('the browser keeps the country'),
        silent: noResponse('the browser does not keep the country'),
      },
    },
    announceLogin: {
      outcomes: {
        announced: answers('the browser records the sign-in, where the visitor agreed'),
        silent: noResponse('the browser records nothing'),
      },
    },
    attachCheckout: {
      outcomes: {
        attached: answers('the shop keeps the cart for the visitor', []),
        merged: answers('the shop merges the cart with one that the visitor had before', mergedItems),
        silent: noResponse('the shop does not answer'),
      },
    },
    openLocation: {
      outcomes: {
        opened: answers('the page opens where the visitor was'),
        silent: noResponse('the page does not open'),
      },
    },
    refuseLogin: {
      outcomes: {
        reported: answers('the error page opens'),
        silent: noResponse('the error page does not open'),
      },
    },
    revokeToken: {
      outcomes: {
        revoked: answers('the shop no longer accepts the token'),
        silent: noResponse('the shop does not answer'),
      },
    },
    forgetVisitor: {
      outcomes: {
        forgotten: answers('the account service opens to sign out'),
        silent: noResponse('the account service does not open'),
      },
    },
  },
  limit: 300,
};
