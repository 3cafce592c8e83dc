import { listOfScreens } from './list-of-screens.ts';
import { readPicture, readScreens } from './read-screens.ts';

/** What the pages ask for that may have changed since they were drawn: which pictures there are, and each of them. */
export const freshScreens =
  (root: string) =>
  async (name: string): Promise<string | Uint8Array | undefined> =>
    name === listOfScreens ? JSON.stringify(await readScreens(root)) : readPicture(root, name);
