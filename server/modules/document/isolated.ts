/** A text in its own direction, such as a Latin address in an Arabic document: first strong isolate (UAX 9, FSI). */
export const isolated = (text: string): string => (text === '' ? text : `\u2068${text}\u2069`);
