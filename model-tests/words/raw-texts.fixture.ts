/** Names as in code: dots or underscores without spaces, or a capital within a word. */
const rawName = /\w\.\w|_|[a-z][A-Z]|\bxstate\b|and \d+ more/;
/** British spellings; the tool uses American ones. */
const british = /cancell(?!ation)|colour|favour|\bcentre|organis|tokenis|recognis/i;

/** The texts that a reader without code would not understand, or that are spelled as in Britain. */
export const rawIn = (texts: readonly string[]) =>
  texts.filter((text) => rawName.test(text) || british.test(text));
