import { assertEvent, assign, setup } from 'xstate';
import { answerOf, portActors, rejectionOf, troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { readLoginRedirect } from '../rules/sign-in/index.ts';
import type {
  AccountContext,
  AccountEvent,
  AccountInput,
  AccountPorts,
  LoadPersonAnswer,
} from './account.types.ts';

export const accountPortNames = [
  'openSignIn',
  'loadPerson',
  'keepOrganization',
] as const satisfies readonly (keyof AccountPorts)[];

const noInput = (): Record<string, never> => ({});
const hashInput = ({ context: { loginHash } }: { readonly context: AccountContext }) => ({ loginHash });
const slugInput = ({ context }: { readonly context: AccountContext }) => ({
  slug: context.organizationSlug ?? '',
});

const accountSetup = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    input: {} as AccountInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: unprovidedPorts<AccountPorts>(accountPortNames),
  guards: {
    isSentByApp: ({ context }) => readLoginRedirect(context.loginHash) !== null,
    isSignedIn: ({ context }) => context.isSignedIn,
    isDenied: (_, answer: LoadPersonAnswer) => answer.status === 'denied',
    isAnonymous: (_, answer: LoadPersonAnswer) => answer.status === 'anonymous',
  },
  actions: {
    keepPerson: assign((_, answer: LoadPersonAnswer) =>
      answer.status === 'known' ? { person: answer.person } : {},
    ),
    forgetPerson: assign({ person: null }),
    chooseOrganization: assign(({ event }) => {
      assertEvent(event, 'organization.chosen');
      return { organizationSlug: event.slug };
    }),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
  },
});

/** What a person sees of themselves and of their organizations. Nothing of it is kept once they are signed out. */
export const accountMachine = accountSetup.createMachine({
  id: 'account',
  context: ({ input }) => ({ ...input, person: null, trouble: null }),
  initial: 'opening',
  states: {
    opening: {
      meta: { description: 'The page checks whether someone is signed in.' },
      always: [
        { guard: 'isSentByApp', target: 'signingIn' },
        { guard: 'isSignedIn', target: 'loading' },
        { target: 'signedOut' },
      ],
    },
    signingIn: {
      tags: 'pending',
      meta: { description: 'The app has sent a token, which the page for signing in checks.' },
      invoke: {
        id: 'openSignIn',
        src: 'openSignIn',
        input: hashInput,
        onDone: { target: 'left' },
        onError: { target: 'signedOut' },
      },
    },
    signedOut: {
      meta: { description: 'The page asks the visitor to sign in.' },
      initial: 'asking',
      on: { 'session.begun.elsewhere': { target: 'loading' } },
      states: {
        asking: { meta: { description: 'No one is signed in.' } },
        ended: { meta: { description: 'The shop has ended the session, and the page says so.' } },
      },
    },
    loading: {
      tags: 'pending',
      meta: { description: 'The shop is asked who is signed in and what their organizations have.' },
      invoke: {
        id: 'loadPerson',
        src: 'loadPerson',
        input: noInput,
        onDone: [
          { guard: { type: 'isDenied', params: answerOf }, target: 'signedOut.ended' },
          { guard: { type: 'isAnonymous', params: answerOf }, target: 'signedOut' },
          { target: 'ready', actions: { type: 'keepPerson', params: answerOf } },
        ],
        onError: { target: 'unanswered', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
      on: { 'session.ended.elsewhere': { target: 'signedOut' } },
    },
    unanswered: {
      meta: { description: 'The shop did not answer; the same button tries again.' },
      on: {
        'retry.requested': { target: 'loading', actions: 'forgetTrouble' },
        'session.begun.elsewhere': { target: 'loading', actions: 'forgetTrouble' },
        'session.ended.elsewhere': { target: 'signedOut', actions: 'forgetTrouble' },
      },
    },
    left: { type: 'final', meta: { description: 'The browser is on its way to another page.' } },
    ready: {
      meta: { description: 'The person sees one of their organizations, and may choose another.' },
      initial: 'viewing',
      on: {
        'organization.chosen': { target: '.choosing', actions: 'chooseOrganization' },
        'session.begun.elsewhere': { target: 'loading', actions: 'forgetPerson' },
        'session.ended.elsewhere': { target: 'signedOut', actions: 'forgetPerson' },
      },
      states: {
        viewing: { meta: { description: 'Everything is shown.' } },
        choosing: {
          meta: { description: 'The browser keeps the choice for the next page.' },
          invoke: {
            id: 'keepOrganization',
            src: 'keepOrganization',
            input: slugInput,
            onDone: { target: 'viewing' },
            onError: { target: 'viewing' },
          },
        },
      },
    },
  },
});

/** The flow with the world plugged in: real ports in the app, scripted ones in tests. */
export function accountWithPorts(ports: AccountPorts): typeof accountMachine {
  return accountMachine.provide({ actors: portActors(ports, accountPortNames) });
}
