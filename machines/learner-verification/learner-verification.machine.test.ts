import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { refusalOf, stateValueText } from '../flow/index.ts';
import { type Learner, proofMaxBytes } from '../rules/learners/index.ts';
import { scriptPorts, settle } from '../testing/index.ts';
import {
  type ChosenFile,
  learnerProblemAt,
  learnerStepOf,
  learnerVerificationPortNames,
  type LearnerVerificationPorts,
  learnerVerificationWithPorts,
  readLearner,
  shownProofProblem,
  storeLearner,
  troubleBesideFields,
} from './index.ts';

const whole: Learner = {
  traineeType: 'RESIDENT',
  school: ' University  of Vienna',
  email: 'Ada@University.example',
};
const proof: ChosenFile = { name: 'proof.pdf', size: 1000, content: 'its content' };

function start(learner: Learner = whole) {
  const script = scriptPorts<LearnerVerificationPorts>(learnerVerificationPortNames);
  const actor = createActor(learnerVerificationWithPorts(script.ports), {
    input: { market: 'HUMAN', country: 'DE', learner },
  }).start();
  const context = () => actor.getSnapshot().context;
  const submit = () => actor.send({ type: 'learner.submitted' });
  const choose = (file: ChosenFile | null) => actor.send({ type: 'learner.proof.chosen', file });
  return {
    actor,
    script,
    context,
    submit,
    choose,
    completeForm: () => actor.send({ type: 'learner.completed' }),
    change: (field: keyof Learner, value: string) =>
      actor.send({ type: 'learner.field.changed', field, value }),
    state: () => stateValueText(actor.getSnapshot()),
    send: async () => {
      actor.send({ type: 'learner.completed' });
      choose(proof);
      submit();
      await script.answer('createLearnerKey', 'key-1');
    },
  };
}

describe('a request', () => {
  it('is sent with its proof under a key of its own, and received', async () => {
    const { actor, script, send, state } = start();
    await send();
    expect(script.asked('submitLearner')).toEqual([
      {
        market: 'HUMAN',
        country: 'DE',
        learner: { traineeType: 'RESIDENT', school: 'University of Vienna', email: 'ada@university.example' },
        proof,
        idempotencyKey: 'key-1',
      },
    ]);
    await script.answer('submitLearner', { status: 'received' });
    expect([state(), learnerStepOf(actor.getSnapshot())]).toEqual(['received', null]);
  });

  it('with missing answers is reported when the learner continues, and not before', () => {
    const { completeForm, change, context, state } = start({ traineeType: '', school: '', email: '' });
    change('school', 'University');
    expect(context().problems).toEqual([]);
    completeForm();
    expect([state(), context().problems.map(({ field }) => field)]).toEqual([
      'details.editing',
      ['traineeType', 'email'],
    ]);
    change('traineeType', 'RESIDENT');
    expect(learnerProblemAt(context(), 'traineeType')).toBeNull();
  });

  it('with an invalid address is reported when the field is left', () => {
    const { actor, change, context } = start();
    change('email', 'ada@');
    expect(learnerProblemAt(context(), 'email')).toBeNull();
    actor.send({ type: 'learner.field.left', field: 'email' });
    expect(learnerProblemAt(context(), 'email')).toBe('format');
  });

  it.each<[string, ChosenFile | null, string]>([
    ['no file', null, 'REQUIRED'],
    ['an empty file', { name: 'a.pdf', size: 0, content: 'its content' }, 'REQUIRED'],
    [
      '10 MB plus one byte',
      { name: 'a.pdf', size: proofMaxBytes + 1, content: 'its content' },
      'FILE_TOO_LARGE',
    ],
  ])('is not sent with %s', (_what, file, problem) => {
    const { completeForm, choose, submit, context, script, state } = start();
    completeForm();
    choose(file);
    submit();
    expect([state(), shownProofProblem(context()), script.open()]).toEqual(['proof.choosing', problem, []]);
    choose(proof);
    expect(shownProofProblem(context())).toBeNull();
  });

  it('whose proof the shop can’t use returns to the proof, and is sent with another one as a new request', async () => {
    const { script, send, choose, submit, context, state } = start();
    await send();
    const refusals = [refusalOf('BAD_PROOF_OF_ENROLLMENT', 'proof', 'FILE_TYPE')];
    await script.answer('submitLearner', { status: 'refused', refusals });
    expect([state(), shownProofProblem(context()), troubleBesideFields(context())]).toEqual([
      'proof.refused',
      'FILE_TYPE',
      null,
    ]);
    choose({ name: 'other.pdf', size: 10, content: 'its content' });
    submit();
    await settle();
    expect([state(), script.asked('createLearnerKey')]).toMatchObject(['sending.naming', [{}, {}]]);
  });

  it('whose address the shop refuses returns to the address', async () => {
    const { script, send, state } = start();
    await send();
    await script.answer('submitLearner', { status: 'refused', refusals: [refusalOf('INVALID', 'email')] });
    expect(state()).toBe('details.refused');
  });

  it.each([
    ['that is one too many', refusalOf('OPERATION_NOT_ALLOWED', null, 'TOO_MANY_TRIES')],
    [
      'from a country whose shop has no discount for it',
      refusalOf('COUNTRY_NOT_AVAILABLE', 'country', 'NOT_SOLD_IN_COUNTRY'),
    ],
    ['whose key named another one', refusalOf('OPERATION_NOT_ALLOWED', 'idempotencyKey')],
  ])('%s says so beside the proof', async (_what, refusal) => {
    const { script, send, state, context } = start();
    await send();
    const refusals = [refusal];
    await script.answer('submitLearner', { status: 'refused', refusals });
    expect([state(), shownProofProblem(context()), troubleBesideFields(context())]).toEqual([
      'proof.refused',
      null,
      { kind: 'refused', refusals },
    ]);
  });

  it('without a response is kept, and sent again under the same key', async () => {
    const { script, submit, send, state } = start();
    await send();
    await script.fail('submitLearner');
    expect(state()).toBe('proof.unanswered');
    submit();
    await settle();
    const [first, second] = script.asked('submitLearner');
    expect(second).toEqual(first);
  });
});

describe('a requested step', () => {
  it('is shown if nothing is missing before it', () => {
    const { actor, state } = start();
    actor.send({ type: 'step.requested', step: 'proof' });
    expect(state()).toBe('proof.choosing');
    actor.send({ type: 'step.requested', step: 'details' });
    expect([state(), learnerStepOf(actor.getSnapshot())]).toEqual(['details.editing', 'details']);
  });

  it('is not shown otherwise', () => {
    const { actor, state } = start({ ...whole, email: '' });
    actor.send({ type: 'step.requested', step: 'proof' });
    expect(state()).toBe('details.editing');
  });
});

describe('what a reload finds', () => {
  const storeCompleted = () => {
    const { actor, choose, completeForm } = start();
    completeForm();
    choose(proof);
    return JSON.stringify(storeLearner(actor.getPersistedSnapshot()));
  };

  it('is the answers, and nothing of the proof', () => {
    expect(readLearner(JSON.parse(storeCompleted()))).toEqual(whole);
    expect(storeCompleted()).not.toContain('proof.pdf');
  });

  it.each<[what: string, stored: unknown]>([
    ['nothing', null],
    ['another flow', { machineId: 'trade-in', version: 1, snapshot: whole }],
    ['another version', { machineId: 'learner-verification', version: 0, snapshot: whole }],
    [
      'an answer of another kind',
      { machineId: 'learner-verification', version: 1, snapshot: { ...whole, school: 7 } },
    ],
    [
      'an unknown kind of training',
      { machineId: 'learner-verification', version: 1, snapshot: { ...whole, traineeType: 'OWNER' } },
    ],
  ])('is nothing where storage has %s', (_, kept) => {
    expect(readLearner(kept)).toBeNull();
  });

  it('is nothing where a snapshot has no answers', () => {
    expect(storeLearner({ context: {} })).toBeNull();
    expect(storeLearner('')).toBeNull();
  });
});
