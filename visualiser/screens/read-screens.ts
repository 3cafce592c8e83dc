import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Screen, Screens } from '../book/book.types.ts';
import { hashSources } from '../../model-tests/explore/hash-sources.ts';

/** The folders that screens depend on. */
export const roomsOfScreens = ['src', 'machines', 'locales', 'public'] as const;

const none: Screens = { screens: [], areScreensStale: false };
const picture = /^(.+)-(\d+)\.png$/;

/** The output folder of `npm run screens`. */
const folderOfScreens = (root: string): string => join(root, '.cache/screens');

/** Undefined if the file or folder doesn't exist, because screenshots may be replaced at any moment. */
async function ifPresent<Content>(reading: Promise<Content>): Promise<Content | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function screenIn(folder: string, path: string): Promise<readonly Screen[]> {
  const [flow = '', name = ''] = path.split(/[\\/]/);
  const [, state = '', width = ''] = picture.exec(name) ?? [];
  const status = await ifPresent(stat(join(folder, path)));
  const file = `screens/${flow}/${name}`;
  const taken = Math.round(status?.mtimeMs ?? 0);
  return state === '' || status === undefined ? [] : [{ flow, state, width: Number(width), file, taken }];
}

/** The current screenshots; empty if none were taken, or while they are being taken. */
export async function readScreens(root: string): Promise<Screens> {
  const folder = folderOfScreens(root);
  const mark = await ifPresent(readFile(join(folder, 'sources.txt'), 'utf8'));
  if (mark === undefined) return none;
  const paths = (await ifPresent(readdir(folder, { recursive: true }))) ?? [];
  const screens = await Promise.all(paths.toSorted().map((path) => screenIn(folder, path)));
  return { screens: screens.flat(), areScreensStale: mark !== (await hashSources(root, roomsOfScreens)) };
}

const address = /^screens\/([\w-]+)\/([^\\/]+\.png)$/;

/** The current screenshot of that name; undefined if there is none. */
export async function readPicture(root: string, name: string): Promise<Uint8Array | undefined> {
  const [, flow, file] = address.exec(name) ?? [];
  if (flow === undefined || file === undefined) return undefined;
  return ifPresent(readFile(join(folderOfScreens(root), flow, file)));
}
