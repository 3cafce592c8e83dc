/** Text that every field refuses. */
export const hostile = {
  'a NUL': 'a\u0000b',
  'a control character': 'a\u0007b',
  'a bidi override': 'a\u202eb',
  'a zero-width space': 'a\u200bb',
} as const;
