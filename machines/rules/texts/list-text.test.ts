import { describe, expect, it } from 'vitest';
import { listText } from './list-text.ts';
import { localeFormats } from './locale-formats.ts';

describe('a list', () => {
  it.each([
    ['en-US', [], ''],
    ['en-US', ['A'], 'A'],
    ['en-US', ['A', 'B'], 'A and B'],
    ['en-US', ['A', 'B', 'C', 'D'], 'A, B, C, and D'],
    ['en-GB', ['A', 'B', 'C'], 'A, B and C'],
    ['de-DE', ['A', 'B', 'C'], 'A, B und C'],
    ['ar-AE', ['A', 'B', 'C'], 'A وB وC'],
    ['es-ES', ['Sonde IQ+', 'Sonde IQ3'], 'Sonde IQ+ y Sonde IQ3'],
    ['es-CL', ['Basic', 'IQ3'], 'Basic e IQ3'],
    ['es-ES', ['agua', 'hielo'], 'agua y hielo'],
  ])('in %s of %j is %s', (tag, items, text) => {
    expect(listText(localeFormats(tag).and, items)).toBe(text);
  });

  it.each([
    ['en-US', ['94103', '94103-1234'], '94103 or 94103-1234'],
    ['es-ES', ['28013', '08001'], '28013 o 08001'],
    ['es-ES', ['28013', '80080'], '28013 u 80080'],
  ])('of alternatives in %s of %j is %s', (tag, items, text) => {
    expect(listText(localeFormats(tag).or, items)).toBe(text);
  });
});
