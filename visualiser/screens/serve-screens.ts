import { screenListFile } from './screen-list-file.ts';
import { readPicture, readScreens } from './read-screens.ts';

/** Serves files that may have changed since the pages were drawn: the list of screenshots, and each screenshot. */
export const serveScreens =
  (root: string) =>
  async (name: string): Promise<string | Uint8Array | undefined> =>
    name === screenListFile ? JSON.stringify(await readScreens(root)) : readPicture(root, name);
