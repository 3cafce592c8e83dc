import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registry } from '../../machines/registry.ts';
import { hashSources } from './hash-sources.ts';
import type { Outlook } from './book.types.ts';
import { outlooksOf } from './outlooks.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/sonde-outlooks');
/** The folders that outlooks depend on. */
const rooms = ['machines', 'model-tests', 'visualiser/book'] as const;

type Outlooks = Readonly<Record<string, readonly Outlook[]>>;

const found = async (file: string): Promise<Outlooks | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Outlooks;
  } catch {
    return null;
  }
};

/**
 * The outlooks of every registered machine, by ID. They take seconds to compute and are cached until a source changes.
 */
export async function cachedOutlooks(): Promise<Outlooks> {
  const file = join(folder, `${await hashSources(root, rooms)}.json`);
  const kept = await found(file);
  if (kept !== null) return kept;
  const outlooks = Object.fromEntries(registry.map((entry) => [entry.id, outlooksOf(entry)]));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(outlooks));
  return outlooks;
}
