import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SurveyProblem } from '@sonde/machines/pricing-survey';
import type { Market } from '@sonde/machines/rules/catalogue';
import type { ExperienceLevel, SurveyQuestion } from '@sonde/machines/rules/survey';
import type { UseArea } from '@sonde/machines/rules/pro-custom';

/** What each step is about: in the progress, the page's title and the list of answers. */
export const surveyTitles: Readonly<Record<SurveyQuestion, MessageDescriptor>> = {
  patients: msg`Your patients`,
  role: msg`Your work`,
  organization: msg`Your group`,
  areas: msg`What you’ll do with it`,
  experience: msg`Your experience`,
  devices: msg`Your probes`,
  budget: msg`Your budget`,
};

/** The heading of each step. */
export const questionTexts: Readonly<Record<SurveyQuestion, MessageDescriptor>> = {
  patients: msg`Who are your patients?`,
  role: msg`What do you do?`,
  organization: msg`How many people will scan?`,
  areas: msg`What will you use the probe for?`,
  experience: msg`How much experience do you have with ultrasound?`,
  devices: msg`How many probes do you need?`,
  budget: msg`How much would you like to spend today?`,
};

/** Who is examined, by the market for them. */
export const patientsTexts: Readonly<Record<Market, MessageDescriptor>> = {
  HUMAN: msg({ message: 'People', comment: 'Answer to “Who are your patients?”' }),
  VETERINARY: msg({ message: 'Animals', comment: 'Answer to “Who are your patients?”' }),
};

export const areaTexts: Readonly<Record<UseArea, MessageDescriptor>> = {
  COLLABORATION: msg`Work on images together with others`,
  DIAGNOSTIC_TOOLS: msg`Measure and diagnose`,
  EDUCATION: msg`Teach or learn`,
  PROCEDURAL_TOOLS: msg`Guide needles and other procedures`,
};

export const experienceTexts: Readonly<Record<ExperienceLevel, MessageDescriptor>> = {
  NONE: msg`None yet`,
  NOVICE: msg`I’m learning`,
  INTERMEDIATE: msg`I scan now and then`,
  ADVANCED: msg`I scan every day`,
};

/** Why there is nothing to suggest, and what to do. */
export const surveyProblemTexts: Readonly<Record<SurveyProblem, MessageDescriptor>> = {
  inCountry: msg`We don’t sell veterinary probes in your country yet. Contact us and we’ll tell you when we do, or change your answer to see our other probes.`,
  withoutSales: msg`Our sales team handles orders of more than 10 probes. Contact us and we’ll prepare a quote, or change the number of probes.`,
  asAnswered: msg`We have no bundle to suggest right now. Contact us and we’ll help you choose, or change your answers.`,
};
