import { millisecondsOf } from '../time/index.ts';

/** Minutes for which a preview may be paid as it is. */
const previewMinutes = 15;

const millisecondsPerMinute = 60_000;

/** The instant until which a preview may be paid. */
export const previewEnd = (previewedAt: string): string =>
  new Date(millisecondsOf(previewedAt) + previewMinutes * millisecondsPerMinute).toISOString();

/** Whether a change may still be made as it was previewed. A preview of the future was made by no server of ours. */
export function isPreviewValid(previewedAt: string, now: Date): boolean {
  const age = now.getTime() - millisecondsOf(previewedAt);
  return age >= -millisecondsPerMinute && age <= previewMinutes * millisecondsPerMinute;
}
