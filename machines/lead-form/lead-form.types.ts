import type { Refusal, Trouble } from '../flow/index.ts';
import type { AddressRules } from '../rules/addresses/index.ts';
import type { Lead, LeadField, LeadFormSlug, LeadProblem } from '../rules/leads/index.ts';

/** What sending a form answers. A rejected promise means that nobody answered. */
export type LeadAnswer =
  | { readonly status: 'accepted' }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

export interface SubmitLeadInput {
  readonly slug: LeadFormSlug;
  readonly lead: Lead;
  /** The same for every try to send the same words, which therefore arrive once. */
  readonly idempotencyKey: string;
}

/** What a form asks of the world. */
export interface LeadFormPorts {
  /** How a country writes postal codes and telephone numbers, and which areas it has. */
  loadAddressRules(input: { country: string }): Promise<AddressRules>;
  /** A key that nobody else has; made before the words are first sent. */
  createLeadKey(input: Record<string, never>): Promise<string>;
  submitLead(input: SubmitLeadInput): Promise<LeadAnswer>;
}

export interface LeadFormInput {
  readonly slug: LeadFormSlug;
  /** What the form begins with: the country at least. */
  readonly lead: Lead;
  /** Of that country. */
  readonly rules: AddressRules;
}

export interface LeadFormContext {
  readonly slug: LeadFormSlug;
  /** As typed. */
  readonly lead: Lead;
  /** What the fields are checked by; those of another country while the lead's own are not here yet. */
  readonly rules: AddressRules;
  /** The problems that the visitor has been told. */
  readonly problems: readonly LeadProblem[];
  /** Of these very words; null before they are first sent, and after each change. */
  readonly idempotencyKey: string | null;
  /** Why the last try to go on did not; null when it did. */
  readonly trouble: Trouble | null;
}

export type LeadFormEvent =
  | { readonly type: 'lead.field.changed'; readonly field: LeadField; readonly value: string }
  | { readonly type: 'lead.field.left'; readonly field: LeadField }
  | { readonly type: 'lead.country.changed'; readonly country: string }
  | { readonly type: 'lead.news.changed'; readonly isOptedIn: boolean }
  | { readonly type: 'lead.submitted' };
