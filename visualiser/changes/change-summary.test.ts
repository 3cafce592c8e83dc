import { expect, it } from 'vitest';
import { summarizeChanges } from './change-summary.ts';
import type { Change, Mark } from './compare-charts.ts';

const marked = (mark: Mark, id: string): Change => ({ mark, id, what: [] });

it.each([
  ['none', { states: [], transitions: [] }],
  ['entirely new', { states: [marked('added', 'lamp'), marked('added', 'lamp.on')], transitions: [] }],
  ['entirely removed', { states: [marked('removed', 'lamp')], transitions: [] }],
  ['1 state', { states: [marked('renamed', 'lamp.on')], transitions: [] }],
  [
    '2 states and 1 transition',
    {
      states: [marked('added', 'lamp.on'), marked('changed', 'lamp')],
      transitions: [marked('removed', 'lamp.on: press → lamp.off')],
    },
  ],
])('the changes of a machine: %s', (text, changes) => {
  expect(summarizeChanges(changes, 'lamp')).toBe(text);
});
