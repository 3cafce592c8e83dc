import type { MachineWords } from '../flow/index.ts';

export const learnerVerificationWords: MachineWords = {
  kind: 'flow',
  title: 'Learner verification',
  sentence: 'A learner says who they are and sends a proof; the decision comes by mail.',
  services: {
    createLearnerKey: 'for a key that names this one request',
    submitLearner: 'the shop to receive the proof',
  },
  events: {
    'learner.completed': 'Learner goes on to the proof',
    'learner.field.changed': 'Learner answers a question',
    'learner.field.left': 'Learner leaves a field',
    'learner.proof.chosen': 'Learner chooses a file',
    'learner.submitted': 'Learner sends the proof',
  },
  guards: {
    areLearnerDetailsRequested: 'the first step is wanted',
    hasLearnerKey: 'this very request was sent before',
    isAboutDetails: 'an answer of the first step is refused',
    isLearnerComplete: 'nothing is missing',
    isProofStepOpen: 'the second step is wanted, and nothing is missing',
    isProofUnusable: 'no file is chosen, or it is too large',
    isLearnerReceived: 'the shop has received it',
  },
  actions: {
    changeLearner: 'keep the answer',
    checkLearnerFormat: 'check the field',
    keepLearnerKey: 'keep the key',
    keepProof: 'keep the file',
    listLearnerProblems: 'list what is missing',
    noteProofProblem: 'say what is wrong with the file',
  },
  troubles: [
    'learner-verification.details.refused',
    'learner-verification.proof.refused',
    'learner-verification.proof.unanswered',
  ],
};
