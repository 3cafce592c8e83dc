import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSources } from '../explore/hash-sources.ts';

/** The folders on which it depends what is proved of a machine. */
const rooms = ['machines', 'model-tests'] as const;

/** Which machines were proved as they are now. */
interface Proofs {
  has(machine: string): boolean;
  keep(machine: string): void;
}

/** Reads the proofs of a project. They count until one of its machines, the way it is proved or a package changes. */
export async function proofsOf(root: string): Promise<Proofs> {
  const packages = await readFile(join(root, 'package-lock.json'));
  const sources = createHash('sha256')
    .update(await hashSources(root, rooms))
    .update(packages)
    .digest('hex');
  const fileOf = (machine: string) => join(root, '.cache/proved', machine);
  return {
    has: (machine) => existsSync(fileOf(machine)) && readFileSync(fileOf(machine), 'utf8') === sources,
    keep: (machine) => {
      mkdirSync(join(root, '.cache/proved'), { recursive: true });
      writeFileSync(fileOf(machine), sources);
    },
  };
}
