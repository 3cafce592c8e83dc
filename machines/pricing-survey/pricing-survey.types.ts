import type { SurveyAnswers, SurveyCircumstances, SurveyQuestion } from '../rules/survey/index.ts';

/** The port of the survey. */
export interface PricingSurveyPorts {
  /** Opens the page of the bundles that are suggested for the answers. */
  openResults(input: { readonly answers: SurveyAnswers }): Promise<void>;
}

/** What the flow is given when it begins. */
export interface PricingSurveyInput {
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  /** What the shop's questions depend on. */
  readonly circumstances: SurveyCircumstances;
  /** The answers given before. */
  readonly answers: SurveyAnswers;
  /** The step that the address names. */
  readonly step: SurveyQuestion;
}

export type PricingSurveyContext = PricingSurveyInput;

/** Everything that can be sent to the flow. */
export type PricingSurveyEvent =
  /** `answer` is one of the question's options. */
  | { readonly type: 'answer.chosen'; readonly question: SurveyQuestion; readonly answer: string }
  /** For the question with several answers. */
  | { readonly type: 'area.chosen'; readonly area: string; readonly isChosen: boolean }
  | { readonly type: 'question.declined' }
  | { readonly type: 'step.submitted' }
  | { readonly type: 'back.requested' }
  | { readonly type: 'step.requested'; readonly step: SurveyQuestion }
  /** The page was restored by Back or Forward in its previous state. */
  | { readonly type: 'page.returned' };
