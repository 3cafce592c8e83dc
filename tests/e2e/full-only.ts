/** The end of the title of a case in a table: `npm test` runs the one that stands for all, `npm run test:full` all. */
export const fullUnless = (isRepresentative: boolean): '' | ' @full' => (isRepresentative ? '' : ' @full');
