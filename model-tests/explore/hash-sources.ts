import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A hash of all files in some folders of the project, which changes with any of them. */
export async function hashSources(root: string, rooms: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const room of rooms) {
    const entries = await readdir(join(root, room), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort();
    for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
