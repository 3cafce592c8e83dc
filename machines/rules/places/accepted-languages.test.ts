import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptedLanguages } from './accepted-languages.ts';

it.each([
  [null, []],
  ['', []],
  ['*', []],
  ['fr', ['fr']],
  ['fr-CA, fr;q=0.9, en;q=0.8', ['fr', 'en']],
  ['en;q=0.5,fr', ['fr', 'en']],
  ['EN-us,DE;Q=0.9', ['en', 'de']],
  ['de-CH-1996, rm;q=0.9, gsw;q=0.8', ['de', 'rm', 'gsw']],
  ['en;q=0,it;q=0.1', ['it']],
  ['it;q=0.5, ar;q=0.5', ['it', 'ar']],
  ['<script>, ../../, fr', ['fr']],
  [`${'xx,'.repeat(500)}fr`, ['xx']],
] as const)('%s: %j', (header, languages) => {
  expect(acceptedLanguages(header)).toEqual(languages);
});

it('any header yields valid languages', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const language of acceptedLanguages(text)) expect(language).toMatch(/^[a-z]{2,3}$/);
    }),
  );
});
