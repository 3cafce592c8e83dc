import type { Messages } from '@lingui/core';

/** Part of a compiled message: text, or a token with its value's cases. */
type Token = string | readonly [name: string, type: string, cases: object];

/** The cases of a plural, with `#` replaced by the named number. */
function plainCases(cases: object, name: string): object {
  return Object.fromEntries(
    Object.entries(cases).map(([key, message]) => [key, plainMessage(message, name)]),
  );
}

function plainMessage(message: unknown, counted: string | null): unknown {
  if (!Array.isArray(message)) return message;
  return (message as readonly Token[]).map((token) => {
    if (token === '#' && counted !== null) return [counted];
    if (typeof token === 'string') return token;
    const [name, type, cases] = token;
    return type === 'plural' ? [name, type, plainCases(cases, name)] : token;
  });
}

/**
 * Makes plurals print their number unformatted. Lingui would format it with the runtime's locale data, which differ
 * between browsers and the server; these numbers are too small for grouping. The server applies it to what it renders,
 * the build to what browsers load; in development, browsers load messages as Lingui compiles them.
 */
export function withPlainPlurals(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, plainMessage(message, null)]),
  ) as Messages;
}
