import { pdf } from '../../server/modules/learner/proof/proof.fixture.ts';
import type { LearnerVerificationInput } from '../../machines/learner-verification/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { waitForHydration } from '../e2e/hydration.ts';
import { LearnerPage } from '../e2e/pages/learner-page.ts';
import { learnerVerificationDriver } from '../view-paths/drive/learner-verification-driver.ts';
import { nobodyAnswers } from './causes.ts';
import type { Cause, ShopTable, Surroundings } from './shop-table.ts';

const inputs: Scenario['inputs'] = scenarios['learner-verification']?.inputs ?? {};
const send = 'LearnerVerificationSubmit';
const ownKey = 'The browser makes the key itself and always can.';

/** The page starts with an empty form; the input's answers are typed. */
async function open({ page }: Surroundings, input: string): Promise<void> {
  const begun = inputs[input];
  if (begun === undefined) throw new Error(`The scenario has no input "${input}".`);
  const { market, learner } = begun.input as LearnerVerificationInput;
  const form = new LearnerPage(page);
  await form.open('us/en', market);
  await waitForHydration(page);
  await form.type(learner.traineeType).check({ force: true });
  await form.text('school').fill(learner.school);
  if (learner.email !== '') await form.text('email').fill(learner.email);
}

/** Delivers the request with that file; `changed` replaces answers. */
const deliver =
  (proof: Buffer, changed: object = {}): Cause =>
  async ({ requests }) => {
    const request = await requests.take(send);
    const input = { ...(request.variables['input'] as object), ...changed };
    await request.passWithFile('proof', proof, { input });
  };

/** A learner’s request in the United States. */
export const learnerVerificationTable: ShopTable = {
  flow: 'learner-verification',
  driverOn: learnerVerificationDriver,
  inputs,
  open,
  operations: { submitLearner: send },
  services: {
    createLearnerKey: {
      made: { cause: () => Promise.resolve() },
      silent: { cannot: ownKey },
    },
    submitLearner: {
      received: { cause: deliver(pdf()) },
      proof: { cause: deliver(Buffer.from('<html>')) },
      details: { cause: deliver(pdf(), { email: 'ada@' }) },
      silent: nobodyAnswers(send),
    },
  },
  events: {},
  mayHappen: ({ children }, label) =>
    children['createLearnerKey'] === undefined || label.startsWith('createLearnerKey: '),
  asksFor: [],
  instant: ['createLearnerKey'],
  outOfReach: {
    'learner-verification.sending.naming: xstate.error.actor.createLearnerKey → learner-verification.proof.unanswered':
      ownKey,
  },
};
