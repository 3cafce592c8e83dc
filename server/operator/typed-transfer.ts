const longestReference = 140;

/** The reference of a transfer as on the bank statement; null if it is missing or too long. */
export function readReference(typed: string): string | null {
  const reference = typed.trim();
  return reference === '' || reference.length > longestReference ? null : reference;
}

/** What to enter instead. */
export const referenceRequired = `Give the reference on the bank statement with --reference, in at most ${longestReference} characters.`;

/** The number of an order or a quote, as on its PDF: the two have the same one. That of an open invoice has a prefix of its own. */
const numberPattern = /^(Q-|R-)?(\d{1,12})$/i;

/** A typed number without its prefix, and the prefix in capitals, empty for none; null for any other text, such as the number of an invoice. */
export function readNumber(typed: string): { readonly prefix: string; readonly number: string } | null {
  const [, prefix = '', number] = numberPattern.exec(typed.trim()) ?? [];
  return number === undefined ? null : { prefix: prefix.toUpperCase(), number };
}
