import { currentTerms } from '@sonde/machines/rules/checkout';
import { expect, it } from 'vitest';
import { publishedTerms } from './published-terms.ts';
import { quotedSection, quotedText, type QuotedTerms } from './quoted-terms.ts';

const { name, version } = currentTerms('MASTER_TERMS');
const inForce = publishedTerms[name][version] ?? {};
const english = inForce['en'] ?? [];
const names: readonly QuotedTerms[] = ['buyers', 'cancellation', 'delivery', 'returns', 'warranty', 'rights'];

it.each(Object.entries(inForce))(
  'the terms in %s have the sections of the English ones',
  (_language, text) => {
    expect(text.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(text.map(({ paragraphs = [], items = [] }) => [paragraphs.length, items.length])).toEqual(
      english.map(({ paragraphs = [], items = [] }) => [paragraphs.length, items.length]),
    );
  },
);

it.each(names)('quotes “%s” in each language', (section) => {
  expect(quotedSection(section, 'de').heading).not.toBe(quotedSection(section, 'en').heading);
  expect(quotedText(section, 'de')).not.toBe('');
});

it('quotes what is agreed about returns', () => {
  expect(quotedText('returns', 'en')).toMatch(/^Return anything within 30 days of delivery/);
});
