import { assertEvent, assign, setup } from 'xstate';
import { unprovidedPorts } from '../flow/index.ts';
import { isLineOf, isProductLineSold, productLines, withChosen } from '../rules/catalogue/index.ts';
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

/** A step is open once every earlier question has an answer; otherwise the first question without one is. */
function openStep(wanted: SurveyQuestion, answers: SurveyAnswers): SurveyQuestion {
  const earlier = surveyQuestions.slice(0, surveyQuestions.indexOf(wanted));
  return earlier.find((question) => !isAnswered(question, answers)) ?? wanted;
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
    isStepOpen: ({ context }, { step }: AtStep) => openStep(context.step, context.answers) === step,
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
    isNoProbeSold: ({ context: { answers, country } }) =>
      !productLines.some((line) => isLineOf(line, surveyMarket(answers)) && isProductLineSold(country, line)),
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
    noteWantedStep: assign(({ event }) => {
      assertEvent(event, 'step.requested');
      return { step: event.step };
    }),
  },
});
