import type { PostalAddress } from '@sonde/machines/rules/addresses';
import { countries } from '@sonde/machines/rules/places';
import { describe, expect, it } from 'vitest';
import { addressRulesOf } from '../../places/address-rules.ts';
import { toPaypalAddress } from './paypal-address.ts';

const address = (changes: Partial<PostalAddress>): PostalAddress => ({
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: '',
  streetAddress1: 'Main Street 1',
  streetAddress2: '',
  city: '',
  postalCode: '',
  country: 'SG',
  countryArea: '',
  phone: '',
  ...changes,
});

describe('the city that PayPal requires', () => {
  it.each([
    ['the one that was typed', { country: 'HK', countryArea: 'Kowloon', city: 'Mong Kok' }, 'Mong Kok'],
    ['the emirate', { country: 'AE', countryArea: 'DU' }, 'Dubai'],
    ['the part of Hong Kong', { country: 'HK', countryArea: 'Kowloon' }, 'Kowloon'],
    ['the Colombian department', { country: 'CO', countryArea: 'DC' }, 'Bogotá'],
    ['the country that is a city', { country: 'SG' }, 'Singapore'],
  ])('is %s', (_words, changes, city) => {
    expect(toPaypalAddress(address(changes)).admin_area_2).toBe(city);
  });

  it.each(countries.map(({ code }) => code))('is there with what %s requires of an address', (country) => {
    const { requiredFields, countryAreaChoices } = addressRulesOf(country);
    const required = {
      city: 'Town',
      postalCode: '12345',
      countryArea: countryAreaChoices[0]?.code ?? 'Area',
    };
    const given = Object.entries(required).filter(([field]) => requiredFields.some((name) => name === field));
    const { admin_area_2: city = '' } = toPaypalAddress(address({ country, ...Object.fromEntries(given) }));
    expect(city).toMatch(/^[^\p{Script=Arabic}]{2,120}$/u);
  });
});
