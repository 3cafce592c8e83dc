import type { Refusal, Trouble } from '../flow/index.ts';
import type { AddressRules } from '../rules/addresses/index.ts';
import type { Lead, LeadField, LeadFormSlug, LeadProblem } from '../rules/leads/index.ts';

/** The result of submitting a form. The promise rejects if there was no response. */
export type LeadAnswer =
  | { readonly status: 'accepted' }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

/** A form's message on its way to the shop. */
export interface SubmitLeadInput {
  readonly slug: LeadFormSlug;
  readonly lead: Lead;
  /** The same for every attempt to send the same content, which is therefore accepted once. */
  readonly idempotencyKey: string;
}

/** The ports of a form. */
export interface LeadFormPorts {
  /** The country's postal code and phone formats, and its areas. */
  loadAddressRules(input: { country: string }): Promise<AddressRules>;
  /** Creates a unique key before the content is first sent. */
  createLeadKey(input: Record<string, never>): Promise<string>;
  /** Sends the message; repeated with the same key, it is accepted once. */
  submitLead(input: SubmitLeadInput): Promise<LeadAnswer>;
  /** Opts the visitor out of analytics in this browser; the shop does it for their account. */
  optOut(input: Record<string, never>): Promise<void>;
}

/** What the flow is given when it begins. */
export interface LeadFormInput {
  readonly slug: LeadFormSlug;
  /** The initial values, at least the country. */
  readonly lead: Lead;
  /** The rules of that country. */
  readonly rules: AddressRules;
}

/** What the flow remembers besides its state. */
export interface LeadFormContext {
  readonly slug: LeadFormSlug;
  /** As typed. */
  readonly lead: Lead;
  /** The rules for the fields; still those of another country until the lead's own are loaded. */
  readonly rules: AddressRules;
  /** The problems shown to the visitor. */
  readonly problems: readonly LeadProblem[];
  /** The key of the current content; null before it is first sent and after each change. */
  readonly idempotencyKey: string | null;
  /** Why the last attempt to continue failed; null if it succeeded. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type LeadFormEvent =
  | { readonly type: 'lead.field.changed'; readonly field: LeadField; readonly value: string }
  | { readonly type: 'lead.field.left'; readonly field: LeadField }
  | { readonly type: 'lead.country.changed'; readonly country: string }
  | { readonly type: 'lead.news.changed'; readonly isOptedIn: boolean }
  | { readonly type: 'lead.submitted' };
