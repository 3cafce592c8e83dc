import { describe, expect, it } from 'vitest';
import { nearestBox } from './nearest-box.ts';

const box = (id: string, x: number, y: number, width = 100, height = 40) => ({ id, x, y, width, height });
const first = box('first', 0, 0);
const below = box('below', 0, 100);
const beside = box('beside', 150, 0);
const diagonal = box('diagonal', 150, 60);
const boxes = [first, below, beside, diagonal];

describe('the nearest box', () => {
  it.each([
    ['ArrowDown', 'below'],
    ['ArrowRight', 'beside'],
    ['ArrowUp', undefined],
    ['ArrowLeft', undefined],
  ] as const)('from the first one by %s', (key, id) => {
    expect(nearestBox(boxes, first, key)?.id).toBe(id);
  });

  it('is one straight ahead before a nearer one beside the way', () => {
    expect(nearestBox([first, box('far', 0, 200), box('aside', 250, 80)], first, 'ArrowDown')?.id).toBe(
      'far',
    );
  });

  it('leads back', () => {
    expect(nearestBox(boxes, below, 'ArrowUp')).toBe(first);
    expect(nearestBox(boxes, diagonal, 'ArrowLeft')?.id).toBe('below');
  });
});
