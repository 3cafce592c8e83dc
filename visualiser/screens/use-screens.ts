import type { Screens } from '../book/book.types.ts';
import { useServed } from '../served/use-served.ts';
import { screenListFile } from './screen-list-file.ts';

/** The current screenshots; without a server, those of the book. */
export const useScreens = (drawn: Screens): Screens => useServed(screenListFile, drawn)[0];
