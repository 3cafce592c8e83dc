import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RegisteredMachine, registry } from '../../machines/registry.ts';
import { coverageOf } from './coverage.ts';
import { hashSources } from '../../model-tests/explore/hash-sources.ts';
import type { BookMachine } from './book.types.ts';
import { machineViewsOf } from './machine-views.ts';
import { reachesOf } from './reaches.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/sonde-explorations');
/** The folders that explorations depend on. */
const rooms = ['machines', 'model-tests', 'visualiser/book'] as const;

/** What only exploring a machine can find out; each is computed in seconds to minutes. */
const kinds = { outlooks: machineViewsOf, reaches: reachesOf, coverage: coverageOf } as const;
type Kind = keyof typeof kinds;

const readIfPresent = async <Result>(file: string): Promise<Result | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Result;
  } catch {
    return null;
  }
};

/** What is found out of every registered machine, by ID. It is cached until a source changes. */
export async function cachedExplorations<Name extends Kind>(
  kind: Name,
): Promise<Readonly<Record<string, BookMachine[Name]>>> {
  type Results = Readonly<Record<string, BookMachine[Name]>>;
  const name = `${kind}-${await hashSources(root, rooms)}.json`;
  const kept = await readIfPresent<Results>(join(folder, name));
  if (kept !== null) return kept;
  const explore = kinds[kind] as (entry: RegisteredMachine) => BookMachine[Name];
  const results: Results = Object.fromEntries(registry.map((entry) => [entry.id, explore(entry)]));
  await mkdir(folder, { recursive: true });
  const outdated = (await readdir(folder)).filter((file) => file.startsWith(`${kind}-`));
  for (const file of outdated) await rm(join(folder, file), { force: true });
  await writeFile(join(folder, name), JSON.stringify(results));
  return results;
}
