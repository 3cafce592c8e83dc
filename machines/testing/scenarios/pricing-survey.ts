import type { PricingSurveyInput } from '../../pricing-survey/index.ts';
import { offers } from '../../rules/catalogue/index.ts';
import {
  noAnswers,
  type SurveyAnswers,
  surveyCircumstances,
  surveyQuestions,
} from '../../rules/survey/index.ts';
import { pageReturned } from './add-to-cart.ts';
import type { Scenario, ScenarioEvent } from './scenario.ts';
import { answers } from './scenario.ts';

const happens = (sentence: string, event: ScenarioEvent['event']): ScenarioEvent => ({ sentence, event });

const input: PricingSurveyInput = {
  country: 'US',
  circumstances: surveyCircumstances({ country: 'US', offers, currency: 'USD' }),
  answers: noAnswers,
  step: 'patients',
};

/** A practice of eight people that wants two probes. */
const practice: SurveyAnswers = {
  patients: 'HUMAN',
  role: 'OWNER',
  organization: 'UP_TO_10',
  areas: ['EDUCATION'],
  experience: 'NOVICE',
  devices: 'IQ_2',
  budget: null,
};

export const pricingSurveyScenario: Scenario = {
  inputs: {
    begun: { sentence: 'the first question of the survey', input },
    inKenya: {
      sentence: 'the first question in the Kenyan shop, which sells no veterinary probe',
      input: { ...input, country: 'KE' },
    },
    linked: {
      sentence: 'a link to the last question, without an answer',
      input: { ...input, step: 'budget' },
    },
    uses: {
      sentence: 'a reload at what the probe is used for',
      input: {
        ...input,
        answers: { ...practice, areas: null, experience: null, devices: null },
        step: 'areas',
      },
    },
    reloaded: {
      sentence: 'a reload at the last question, with an answer to every other',
      input: { ...input, answers: practice, step: 'budget' },
    },
    soldOut: {
      sentence: 'the last question in a shop that has no probe to sell',
      input: {
        ...input,
        circumstances: { currency: 'USD', probePrices: { HUMAN: null, VETERINARY: null } },
        answers: practice,
        step: 'budget',
      },
    },
  },
  events: [
    happens('the visitor’s patients are people', {
      type: 'answer.chosen',
      question: 'patients',
      answer: 'HUMAN',
    }),
    happens('the visitor’s patients are animals', {
      type: 'answer.chosen',
      question: 'patients',
      answer: 'VETERINARY',
    }),
    happens('the visitor is an associate veterinarian', {
      type: 'answer.chosen',
      question: 'role',
      answer: 'ASSOCIATE_VETERINARIAN',
    }),
    happens('the visitor scans alone', { type: 'answer.chosen', question: 'organization', answer: 'ONE' }),
    happens('the visitor teaches with the probe', {
      type: 'area.chosen',
      area: 'EDUCATION',
      isChosen: true,
    }),
    happens('the visitor does not teach with the probe', {
      type: 'area.chosen',
      area: 'EDUCATION',
      isChosen: false,
    }),
    happens('a use arrives that is not in the list', {
      type: 'area.chosen',
      area: 'COOKING',
      isChosen: true,
    }),
    happens('the visitor is new to ultrasound', {
      type: 'answer.chosen',
      question: 'experience',
      answer: 'NOVICE',
    }),
    happens('the visitor needs two probes', { type: 'answer.chosen', question: 'devices', answer: 'IQ_2' }),
    happens('the visitor needs more probes than are sold without sales', {
      type: 'answer.chosen',
      question: 'devices',
      answer: 'IQ_ABOVE_10',
    }),
    happens('the visitor has no fixed budget', { type: 'answer.chosen', question: 'budget', answer: 'OPEN' }),
    happens('the visitor skips the question', { type: 'question.declined' }),
    happens('the visitor continues', { type: 'step.submitted' }),
    happens('the visitor goes back', { type: 'back.requested' }),
    ...surveyQuestions.map((step) =>
      happens(`the browser goes to the step “${step}”`, { type: 'step.requested', step }),
    ),
    pageReturned,
  ],
  ways: [
    {
      // Back leads to the question whose answer left no probe, not to the first one.
      input: 'inKenya',
      labels: [
        '{"type":"question.declined"',
        '{"type":"answer.chosen","question":"role"',
        '{"type":"step.submitted"',
        '{"type":"back.requested"',
      ],
    },
    {
      // Forward leads no further than to a number of probes that only sales sells.
      input: 'reloaded',
      labels: [
        '{"type":"back.requested"',
        '{"type":"answer.chosen","question":"devices","answer":"IQ_ABOVE_10"',
        '{"type":"step.requested","step":"budget"',
        '{"type":"step.submitted"',
      ],
    },
  ],
  services: { openResults: { outcomes: { opened: answers('the page opens') } } },
  limit: 1500,
};
