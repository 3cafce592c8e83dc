import { withoutFieldTrouble } from '../flow/index.ts';
import { type AddressRules, countryAreaCode, countryAreaName } from '../rules/addresses/index.ts';
import {
  checkLead,
  isLeadChoiceField,
  type Lead,
  leadChoices,
  type LeadField,
  leadFormOf,
  type LeadFormSlug,
  type LeadProblem,
  type LeadReason,
} from '../rules/leads/index.ts';
import type { LeadFormContext } from './lead-form.types.ts';

/** Problems shown when the visitor leaves the field; all others wait for the button. */
const reasonsSaidOnLeaving: readonly LeadReason[] = ['format'];

type Changed = Partial<LeadFormContext>;

const problemsIn = ({ slug, lead, rules }: Pick<LeadFormContext, 'slug' | 'lead' | 'rules'>) =>
  checkLead(lead, leadFormOf(slug), rules);

const isSame = (a: LeadProblem) => (b: LeadProblem) => a.field === b.field && a.reason === b.reason;

/** The shown problems that still exist. Typing never adds a problem. */
function remainingProblems(context: LeadFormContext): readonly LeadProblem[] {
  const present = problemsIn(context);
  return context.problems.filter((problem) => present.some(isSame(problem)));
}

/** Changed content is a new message, so it needs a new key. */
function withLead(context: LeadFormContext, lead: Lead): Changed {
  return { lead, problems: remainingProblems({ ...context, lead }), idempotencyKey: null };
}

/** What a link, an embedding page or an older version of the form fills in counts only if it is in the field's list. */
function acceptedValue(slug: LeadFormSlug, field: LeadField, value: string): string {
  if (!isLeadChoiceField(field)) return value;
  return leadChoices(leadFormOf(slug), field).includes(value) ? value : '';
}

/** Updates a field and drops the problems that no longer exist. */
export function changeField(context: LeadFormContext, field: LeadField, value: string): Changed {
  const trouble = withoutFieldTrouble(context.trouble, field);
  const lead = { ...context.lead, [field]: acceptedValue(context.slug, field, value) };
  return { ...withLead(context, lead), trouble };
}

/** The form after the visitor changes whether they want offers by email. */
export function changeNewsletter(context: LeadFormContext, emailOptIn: boolean): Changed {
  return withLead(context, { ...context.lead, emailOptIn });
}

/** Changes the country and keeps all text. A chosen area is converted to its name. */
export function changeCountry(context: LeadFormContext, country: string): Changed {
  const { lead, rules } = context;
  const isKnown = rules.country === lead.country;
  const countryArea = isKnown ? countryAreaName(lead.countryArea, rules) : lead.countryArea;
  return { lead: { ...lead, country, countryArea }, idempotencyKey: null, trouble: null };
}

/** Applies the country's rules. An area that exists there stays selected. */
export function takeRules(context: LeadFormContext, rules: AddressRules): Changed {
  const lead = { ...context.lead, countryArea: countryAreaCode(context.lead.countryArea, rules) };
  return { lead, rules, problems: remainingProblems({ ...context, lead, rules }), trouble: null };
}

/** Shows a format problem when the visitor leaves a field. */
export function leaveField(context: LeadFormContext, field: LeadField): Changed {
  const newProblems = problemsIn(context).filter(
    (problem) => problem.field === field && reasonsSaidOnLeaving.includes(problem.reason),
  );
  return {
    problems: [...context.problems.filter((problem) => !newProblems.some(isSame(problem))), ...newProblems],
  };
}

export const isLeadComplete = (context: LeadFormContext): boolean => problemsIn(context).length === 0;

/** Shows all problems when the form is submitted, in field order. */
export const listProblems = (context: LeadFormContext): Changed => ({
  problems: problemsIn(context),
  trouble: null,
});
