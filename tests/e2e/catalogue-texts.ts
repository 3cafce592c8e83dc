import { readFileSync } from 'node:fs';

/** The translation of an English `message` without arguments. */
export function textIn(catalogue: string, message: string): string {
  if (catalogue === 'en') return message;
  const file = readFileSync(new URL(`../../locales/${catalogue}.po`, import.meta.url), 'utf8');
  const msgid = JSON.stringify(message).replaceAll(/[?.()|]/g, String.raw`\$&`);
  const [, text] = new RegExp(`^msgid ${msgid}\\nmsgstr "(.+)"$`, 'm').exec(file) ?? [];
  if (text === undefined) throw new Error(`${catalogue} has no text for "${message}".`);
  return text;
}
