import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OwnDirection } from './own-direction.tsx';

it.each([
  ['iPhone 15 والأحدث', '<bdi dir="rtl">iPhone 15 والأحدث</bdi>'],
  ['كابل USB-C', '<bdi dir="rtl">كابل USB-C</bdi>'],
  ['163 × 56 × 35 mm', '<bdi>163 × 56 × 35 mm</bdi>'],
  ['Sonde IQ3', '<bdi>Sonde IQ3</bdi>'],
])('%s is read in the direction of its letters', (text, markup) => {
  expect(renderToStaticMarkup(<OwnDirection text={text} />)).toBe(markup);
});
