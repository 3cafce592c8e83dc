import { countText } from '../words/count-text.ts';
import type { JudgedMistake } from './plant-mistakes.ts';

const shortest = (code: string): string => code.replace(/\s+/g, ' ').trim().slice(0, 80);

/** A mistake in one line, and below it how it was judged. */
export function mistakeText({ mistake, file, line, was, is, verdict }: JudgedMistake): string {
  const change = is === '' ? shortest(was) : `${shortest(was)} → ${shortest(is)}`;
  const judgment = verdict.found ? `found: ${verdict.how}` : `not found: ${verdict.why}`;
  return `${file}:${line} ${mistake}: ${change}\n  ${judgment}\n`;
}

/** How many mistakes were found, and the share. */
export function plantedText(judged: readonly JudgedMistake[], seed: number): string {
  const found = judged.filter(({ verdict }) => verdict.found).length;
  return `${found} of ${countText(judged.length, 'planted mistake')} found by the accepted paths (seed ${seed}).\n`;
}
