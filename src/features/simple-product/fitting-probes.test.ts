import { describe, expect, it } from 'vitest';
import { withSoldProbes } from './fitting-probes.ts';

const all = ['Sonde IQ3', 'Sonde IQ+', 'Sonde IQ+ Care', 'Sonde IQ+ Vet'];
const fits = (value: string) => ({ slug: 'fits', name: 'Fits', value, certificateUrl: null });

describe('the compatible probes of a product', () => {
  it.each([
    [all, 'Sonde IQ3, IQ+, IQ+ Care, IQ+ Vet', 'Sonde IQ3, IQ+, IQ+ Care, IQ+ Vet'],
    [['Sonde IQ+'], 'Sonde IQ3, IQ+, IQ+ Care, IQ+ Vet', 'Sonde IQ+'],
    [['Sonde IQ+\u200e'], 'Sonde IQ3، IQ+\u200e، IQ+\u200e Care', 'Sonde IQ+\u200e'],
    [['Sonde IQ3'], 'Sonde IQ+, IQ+ Vet', 'Sonde IQ+, IQ+ Vet'],
  ])('if %j are sold, of %s: %s', (probes, value, expected) => {
    expect(withSoldProbes(fits(value), probes)).toEqual(fits(expected));
  });

  it('leave other facts unchanged', () => {
    const plug = { slug: 'plug', name: 'Plug', value: 'USB-C, Lightning', certificateUrl: null };
    expect(withSoldProbes(plug, ['Sonde IQ+'])).toBe(plug);
  });
});
