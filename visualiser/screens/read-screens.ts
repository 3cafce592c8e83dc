import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Screen } from '../book/book.types.ts';
import { roomsOfScreens, sourcesMark } from './sources-mark.ts';

/** The pictures that `npm run screens` took. */
export interface Screens {
  /** Whether the sources have changed since. */
  readonly areStale: boolean;
  readonly all: readonly Screen[];
  /** By the name under which the pages ask for them. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const none: Screens = { areStale: false, all: [], files: new Map() };
const picture = /^(.+)-(\d+)\.png$/;

async function picturesIn(
  folder: string,
): Promise<readonly { readonly flow: string; readonly name: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && picture.test(entry.name))
    .map(({ parentPath, name }) => ({ flow: parentPath.slice(folder.length + 1), name }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Reads the pictures of a folder; nothing where none were taken. */
export async function readScreens(root: string, folder = join(root, '.cache/screens')): Promise<Screens> {
  try {
    const mark = await readFile(join(folder, 'sources.txt'), 'utf8');
    const files = new Map<string, Uint8Array>();
    const all: Screen[] = [];
    for (const { flow, name } of await picturesIn(folder)) {
      const [, state = '', width = ''] = picture.exec(name) ?? [];
      const file = `screens/${flow}/${name}`;
      files.set(file, await readFile(join(folder, flow, name)));
      all.push({ flow, state, width: Number(width), file });
    }
    return { areStale: mark !== (await sourcesMark(root, roomsOfScreens)), all, files };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return none;
    throw error;
  }
}
