import { withoutFieldTrouble } from '../flow/index.ts';
import { type AddressRules, countryAreaCode, countryAreaName } from '../rules/addresses/index.ts';
import {
  checkLead,
  type Lead,
  type LeadField,
  leadFormOf,
  type LeadProblem,
  type LeadReason,
} from '../rules/leads/index.ts';
import type { LeadFormContext } from './lead-form.types.ts';

/** Said as soon as the field is left; everything else waits for the button. */
const reasonsSaidOnLeaving: readonly LeadReason[] = ['format'];

type Changed = Partial<LeadFormContext>;

const problemsIn = ({ slug, lead, rules }: Pick<LeadFormContext, 'slug' | 'lead' | 'rules'>) =>
  checkLead(lead, leadFormOf(slug), rules);

const isSame = (a: LeadProblem) => (b: LeadProblem) => a.field === b.field && a.reason === b.reason;

/** The told problems that are still there. Nothing new is said while somebody types. */
function toldStill(context: LeadFormContext): readonly LeadProblem[] {
  const present = problemsIn(context);
  return context.problems.filter((told) => present.some(isSame(told)));
}

/** Other words are another message: the key of the former ones is not theirs. */
function withLead(context: LeadFormContext, lead: Lead): Changed {
  return { lead, problems: toldStill({ ...context, lead }), idempotencyKey: null };
}

/** After a change: the new text, and only what is still wrong. */
export function changeField(context: LeadFormContext, field: LeadField, value: string): Changed {
  const trouble = withoutFieldTrouble(context.trouble, field);
  return { ...withLead(context, { ...context.lead, [field]: value }), trouble };
}

export function changeNews(context: LeadFormContext, emailOptIn: boolean): Changed {
  return withLead(context, { ...context.lead, emailOptIn });
}

/** After another country was chosen: everything typed stays, a chosen area by its name. */
export function changeCountry(context: LeadFormContext, country: string): Changed {
  const { lead, rules } = context;
  const isKnown = rules.country === lead.country;
  const countryArea = isKnown ? countryAreaName(lead.countryArea, rules) : lead.countryArea;
  return { lead: { ...lead, country, countryArea }, idempotencyKey: null, trouble: null };
}

/** With the rules of its country: an area that it has stays chosen. */
export function takeRules(context: LeadFormContext, rules: AddressRules): Changed {
  const lead = { ...context.lead, countryArea: countryAreaCode(context.lead.countryArea, rules) };
  return { lead, rules, problems: toldStill({ ...context, lead, rules }), trouble: null };
}

/** After leaving a field: a wrong format is said now. */
export function leaveField(context: LeadFormContext, field: LeadField): Changed {
  const found = problemsIn(context).filter(
    (problem) => problem.field === field && reasonsSaidOnLeaving.includes(problem.reason),
  );
  return { problems: [...context.problems.filter((told) => !found.some(isSame(told))), ...found] };
}

export const isLeadComplete = (context: LeadFormContext): boolean => problemsIn(context).length === 0;

/** On the button: everything that is wrong, in the order of the fields. */
export const listProblems = (context: LeadFormContext): Changed => ({
  problems: problemsIn(context),
  trouble: null,
});
