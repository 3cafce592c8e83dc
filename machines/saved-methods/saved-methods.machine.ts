import { answerOf, portActors, rejectionOf } from '../flow/index.ts';
import { noMethodUses } from '../rules/payment/index.ts';
import {
  bankInput,
  changeInput,
  loadInput,
  noInput,
  savedMethodsPortNames,
  savedMethodsSetup,
  saveInput,
} from './saved-methods.setup.ts';
import type { SavedMethodsPorts } from './saved-methods.types.ts';

const keepTrouble = { type: 'keepRefusals', params: answerOf } as const;
const noteSilence = { type: 'noteLostConnection', params: rejectionOf } as const;

/** A signed-out visitor sees no saved methods. */
const denied = {
  guard: { type: 'isDenied', params: answerOf },
  target: '#saved-methods.signedOut',
  actions: 'forgetMethods',
} as const;

/** A person's saved payment methods: their own, or those of the organization that they manage. */
export const savedMethodsMachine = savedMethodsSetup.createMachine({
  id: 'saved-methods',
  context: ({ input }) => ({
    ...input,
    methods: [],
    uses: noMethodUses,
    change: null,
    draft: null,
    isAuthorized: false,
    token: null,
    clientSecret: null,
    trouble: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      meta: { description: 'The shop is asked which payment methods are saved.' },
      invoke: {
        id: 'loadMethods',
        src: 'loadMethods',
        input: loadInput,
        onDone: [denied, { target: 'open', actions: { type: 'keepMethods', params: answerOf } }],
        onError: { target: 'unanswered', actions: noteSilence },
      },
    },
    unanswered: {
      meta: { description: 'The shop did not answer; the same button tries again.' },
      on: { 'retry.requested': { target: 'loading', actions: 'forgetTrouble' } },
    },
    signedOut: {
      type: 'final',
      meta: { description: 'The shop has ended the session, and the page shows it.' },
    },
    open: {
      meta: { description: 'The saved methods are shown and may be changed.' },
      initial: 'viewing',
      on: {
        'card.begun': { target: 'adding', actions: 'beginCard' },
        'primary.set': { guard: 'isSaved', target: 'changing', actions: 'notePrimary' },
        'deletion.requested': [
          { guard: 'isNeeded', target: 'rechecking', actions: 'noteDeletion' },
          { guard: 'isSaved', target: 'confirmingRemoval', actions: 'noteDeletion' },
        ],
        'edit.begun': { guard: 'isCard', target: 'editing', actions: 'beginEdit' },
      },
      states: {
        viewing: { meta: { description: 'Nothing was changed yet.' } },
        changed: { meta: { description: 'The page shows that the change was saved.' } },
        removed: { meta: { description: 'The page shows that the method was removed.' } },
        refused: { meta: { description: 'The page shows at the method why nothing was changed.' } },
        unanswered: {
          meta: { description: 'The shop did not answer; the same button tries again.' },
          on: { 'retry.requested': { target: '#saved-methods.changing', actions: 'forgetTrouble' } },
        },
        outdated: {
          meta: {
            description:
              'It was changed, but the shop did not return what is saved now; the same button asks again.',
          },
          on: { 'retry.requested': { target: '#saved-methods.refreshing', actions: 'forgetTrouble' } },
        },
      },
    },
    rechecking: {
      tags: 'pending',
      meta: { description: 'The shop is asked whether the method is still needed.' },
      initial: 'asking',
      states: {
        asking: {
          meta: { description: 'The answer is on its way.' },
          invoke: {
            id: 'recheckMethods',
            src: 'loadMethods',
            input: loadInput,
            onDone: [denied, { target: 'answered', actions: { type: 'keepMethods', params: answerOf } }],
            onError: { target: '#saved-methods.open.refused', actions: noteSilence },
          },
        },
        answered: {
          meta: { description: 'The page checks what the method is needed for.' },
          always: [
            { guard: 'isStillNeeded', target: '#saved-methods.open.refused', actions: 'refuseDeletion' },
            { target: '#saved-methods.confirmingRemoval' },
          ],
        },
      },
    },
    confirmingRemoval: {
      meta: { description: 'The page asks to confirm removing the method.' },
      on: {
        'deletion.confirmed': { target: 'changing' },
        'change.canceled': { target: 'open', actions: 'forgetChange' },
      },
    },
    editing: {
      meta: { description: 'The person changes the name on a card, or when it expires.' },
      initial: 'typing',
      on: {
        'edit.name.changed': { target: '.typing', actions: 'changeName' },
        'edit.expiry.changed': { target: '.typing', actions: 'changeExpiry' },
        'edit.submitted': [
          { guard: 'isEditWrong', target: '.incomplete', actions: 'forgetTrouble' },
          { target: 'changing', actions: 'noteEdit' },
        ],
        'change.canceled': { target: 'open', actions: 'forgetChange' },
      },
      states: {
        typing: { meta: { description: 'Mistakes are pointed out when the change is sent.' } },
        refused: { meta: { description: 'The page explains why, and keeps the change.' } },
        incomplete: { meta: { description: 'The page points out the mistakes.' } },
      },
    },
    changing: {
      tags: 'pending',
      meta: { description: 'The shop is asked to change the method.' },
      invoke: {
        id: 'changeMethod',
        src: 'changeMethod',
        input: changeInput,
        onDone: [denied, { target: 'refreshing', actions: keepTrouble }],
        onError: { target: 'open.unanswered', actions: noteSilence },
      },
    },
    refreshing: {
      tags: 'pending',
      meta: { description: 'The shop is asked what is saved now.' },
      initial: 'asking',
      states: {
        asking: {
          meta: { description: 'The answer is on its way.' },
          invoke: {
            id: 'refreshMethods',
            src: 'loadMethods',
            input: loadInput,
            onDone: [denied, { target: 'answered', actions: { type: 'keepMethods', params: answerOf } }],
            onError: { target: '#saved-methods.open.outdated', actions: noteSilence },
          },
        },
        answered: {
          meta: { description: 'The page checks whether the change was saved.' },
          always: [
            { guard: 'isEditRefused', target: '#saved-methods.editing.refused' },
            { guard: 'hasTrouble', target: '#saved-methods.open.refused' },
            { guard: 'isMethodRemoval', target: '#saved-methods.open.removed' },
            { target: '#saved-methods.open.changed' },
          ],
        },
      },
    },
    adding: {
      meta: { description: 'The person adds a card.' },
      initial: 'entering',
      states: {
        entering: {
          meta: { description: 'The person types the card into the provider’s own fields.' },
          initial: 'typing',
          on: {
            'card.changed': { actions: 'changeCard' },
            'authorization.changed': { target: '.typing', actions: 'changeAuthorization' },
            'change.canceled': { target: '#saved-methods.open', actions: 'forgetChange' },
            'card.submitted': [
              { guard: 'isUnauthorized', target: '.unauthorized' },
              { guard: 'hasToken', target: 'saving', actions: 'forgetTrouble' },
              { target: 'tokenising', actions: 'forgetTrouble' },
            ],
          },
          states: {
            typing: { meta: { description: 'Mistakes are pointed out when the card is saved.' } },
            unauthorized: { meta: { description: 'The page asks to authorize later payments.' } },
          },
        },
        tokenising: {
          tags: 'pending',
          meta: { description: 'The provider checks the card and stores its number.' },
          invoke: {
            id: 'tokeniseCard',
            src: 'tokeniseCard',
            input: noInput,
            onDone: [
              { guard: { type: 'isRefused', params: answerOf }, target: 'entering', actions: keepTrouble },
              { target: 'saving', actions: { type: 'keepToken', params: answerOf } },
            ],
            onError: { target: 'entering', actions: noteSilence },
          },
        },
        saving: {
          tags: 'pending',
          meta: { description: 'The shop is asked to save the card.' },
          invoke: {
            id: 'saveMethod',
            src: 'saveMethod',
            input: saveInput,
            onDone: [
              denied,
              {
                guard: { type: 'isRefused', params: answerOf },
                target: 'entering',
                actions: [keepTrouble, 'forgetToken'],
              },
              {
                guard: { type: 'isConfirmationRequired', params: answerOf },
                target: 'asking',
                actions: { type: 'keepClientSecret', params: answerOf },
              },
              { target: '#saved-methods.refreshing', actions: 'forgetToken' },
            ],
            onError: { target: 'entering', actions: noteSilence },
          },
        },
        asking: {
          tags: 'pending',
          meta: { description: 'The bank asks the person to confirm the card.' },
          invoke: {
            id: 'answerBank',
            src: 'answerBank',
            input: bankInput,
            onDone: [
              {
                guard: { type: 'isRefused', params: answerOf },
                target: 'entering',
                actions: [keepTrouble, 'forgetToken'],
              },
              { target: 'saving' },
            ],
            onError: { target: 'entering', actions: noteSilence },
          },
        },
      },
    },
  },
});

/** Connects the flow to its ports: real ones in the app, scripted ones in tests. */
export function savedMethodsWithPorts(ports: SavedMethodsPorts): typeof savedMethodsMachine {
  return savedMethodsMachine.provide({ actors: portActors(ports, savedMethodsPortNames) });
}
