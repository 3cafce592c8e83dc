import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A hash of a catalog folder, including translations, without parsing it. */
export async function hashCatalogue(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const names = files.filter((name) => name.endsWith('.json')).toSorted();
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const hash = createHash('sha256');
  for (const [index, name] of names.entries()) hash.update(`${name}\n${contents[index]}\n`);
  return hash.digest('hex');
}
