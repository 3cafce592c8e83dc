import type { LeadOutcome } from './lead-form-fields.ts';
import { leadFormOf, type LeadFormSlug } from './lead-forms.ts';

/** The outcomes that open a page, and the last segment of its path. */
const segments = { PAPER: 'read', VIDEO: 'watch' } as const satisfies Partial<Record<LeadOutcome, string>>;

/** What a form opens. */
export type LeadResult = keyof typeof segments;

const isResult = (outcome: LeadOutcome): outcome is LeadResult => Object.hasOwn(segments, outcome);

/** What a form opens once it is sent; null if it opens nothing. */
export function leadResult(slug: LeadFormSlug): LeadResult | null {
  const { outcome } = leadFormOf(slug);
  return isResult(outcome) ? outcome : null;
}

/** The path below `form/` of the page that opens once a form is sent; null if it opens none. */
export function leadResultPath(slug: LeadFormSlug): string | null {
  const result = leadResult(slug);
  return result === null ? null : `${slug}/${segments[result]}`;
}
