import { afterEach, describe, expect, it, vi } from 'vitest';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { withPlainPlurals } from './plain-plurals.ts';

afterEach(() => vi.unstubAllGlobals());

const texts = {
  years: '{n, plural, one {# year} other {# years}}',
  nested:
    'For {who, select, one {you} other {all}}: {0, plural, one {# probe} other {# probes, {1, plural, one {# cable} other {# cables}}}}',
  mark: 'Line #{n}',
} as const;

const formatText = (id: keyof typeof texts, values: Record<string, unknown>, locale: string) => {
  const messages = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]),
  );
  return setupI18n({ locale, messages: { [locale]: withPlainPlurals(messages) } })._(id, values);
};

describe('a plural', () => {
  it.each(['en', 'ar', 'de', 'no'])(
    'writes its number in %s unformatted, whatever the runtime’s locale data',
    (locale) => {
      vi.stubGlobal('Intl', {
        PluralRules: Intl.PluralRules,
        NumberFormat: function NumberFormat() {
          return { format: () => '\u0663' };
        },
      });
      // Lingui keeps the formatters of a locale; these must not reach another test.
      expect(formatText('years', { n: 3 }, `${locale}-x-plain`)).toBe('3 years');
    },
  );

  it('in a plural writes its own number', () => {
    expect(formatText('nested', { who: 'one', 0: 2, 1: 1 }, 'en')).toBe('For you: 2 probes, 1 cable');
  });

  it('leaves a "#" outside of it unchanged', () => {
    expect(formatText('mark', { n: 7 }, 'en')).toBe('Line #7');
  });
});
