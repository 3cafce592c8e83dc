import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chartSources, plantMistakes } from './plant-mistakes.ts';
import { mistakeText, plantedText } from './planted-text.ts';

const root = join(import.meta.dirname, '../..');

it('plants mistakes in the sources of all charts', () => {
  const files = chartSources(root).map(({ file }) => file);
  expect(files).toContain('machines/checkout/states/paying.ts');
  expect(files).toContain('machines/lifecycles/order.machine.ts');
  expect(files.filter((file) => file.includes('.test.') || file.includes('/rules/'))).toEqual([]);
});

it('judges a planted mistake by the accepted paths', { timeout: 300_000 }, () => {
  const [judged] = plantMistakes(root, 1, 1);
  if (judged === undefined) throw new Error('Nothing was planted.');
  expect(mistakeText(judged)).toMatch(/^machines\/\S+\.ts:\d+ \w+ \w+: .+\n {2}(?:not )?found: .+\n$/);
  const found = judged.verdict.found ? 1 : 0;
  expect(plantedText([judged], 1)).toBe(
    `${found} of 1 planted mistake found by the accepted paths (seed 1).\n`,
  );
});
