import { describe, expect, it } from 'vitest';
import { percentText } from './percent-text.ts';
import { localeFormats } from './locale-formats.ts';

describe('a share', () => {
  it.each([
    ['en-US', 0.19, '19%'],
    ['de-DE', 0.19, '19\u00a0%'],
    ['fr-CA', 0.149_75, '14,975\u00a0%'],
    ['fr-CH', 0.081, '8,1%'],
    ['tr-TR', 0.2, '%20'],
    ['ar-AE', 0.05, '5\u200e%\u200e'],
  ])('is written in %s as its readers do', (tag, share, text) => {
    expect(percentText(localeFormats(tag), share)).toBe(text);
  });
});
