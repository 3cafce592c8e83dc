import { expect, type Page } from '@playwright/test';
import {
  isAnswerMissing,
  isOpeningSuggestions,
  type PricingSurveyEvent,
  type PricingSurveySnapshot,
  surveyOptionsOf,
  surveyProblemOf,
  surveySteps,
} from '../../../machines/pricing-survey/index.ts';
import { isSurveyOption } from '../../../machines/rules/survey/index.ts';
import { type Actions, type FlowDriver, flowDriver, type Refusal } from './flow-driver.ts';
import { returnToPage } from './page-return.ts';

type Snapshot = PricingSurveySnapshot;

/** A view has no control for it. */
const notShown = <Event>(isMet: (snapshot: Snapshot, event: Event) => boolean): Refusal<Event, Snapshot> => ({
  reason: 'The view does not show it.',
  isMet,
  attempt: async () => {},
});

const isAsking = (snapshot: Snapshot): boolean =>
  surveyProblemOf(snapshot) === null && !isOpeningSuggestions(snapshot);

function actionsOn(page: Page): Actions<PricingSurveyEvent, Snapshot> {
  const option = ({ question, answer }: { readonly question: string; readonly answer: string }) =>
    page.locator(`input[name="${question}"][value="${answer}"]`);
  const area = (event: { readonly area: string }) => page.locator(`input[name="area-${event.area}"]`);
  return {
    'answer.chosen': {
      perform: async (event) => option(event).check({ force: true }),
      refusals: [
        notShown(
          (snapshot, { question, answer }) =>
            snapshot.context.step !== question ||
            !isAsking(snapshot) ||
            !isSurveyOption(question, answer, surveyOptionsOf(snapshot)),
        ),
        {
          reason: 'It is chosen already.',
          isMet: ({ context }, { question, answer }) => context.answers[question] === answer,
          attempt: async (event) => {
            await expect(option(event)).toBeChecked();
          },
        },
      ],
    },
    'area.chosen': {
      perform: async (event) => area(event).setChecked(event.isChosen, { force: true }),
      refusals: [
        notShown((snapshot, event) => {
          const { areas } = snapshot.context.answers;
          const isChosen = (areas ?? '').includes(event.area as never);
          return (
            snapshot.context.step !== 'areas' ||
            !isAsking(snapshot) ||
            !isSurveyOption('areas', event.area, surveyOptionsOf(snapshot)) ||
            isChosen === event.isChosen
          );
        }),
      ],
    },
    'question.declined': {
      perform: () => page.getByRole('button', { name: 'Skip this question' }).click(),
    },
    'step.submitted': { perform: () => page.getByRole('button', { name: 'Continue' }).click() },
    'back.requested': {
      perform: () => page.getByRole('button', { name: /^(Back|Change your answer)$/ }).click(),
    },
    'step.requested': {
      perform: async ({ step }) => {
        await page.evaluate(
          (path) => {
            history.pushState(null, '', path);
            dispatchEvent(new PopStateEvent('popstate'));
          },
          `/us/en/pricing-survey/${surveySteps.segmentOf(step)}/`,
        );
      },
      refusals: [notShown(({ context }, { step }) => context.step === step)],
    },
    'page.returned': { perform: () => returnToPage(page) },
  };
}

const headings = {
  patients: 'Who are your patients?',
  role: 'What do you do?',
  organization: 'How many people will scan?',
  areas: 'What will you use the probe for?',
  experience: 'How much experience do you have with ultrasound?',
  devices: 'How many probes do you need?',
  budget: 'How much would you like to spend today?',
} as const;

/** The view of the survey. */
export function pricingSurveyDriver(page: Page): FlowDriver {
  return flowDriver(actionsOn(page), (snapshot: Snapshot) =>
    surveyProblemOf(snapshot) !== null || isAnswerMissing(snapshot)
      ? page.getByRole('alert')
      : page.getByRole('heading', { level: 1, name: headings[snapshot.context.step] }),
  );
}
