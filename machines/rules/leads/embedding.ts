import { type LeadField, leadFields } from './lead-form-fields.ts';
import { leadMaxLengths } from './lead.ts';

/**
 * Whether a URL is a bare form for a frame on another page: `/us/en/form/demo/?embedded=1`. `embedded` is the first
 * parameter of that name, or null.
 */
export function isEmbeddedForm(pathname: string, embedded: string | null): boolean {
  return /^\/[a-z]{2}\/[a-z]{2}\/form\//.test(pathname) && embedded === '1';
}

/** The messages that an embedded form posts to its host page. */
export type EmbeddedFormMessage =
  | { readonly type: 'sonde-form.ready' }
  /** In CSS pixels; posted on every change. */
  | { readonly type: 'sonde-form.height'; readonly height: number }
  /** The form was submitted and accepted. The message names the form but contains none of its values. */
  | { readonly type: 'sonde-form.submitted'; readonly form: string };

/** The fields that the host page of an embedded form may prefill. */
export type Prefill = Readonly<Partial<Record<LeadField, string>>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the fields of a message `{ type: 'sonde-form.prefill', fields: { … } }`; null for any other message. It skips
 * unknown fields, values that aren't text and values that are too long. Consent can't be prefilled.
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
