import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { surveySteps } from '../../machines/pricing-survey/index.ts';
import type { SurveyQuestion } from '../../machines/rules/survey/index.ts';
import { pricingSurveyDriver } from '../view-paths/drive/pricing-survey-driver.ts';
import { requestStep } from './request-step.ts';
import type { ShopTable } from './shop-table.ts';

const { begun, inKenya, linked } = scenarios['pricing-survey']?.inputs ?? {};
const inputs = { begun, inKenya, linked } as Scenario['inputs'];

const addresses: Readonly<Record<string, string>> = {
  begun: '/us/en/pricing-survey/patients/',
  inKenya: '/ke/en/pricing-survey/patients/',
  linked: '/us/en/pricing-survey/budget/',
};

const soldSomewhere = 'Every country of the shop sells a probe at a price.';
const startsFresh = 'The browser of this test keeps no page that was left; it starts over.';

/** The survey of a visitor in the United States, or in Kenya. */
export const pricingSurveyTable: ShopTable = {
  flow: 'pricing-survey',
  driverOn: pricingSurveyDriver,
  inputs,
  open: async ({ page }, input) => void (await page.goto(addresses[input] ?? '')),
  operations: {},
  services: { openResults: { opened: { cause: () => Promise.resolve() } } },
  events: {
    'step.requested': {
      action: (page, event) => requestStep(page, surveySteps.segmentOf(event['step'] as SurveyQuestion)),
    },
    'page.returned': { cannot: startsFresh },
  },
  // The results open at once.
  mayHappen: (snapshot, label) => !snapshot.matches('leaving') || label.startsWith('openResults: '),
  asksFor: [],
  instant: ['openResults'],
  outOfReach: {
    'pricing-survey.judging: always [isNoBundleOffered] → pricing-survey.unavailable.asAnswered':
      soldSomewhere,
    'pricing-survey.unavailable.asAnswered: back.requested → pricing-survey.asking.budget': soldSomewhere,
    'pricing-survey.leaving: page.returned → pricing-survey.asking.budget': startsFresh,
  },
};
