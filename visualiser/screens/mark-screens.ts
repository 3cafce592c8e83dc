import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourcesMark } from '../book/sources-mark.ts';
import { roomsOfScreens } from './read-screens.ts';

/** Stores the hash of the sources next to the screenshots. */
const root = join(import.meta.dirname, '../..');
await writeFile(join(root, '.cache/screens/sources.txt'), await sourcesMark(root, roomsOfScreens));
