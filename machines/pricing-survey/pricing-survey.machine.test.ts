import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { stateValueText } from '../flow/index.ts';
import { offers } from '../rules/catalogue/index.ts';
import {
  declined,
  noAnswers,
  type SurveyAnswers,
  type SurveyQuestion,
  surveyCircumstances,
} from '../rules/survey/index.ts';
import { scriptPorts, settle } from '../testing/index.ts';
import {
  isAnswerMissing,
  type PricingSurveyEvent,
  type PricingSurveyInput,
  type PricingSurveyPorts,
  pricingSurveyWithPorts,
  readSurvey,
  storeSurvey,
  surveyOptionsOf,
} from './index.ts';

const circumstances = surveyCircumstances({ country: 'US', offers, currency: 'USD' });
const nothingSold = { ...circumstances, probePrices: { HUMAN: null, VETERINARY: null } };

function start(given: Partial<PricingSurveyInput> = {}) {
  const script = scriptPorts<PricingSurveyPorts>(['openResults']);
  const input: PricingSurveyInput = {
    country: 'US',
    circumstances,
    answers: noAnswers,
    step: 'patients',
    ...given,
  };
  const actor = createActor(pricingSurveyWithPorts(script.ports), { input }).start();
  return {
    actor,
    script,
    state: () => stateValueText(actor.getSnapshot()),
    answers: () => actor.getSnapshot().context.answers,
    send: async (...events: readonly PricingSurveyEvent[]) => {
      for (const event of events) actor.send(event);
      await settle();
    },
  };
}

const submitted = { type: 'step.submitted' } as const;
const skipped = { type: 'question.declined' } as const;
const says = (question: SurveyQuestion, answer: string) =>
  ({ type: 'answer.chosen', question, answer }) as const;

const all: SurveyAnswers = {
  patients: 'HUMAN',
  role: 'OWNER',
  organization: 'UP_TO_10',
  areas: ['COLLABORATION'],
  experience: 'NOVICE',
  devices: 'IQ_2',
  budget: 'HIGH',
};

describe('the survey', () => {
  it('asks seven questions and opens what is suggested for the answers', async () => {
    const { send, state, script } = start();
    await send(
      says('patients', 'HUMAN'),
      submitted,
      says('role', 'OWNER'),
      submitted,
      says('organization', 'UP_TO_10'),
      submitted,
      { type: 'area.chosen', area: 'COLLABORATION', isChosen: true },
      submitted,
      says('experience', 'NOVICE'),
      submitted,
      says('devices', 'IQ_2'),
      submitted,
      says('budget', 'HIGH'),
      submitted,
    );
    expect(state()).toBe('leaving');
    expect(script.asked('openResults')).toEqual([{ answers: all }]);
    await send({ type: 'page.returned' });
    expect(state()).toBe('asking.budget.asked');
  });

  it('lets every question be left out', async () => {
    const { send, state, answers } = start();
    await send(skipped, skipped, skipped, skipped, skipped, skipped, skipped);
    expect([state(), new Set(Object.values(answers()))]).toEqual(['leaving', new Set([declined])]);
  });

  it('asks again where there is no answer', async () => {
    const { send, state, actor } = start();
    await send(submitted);
    expect([state(), isAnswerMissing(actor.getSnapshot())]).toEqual(['asking.patients.missing', true]);
    await send(says('patients', 'PLANTS'), says('budget', 'OPEN'));
    expect(state()).toBe('asking.patients.missing');
    await send(says('patients', 'VETERINARY'));
    expect([state(), isAnswerMissing(actor.getSnapshot())]).toEqual(['asking.patients.asked', false]);
  });

  it('keeps the later answers that still fit an earlier one', async () => {
    const { send, state, answers, actor } = start({
      answers: { ...all, devices: 'IQ_10' },
      step: 'organization',
    });
    await send(says('organization', 'ONE'));
    expect(answers()).toEqual({ ...all, organization: 'ONE', devices: null });
    expect(surveyOptionsOf(actor.getSnapshot()).devices).toEqual(['IQ_1', 'IQ_2']);
    await send({ type: 'step.requested', step: 'budget' });
    expect(state()).toBe('asking.devices.asked');
  });

  it.each<
    [
      who: string,
      given: Partial<PricingSurveyInput>,
      answer: PricingSurveyEvent,
      expected: string,
      back: string,
    ]
  >([
    [
      'somebody with animals as patients where no veterinary probe is sold',
      { country: 'KE' },
      says('patients', 'VETERINARY'),
      'unavailable.inCountry',
      'asking.patients.asked',
    ],
    [
      'a veterinarian who didn’t say so before, where no veterinary probe is sold',
      { country: 'KE', answers: { ...noAnswers, patients: declined }, step: 'role' },
      says('role', 'ASSOCIATE_VETERINARIAN'),
      'unavailable.inCountry',
      'asking.role.asked',
    ],
    [
      'a hospital that needs more than ten probes',
      { answers: { ...all, devices: null }, step: 'devices' },
      says('devices', 'IQ_ABOVE_10'),
      'unavailable.withoutSales',
      'asking.devices.asked',
    ],
    [
      'anybody while nothing is sold',
      { circumstances: nothingSold, answers: all, step: 'budget' },
      says('budget', 'OPEN'),
      'unavailable.asAnswered',
      'asking.budget.asked',
    ],
  ])('tells %s what to do', async (_who, given, answer, expected, back) => {
    const { send, state, script } = start(given);
    await send(answer, submitted);
    expect(state()).toBe(expected);
    await send({ type: 'back.requested' });
    expect(state()).toBe(back);
    expect(script.asked('openResults')).toEqual([]);
  });

  it.each<[step: SurveyQuestion, answers: Partial<SurveyAnswers>, expected: string]>([
    ['budget', {}, 'asking.patients.asked'],
    ['role', {}, 'asking.patients.asked'],
    ['role', { patients: 'VETERINARY' }, 'asking.role.asked'],
    ['budget', { ...all, patients: null }, 'asking.patients.asked'],
    ['budget', { patients: declined, role: 'OWNER', organization: declined }, 'asking.areas.asked'],
    ['organization', { patients: 'HUMAN', role: 'OWNER' }, 'asking.organization.asked'],
    ['budget', all, 'asking.budget.asked'],
    ['budget', { ...all, devices: 'IQ_ABOVE_10' }, 'asking.devices.asked'],
  ])('opens %s with %o at %s', (step, answers, expected) => {
    expect(start({ step, answers: { ...noAnswers, ...answers } }).state()).toBe(expected);
  });

  it.each<[answers: Partial<SurveyAnswers>, expected: string]>([
    [{ patients: 'VETERINARY' }, 'asking.patients.asked'],
    [{ patients: declined, role: 'RVT' }, 'asking.role.asked'],
    [{ patients: declined, role: 'OWNER' }, 'asking.budget.asked'],
  ])('opens the last question where no veterinary probe is sold with %o at %s', (answers, expected) => {
    expect(start({ country: 'KE', step: 'budget', answers: { ...all, ...answers } }).state()).toBe(expected);
  });

  it('leads by Forward no further than to an answer that leaves nothing to suggest', async () => {
    const { send, state, script } = start({ answers: all, step: 'devices' });
    await send(says('devices', 'IQ_ABOVE_10'), { type: 'step.requested', step: 'budget' });
    expect(state()).toBe('asking.devices.asked');
    await send(submitted);
    expect([state(), script.asked('openResults')]).toEqual(['unavailable.withoutSales', []]);
  });
});

it('asks for another role where people are the patients instead of animals, and keeps the rest', async () => {
  const veterinary: SurveyAnswers = { ...all, patients: 'VETERINARY', role: 'RVT' };
  const { send, answers, state } = start({ answers: veterinary, step: 'patients' });
  await send(says('patients', 'HUMAN'), submitted);
  expect([state(), answers()]).toEqual(['asking.role.asked', { ...all, role: null }]);
});

describe('what a tab keeps', () => {
  const storeWith = (answers: SurveyAnswers) =>
    JSON.parse(JSON.stringify(storeSurvey(start({ answers }).actor.getPersistedSnapshot()))) as Record<
      string,
      unknown
    >;

  it.each([all, noAnswers, { ...all, areas: declined, role: declined }] as const)(
    'is the answers: %o',
    (answers) => {
      expect(readSurvey(storeWith(answers), circumstances)).toEqual(answers);
    },
  );

  it('is what an older version kept, without the patients, which it didn’t ask for', () => {
    const { patients: _, ...first } = all;
    expect(readSurvey({ ...storeWith(all), version: 1, snapshot: first }, circumstances)).toEqual({
      ...all,
      patients: null,
    });
  });

  it('loses answers that fit no more', () => {
    const cheap: SurveyAnswers = { ...all, budget: 'LOW' };
    expect(readSurvey(storeWith(cheap), circumstances)).toEqual({ ...all, budget: null });
  });

  it.each<[what: string, change: (kept: Record<string, unknown>) => unknown]>([
    ['nothing', () => null],
    ['another machine', (kept) => ({ ...kept, machineId: 'cart' })],
    ['an older version', (kept) => ({ ...kept, version: 0 })],
    ['half of the answers', (kept) => ({ ...kept, snapshot: { role: 'OWNER' } })],
    ['an answer that does not exist', (kept) => ({ ...kept, snapshot: { ...all, role: 'PIRATE' } })],
    ['uses that do not exist', (kept) => ({ ...kept, snapshot: { ...all, areas: ['COOKING'] } })],
  ])('is nothing in %s', (_what, change) => {
    expect(readSurvey(change(storeWith(all)), circumstances)).toEqual(noAnswers);
  });
});
