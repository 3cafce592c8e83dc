import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Tests look at what the sources do, and accepted paths keep it; neither changes it. */
const isSource = (name: string): boolean => !/\.(?:test\.tsx?|txt)$/.test(name);

/** A hash of all sources in some folders of the project, which changes with any of them. */
export async function hashSources(root: string, rooms: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const room of rooms) {
    const entries = await readdir(join(root, room), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && isSource(entry.name) && !entry.parentPath.includes('node_modules'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort();
    for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
