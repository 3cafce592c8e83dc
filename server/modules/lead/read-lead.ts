import {
  checkLead,
  type EntryContext,
  isLeadEventSlug,
  isLeadFormSlug,
  type Lead,
  leadEventOf,
  leadEventTime,
  type LeadField,
  leadFields,
  leadFormOf,
  type LeadFormSlug,
  type LeadFormType,
  leadFormTypeOf,
  leadMaxLengths,
  type LeadOrigin,
  type LeadReason,
  normaliseLead,
} from '@sonde/machines/rules/leads';
import { lengthOf, tidySpaces } from '@sonde/machines/rules/texts';
import { addressRulesOf } from '../places/address-rules.ts';
import { storedPhone } from '../places/phone.ts';
import { fieldRefusal, refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** A message as received; omitted fields count as empty. */
export type TypedLead = Readonly<Partial<Record<LeadField, string | null | undefined>>> & {
  readonly form: string;
  readonly country: string;
  readonly emailOptIn?: boolean | null | undefined;
  readonly entryContext?: EntryContext | null | undefined;
  readonly formType?: LeadFormType | null | undefined;
};

/** A valid message. */
interface ReadLead {
  readonly slug: LeadFormSlug;
  readonly lead: Lead;
}

/** Where a message came from, and what it is about. */
export const originOf = ({ entryContext, formType }: TypedLead, slug: LeadFormSlug): LeadOrigin => ({
  entryContext: entryContext ?? null,
  formType: leadFormTypeOf(slug, formType ?? null),
});

export type LeadVerdict =
  | { readonly ok: true; readonly read: ReadLead }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Far longer than a field may be: refuses such a text before any other check. */
const absurdLength = 10_000;

/** Whether a text is too long, even one that the form doesn't have and that is dropped. */
const isTooLong = (field: LeadField, typed: string): boolean =>
  typed.length > absurdLength || lengthOf(tidySpaces(typed)) > leadMaxLengths[field];

const toRefusal = (refusals: readonly Refusal[]): LeadVerdict => ({ ok: false, refusals });
const fieldRefusalOf = (field: LeadField, reason: LeadReason) =>
  fieldRefusal(field, reason, leadMaxLengths[field]);

function complete(typed: TypedLead): Lead {
  const texts = leadFields.map((field) => [field, typed[field] ?? '']);
  return {
    ...(Object.fromEntries(texts) as Record<LeadField, string>),
    emailOptIn: typed.emailOptIn === true,
  };
}

const isOver = (slug: LeadFormSlug, now: Date): boolean =>
  isLeadEventSlug(slug) && leadEventTime(leadEventOf(slug), now.toISOString()).isOver;

/** Returns the message to store, or a refusal for every invalid field. */
export function readLead(typed: TypedLead, now: Date): LeadVerdict {
  const slug = typed.form;
  if (!isLeadFormSlug(slug)) return toRefusal([refusal('NOT_FOUND', 'form')]);
  if (isOver(slug, now)) return toRefusal([refusal('OPERATION_NOT_ALLOWED', null)]);
  const form = leadFormOf(slug);
  const lead = complete(typed);
  const tooLong = leadFields.filter((field) => isTooLong(field, lead[field]));
  if (tooLong.length > 0) return toRefusal(tooLong.map((field) => fieldRefusalOf(field, 'too_long')));
  const rules = addressRulesOf(lead.country);
  const problems = checkLead(lead, form, rules);
  if (problems.length > 0)
    return toRefusal(problems.map(({ field, reason }) => fieldRefusalOf(field, reason)));
  const normal = normaliseLead(lead, form, rules);
  return { ok: true, read: { slug, lead: { ...normal, phone: storedPhone(normal.phone, normal.country) } } };
}
