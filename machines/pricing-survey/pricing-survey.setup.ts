import { assertEvent, assign, setup } from 'xstate';
import { unprovidedPorts } from '../flow/index.ts';
import { isMarketSold, withChosen } from '../rules/catalogue/index.ts';
import {
  declined,
  fittingAnswers,
  isAnswered,
  isForSales,
  isSurveyOption,
  type SurveyAnswers,
  surveyMarket,
  surveyOptions,
  type SurveyQuestion,
  surveyQuestions,
} from '../rules/survey/index.ts';
import type {
  PricingSurveyContext,
  PricingSurveyEvent,
  PricingSurveyInput,
  PricingSurveyPorts,
} from './pricing-survey.types.ts';

/** The name of every port that the flow calls. */
export const pricingSurveyPortNames = [
  'openResults',
] as const satisfies readonly (keyof PricingSurveyPorts)[];

interface Asking {
  readonly context: PricingSurveyContext;
}

interface AtStep {
  readonly step: SurveyQuestion;
}

const optionsIn = ({ answers, circumstances }: PricingSurveyContext) => surveyOptions(answers, circumstances);

/** Keeps an answer, and of the later ones those that still fit. */
const withAnswer = ({ answers, circumstances }: PricingSurveyContext, given: Partial<SurveyAnswers>) => ({
  answers: fittingAnswers({ ...answers, ...given }, circumstances),
});

const isNoProbeSold = ({ answers, country }: PricingSurveyContext): boolean =>
  !isMarketSold(country, surveyMarket(answers));

/** Whether the answer to a question leaves nothing to suggest: its market isn't sold, or only the sales team sells so many. */
function isStoppedAt(question: SurveyQuestion, context: PricingSurveyContext): boolean {
  const { patients } = context.answers;
  const marketQuestion = patients === null || patients === declined ? 'role' : 'patients';
  if (question === marketQuestion) return isNoProbeSold(context);
  return question === 'devices' && isForSales(context.answers);
}

/**
 * A step is open once every earlier question has an answer that leads to a suggestion; otherwise the first question
 * without one is.
 */
function openStep(context: PricingSurveyContext): SurveyQuestion {
  const { step: requested, answers } = context;
  const earlier = surveyQuestions.slice(0, surveyQuestions.indexOf(requested));
  const isPassed = (question: SurveyQuestion) =>
    isAnswered(question, answers) && !isStoppedAt(question, context);
  return earlier.find((question) => !isPassed(question)) ?? requested;
}

export const resultsInput = ({ context: { answers } }: Asking) => ({ answers });

/** The types, guards and actions of the survey. */
export const pricingSurveyChart = setup({
  types: {
    context: {} as PricingSurveyContext,
    events: {} as PricingSurveyEvent,
    input: {} as PricingSurveyInput,
    meta: {} as { readonly description: string; readonly step?: SurveyQuestion },
    tags: {} as 'pending',
  },
  actors: unprovidedPorts<PricingSurveyPorts>(pricingSurveyPortNames),
  guards: {
    isStepOpen: ({ context }, { step }: AtStep) => openStep(context) === step,
    isAnswerOffered: ({ context, event }) =>
      event.type === 'answer.chosen' &&
      event.question === context.step &&
      isSurveyOption(event.question, event.answer, optionsIn(context)),
    isAreaOffered: ({ context, event }) =>
      event.type === 'area.chosen' &&
      context.step === 'areas' &&
      isSurveyOption('areas', event.area, optionsIn(context)),
    isUnanswered: ({ context: { step, answers } }) => !isAnswered(step, answers),
    isAnswered: ({ context: { step, answers } }) => isAnswered(step, answers),
    isNoProbeSold: ({ context }) => isNoProbeSold(context),
    isSoldBySales: ({ context: { answers } }) => isForSales(answers),
    isNoBundleOffered: ({ context: { answers, circumstances } }) =>
      circumstances.probePrices[surveyMarket(answers)] === null,
  },
  actions: {
    keepAnswer: assign(({ context, event }) => {
      assertEvent(event, 'answer.chosen');
      return withAnswer(context, { [event.question]: event.answer });
    }),
    keepArea: assign(({ context, event }) => {
      assertEvent(event, 'area.chosen');
      const { areas } = context.answers;
      const chosen = areas === null || areas === declined ? [] : areas;
      return withAnswer(context, {
        areas: withChosen(chosen, event.area as (typeof chosen)[number], event.isChosen),
      });
    }),
    keepSilence: assign(({ context }) => withAnswer(context, { [context.step]: declined })),
    noteStep: assign((_, { step }: AtStep) => ({ step })),
    noteRequestedStep: assign(({ event }) => {
      assertEvent(event, 'step.requested');
      return { step: event.step };
    }),
  },
});
