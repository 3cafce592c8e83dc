import {
  type Check,
  hasShape,
  isListOf,
  isRecord,
  isOneOf,
  isString,
  readSnapshot,
  storedPart,
  type StoredSnapshot,
} from '../flow/index.ts';
import { markets, quantityBuckets } from '../rules/catalogue/index.ts';
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
const version = 2;

const isAnswerOf = (options: readonly string[]): Check => {
  const isOption = isOneOf([declined, ...options]);
  return (value): value is unknown => value === null || isOption(value);
};

const isAreas = isListOf(isOneOf(areasOfUse));

const isAnswers: Check<SurveyAnswers> = hasShape({
  patients: isAnswerOf(markets),
  role: isAnswerOf(jobTitles),
  organization: isAnswerOf(organizationSizes),
  areas: (value: unknown): value is unknown =>
    isString(value) ? value === declined : value === null || isAreas(value),
  experience: isAnswerOf(experienceLevels),
  devices: isAnswerOf(quantityBuckets),
  budget: isAnswerOf(budgets),
}) as Check<SurveyAnswers>;

/** The first version didn't ask about the patients. The other answers stay. */
const ofFirst = (answers: unknown): unknown => (isRecord(answers) ? { ...answers, patients: null } : null);

/** What a tab keeps of the survey: the answers. The step is in the address. Takes the result of `getPersistedSnapshot()`. */
export const storeSurvey = (persisted: unknown): StoredSnapshot =>
  storedPart(machineId, version, persisted, 'answers');

/** The answers in what storage returned, already parsed, as far as they fit what the shop sells today. */
export function readSurvey(stored: unknown, circumstances: SurveyCircumstances): SurveyAnswers {
  const read = readSnapshot(stored, {
    machineId,
    version,
    migrate: (answers, from) => (from === 1 ? ofFirst(answers) : null),
    validate: isAnswers,
  });
  return read === null ? noAnswers : fittingAnswers(read, circumstances);
}
