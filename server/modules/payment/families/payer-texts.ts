import type { PostalAddress } from '@sonde/machines/rules/addresses';

/** The person's name in an address. */
export const nameIn = ({ firstName, lastName }: PostalAddress): string => `${firstName} ${lastName}`.trim();

/** The entries that aren't empty: the providers refuse an empty text. */
export function nonEmptyTexts<Name extends string>(
  texts: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const trimmed = Object.entries<string>(texts).map(([name, text]) => [name, text.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, text]) => text !== '')) as Partial<Record<Name, string>>;
}
