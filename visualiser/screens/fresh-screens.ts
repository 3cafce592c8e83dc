import { listOfScreens } from './list-of-screens.ts';
import { readPicture, readScreens } from './read-screens.ts';

/** Serves files that may have changed since the pages were drawn: the list of screenshots, and each screenshot. */
export const freshScreens =
  (root: string) =>
  async (name: string): Promise<string | Uint8Array | undefined> =>
    name === listOfScreens ? JSON.stringify(await readScreens(root)) : readPicture(root, name);
