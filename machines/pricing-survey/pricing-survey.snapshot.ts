import {
  type Check,
  hasShape,
  isListOf,
  isOneOf,
  isString,
  readSnapshot,
  storedPart,
  type StoredSnapshot,
} from '../flow/index.ts';
import { quantityBuckets } from '../rules/catalogue/index.ts';
import { jobTitles, organizationSizes } from '../rules/people/index.ts';
import { areasOfUse } from '../rules/pro-custom/index.ts';
import {
  budgets,
  declined,
  experienceLevels,
  fittingAnswers,
  noAnswers,
  type SurveyAnswers,
  type SurveyCircumstances,
} from '../rules/survey/index.ts';

const machineId = 'pricing-survey';

/** Increase it whenever the answers change so that an older one would be wrong. */
const version = 1;

const isAnswerOf = (options: readonly string[]): Check => {
  const isOption = isOneOf([declined, ...options]);
  return (value): value is unknown => value === null || isOption(value);
};

const isAreas = isListOf(isOneOf(areasOfUse));

const isAnswers: Check<SurveyAnswers> = hasShape({
  role: isAnswerOf(jobTitles),
  organization: isAnswerOf(organizationSizes),
  areas: (value: unknown): value is unknown =>
    isString(value) ? value === declined : value === null || isAreas(value),
  experience: isAnswerOf(experienceLevels),
  devices: isAnswerOf(quantityBuckets),
  budget: isAnswerOf(budgets),
}) as Check<SurveyAnswers>;

/** What a tab keeps of the survey: the answers. The step is in the address. Takes the result of `getPersistedSnapshot()`. */
export const storeSurvey = (persisted: unknown): StoredSnapshot =>
  storedPart(machineId, version, persisted, 'answers');

/** The answers in what storage returned, already parsed, as far as they fit what the shop sells today. */
export function readSurvey(stored: unknown, circumstances: SurveyCircumstances): SurveyAnswers {
  const read = readSnapshot(stored, { machineId, version, migrate: () => null, validate: isAnswers });
  return read === null ? noAnswers : fittingAnswers(read, circumstances);
}
