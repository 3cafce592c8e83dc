/** A name is of a person, or of an organization, which may be called after its domain (Booking.com). */
export type NameKind = 'person' | 'organization';

/** What makes a typed text no name: characters that no name has, such as line breaks, or the address of a page. */
export type NameProblem = 'characters' | 'link';

/** Control, surrogate and private-use characters, and the separators of lines and paragraphs. */
const control = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029]/u;

const linkBefore = (end: string) =>
  new RegExp(`://|\\bwww\\.|[\\p{L}\\p{N}-]\\.(?:com|net|org|info|biz|xyz|site|online|example)${end}`, 'iu');
const links: Readonly<Record<NameKind, RegExp>> = {
  person: linkBefore('(?![\\p{L}\\p{N}])'),
  organization: linkBefore('/'),
};

/** Whether a text of one line contains a control character or a line break; white space at its ends doesn't count. */
export const hasControl = (typed: string): boolean => control.test(typed.trim());

/**
 * What is wrong with a name as it was typed, before its spaces are tidied; null if nothing is. Names are printed in
 * mails, whose programs turn the address of a page into a link.
 */
export function nameProblem(typed: string, kind: NameKind): NameProblem | null {
  if (hasControl(typed)) return 'characters';
  return links[kind].test(typed) ? 'link' : null;
}
