import { millisecondsOf } from '../time/index.ts';
import type { ChangedSubscription, ChangeTerms } from './change.types.ts';

/** Minutes for which a preview is valid. */
const previewMinutes = 15;

const millisecondsPerMinute = 60_000;

/** The instant at which a preview expires. */
export const previewEnd = (previewedAt: string): string =>
  new Date(millisecondsOf(previewedAt) + previewMinutes * millisecondsPerMinute).toISOString();

/** Whether a preview is still valid. One from the future wasn't made by our servers. */
export function isPreviewValid(previewedAt: string, now: Date): boolean {
  const age = now.getTime() - millisecondsOf(previewedAt);
  return age >= -millisecondsPerMinute && age <= previewMinutes * millisecondsPerMinute;
}

/** Whether a subscription's term began after the day of the preview, which was made for an earlier one. */
export const isOfLaterTerm = (
  { term }: Pick<ChangedSubscription, 'term'>,
  { today }: Pick<ChangeTerms, 'today'>,
): boolean => term !== null && term.firstDay > today;
