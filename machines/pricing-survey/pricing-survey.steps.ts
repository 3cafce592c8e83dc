import { stepTable } from '../flow/index.ts';
import type { SurveyQuestion } from '../rules/survey/index.ts';

/** The steps in the visitor's order, and how the URL names them: one for each question. */
export const surveySteps = stepTable<SurveyQuestion>({
  patients: 'patients',
  role: 'role',
  organization: 'organization',
  areas: 'use-areas',
  experience: 'experience',
  devices: 'probes',
  budget: 'budget',
});
