import { describe, expect, it } from 'vitest';
import { unknownProduct } from './unknown-product.ts';

describe('a link to something that no shop sells', () => {
  it.each([
    [['iq2'], 'iq2'],
    [['iq2', 'team', '1-year'], 'iq2'],
    [['iq3', 'premium'], 'premium'],
    [['iq3', 'team', '9-years'], 'team/9-years'],
    [['x'.repeat(1000)], 'x'.repeat(60)],
  ])('%j names %s', (segments, unknown) => {
    expect(unknownProduct(segments, ['iq3'])).toEqual({ unknownProduct: unknown });
  });
});
