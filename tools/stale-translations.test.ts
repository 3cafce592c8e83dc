import { describe, expect, it } from 'vitest';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { compareLanguage, compareWithRecord, recordedLanguages } from './stale-translations.ts';

const text = (english: string, translation: string) => ({ place: '', remark: '', english, translation });
const order = text('Place order', 'Bestellen');
const { next: record } = compareWithRecord([order, text('Add to cart', 'In den Warenkorb')], new Set());

describe('a translation', () => {
  it.each([
    ['of an unchanged text is not stale', [order, text('Add to cart', 'In den Warenkorb')], []],
    [
      'of a changed text is stale',
      [order, text('Add it to your cart', 'In den Warenkorb')],
      ['In den Warenkorb'],
    ],
    ['that changes with its text is not stale', [order, text('Remove', 'Entfernen')], []],
    ['that changes alone is not stale', [order, text('Add to cart', 'Zum Warenkorb')], []],
    [
      'of a second, new text is not stale',
      [order, text('Add to cart', 'In den Warenkorb'), text('Order', 'Bestellen')],
      [],
    ],
  ])('%s', (_title, texts, expected) => {
    expect(compareWithRecord(texts, record).stale.map(({ translation }) => translation)).toEqual(expected);
  });

  it('stays stale until it is translated anew', () => {
    const { next } = compareWithRecord([order, text('Add it', 'In den Warenkorb')], record);
    expect(compareWithRecord([order, text('Add it', 'In den Warenkorb')], next).stale).toHaveLength(1);
    expect(compareWithRecord([order, text('Add it', 'Hinzufügen')], next).stale).toEqual([]);
  });

  it('is no longer stale once it is confirmed', () => {
    const texts = [order, text('Add it', 'In den Warenkorb')];
    const ids = compareWithRecord(texts, record).stale.map(({ id }) => id);
    const { next } = compareWithRecord(texts, record, ids);
    expect(compareWithRecord(texts, next).stale).toEqual([]);
  });

  it('is stale if a later run carries it over from a text that is gone', () => {
    const { next } = compareWithRecord([order, text('Add it', '')], record);
    expect(compareWithRecord([order, text('Add it', 'In den Warenkorb')], next).stale).toHaveLength(1);
  });

  it('of a text that is gone is forgotten once every text has a translation', () => {
    const { next } = compareWithRecord([order], record);
    expect(compareWithRecord([order, text('Add it', 'In den Warenkorb')], next).stale).toEqual([]);
  });
});

it('every language but English, Canadian French and the pseudo language has a record', () => {
  const catalogs = globSync('locales/*.po').map((path) => basename(path, '.po'));
  expect(recordedLanguages()).toEqual(
    catalogs.filter((name) => !['en', 'fr-CA', 'pseudo'].includes(name)).toSorted(),
  );
});

it.each(recordedLanguages())(
  'no translation in %s is of an earlier English text, and "npm run messages" has recorded each',
  async (language) => {
    const { stale, next, record: recorded } = await compareLanguage(language);
    expect(stale).toEqual([]);
    expect([...next].filter((line) => !recorded.has(line))).toEqual([]);
  },
);
