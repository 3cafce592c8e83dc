import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Baseline } from './accepted-path.types.ts';
import { readBaselineText, textOfBaseline } from './baseline-text.ts';

/** Where the accepted paths of all machines are kept. */
const acceptedFolder = join(import.meta.dirname, 'accepted');

const fileOfBaseline = (flow: string, folder = acceptedFolder): string => join(folder, `${flow}.txt`);

/** The accepted paths of a machine; null before any were accepted. */
export function readBaseline(flow: string, folder = acceptedFolder): Baseline | null {
  const file = fileOfBaseline(flow, folder);
  return existsSync(file) ? readBaselineText(readFileSync(file, 'utf8')) : null;
}

/** Writes a flow's accepted behavior to its file. */
export function writeBaseline(baseline: Baseline, folder = acceptedFolder): void {
  writeFileSync(fileOfBaseline(baseline.flow, folder), textOfBaseline(baseline));
}
