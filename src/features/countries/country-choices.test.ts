import { enabledCountries } from '@sonde/machines/rules/places';
import { describe, expect, it } from 'vitest';
import { countryChoices, pageBelow } from './country-choices.ts';

describe('the country picker', () => {
  it('has all countries with a shop, in the reader’s order', () => {
    const english = countryChoices('en-US', '').map(({ name }) => name);
    expect(english).toHaveLength(enabledCountries.length);
    expect(english).toEqual(english.toSorted((a, b) => a.localeCompare(b, 'en-US')));
    expect(countryChoices('de-DE', '').map(({ name }) => name)).toContain('Österreich');
  });

  it('keeps the page', () => {
    const canada = countryChoices('en-US', 'accessories/').find(({ code }) => code === 'CA');
    expect(canada?.languages.map(({ url }) => url)).toEqual(['/ca/en/accessories/', '/ca/fr/accessories/']);
  });

  it.each([
    ['accessories/', 'accessories/'],
    ['product/iq3/individual/1-year/', 'product/iq3/individual/1-year/'],
    [null, ''],
    ['//evil.example/', ''],
    ['https://evil.example/', ''],
    ['../../x/', ''],
    ['cart', ''],
    ['<script>/', ''],
  ])('continues to %s only if it is a page: %s', (from, expected) => {
    expect(pageBelow(from)).toBe(expected);
  });
});
