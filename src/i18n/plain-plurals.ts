import type { Messages } from '@lingui/core';

/** A compiled message: texts, and tokens of a name with what becomes of its value. */
type Token = string | readonly [name: string, type: string, cases: object];

/** The cases of a plural, in which `#` stands for the number of that name. */
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
 * Messages whose plurals write their number as it is. Lingui would ask the runtime's locale data how to write it, which
 * differ between browsers and the server; these numbers are too small to be grouped. The server uses it for what it renders,
 * the build for what browsers load; in development they load messages as Lingui compiles them.
 */
export function withPlainPlurals(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, plainMessage(message, null)]),
  ) as Messages;
}
