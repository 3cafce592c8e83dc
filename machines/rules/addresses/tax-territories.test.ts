import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries, countryCodes, isEuMember } from '../places/index.ts';
import { combinedRatePpm, taxQuote } from '../tax/index.ts';
import { isServed, taxTerritories, territoryOf, unservedTerritories, vatAreaOf } from './tax-territories.ts';

const placeIn = (country: string, postalCode: string, countryArea = '') => ({
  country,
  countryArea,
  postalCode,
});

describe('a place', () => {
  it.each([
    ['GB', 'BT1 5GS', 'Northern Ireland', 'XI', true],
    ['GB', 'IM1 1AA', 'Isle of Man', 'GB', true],
    ['GB', 'JE2 3AB', 'Jersey', '', false],
    ['GB', 'GY1 1AA', 'Guernsey', '', false],
    ['DE', '78266', 'Büsingen am Hochrhein', '', false],
    ['DE', '27498', 'Helgoland', '', false],
    ['FR', '98000', 'Monaco', 'FR', true],
    ['FR', '97110', 'Guadeloupe', '', false],
    ['FR', '97005', 'Guadeloupe', '', false],
    ['FR', '97133', 'Saint-Barthélemy', '', false],
    ['FR', '97150', 'Saint-Martin', '', false],
    ['FR', '97200', 'Martinique', '', false],
    ['FR', '97300', 'Guyane', '', false],
    ['FR', '97400', 'Réunion', '', false],
    ['FR', '97715', 'Réunion', '', false],
    ['FR', '97868', 'Réunion', '', false],
    ['FR', '97600', 'Mayotte', '', false],
    ['FR', '98800', 'Nouvelle-Calédonie', '', false],
    ['IT', '23041', 'Livigno', '', false],
    ['IT', '22061', "Campione d'Italia", '', false],
    ['IT', '47890', 'San Marino', '', false],
    ['IT', '00120', 'Città del Vaticano', '', false],
    ['ES', '35001', 'Islas Canarias', '', false],
    ['ES', '38001', 'Islas Canarias', '', false],
    ['ES', '51001', 'Ceuta', '', false],
    ['ES', '52001', 'Melilla', '', false],
    ['PT', '9000-019', 'Madeira', 'PT', true],
    ['PT', '9500-119', 'Açores', 'PT', true],
    ['AT', '6691', 'Jungholz', 'AT', true],
    ['AT', '6991', 'Mittelberg', 'AT', true],
    ['NO', '9170', 'Svalbard og Jan Mayen', '', false],
    ['NO', '8099', 'Svalbard og Jan Mayen', '', false],
    ['DK', '3900', 'Kalaallit Nunaat', '', false],
    ['FI', '22100', 'Åland', '', false],
    ['CH', '9490', 'Liechtenstein', 'CH', true],
    ['CH', '7563', 'Samnaun', '', false],
    ['GR', '630 86', 'Άγιον Όρος', '', false],
    ['AU', '2899', 'Norfolk Island', '', false],
    ['AR', 'V9410ABC', 'Tierra del Fuego', '', false],
    ['CO', '880001', 'San Andrés y Providencia', '', false],
    ['IL', '8800000', 'Eilat', '', false],
  ])('%s %s is in %s, VAT area %j, shipped to: %s', (country, postalCode, name, vatArea, served) => {
    const place = placeIn(country, postalCode);
    expect(territoryOf(place)?.name).toBe(name);
    expect(vatAreaOf(place)).toBe(vatArea);
    expect(isServed(place)).toBe(served);
  });

  it.each([
    ['GB', 'SW1A 1AA'],
    ['GB', 'B1 1AA'],
    ['GB', 'G1 1AA'],
    ['DE', '78267'],
    ['FR', '96999'],
    ['FR', '20000'],
    ['IT', '47900'],
    ['IT', '22060'],
    ['IT', '23030'],
    ['IT', '23032'],
    ['ES', '34001'],
    ['ES', '07001'],
    ['PT', '8900-001'],
    ['AT', '6700'],
    ['NO', '9180'],
    ['DK', '4000'],
    ['FI', '21600'],
    ['CH', '9470'],
    ['SE', '90000'],
    ['DE', '35037'],
  ])('%s %s is in no territory', (country, postalCode) => {
    const place = placeIn(country, postalCode);
    expect(territoryOf(place)).toBeNull();
    expect(vatAreaOf(place)).toBe(country);
    expect(isServed(place)).toBe(true);
  });

  it.each([
    ['ES', 'TF', 'Islas Canarias'],
    ['US', 'PR', 'Puerto Rico'],
    ['AR', 'V', 'Tierra del Fuego'],
    ['CO', 'SAP', 'San Andrés y Providencia'],
  ])('%s is known by its area %s, too', (country, area, name) => {
    expect(territoryOf(placeIn(country, '', area))?.name).toBe(name);
  });
});

describe('the table', () => {
  it.each(taxTerritories.map((territory) => [territory.name, territory] as const))(
    '%s has a source, a code that exists and a rate below its country’s',
    (_, { country, ownCode, ratePpm, served, source, vatArea }) => {
      expect(source).toMatch(/\d/);
      expect([null, ...countryCodes]).toContain(ownCode);
      const tax = countries.find(({ code }) => code === country)?.tax;
      const isReduced = ratePpm === null || tax?.pricesInclude !== true || ratePpm < tax.ratePpm;
      expect(isReduced).toBe(true);
      expect(served).toBe(vatArea !== null);
    },
  );

  it('charges no tax where nothing is shipped, and a member state’s tax in all of it', () => {
    const anyPlace = fc.record({
      country: fc.constantFrom(...countries.map(({ code }) => code)),
      countryArea: fc.constantFrom('', 'GC', 'V', 'PR', 'CA'),
      postalCode: fc.stringMatching(/^[A-Z]{0,2}\d{1,5}$/),
    });
    fc.assert(
      fc.property(anyPlace, (place) => {
        const area = vatAreaOf(place);
        const { taxes, treatment } = taxQuote(place.country, place);
        const ratePpm = combinedRatePpm(taxes);
        expect(isServed(place)).toBe(area !== '');
        const isTaxed = isEuMember(area) ? ratePpm > 0 : area !== '' || ratePpm === 0;
        expect(isTaxed || treatment === 'NET_PLUS_TAX').toBe(true);
      }),
    );
  });

  it('lists the unserved territories of every country, except whole areas', () => {
    expect(unservedTerritories('GB').map(({ ownCode }) => ownCode)).toEqual(['JE', 'GG']);
    expect(unservedTerritories('ES')).toEqual([]);
    expect(unservedTerritories('SE')).toEqual([]);
  });
});
