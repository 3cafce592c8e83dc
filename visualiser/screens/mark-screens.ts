import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSources } from '../../model-tests/explore/hash-sources.ts';
import { roomsOfScreens } from './read-screens.ts';

/** Stores the hash of the sources next to the screenshots. */
const root = join(import.meta.dirname, '../..');
await writeFile(join(root, '.cache/screens/sources.txt'), await hashSources(root, roomsOfScreens));
