/** The end of the title of a case in a table: runs shorter than `test:full` include only the one that stands for all. */
export const fullUnless = (isRepresentative: boolean): '' | ' @full' => (isRepresentative ? '' : ' @full');

/** The same for cases that break in different ways: `npm test` includes only the one, `test:landing` all. */
export const landingUnless = (isRepresentative: boolean): '' | ' @landing' =>
  isRepresentative ? '' : ' @landing';

/** What a Playwright run leaves out by the end of titles, unless `FULL=1` or, before a change lands, `LANDING=1` asks for it. */
export function leftOut(): { readonly grepInvert?: RegExp } {
  if (process.env['FULL'] === '1') return {};
  return { grepInvert: process.env['LANDING'] === '1' ? /@full/ : /@full|@landing/ };
}
