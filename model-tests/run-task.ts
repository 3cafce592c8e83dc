import { join } from 'node:path';
import { registry } from '../machines/registry.ts';
import { acceptPaths } from './baseline/accept.ts';
import { compareFlow, comparisonInWords } from './baseline/compare.ts';
import { type JudgedMistake, plantMistakes } from './mutation/plant-mistakes.ts';
import { mistakeText, plantedText } from './mutation/planted-text.ts';
import type { Task } from './tasks.ts';

type Of<Name extends Task['task']> = Extract<Task, { readonly task: Name }>;
type Write = (text: string) => void;

function compare({ flow, isJson }: Of<'compare'>, write: Write): number {
  const comparisons = registry
    .filter(({ id }) => flow === null || id === flow)
    .map(compareFlow)
    .filter(({ differences, untaken }) => differences.length + untaken.length > 0);
  const texts = comparisons.map((one) => `${one.flow}\n${comparisonInWords(one.flow, one)}\n`);
  const text = texts.length === 0 ? 'Everything is as it was accepted.\n' : texts.join('\n');
  write(isJson ? `${JSON.stringify(comparisons, null, 2)}\n` : text);
  return comparisons.length === 0 ? 0 : 1;
}

function accept({ flow }: Of<'accept'>, write: Write): number {
  for (const sentence of acceptPaths(flow)) write(`${sentence}\n`);
  return 0;
}

function plant({ count, seed }: Of<'mutation'>, write: Write): number {
  const judged: JudgedMistake[] = [];
  for (const mistake of plantMistakes(join(import.meta.dirname, '..'), count, seed)) {
    judged.push(mistake);
    write(mistakeText(mistake));
  }
  write(plantedText(judged, seed));
  return 0;
}

/** Does a task, and returns the exit code: 1 if the accepted paths no longer hold. */
export function runTask(task: Task, write: Write): number {
  if (task.task === 'compare') return compare(task, write);
  return task.task === 'accept' ? accept(task, write) : plant(task, write);
}
