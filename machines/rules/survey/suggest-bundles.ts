import {
  basicPlan,
  costAfterYears,
  countWithin,
  type DeviceOffer,
  type Market,
  marketOf,
  mayStart,
  productLineTable,
  type Selection,
  selectionFromPath,
  selectionProblems,
  selectionRequest,
} from '../catalogue/index.ts';
import type { Money } from '../money/index.ts';
import {
  isReasonOf,
  membersFor,
  mostMembersFor,
  priceOfSelection,
  type SuggestionReason,
  type SurveyShop,
} from './suggestion-facts.ts';
import {
  budgetLimit,
  declined,
  noAnswers,
  peopleOf,
  probesOf,
  type SurveyAnswers,
  type SurveyCircumstances,
  surveyMarket,
} from './survey-answers.ts';

/** A bundle that fits the answers, and the reason that is given for it. */
export interface Suggestion {
  readonly selection: Selection;
  readonly reason: SuggestionReason;
}

/** The most bundles that are compared. */
export const mostSuggestions = 3;

/** The horizon of the comparison, in years. */
export const comparedYears = 5;

/**
 * Whether anyone can put a selection into a cart in the country, by the rules with which the server places the order.
 */
export const isSoldToAnyone = (selection: Selection, { offers, country }: SurveyShop): boolean =>
  selectionProblems(selection, offers, country).length === 0 &&
  mayStart(selectionRequest(selection, offers, country), { kind: 'ANONYMOUS' }).allowed;

function selectionOf(
  device: DeviceOffer,
  plan: { readonly slug: string; readonly period: string | null },
  answers: SurveyAnswers,
  shop: SurveyShop,
): Selection | null {
  const requested = new Map([['quantity', String(probesOf(answers))]]);
  const get = (name: string) => requested.get(name) ?? null;
  const segments = [device.slug, plan.slug, plan.period ?? undefined];
  const selection = selectionFromPath(segments, { get }, shop.offers);
  if (selection === null || selection.members === null) return selection;
  const most = mostMembersFor(selection, shop);
  return {
    ...selection,
    members: countWithin(peopleOf(answers) ?? 0, { fewest: selection.members, most }, 0),
  };
}

/** Every bundle of the market that anyone can buy in the country, in the number that the answers ask for. */
function bundlesFor(answers: SurveyAnswers, shop: SurveyShop): readonly Selection[] {
  const market = surveyMarket(answers);
  const paid = shop.offers.plans.filter(({ trialDays }) => trialDays === undefined);
  const plans = [...paid, { slug: basicPlan, period: null }];
  return shop.offers.devices
    .filter(
      ({ productLine }) => marketOf(productLine) === market && !productLineTable[productLine].isForOwnersOnly,
    )
    .flatMap((device) => plans.map((plan) => selectionOf(device, plan, answers, shop)))
    .filter((selection) => selection !== null)
    .filter((selection) => isSoldToAnyone(selection, shop));
}

/** The price today, with the tax that the country's prices include. */
export const todayOf = (selection: Selection, shop: SurveyShop): number =>
  priceOfSelection(selection, shop).today.gross.amount;

function lowestProbePrice(patients: Market, shop: SurveyShop): Money | null {
  const prices = bundlesFor({ ...noAnswers, patients }, shop).map(
    (selection) => priceOfSelection(selection, shop).today.gross,
  );
  return prices.reduce<Money | null>(
    (least, price) => (least === null || price.amount < least.amount ? price : least),
    null,
  );
}

/** What the questions depend on in a shop. */
export const surveyCircumstances = (shop: SurveyShop): SurveyCircumstances => ({
  currency: shop.currency,
  probePrices: {
    HUMAN: lowestProbePrice('HUMAN', shop),
    VETERINARY: lowestProbePrice('VETERINARY', shop),
  },
});

type Areas = Exclude<SurveyAnswers['areas'], string | null>;
const wants = ({ areas }: SurveyAnswers, requested: Areas): boolean =>
  areas !== null && areas !== declined && requested.some((area) => areas.includes(area));

function isWithinBudget(selection: Selection, { budget }: SurveyAnswers, shop: SurveyShop): boolean {
  const limit = budgetLimit(budget, shop.currency);
  return limit !== null && todayOf(selection, shop) <= limit.amount;
}

interface Criterion {
  readonly reason: SuggestionReason;
  /** How much it counts. */
  readonly weight: number;
  /** What the answers have to say, besides what is true of the bundle whatever was answered. */
  readonly isAskedFor: (answers: SurveyAnswers, selection: Selection, shop: SurveyShop) => boolean;
}

/** What speaks for a bundle, in the order in which it is said. The weights decide the order of the bundles. */
const criteria: readonly Criterion[] = [
  {
    reason: 'everyone',
    weight: 6,
    isAskedFor(answers, selection, shop) {
      const people = peopleOf(answers) ?? 1;
      return people > 1 && membersFor(selection, shop) >= people;
    },
  },
  { reason: 'alone', weight: 3, isAskedFor: (answers) => peopleOf(answers) === 1 },
  {
    reason: 'sharing',
    weight: 4,
    isAskedFor: (answers) => peopleOf(answers) !== 1 && wants(answers, ['COLLABORATION', 'EDUCATION']),
  },
  {
    reason: 'imaging',
    weight: 3,
    isAskedFor: (answers) => wants(answers, ['DIAGNOSTIC_TOOLS', 'PROCEDURAL_TOOLS']),
  },
  { reason: 'learning', weight: 3, isAskedFor: ({ role }) => role === 'STUDENT' || role === 'RESIDENT' },
  {
    reason: 'support',
    weight: 2,
    isAskedFor: ({ experience }) => experience === 'NONE' || experience === 'NOVICE',
  },
  {
    reason: 'budget',
    weight: 8,
    isAskedFor: (answers, selection, shop) => isWithinBudget(selection, answers, shop),
  },
  { reason: 'once', weight: 0, isAskedFor: () => true },
  { reason: 'start', weight: 1, isAskedFor: () => true },
  { reason: 'newest', weight: 0, isAskedFor: () => true },
  { reason: 'group', weight: 0, isAskedFor: () => true },
  { reason: 'nursing', weight: 0, isAskedFor: () => true },
  { reason: 'probe', weight: 0, isAskedFor: () => true },
];

const criteriaMet = (selection: Selection, answers: SurveyAnswers, shop: SurveyShop) =>
  criteria.filter(
    ({ reason, isAskedFor }) => isReasonOf(reason, selection, shop) && isAskedFor(answers, selection, shop),
  );

function reasonFor(
  selection: Selection,
  given: readonly SuggestionReason[],
  answers: SurveyAnswers,
  shop: SurveyShop,
): SuggestionReason {
  const met = criteriaMet(selection, answers, shop).map(({ reason }) => reason);
  return met.find((reason) => !given.includes(reason)) ?? met[0] ?? 'start';
}

/** The bundles in the order of what they meet, then of what they cost in the compared years; one per probe and plan. */
function rankedBundles(answers: SurveyAnswers, shop: SurveyShop): readonly Selection[] {
  const ranked = bundlesFor(answers, shop)
    .map((selection) => ({
      selection,
      points: criteriaMet(selection, answers, shop).reduce((sum, { weight }) => sum + weight, 0),
      cost: costAfterYears(priceOfSelection(selection, shop), comparedYears).gross.amount,
    }))
    .sort((a, b) => b.points - a.points || a.cost - b.cost)
    .map(({ selection }) => selection);
  return ranked.filter(
    ({ device, plan }, place) =>
      ranked.findIndex((other) => other.device === device && other.plan === plan) === place,
  );
}

/**
 * The bundles to compare, best first. The last one has the lowest price today, if no better one has. Each reason is
 * given once, as long as there is another one.
 */
export function suggestBundles(answers: SurveyAnswers, shop: SurveyShop): readonly Suggestion[] {
  const ranked = rankedBundles(answers, shop);
  const least = Math.min(...ranked.map((selection) => todayOf(selection, shop)));
  const isLowest = (selection: Selection) => todayOf(selection, shop) === least;
  const best = ranked.slice(0, mostSuggestions);
  const shown = best.some(isLowest)
    ? best
    : [...best.slice(0, mostSuggestions - 1), ...ranked.filter(isLowest).slice(0, 1)];
  return shown.reduce<readonly Suggestion[]>((suggestions, selection, place) => {
    const given = suggestions.map(({ reason }) => reason);
    const reason =
      place > 0 && isLowest(selection) && !given.includes('lowest')
        ? 'lowest'
        : reasonFor(selection, given, answers, shop);
    return [...suggestions, { selection, reason }];
  }, []);
}
