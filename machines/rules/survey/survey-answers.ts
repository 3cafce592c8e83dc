import {
  type Market,
  markets,
  maximumDeviceQuantity,
  type QuantityBucket,
  quantityBuckets,
  requiresSales,
} from '../catalogue/index.ts';
import { type Currency, fromMajorUnits, type Money, multiplyMoney } from '../money/index.ts';
import {
  type JobTitle,
  jobTitles,
  type OrganizationSize,
  organizationSizes,
  veterinaryJobTitles,
} from '../people/index.ts';
import { areasOfUse, type UseArea } from '../pro-custom/index.ts';

/** Experience with ultrasound, from none to much. */
export const experienceLevels = ['NONE', 'NOVICE', 'INTERMEDIATE', 'ADVANCED'] as const;
/** One of {@link experienceLevels}. */
export type ExperienceLevel = (typeof experienceLevels)[number];

/** What may be spent today; OPEN without a limit. */
export const budgets = ['LOW', 'MIDDLE', 'HIGH', 'OPEN'] as const;
/** One of {@link budgets}. */
export type Budget = (typeof budgets)[number];

/** The answer of someone who prefers not to say. Every question accepts it. */
export const declined = 'DO_NOT_SHARE';
type Declined = typeof declined;

/** The answers so far; null for a question that was not answered yet. */
export interface SurveyAnswers {
  /** Whether the patients are people or animals, as the market for them. */
  readonly patients: Market | Declined | null;
  readonly role: JobTitle | Declined | null;
  readonly organization: OrganizationSize | Declined | null;
  readonly areas: readonly UseArea[] | Declined | null;
  readonly experience: ExperienceLevel | Declined | null;
  readonly devices: QuantityBucket | Declined | null;
  readonly budget: Budget | Declined | null;
}

/** The questions in order. */
export const surveyQuestions = [
  'patients',
  'role',
  'organization',
  'areas',
  'experience',
  'devices',
  'budget',
] as const satisfies readonly (keyof SurveyAnswers)[];
/** One of {@link surveyQuestions}. */
export type SurveyQuestion = (typeof surveyQuestions)[number];

/** Someone who has not said anything yet. */
export const noAnswers: SurveyAnswers = {
  patients: null,
  role: null,
  organization: null,
  areas: null,
  experience: null,
  devices: null,
  budget: null,
};

/** The people who scan, by size. Above 50 stands one more. */
const peopleIn: Readonly<Record<OrganizationSize, number>> = {
  ONE: 1,
  UP_TO_3: 3,
  UP_TO_10: 10,
  UP_TO_50: 50,
  ABOVE_50: 51,
};

/** How many people need an account; null if it is unknown. */
export const peopleOf = ({ organization }: SurveyAnswers): number | null =>
  organization === null || organization === declined ? null : peopleIn[organization];

const veterinaryRoles: readonly string[] = veterinaryJobTitles;

/** The market whose bundles fit the patients; without that answer the role's, which is HUMAN where both have it. */
export function surveyMarket({ patients, role }: SurveyAnswers): Market {
  if (patients !== null && patients !== declined) return patients;
  return role !== null && veterinaryRoles.includes(role) ? 'VETERINARY' : 'HUMAN';
}

/** The job titles that exist where the patients are. */
const rolesFor = ({ patients }: SurveyAnswers): readonly JobTitle[] =>
  patients === 'HUMAN' ? jobTitles.filter((title) => !veterinaryRoles.includes(title)) : jobTitles;

/** The number of probes in each bucket. */
export const probesIn: Readonly<Record<QuantityBucket, number>> = {
  IQ_1: 1,
  IQ_2: 2,
  IQ_5: 5,
  IQ_10: 10,
  IQ_ABOVE_10: maximumDeviceQuantity + 1,
};

/** The number of probes; one if it is unknown. One more than a buyer can order represents every larger number. */
export const probesOf = ({ devices }: SurveyAnswers): number =>
  devices === null || devices === declined ? 1 : probesIn[devices];

/** Whether the number of probes is sold by the sales team only. */
export const isForSales = (answers: SurveyAnswers): boolean => requiresSales(probesOf(answers));

/** The limits of LOW, MIDDLE and HIGH in major units. Each currency has its own round figures. */
const limits: Readonly<Record<Currency, readonly [low: number, middle: number, high: number]>> = {
  USD: [5000, 10_000, 25_000],
  CAD: [7000, 14_000, 35_000],
  GBP: [4000, 8000, 20_000],
  EUR: [5000, 10_000, 25_000],
  AUD: [8000, 16_000, 40_000],
  NZD: [9000, 18_000, 45_000],
  PLN: [20_000, 40_000, 100_000],
  SEK: [50_000, 100_000, 250_000],
  DKK: [35_000, 70_000, 175_000],
  NOK: [55_000, 110_000, 275_000],
  CHF: [5000, 10_000, 25_000],
};

/** The most that a budget allows; null without a limit. */
export function budgetLimit(budget: SurveyAnswers['budget'], currency: Currency): Money | null {
  const [low, middle, high] = limits[currency];
  if (budget === 'LOW') return fromMajorUnits(low, currency);
  if (budget === 'MIDDLE') return fromMajorUnits(middle, currency);
  return budget === 'HIGH' ? fromMajorUnits(high, currency) : null;
}

/** The numbers of probes that fit the organization: no one needs ten probes alone. */
function bucketsFor(answers: SurveyAnswers): readonly QuantityBucket[] {
  const people = peopleOf(answers);
  if (people === 1) return ['IQ_1', 'IQ_2'];
  return people === 3 ? ['IQ_1', 'IQ_2', 'IQ_5'] : quantityBuckets;
}

/** What the questions of a survey depend on besides the answers. */
export interface SurveyCircumstances {
  readonly currency: Currency;
  /** The lowest price of a probe that anyone can buy, in each market; null if none is sold. */
  readonly probePrices: Readonly<Record<Market, Money | null>>;
}

/** The budgets that buy the wanted number of probes. */
function budgetsFor(answers: SurveyAnswers, { currency, probePrices }: SurveyCircumstances) {
  const price = probePrices[surveyMarket(answers)];
  const least = price === null ? null : multiplyMoney(price, probesOf(answers));
  return budgets.filter((budget) => {
    const limit = budgetLimit(budget, currency);
    return limit === null || least === null || limit.amount >= least.amount;
  });
}

/** The answers offered to each question, in display order, given the earlier answers. */
export interface SurveyOptions {
  readonly patients: readonly Market[];
  readonly role: readonly JobTitle[];
  readonly organization: readonly OrganizationSize[];
  readonly areas: readonly UseArea[];
  readonly experience: readonly ExperienceLevel[];
  readonly devices: readonly QuantityBucket[];
  readonly budget: readonly Budget[];
}

/**
 * The options of every question: earlier answers rule out job titles, numbers of probes, and budgets that buy no probe.
 */
export const surveyOptions = (answers: SurveyAnswers, circumstances: SurveyCircumstances): SurveyOptions => ({
  patients: markets,
  role: rolesFor(answers),
  organization: organizationSizes,
  areas: areasOfUse,
  experience: experienceLevels,
  devices: bucketsFor(answers),
  budget: budgetsFor(answers, circumstances),
});

/** Whether an answer is one of a question's options. */
export const isSurveyOption = (question: SurveyQuestion, answer: string, options: SurveyOptions): boolean =>
  (options[question] as readonly string[]).includes(answer);

/** The answers without those that the earlier ones rule out; an area of use that doesn't exist is left out. */
export function fittingAnswers(answers: SurveyAnswers, circumstances: SurveyCircumstances): SurveyAnswers {
  return surveyQuestions.reduce<SurveyAnswers>((kept, question) => {
    const answer = answers[question];
    if (answer === null || answer === declined) return { ...kept, [question]: answer };
    const options: readonly string[] = surveyOptions(kept, circumstances)[question];
    const fits = Array.isArray(answer)
      ? areasOfUse.filter((area) => answer.includes(area))
      : options.includes(answer as string)
        ? answer
        : null;
    return { ...kept, [question]: fits };
  }, noAnswers);
}

/** Whether a question has an answer, which may be that someone prefers not to say. */
export function isAnswered(question: SurveyQuestion, answers: SurveyAnswers): boolean {
  const answer = answers[question];
  return answer !== null && answer.length > 0;
}
