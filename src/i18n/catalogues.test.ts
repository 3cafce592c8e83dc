import { readdirSync, readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../locales/', import.meta.url);
const languages = readdirSync(folder)
  .filter((file) => file.endsWith('.po') && !['en.po', 'en-GB.po', 'fr-CA.po', 'pseudo.po'].includes(file))
  .map((file) => file.replace('.po', ''));

interface Message {
  readonly source: string;
  readonly text: string;
}

/** The text of an entry's field; a long one continues on further lines. */
function fieldOf(entry: string, name: 'msgid' | 'msgstr'): string {
  const [, lines = ''] = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(entry) ?? [];
  return lines
    .trim()
    .split('\n')
    .map((line) => (line === '' ? '' : (JSON.parse(line) as string)))
    .join('');
}

function messagesOf(language: string): readonly Message[] {
  const [, ...entries] = readFileSync(new URL(`${language}.po`, folder), 'utf8').split('\n\n');
  return entries
    .map((entry) => ({ source: fieldOf(entry, 'msgid'), text: fieldOf(entry, 'msgstr') }))
    .filter(({ source, text }) => source !== '' && text !== '');
}

const tagsOf = (text: string) => [...text.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag).toSorted();

type Part = string | readonly (string | number | object | undefined)[];

/** The arguments of a compiled message and the plural forms of each, at any depth. */
function readParts(parts: readonly Part[] | string, found = new Map<string, Set<string>>()) {
  if (typeof parts === 'string') return found;
  for (const part of parts) {
    if (typeof part === 'string') continue;
    const [name, kind, forms] = part;
    if (typeof name !== 'string') continue;
    const known = found.get(name) ?? new Set<string>();
    found.set(name, known);
    if (kind !== 'plural' || typeof forms !== 'object') continue;
    for (const [form, inner] of Object.entries(forms)) {
      if (form !== 'offset') known.add(form);
      if (Array.isArray(inner)) readParts(inner as readonly Part[], found);
    }
  }
  return found;
}

const readMessage = (text: string) => readParts(compileMessage(text) as unknown as readonly Part[]);

describe.each(languages)('the texts in %s', (language) => {
  const messages = messagesOf(language);
  const rules = new Intl.PluralRules(language);
  const needed = [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];

  it('are complete', () => {
    expect(messages.length).toBeGreaterThan(300);
  });

  it('have the arguments and tags of their source', () => {
    const different = messages.filter(({ source, text }) => {
      const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join();
      const names = (message: string) => [...readMessage(message).keys()].toSorted();
      return !same(names(source), names(text)) || !same(tagsOf(source), tagsOf(text));
    });
    expect(different).toEqual([]);
  });

  it('have every plural form that the language needs', () => {
    const lacking = messages.filter(({ text }) =>
      [...readMessage(text).values()].some(
        (forms) => forms.size > 0 && !needed.every((form) => forms.has(form)),
      ),
    );
    expect(lacking).toEqual([]);
  });
});

it('a number that follows a name in Latin letters keeps its place in Arabic', () => {
  // Without a letter or a mark from right to left between them, the number moves to the name's other side.
  const joined = /\{(?:organization|plan)\}[^<\p{Script=Arabic}\u200F]*[#\d]/u;
  expect(messagesOf('ar').filter(({ text }) => joined.test(text))).toEqual([]);
});

describe('a tax whose name ends in a full stop', () => {
  const endings = /\{(?:tax|taxNote|taxName|0)\}\.|<0\/>\./;
  const ofTax = /\{tax\}|\{taxNote\}|^Each additional member/;

  it.each(
    languages
      .map((language) => ({ language, messages: messagesOf(language) }))
      .filter(({ messages }) => messages.find(({ source }) => source === 'VAT')?.text.endsWith('.')),
  )('is not followed by another one: $language', ({ messages }) => {
    expect(messages.filter(({ source, text }) => ofTax.test(source) && endings.test(text))).toEqual([]);
  });
});

describe('the texts in the English of most countries', () => {
  const own = new Map(messagesOf('en-GB').map(({ source, text }) => [source, text]));
  const shown = messagesOf('en').map(({ source }) => own.get(source) ?? source);
  const american =
    /\b(?:colors?|center|canceled|canceling|catalog|behavior|gray|fulfill|enrollment|ZIP|organizations?|authorize|recognize|expiration|fibers?|honor(?:ed|s)?|programs|pediatrics?)\b|gynec|orthoped|anesthes|practice\?|(?:check|Check) (?:this|the) box/i;

  it('contain only texts that are spelled or worded differently', () => {
    expect([...own].filter(([source, text]) => source === text)).toEqual([]);
  });

  it('keep to one spelling, except for address fields of the United States', () => {
    const fieldsOfAmericans = ['ZIP code', 'Enter a ZIP code like {examples}', 'Enter your ZIP code'];
    const left = shown.filter(
      (text) => american.test(text.replaceAll(/\{\w+\}/g, '')) && !fieldsOfAmericans.includes(text),
    );
    expect(left).toEqual(['This ZIP code doesn’t match the state. Check both.']);
  });
});

describe('the French texts of Canada', () => {
  const own = new Map(messagesOf('fr-CA').map(({ source, text }) => [source, text]));
  const french = new Map(messagesOf('fr').map(({ source, text }) => [source, text]));

  it('say courriel, and differ in nothing else', () => {
    const expected = [...french]
      .filter(([, text]) => /e-mail/i.test(text))
      .map(([source, text]) => [
        source,
        text
          .replaceAll('l’e-mail', 'le courriel')
          .replaceAll('d’e-mail', 'de courriel')
          .replaceAll('e-mail', 'courriel')
          .replaceAll('E-mail', 'Courriel'),
      ]);
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(expected));
  });
});
