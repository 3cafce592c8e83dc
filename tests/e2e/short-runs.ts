/** The end of the title of a case in a table: of them all, `npm test` runs the one that stands for them. */
export const fullUnless = (isRepresentative: boolean): '' | ' @full' => (isRepresentative ? '' : ' @full');

/** The same for cases that break in different ways, each of which runs before a change lands. */
export const landingUnless = (isRepresentative: boolean): '' | ' @landing' =>
  isRepresentative ? '' : ' @landing';
