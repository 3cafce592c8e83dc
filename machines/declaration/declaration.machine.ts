import { assertEvent, assign, setup } from 'xstate';
import { answerOf, portActors, rejectionOf, troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { checkDeclaration, normaliseDeclaration } from '../rules/declaration/index.ts';
import { anotherDeclaration, changeField, leaveField, listProblems } from './declaration-changes.ts';
import type {
  ConfirmationReply,
  DeclarationContext,
  DeclarationEvent,
  DeclarationInput,
  DeclarationPorts,
  DeclarationReply,
  SubmitDeclarationInput,
} from './declaration.types.ts';

/** The name of every port that the flow calls. */
export const declarationPortNames = [
  'createDeclarationKey',
  'submitDeclaration',
  'confirmDeclaration',
] as const satisfies readonly (keyof DeclarationPorts)[];

interface Asking {
  readonly context: DeclarationContext;
}

const noInput = (): Record<string, never> => ({});
const submitInput = ({ context }: Asking): SubmitDeclarationInput => ({
  kind: context.kind,
  declaration: normaliseDeclaration(context.kind, context.declaration),
  country: context.country,
  idempotencyKey: context.idempotencyKey ?? '',
});

const linkInput = ({ context }: Asking) => ({ token: context.linkToken ?? '' });

const isComplete = ({ kind, declaration, today }: DeclarationContext) =>
  checkDeclaration(kind, declaration, today).length === 0;

const declarationSetup = setup({
  types: {
    context: {} as DeclarationContext,
    events: {} as DeclarationEvent,
    input: {} as DeclarationInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: unprovidedPorts<DeclarationPorts>(declarationPortNames),
  guards: {
    isDeclarationComplete: ({ context }) => isComplete(context),
    isCompleteForConfirmation: ({ context, event }) =>
      event.type === 'step.requested' && event.step === 'confirmation' && isComplete(context),
    areDetailsRequested: ({ event }) => event.type === 'step.requested' && event.step === 'details',
    hasDeclarationKey: ({ context }) => context.idempotencyKey !== null,
    isReceived: (_, reply: DeclarationReply | ConfirmationReply) => reply.status === 'received',
    isLinkOpen: ({ context }) => context.linkToken !== null,
  },
  actions: {
    changeDeclaration: assign(({ context, event }) => {
      assertEvent(event, 'declaration.field.changed');
      return changeField(context, event.field, event.value);
    }),
    checkDeclarationFormat: assign(({ context, event }) => {
      assertEvent(event, 'declaration.field.left');
      return leaveField(context, event.field);
    }),
    listDeclarationProblems: assign(({ context }) => listProblems(context)),
    keepDeclarationKey: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    keepReceipt: assign((_, reply: DeclarationReply | ConfirmationReply) =>
      reply.status === 'received' ? { receipt: reply.receipt } : {},
    ),
    keepRefusals: assign((_, reply: DeclarationReply) =>
      reply.status === 'refused' ? { trouble: { kind: 'refused' as const, refusals: reply.refusals } } : {},
    ),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
    beginAnother: assign(({ context }) => anotherDeclaration(context)),
  },
});

/**
 * A declaration that ends a contract, in two steps: writing and confirming it. One that is resent after a lost response
 * is received once.
 */
export const declarationMachine = declarationSetup.createMachine({
  id: 'declaration',
  context: ({ input }) => ({ ...input, problems: [], idempotencyKey: null, receipt: null, trouble: null }),
  initial: 'opening',
  states: {
    opening: {
      meta: { description: 'The page checks whether it was opened from the link in a receipt.' },
      always: [{ guard: 'isLinkOpen', target: 'linked' }, { target: 'writing' }],
    },
    linked: {
      meta: {
        description: 'The customer opened the link in a receipt, to make the declaration effective.',
      },
      initial: 'ready',
      states: {
        ready: {
          meta: {
            description: 'Nothing takes effect before the button is pressed: mail programs open links too.',
          },
          on: { 'link.confirmed': { target: 'confirming', actions: 'forgetTrouble' } },
        },
        confirming: {
          tags: 'pending',
          meta: {
            description: 'The shop makes the declaration effective; repeated requests do so only once.',
          },
          invoke: {
            id: 'confirmDeclaration',
            src: 'confirmDeclaration',
            input: linkInput,
            onDone: [
              {
                guard: { type: 'isReceived', params: answerOf },
                target: '#declaration.received',
                actions: { type: 'keepReceipt', params: answerOf },
              },
              { target: 'unknown' },
            ],
            onError: { target: 'unanswered', actions: { type: 'noteLostConnection', params: rejectionOf } },
          },
        },
        unanswered: {
          meta: { description: 'The shop did not reply; the same button tries again.' },
          on: { 'link.confirmed': { target: 'confirming', actions: 'forgetTrouble' } },
        },
        unknown: {
          meta: { description: 'The link is not one of the shop’s; the declaration can be made again.' },
          on: {
            'declaration.another.requested': { target: '#declaration.writing', actions: 'beginAnother' },
          },
        },
      },
    },
    writing: {
      meta: { description: 'Step 1: the customer enters their name and the contract.' },
      initial: 'editing',
      on: {
        'declaration.field.changed': { actions: 'changeDeclaration' },
        'declaration.field.left': { actions: 'checkDeclarationFormat' },
        'declaration.completed': [
          { guard: 'isDeclarationComplete', target: 'confirming', actions: 'forgetTrouble' },
          { actions: 'listDeclarationProblems' },
        ],
        'step.requested': {
          guard: 'isCompleteForConfirmation',
          target: 'confirming',
          actions: 'forgetTrouble',
        },
      },
      states: {
        editing: { meta: { description: 'Mistakes are pointed out when the customer continues.' } },
        refused: {
          meta: { description: 'The shop refuses it; the page explains why, at the field.' },
        },
      },
    },
    confirming: {
      meta: { description: 'Step 2: the declaration is shown again, and the customer confirms it.' },
      initial: 'ready',
      on: {
        'declaration.confirmed': [
          { guard: 'hasDeclarationKey', target: 'sending.delivering', actions: 'forgetTrouble' },
          { target: 'sending.naming', actions: 'forgetTrouble' },
        ],
        'step.requested': { guard: 'areDetailsRequested', target: 'writing', actions: 'forgetTrouble' },
      },
      states: {
        ready: { meta: { description: 'Nothing is declared before the button is pressed.' } },
        unanswered: {
          meta: {
            description: 'The shop did not reply; everything is kept, and the same button tries again.',
          },
        },
      },
    },
    sending: {
      tags: 'pending',
      meta: { description: 'The declaration is on its way.' },
      initial: 'naming',
      states: {
        naming: {
          meta: { description: 'A key is created that identifies this declaration.' },
          invoke: {
            id: 'createDeclarationKey',
            src: 'createDeclarationKey',
            input: noInput,
            onDone: { target: 'delivering', actions: { type: 'keepDeclarationKey', params: answerOf } },
            onError: {
              target: '#declaration.confirming.unanswered',
              actions: { type: 'noteLostConnection', params: rejectionOf },
            },
          },
        },
        delivering: {
          meta: { description: 'The shop receives it; repeated requests count once.' },
          invoke: {
            id: 'submitDeclaration',
            src: 'submitDeclaration',
            input: submitInput,
            onDone: [
              {
                guard: { type: 'isReceived', params: answerOf },
                target: '#declaration.received',
                actions: { type: 'keepReceipt', params: answerOf },
              },
              {
                target: '#declaration.writing.refused',
                actions: { type: 'keepRefusals', params: answerOf },
              },
            ],
            onError: {
              target: '#declaration.confirming.unanswered',
              actions: { type: 'noteLostConnection', params: rejectionOf },
            },
          },
        },
      },
    },
    received: {
      meta: { description: 'The page shows day, time and number of the receipt, which is sent by mail.' },
      on: { 'declaration.another.requested': { target: 'writing', actions: 'beginAnother' } },
    },
  },
});

/** Connects the flow to its ports: real ones in the app, scripted ones in tests. */
export function declarationWithPorts(ports: DeclarationPorts): typeof declarationMachine {
  return declarationMachine.provide({ actors: portActors(ports, declarationPortNames) });
}
