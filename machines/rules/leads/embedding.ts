import { type LeadField, leadFields } from './lead-forms.ts';
import { leadMaxLengths } from './lead.ts';

/**
 * Whether an address is a form without what stands around it, made to be in the frame of another page:
 * `/us/en/form/demo/?embedded=1`. `embedded` is the first parameter of that name, null without one.
 */
export function isEmbeddedForm(pathname: string, embedded: string | null): boolean {
  return /^\/[a-z]{2}\/[a-z]{2}\/form\//.test(pathname) && embedded === '1';
}

/** What an embedded form says to the page around it. */
export type EmbeddedFormMessage =
  | { readonly type: 'sonde-form.ready' }
  /** In CSS pixels, whenever it changes. */
  | { readonly type: 'sonde-form.height'; readonly height: number }
  /** The form was sent and taken; which one, and nothing of what was written. */
  | { readonly type: 'sonde-form.submitted'; readonly form: string };

/** What a page around an embedded form may fill in beforehand. */
export type Prefill = Readonly<Partial<Record<LeadField, string>>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields of a message `{ type: 'sonde-form.prefill', fields: { … } }`; null for every other message. What is no
 * field of a form, no text or too long for its field is left out. Consent is none of the fields.
 */
export function readPrefill(message: unknown): Prefill | null {
  if (!isObject(message) || message['type'] !== 'sonde-form.prefill') return null;
  const fields = message['fields'];
  if (!isObject(fields)) return null;
  const taken = leadFields.flatMap((field) => {
    const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
    return typeof value === 'string' && value.length <= leadMaxLengths[field] ? [[field, value]] : [];
  });
  return Object.fromEntries(taken) as Prefill;
}
