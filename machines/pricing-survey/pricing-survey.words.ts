import type { MachineWords } from '../flow/index.ts';

export const pricingSurveyWords: MachineWords = {
  kind: 'flow',
  title: 'Pricing survey',
  sentence: 'The visitor answers seven questions and sees which bundles suit them, what they cost, and why.',
  services: { openResults: 'the browser to open the page of the suggestions' },
  events: {
    'answer.chosen': 'Visitor chooses an answer',
    'area.chosen': 'Visitor ticks or unticks a use',
    'question.declined': 'Visitor skips the question',
  },
  guards: {
    isAnswered: 'the question has an answer',
    isAnswerOffered: 'it is one of the question’s answers',
    isAreaOffered: 'it is one of the uses',
    isSoldBySales: 'orders of this many probes go through the sales team',
    isNoBundleOffered: 'the shop sells no bundle for the answers',
    isNoProbeSold: 'no probe for the visitor’s patients is sold in the country',
    isStepOpen: 'that question is requested, and every earlier one has an answer that leads to a suggestion',
    isUnanswered: 'the question has no answer',
  },
  actions: {
    keepAnswer: 'keep the answer, and later ones that still fit',
    keepArea: 'keep the use',
    keepSilence: 'record that there is no answer',
  },
  places: {
    asAnswered: 'nothing to suggest',
    asking: 'questions',
    areas: 'uses',
    devices: 'probes',
    judging: 'comparing bundles',
    leaving: 'opening the suggestions',
    missing: 'without an answer',
    organization: 'group',
  },
  troubles: [
    'pricing-survey.unavailable',
    'pricing-survey.unavailable.inCountry',
    'pricing-survey.unavailable.withoutSales',
    'pricing-survey.unavailable.asAnswered',
  ],
};
