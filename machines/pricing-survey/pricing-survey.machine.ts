import { portActors } from '../flow/index.ts';
import { pricingSurveyChart, pricingSurveyPortNames, resultsInput } from './pricing-survey.setup.ts';
import type { PricingSurveyPorts } from './pricing-survey.types.ts';

const unanswered = { guard: 'isUnanswered', target: '.missing' } as const;

/** Whether a question lacks its answer. */
const question = {
  asked: { meta: { description: 'The question can be answered or skipped.' } },
  missing: {
    meta: { description: 'The visitor continued without an answer; the page asks for one.' },
    always: { guard: 'isAnswered', target: 'asked' },
  },
} as const;

/** Seven questions, each of which can be left out, and the bundles that fit the answers. */
export const pricingSurveyMachine = pricingSurveyChart.createMachine({
  id: 'pricing-survey',
  context: ({ input }) => input,
  initial: 'resuming',
  on: { 'step.requested': { target: '.resuming', actions: 'noteRequestedStep' } },
  states: {
    resuming: {
      meta: {
        description:
          'The address names a question; the first one without an answer that leads to a suggestion comes before it.',
      },
      always: [
        { guard: { type: 'isStepOpen', params: { step: 'role' } }, target: 'asking.role' },
        { guard: { type: 'isStepOpen', params: { step: 'organization' } }, target: 'asking.organization' },
        { guard: { type: 'isStepOpen', params: { step: 'areas' } }, target: 'asking.areas' },
        { guard: { type: 'isStepOpen', params: { step: 'experience' } }, target: 'asking.experience' },
        { guard: { type: 'isStepOpen', params: { step: 'devices' } }, target: 'asking.devices' },
        { guard: { type: 'isStepOpen', params: { step: 'budget' } }, target: 'asking.budget' },
        { target: 'asking.patients' },
      ],
    },
    asking: {
      meta: { description: 'One question is shown at a time.' },
      initial: 'patients',
      on: {
        'answer.chosen': { guard: 'isAnswerOffered', actions: 'keepAnswer' },
        'area.chosen': { guard: 'isAreaOffered', actions: 'keepArea' },
      },
      states: {
        patients: {
          meta: {
            step: 'patients',
            description: 'The visitor says whether their patients are people or animals.',
          },
          entry: { type: 'noteStep', params: { step: 'patients' } },
          initial: 'asked',
          on: {
            'step.submitted': [
              unanswered,
              { guard: 'isNoProbeSold', target: '#pricing-survey.unavailable.inCountry' },
              { target: 'role' },
            ],
            'question.declined': { target: 'role', actions: 'keepSilence' },
          },
          states: question,
        },
        role: {
          meta: { step: 'role', description: 'The visitor says what they do.' },
          entry: { type: 'noteStep', params: { step: 'role' } },
          initial: 'asked',
          on: {
            'step.submitted': [
              unanswered,
              { guard: 'isNoProbeSold', target: '#pricing-survey.unavailable.inCountry' },
              { target: 'organization' },
            ],
            'question.declined': { target: 'organization', actions: 'keepSilence' },
            'back.requested': 'patients',
          },
          states: question,
        },
        organization: {
          meta: { step: 'organization', description: 'The visitor says how many people scan.' },
          entry: { type: 'noteStep', params: { step: 'organization' } },
          initial: 'asked',
          on: {
            'step.submitted': [unanswered, { target: 'areas' }],
            'question.declined': { target: 'areas', actions: 'keepSilence' },
            'back.requested': 'role',
          },
          states: question,
        },
        areas: {
          meta: { step: 'areas', description: 'The visitor says what they will use the probe for.' },
          entry: { type: 'noteStep', params: { step: 'areas' } },
          initial: 'asked',
          on: {
            'step.submitted': [unanswered, { target: 'experience' }],
            'question.declined': { target: 'experience', actions: 'keepSilence' },
            'back.requested': 'organization',
          },
          states: question,
        },
        experience: {
          meta: { step: 'experience', description: 'The visitor says how much they have scanned before.' },
          entry: { type: 'noteStep', params: { step: 'experience' } },
          initial: 'asked',
          on: {
            'step.submitted': [unanswered, { target: 'devices' }],
            'question.declined': { target: 'devices', actions: 'keepSilence' },
            'back.requested': 'areas',
          },
          states: question,
        },
        devices: {
          meta: { step: 'devices', description: 'The visitor says how many probes they need.' },
          entry: { type: 'noteStep', params: { step: 'devices' } },
          initial: 'asked',
          on: {
            'step.submitted': [
              unanswered,
              { guard: 'isSoldBySales', target: '#pricing-survey.unavailable.withoutSales' },
              { target: 'budget' },
            ],
            'question.declined': { target: 'budget', actions: 'keepSilence' },
            'back.requested': 'experience',
          },
          states: question,
        },
        budget: {
          meta: { step: 'budget', description: 'The visitor says what they can spend.' },
          entry: { type: 'noteStep', params: { step: 'budget' } },
          initial: 'asked',
          on: {
            'step.submitted': [unanswered, { target: '#pricing-survey.judging' }],
            'question.declined': { target: '#pricing-survey.judging', actions: 'keepSilence' },
            'back.requested': 'devices',
          },
          states: question,
        },
      },
    },
    judging: {
      meta: { description: 'The bundles sold in the country are compared with the answers.' },
      always: [{ guard: 'isNoBundleOffered', target: 'unavailable.asAnswered' }, { target: 'leaving' }],
    },
    leaving: {
      tags: 'pending',
      meta: { description: 'The page of the suggested bundles opens.' },
      on: { 'page.returned': 'asking.budget' },
      invoke: { id: 'openResults', src: 'openResults', input: resultsInput },
    },
    unavailable: {
      meta: { description: 'The shop has no bundle to suggest; the page explains why and what to do.' },
      initial: 'asAnswered',
      states: {
        inCountry: {
          meta: { description: 'No probe for the visitor’s patients is sold in the country.' },
          on: { 'back.requested': '#pricing-survey.resuming' },
        },
        withoutSales: {
          meta: { description: 'The sales team handles orders of this many probes.' },
          on: { 'back.requested': '#pricing-survey.asking.devices' },
        },
        asAnswered: {
          meta: { description: 'The shop has no bundle for these answers at the moment.' },
          on: { 'back.requested': '#pricing-survey.asking.budget' },
        },
      },
    },
  },
});

/** Connects the survey to its port: the real one in the app, a scripted one in tests. */
export function pricingSurveyWithPorts(ports: PricingSurveyPorts): typeof pricingSurveyMachine {
  return pricingSurveyMachine.provide({ actors: portActors(ports, pricingSurveyPortNames) });
}
