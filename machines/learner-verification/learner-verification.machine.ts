import { assertEvent, assign, setup } from 'xstate';
import { answerOf, portActors, rejectionOf, troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { checkLearner, learnerFields, normaliseLearner } from '../rules/learners/index.ts';
import { changeField, chooseProof, leaveField, proofProblemOf } from './learner-changes.ts';
import type {
  LearnerReply,
  LearnerVerificationContext,
  LearnerVerificationEvent,
  LearnerVerificationInput,
  LearnerVerificationPorts,
  SubmitLearnerInput,
} from './learner-verification.types.ts';

/** The name of every port that the flow calls. */
export const learnerVerificationPortNames = [
  'createLearnerKey',
  'submitLearner',
] as const satisfies readonly (keyof LearnerVerificationPorts)[];

interface Asking {
  readonly context: LearnerVerificationContext;
}

const noInput = (): Record<string, never> => ({});
const submitInput = ({ context }: Asking): SubmitLearnerInput => ({
  market: context.market,
  country: context.country,
  learner: normaliseLearner(context.learner),
  proof: context.proof ?? { name: '', size: 0, content: null },
  idempotencyKey: context.idempotencyKey ?? '',
});

const isComplete = ({ learner }: LearnerVerificationContext) => checkLearner(learner).length === 0;

const learnerVerificationSetup = setup({
  types: {
    context: {} as LearnerVerificationContext,
    events: {} as LearnerVerificationEvent,
    input: {} as LearnerVerificationInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: unprovidedPorts<LearnerVerificationPorts>(learnerVerificationPortNames),
  guards: {
    isLearnerComplete: ({ context }) => isComplete(context),
    isProofStepOpen: ({ context, event }) =>
      event.type === 'step.requested' && event.step === 'proof' && isComplete(context),
    areLearnerDetailsRequested: ({ event }) => event.type === 'step.requested' && event.step === 'details',
    isProofUnusable: ({ context }) => proofProblemOf(context) !== null,
    hasLearnerKey: ({ context }) => context.idempotencyKey !== null,
    isLearnerReceived: (_, reply: LearnerReply) => reply.status === 'received',
    isAboutDetails: (_, reply: LearnerReply) =>
      reply.status === 'refused' &&
      reply.refusals.some(({ field }) => learnerFields.some((asked) => asked === field)),
  },
  actions: {
    changeLearner: assign(({ context, event }) => {
      assertEvent(event, 'learner.field.changed');
      return changeField(context, event.field, event.value);
    }),
    checkLearnerFormat: assign(({ context, event }) => {
      assertEvent(event, 'learner.field.left');
      return leaveField(context, event.field);
    }),
    listLearnerProblems: assign(({ context }) => ({
      problems: checkLearner(context.learner),
      trouble: null,
    })),
    keepProof: assign(({ event }) => {
      assertEvent(event, 'learner.proof.chosen');
      return chooseProof(event.file);
    }),
    noteProofProblem: assign(({ context }) => ({ proofProblem: proofProblemOf(context), trouble: null })),
    keepLearnerKey: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    keepRefusals: assign((_, reply: LearnerReply) =>
      reply.status === 'refused' ? { trouble: { kind: 'refused' as const, refusals: reply.refusals } } : {},
    ),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
  },
});

/**
 * A learner's request for the discount, in two steps: who they are, and what proves it. One that is resent after a lost
 * response is received once. A proof that the shop can't use leads back to its step.
 */
export const learnerVerificationMachine = learnerVerificationSetup.createMachine({
  id: 'learner-verification',
  context: ({ input }) => ({
    ...input,
    proof: null,
    problems: [],
    proofProblem: null,
    idempotencyKey: null,
    trouble: null,
  }),
  initial: 'details',
  states: {
    details: {
      meta: { description: 'Step 1: the learner enters their name, and where they study or train.' },
      initial: 'editing',
      on: {
        'learner.field.changed': { actions: 'changeLearner' },
        'learner.field.left': { actions: 'checkLearnerFormat' },
        'learner.completed': [
          { guard: 'isLearnerComplete', target: 'proof', actions: 'forgetTrouble' },
          { actions: 'listLearnerProblems' },
        ],
        'step.requested': { guard: 'isProofStepOpen', target: 'proof', actions: 'forgetTrouble' },
      },
      states: {
        editing: { meta: { description: 'Mistakes are pointed out when the learner continues.' } },
        refused: {
          meta: { description: 'The shop refuses an answer; the page explains why, at the field.' },
        },
      },
    },
    proof: {
      meta: { description: 'Step 2: the learner chooses the proof, and sends it.' },
      initial: 'choosing',
      on: {
        'learner.proof.chosen': { target: '.choosing', actions: 'keepProof' },
        'learner.submitted': [
          { guard: 'isProofUnusable', target: '.choosing', actions: 'noteProofProblem' },
          { guard: 'hasLearnerKey', target: 'sending.delivering', actions: 'forgetTrouble' },
          { target: 'sending.naming', actions: 'forgetTrouble' },
        ],
        'step.requested': {
          guard: 'areLearnerDetailsRequested',
          target: 'details',
          actions: 'forgetTrouble',
        },
      },
      states: {
        choosing: { meta: { description: 'A file that is too large is pointed out at once.' } },
        refused: {
          meta: {
            description: 'The shop cannot use this proof; the page explains why, and asks for another.',
          },
        },
        unanswered: {
          meta: {
            description: 'The shop did not reply; everything is kept, and the same button tries again.',
          },
        },
      },
    },
    sending: {
      tags: 'pending',
      meta: { description: 'The request is on its way.' },
      initial: 'naming',
      states: {
        naming: {
          meta: { description: 'A key is created that identifies this request.' },
          invoke: {
            id: 'createLearnerKey',
            src: 'createLearnerKey',
            input: noInput,
            onDone: { target: 'delivering', actions: { type: 'keepLearnerKey', params: answerOf } },
            onError: {
              target: '#learner-verification.proof.unanswered',
              actions: { type: 'noteLostConnection', params: rejectionOf },
            },
          },
        },
        delivering: {
          meta: { description: 'The shop receives the proof; repeated requests count once.' },
          invoke: {
            id: 'submitLearner',
            src: 'submitLearner',
            input: submitInput,
            onDone: [
              {
                guard: { type: 'isLearnerReceived', params: answerOf },
                target: '#learner-verification.received',
              },
              {
                guard: { type: 'isAboutDetails', params: answerOf },
                target: '#learner-verification.details.refused',
                actions: { type: 'keepRefusals', params: answerOf },
              },
              {
                target: '#learner-verification.proof.refused',
                actions: { type: 'keepRefusals', params: answerOf },
              },
            ],
            onError: {
              target: '#learner-verification.proof.unanswered',
              actions: { type: 'noteLostConnection', params: rejectionOf },
            },
          },
        },
      },
    },
    received: {
      type: 'final',
      meta: { description: 'The page shows that the decision is sent by mail.' },
    },
  },
});

/** Connects the flow to its ports: real ones in the app, scripted ones in tests. */
export function learnerVerificationWithPorts(
  ports: LearnerVerificationPorts,
): typeof learnerVerificationMachine {
  return learnerVerificationMachine.provide({ actors: portActors(ports, learnerVerificationPortNames) });
}
