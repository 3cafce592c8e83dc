import { refusalOf } from '../../flow/index.ts';
import type { LearnerVerificationInput } from '../../learner-verification/index.ts';
import { proofMaxBytes } from '../../rules/learners/index.ts';
import { answers, noResponse, type Scenario, type ScenarioEvent } from './scenario.ts';

const whole: LearnerVerificationInput = {
  market: 'HUMAN',
  country: 'US',
  learner: {
    traineeType: 'MEDICAL_STUDENT',
    school: 'University of Vienna',
    email: 'ada@university.example',
  },
};

const typeEmail = (value: string, sentence: string): ScenarioEvent => ({
  sentence,
  event: { type: 'learner.field.changed', field: 'email', value },
});

export const learnerVerificationScenario: Scenario = {
  inputs: {
    complete: { sentence: 'a medical student whose answers are filled in', input: whole },
    veterinary: {
      sentence: 'a veterinary resident whose answers are filled in',
      input: { ...whole, market: 'VETERINARY', learner: { ...whole.learner, traineeType: 'RESIDENT' } },
    },
    incomplete: {
      sentence: 'a medical student without an email address',
      input: { ...whole, learner: { ...whole.learner, email: '' } },
    },
  },
  events: [
    typeEmail('ada@university.example', 'the learner types the email address'),
    typeEmail('ada@', 'the learner types half an email address'),
    {
      sentence: 'the learner leaves the email address',
      event: { type: 'learner.field.left', field: 'email' },
    },
    { sentence: 'the learner continues', event: { type: 'learner.completed' } },
    {
      sentence: 'the learner chooses a file',
      event: { type: 'learner.proof.chosen', file: { name: 'proof.pdf', size: 20_000, content: {} } },
    },
    {
      sentence: 'the learner chooses a file that is too large',
      event: {
        type: 'learner.proof.chosen',
        file: { name: 'film.pdf', size: proofMaxBytes + 1, content: {} },
      },
    },
    { sentence: 'the learner sends the proof', event: { type: 'learner.submitted' } },
    {
      sentence: 'the learner goes back to the first step',
      event: { type: 'step.requested', step: 'details' },
    },
    {
      sentence: 'the learner goes forward to the second step',
      event: { type: 'step.requested', step: 'proof' },
    },
  ],
  services: {
    createLearnerKey: {
      outcomes: { made: answers('a key is created', 'key-1'), silent: noResponse('no key can be created') },
    },
    submitLearner: {
      outcomes: {
        received: answers('the shop receives the proof', { status: 'received' }),
        proof: answers('the shop cannot use the proof', {
          status: 'refused',
          refusals: [refusalOf('BAD_PROOF_OF_ENROLLMENT', 'proof', 'FILE_TYPE')],
        }),
        details: answers('the shop refuses the email address', {
          status: 'refused',
          refusals: [refusalOf('INVALID', 'email', 'FORMAT')],
        }),
        silent: noResponse('the shop does not reply'),
      },
    },
  },
  limit: 300,
};
