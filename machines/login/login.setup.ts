import { assign, setup } from 'xstate';
import { unprovidedPorts } from '../flow/index.ts';
import { organizationCountryOf } from '../rules/places/index.ts';
import {
  isPendingState,
  judgeLoginRedirect,
  type LoginRedirect,
  readDeclinedState,
  readLoginRedirect,
} from '../rules/sign-in/index.ts';
import type {
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginPorts,
  IdentifiedVisitor,
  MergedItem,
} from './login.types.ts';

/** The name of every port that the flow calls. */
export const loginPortNames = [
  'createLoginState',
  'keepPendingLogin',
  'openAccountService',
  'redeemLoginNonce',
  'keepLogin',
  'identifyVisitor',
  'keepOrganizationCountry',
  'announceLogin',
  'attachCheckout',
  'openLocation',
  'refuseLogin',
  'revokeToken',
  'forgetVisitor',
] as const satisfies readonly (keyof LoginPorts)[];

interface Asking {
  readonly context: LoginContext;
}

export const noInput = (): Record<string, never> => ({});
export const pendingInput = ({ context: { state, lastLocation } }: Asking) => ({
  state: state ?? '',
  lastLocation,
});
export const stateInput = ({ context: { state } }: Asking) => ({ state: state ?? '' });
export const nonceInput = ({ context: { hash } }: Asking) => ({
  nonce: readLoginRedirect(hash)?.state ?? '',
});
export const locationInput = ({ context: { lastLocation } }: Asking) => ({ location: lastLocation });
export const countryInput = ({ context: { organizationCountry } }: Asking) => ({
  country: organizationCountry,
});

/** Only used after the redirect was parsed. */
export function redirectInput({ context: { hash } }: Asking): { readonly redirect: LoginRedirect } {
  const redirect = readLoginRedirect(hash);
  if (redirect === null) throw new Error('The accepted redirect cannot be read.');
  return { redirect };
}

const judgementOf = ({ hash, pending, nowSeconds }: LoginContext) =>
  judgeLoginRedirect(readLoginRedirect(hash), pending, nowSeconds);

export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: unprovidedPorts<LoginPorts>(loginPortNames),
  guards: {
    isUnavailable: ({ context }) => !context.isAvailable,
    isSignOutRequestedHere: ({ context }) => context.intent === 'sign_out' && context.isSignOutRequested,
    isSignOut: ({ context }) => context.intent === 'sign_out',
    hasReturned: ({ context }) => context.hash !== '',
    isSignedIn: ({ context }) => context.isSignedIn,
    hasDeclined: ({ context: { hash, pending, nowSeconds } }) =>
      isPendingState(readDeclinedState(hash) ?? '', pending, nowSeconds),
    isAcceptable: ({ context }) => judgementOf(context) === 'acceptable',
    needsNonce: ({ context }) => judgementOf(context) === 'needs_nonce',
    isRedirectAnswered: ({ context: { hash, pending, isSignedIn } }) =>
      isSignedIn && pending === null && readLoginRedirect(hash) !== null,
    isKeptInTab: (_, answer: boolean) => answer,
    isRedeemed: (_, answer: boolean) => answer,
    isMerged: (_, items: readonly MergedItem[]) => items.length > 0,
    isDenied: (_, visitor: IdentifiedVisitor) => visitor.status === 'denied',
  },
  actions: {
    keepLoginState: assign((_, state: string) => ({ state })),
    keepMergedItems: assign((_, mergedItems: readonly MergedItem[]) => ({ mergedItems })),
    noteOrganizationCountry: assign((_, visitor: IdentifiedVisitor) =>
      visitor.status === 'known'
        ? { organizationCountry: organizationCountryOf(visitor.organizations, visitor.chosenOrganization) }
        : {},
    ),
  },
});
