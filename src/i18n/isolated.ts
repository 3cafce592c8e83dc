/** A name inside a text: its direction affects nothing around it, and keeps its own punctuation (Sonde IQ+) in place. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
