/**
 * Isolates a text from the direction of its surroundings (UAX 9, first strong isolate): a Latin name in an Arabic text
 * keeps its own punctuation in place.
 */
export const isolate = (text: string): string => (text === '' ? text : `\u2068${text}\u2069`);
