import { type AddressRules, isPhone, normaliseAddress } from '../addresses/index.ts';
import { countryCodes } from '../places/index.ts';
import { checkEmail, emailMaxLength, normaliseEmail } from '../people/index.ts';
import { isLeadChoiceField, isSourceNamed, leadChoices } from './lead-choices.ts';
import { type LeadField, leadFields, type LeadForm } from './lead-form-fields.ts';
import { hasControl, isPrintable, lengthOf, type NameKind, nameProblem, tidySpaces } from '../texts/index.ts';

/** The values of a form; empty strings where nothing was typed. */
export type Lead = Readonly<Record<LeadField, string>> & {
  /** Whether the person wants the newsletter. */
  readonly emailOptIn: boolean;
};

/**
 * `symbols` are characters that don't occur in names and can't be printed, `link` is the address of a page in a name;
 * `choice` is a value that isn't in the list.
 */
export type LeadReason = 'required' | 'too_long' | 'characters' | 'symbols' | 'link' | 'format' | 'choice';

/** What is wrong with one field of a message. */
export interface LeadProblem {
  readonly field: LeadField;
  readonly reason: LeadReason;
}

/** In characters. */
export const leadMaxLengths: Readonly<Record<LeadField, number>> = {
  firstName: 60,
  lastName: 60,
  email: emailMaxLength,
  phone: 32,
  organizationName: 100,
  organizationType: 40,
  organizationSize: 40,
  jobTitle: 40,
  practicePlace: 40,
  specialty: 40,
  interestArea: 40,
  country: 2,
  countryArea: 60,
  postalCode: 20,
  contactTopic: 40,
  comment: 2000,
  howDidYouHear: 40,
  howDidYouHearSpecific: 100,
};

/** An empty form with the country filled in. */
export function blankLead(country: string): Lead {
  const empty = Object.fromEntries(leadFields.map((field) => [field, ''])) as Record<LeadField, string>;
  return { ...empty, country, emailOptIn: false };
}

/** Whether a field of a form is asked; fields without a row always are. */
const isFieldAsked: Partial<
  Readonly<Record<LeadField, (lead: Pick<Lead, 'howDidYouHear'>, rules: AddressRules) => boolean>>
> = {
  countryArea: (_, rules) => rules.countryAreaChoices.length > 0,
  postalCode: (_, rules) => rules.displayOrder.includes('postalCode'),
  howDidYouHearSpecific: ({ howDidYouHear }) => isSourceNamed(howDidYouHear),
};

/**
 * A form's fields in its order, without those that the country lacks (not every country has areas or postal codes), and
 * without a question that an earlier answer makes superfluous.
 */
export function leadFieldsIn(
  { fields }: LeadForm,
  lead: Pick<Lead, 'howDidYouHear'>,
  rules: AddressRules,
): readonly LeadField[] {
  return (Object.keys(fields) as LeadField[]).filter((field) => isFieldAsked[field]?.(lead, rules) ?? true);
}

/** Whether a field is required. A field that is optional in the country's addresses is optional in every form. */
export function isLeadFieldRequired({ fields }: LeadForm, field: LeadField, rules: AddressRules): boolean {
  const isOpen = (field === 'countryArea' || field === 'postalCode') && !rules.requiredFields.includes(field);
  return fields[field] === true && !isOpen;
}

/** Tidies each line and allows at most one empty line in a row. */
const tidyLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(tidySpaces)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Normalizes the address fields as an address of the country. */
function likeAddress(lead: Lead, rules: AddressRules): Partial<Record<LeadField, string>> {
  const { firstName, lastName, country, countryArea, postalCode, phone } = lead;
  const lines = { companyName: '', streetAddress1: '', streetAddress2: '', city: '' };
  const address = { firstName, lastName, country, countryArea, postalCode, phone, ...lines };
  const normal = normaliseAddress(address, rules);
  return {
    country: normal.country,
    countryArea: normal.countryArea,
    postalCode: normal.postalCode,
    phone: normal.phone,
  };
}

/**
 * Normalizes a lead for storage and checks. Fields that the form doesn't have in that country become empty. `rules` are
 * the country's.
 */
export function normaliseLead(lead: Lead, form: LeadForm, rules: AddressRules): Lead {
  const special: Partial<Record<LeadField, string>> = {
    ...likeAddress(lead, rules),
    email: normaliseEmail(lead.email),
    comment: tidyLines(lead.comment),
  };
  const texts = leadFieldsIn(form, lead, rules).map((field) => [
    field,
    special[field] ?? tidySpaces(lead[field]),
  ]);
  return {
    ...blankLead(''),
    ...(Object.fromEntries(texts) as Partial<Lead>),
    emailOptIn: form.offersNewsletter && lead.emailOptIn,
  };
}

/** Of the fields, only a comment has several lines. */
const linesOf = (field: LeadField, typed: string): readonly string[] =>
  field === 'comment' ? typed.split(/[\r\n\u2028\u2029]+/).map(tidySpaces) : [typed];

/** These are printed on parcels, so they allow only printable characters. */
const names: Partial<Readonly<Record<LeadField, NameKind>>> = {
  firstName: 'person',
  lastName: 'person',
  organizationName: 'organization',
};

/** What is wrong with a name: as it was typed, and as it would be printed. */
function problemOfName(typed: string, value: string, kind: NameKind): LeadReason | null {
  return isPrintable(value) ? nameProblem(typed, kind) : 'symbols';
}

const isListed: Partial<Readonly<Record<LeadField, (value: string, rules: AddressRules) => boolean>>> = {
  country: (value, { country }) => countryCodes.includes(value) && value === country,
  countryArea: (value, { countryAreaChoices }) => countryAreaChoices.some(({ code }) => code === value),
};

const isWritten: Partial<Readonly<Record<LeadField, (value: string, rules: AddressRules) => boolean>>> = {
  email: (value) => checkEmail(value) === null,
  phone: (value, { phonePattern }) => isPhone(value, phonePattern),
  postalCode: (value, { postalCodePattern }) =>
    postalCodePattern === null || new RegExp(postalCodePattern).test(value),
};

function reasonAgainst(
  field: LeadField,
  { typed, value }: { readonly typed: string; readonly value: string },
  form: LeadForm,
  rules: AddressRules,
): LeadReason | null {
  if (value === '') return isLeadFieldRequired(form, field, rules) ? 'required' : null;
  if (lengthOf(value) > leadMaxLengths[field]) return 'too_long';
  if (linesOf(field, typed).some(hasControl)) return 'characters';
  const kind = names[field];
  if (kind !== undefined) return problemOfName(typed, value, kind);
  if (isLeadChoiceField(field) && !leadChoices(form, field).includes(value)) return 'choice';
  if (isListed[field]?.(value, rules) === false) return 'choice';
  return isWritten[field]?.(value, rules) === false ? 'format' : null;
}

/**
 * Returns what prevents a form from being sent, at most one problem per field, in field order. It normalizes the lead
 * first. `rules` are those of its country.
 */
export function checkLead(lead: Lead, form: LeadForm, rules: AddressRules): readonly LeadProblem[] {
  const normal = normaliseLead(lead, form, rules);
  return leadFieldsIn(form, normal, rules).flatMap((field) => {
    const reason = reasonAgainst(field, { typed: lead[field], value: normal[field] }, form, rules);
    return reason === null ? [] : [{ field, reason }];
  });
}
