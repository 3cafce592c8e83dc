import { describe, expect, it } from 'vitest';
import { pictureOfVariant, pictureWithPlug } from './plug-pictures.ts';

describe('pictureWithPlug', () => {
  it.each([
    ['iq-plus-three-quarter.svg', 'lightning', 'iq-plus-three-quarter-lightning.svg'],
    ['iq-plus-vet-box.svg', 'lightning', 'iq-plus-vet-box-lightning.svg'],
    ['iq-plus-in-hand.svg', 'lightning', 'iq-plus-in-hand.svg'],
    ['iq-plus-box.svg', 'usb-c', 'iq-plus-box.svg'],
    ['iq3-box.svg', 'lightning', 'iq3-box.svg'],
    ['somebody-elses.png', 'lightning', 'somebody-elses.png'],
  ])('%s with %s is %s', (file, plug, shown) => {
    expect(pictureWithPlug(`/pictures/${file}`, plug)).toBe(`/pictures/${shown}`);
  });
});

it.each([
  ['Lightning', '/pictures/iq-plus-three-quarter.svg', '/pictures/iq-plus-three-quarter-lightning.svg'],
  ['USB-C', '/pictures/iq-plus-three-quarter.svg', '/pictures/iq-plus-three-quarter.svg'],
  ['1 year', '/pictures/membership-team-emblem.svg', '/pictures/membership-team-emblem.svg'],
])('the picture of the variant %s of %s is %s', (variantName, url, expected) => {
  expect(pictureOfVariant(url, variantName)).toBe(expected);
});
