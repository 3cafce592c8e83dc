import { describe, expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

const anna = {
  firstName: 'Anna',
  lastName: 'Müller',
  companyName: '',
  streetAddress1: '1 Main Street',
  streetAddress2: '',
  city: 'Town',
  postalCode: '',
  countryArea: '',
  phone: '',
};

describe('a postal address', () => {
  it.each([
    ['US', { postalCode: '94105', countryArea: 'CA' }, ['Town, CA 94105', 'United States']],
    ['CA', { postalCode: 'H3Z 2Y7', countryArea: 'QC' }, ['Town QC H3Z 2Y7', 'Canada']],
    ['GB', { postalCode: 'SW1A 1AA' }, ['Town', 'SW1A 1AA', 'United Kingdom']],
    ['DE', { postalCode: '26133' }, ['26133 Town', 'Germany']],
    ['CH', { postalCode: '8001' }, ['CH-8001 Town', 'Switzerland']],
    ['HT', {}, ['Town', 'Haiti']],
    ['AE', { city: '', countryArea: 'DU' }, ['Dubai', 'United Arab Emirates']],
    ['SG', { city: '', postalCode: '546080' }, ['SINGAPORE 546080', 'Singapore']],
    ['TR', { postalCode: '34000' }, ['34000 Town', 'Türkiye']],
    ['ES', { city: 'Madrid', postalCode: '28014', countryArea: 'M' }, ['28014 Madrid', 'Spain']],
    ['ES', { city: 'Getafe', postalCode: '28901', countryArea: 'M' }, ['28901 Getafe (Madrid)', 'Spain']],
    ['IT', { city: 'Roma', postalCode: '00184', countryArea: 'RM' }, ['00184 Roma RM', 'Italy']],
    ['CO', { city: 'Bogotá', postalCode: '110111', countryArea: 'DC' }, ['Bogotá, 110111', 'Colombia']],
  ])('in %s ends in the country’s format', (country, change, end) => {
    expect(addressLines({ ...anna, country, ...change }, 'en')).toEqual([
      'Anna Müller',
      '1 Main Street',
      ...end,
    ]);
  });

  it.each([
    ['千代田1-1', ['〒154-0023', '東京都', '千代田1-1', 'Anna Müller', 'Japan']],
    ['1-1 Chiyoda', ['Anna Müller', '1-1 Chiyoda, Tokyo', '154-0023', 'Japan']],
  ])('in Japan with the street %s is in the order of its script', (streetAddress1, lines) => {
    const address = { ...anna, city: '', country: 'JP', countryArea: '13', postalCode: '154-0023' };
    expect(addressLines({ ...address, streetAddress1 }, 'en')).toEqual(lines);
  });

  it.each([
    ['DE', 'de', {}, ['Town', 'Deutschland']],
    ['AE', 'ar', { city: '', countryArea: 'DU' }, ['دبي', 'الإمارات العربية المتحدة']],
    ['AE', 'de', { city: '', countryArea: 'DU' }, ['Dubai', 'Vereinigte Arabische Emirate']],
    ['NO', 'no', {}, ['Town', 'Norge']],
  ])('in %s names the country and its area for a reader of %s', (country, reader, change, end) => {
    expect(addressLines({ ...anna, country, ...change }, reader)).toEqual([
      'Anna Müller',
      '1 Main Street',
      ...end,
    ]);
  });
});
