import type { MachineWords } from '../flow/index.ts';

export const learnerVerificationWords: MachineWords = {
  kind: 'flow',
  title: 'Learner verification',
  sentence: 'A student or trainee enters their details, sends proof and gets the decision by email.',
  services: {
    createLearnerKey: 'for a key that identifies this request',
    submitLearner: 'the shop to receive the proof',
  },
  events: {
    'learner.completed': 'Learner continues to the proof',
    'learner.field.changed': 'Learner answers a question',
    'learner.field.left': 'Learner leaves a field',
    'learner.proof.chosen': 'Learner chooses a file',
    'learner.submitted': 'Learner sends the proof',
  },
  guards: {
    areLearnerDetailsRequested: 'the first step is requested',
    hasLearnerKey: 'the same request was sent before',
    isAboutDetails: 'an answer of the first step is refused',
    isLearnerComplete: 'nothing is missing',
    isProofStepOpen: 'the second step is requested, and nothing is missing',
    isProofUnusable: 'no file is chosen, or it is too large',
    isLearnerReceived: 'the shop has received it',
  },
  actions: {
    changeLearner: 'keep the answer',
    checkLearnerFormat: 'check the field',
    keepLearnerKey: 'keep the key',
    keepProof: 'keep the file',
    listLearnerProblems: 'list what is missing',
    noteProofProblem: 'show what is wrong with the file',
  },
  troubles: [
    'learner-verification.details.refused',
    'learner-verification.proof.refused',
    'learner-verification.proof.unanswered',
  ],
};
