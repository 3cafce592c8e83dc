import { mutations } from './mutants.ts';
import type { MutationScore } from './score.ts';

/** The score as text: a line for each kind of mistake, then the mistakes that no path detected. */
export function scoreText({ shares, missed, broke }: MutationScore): string {
  const lines = mutations.map((mutation) => {
    const { noticed, total } = shares[mutation];
    const share = total === 0 ? '' : ` (${((100 * noticed) / total).toFixed(1)} %)`;
    return `${mutation}: ${noticed} of ${total} noticed${share}`;
  });
  return [
    ...lines,
    ...(broke.length === 0
      ? []
      : ['', 'Noticed because the machine broke:', ...broke.map((one) => `  ${one}`)]),
    ...(missed.length === 0 ? [] : ['', 'Noticed by no path:', ...missed.map((one) => `  ${one}`)]),
  ]
    .map((line) => `${line}\n`)
    .join('');
}
