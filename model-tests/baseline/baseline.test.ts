import { describe, expect, it } from 'vitest';
import { played } from '../registry.fixture.ts';
import { readBaseline } from './baseline-files.ts';
import { readBaselineText, textOfBaseline } from './baseline-text.ts';
import { comparisonInWords, comparisonOf } from './compare.ts';

describe.each(played)('the accepted paths of $title', ({ scenario, ...entry }) => {
  const baseline = readBaseline(entry.id) ?? { flow: entry.id, title: entry.title, paths: [] };

  it('hold on its chart and take every transition', () => {
    expect(comparisonInWords(entry.id, comparisonOf(entry, scenario, baseline))).toBe('');
  });

  it('are read as they are written', () => {
    expect(readBaselineText(textOfBaseline(baseline))).toEqual(baseline);
  });
});
