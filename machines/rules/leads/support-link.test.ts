import { describe, expect, it } from 'vitest';
import { supportLink } from './support-link.ts';

const form = 'https://help.example/hc/{language}/requests/new';

describe('the support link', () => {
  it.each([
    ['US', 'en', 'en-us'],
    ['us', 'en', 'en-us'],
    ['CA', 'en', 'en-ca'],
    ['CA', 'fr', 'fr-ca'],
    ['FR', 'fr', 'fr'],
    ['CH', 'it', 'it'],
    ['GB', 'en', 'en'],
    ['MX', 'es', 'es'],
    ['AE', 'ar', 'en'],
    ['PL', 'pl', 'en'],
  ])('in %s, reading %s, is the form in %s', (country, language, spoken) => {
    expect(supportLink(form, country, language)).toBe(`https://help.example/hc/${spoken}/requests/new`);
  });

  it('is unchanged if the URL has no language', () => {
    expect(supportLink('https://help.example', 'CA', 'fr')).toBe('https://help.example');
  });
});
