import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { roomsOfScreens, sourcesMark } from './sources-mark.ts';

/** Notes beside the pictures of which sources they are. */
const root = join(import.meta.dirname, '../..');
await writeFile(join(root, '.cache/screens/sources.txt'), await sourcesMark(root, roomsOfScreens));
