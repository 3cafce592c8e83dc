import { existsSync, globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { type Remark, type RemarkChange, type Remarks, remarksFile } from './remark.schema.ts';

const chartSuffix = '.machine.ts';

/** The file of a machine's remarks, next to its chart, so that it travels with a pull request. By the machine's ID. */
const filesIn = (root: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(`machines/**/*${chartSuffix}`, { cwd: root, exclude: (name) => name === 'node_modules' }).map(
      (chart) => [
        basename(chart, chartSuffix),
        join(root, `${chart.slice(0, -chartSuffix.length)}.remarks.json`),
      ],
    ),
  );

async function remarksIn(file: string): Promise<readonly Remark[]> {
  if (!existsSync(file)) return [];
  try {
    return v.parse(remarksFile, JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} has no valid remarks.`, { cause });
  }
}

/** The remarks of all machines that have any. Throws if a file isn't valid. */
export async function readRemarks(root: string): Promise<Remarks> {
  const all = [...filesIn(root)].map(async ([machine, file]) => [machine, await remarksIn(file)] as const);
  return Object.fromEntries((await Promise.all(all)).filter(([, remarks]) => remarks.length > 0));
}

function applyChange(remarks: readonly Remark[], change: RemarkChange, today: string): readonly Remark[] {
  return change.kind === 'pin'
    ? [...remarks, { ...change.remark, on: today }]
    : remarks.filter((remark) => !isDeepStrictEqual(remark, change.remark));
}

/**
 * Pins a remark to a chart, or takes one off; a file without remarks is deleted. Returns false if no machine has that
 * ID.
 */
export async function changeRemarks(root: string, change: RemarkChange, today: string): Promise<boolean> {
  const file = filesIn(root).get(change.machine);
  if (file === undefined) return false;
  const remarks = applyChange(await remarksIn(file), change, today);
  if (remarks.length === 0) await rm(file, { force: true });
  else await writeFile(file, `${JSON.stringify(remarks, null, 2)}\n`);
  return true;
}
