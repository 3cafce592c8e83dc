import { describe, expect, it } from 'vitest';
import { enabledCountries } from '../places/index.ts';
import { supportDeskHours, supportDeskOf } from './support-desks.ts';

const phones = { AMERICA: '+1 1', BRITAIN: '+44 1', EUROPE: '+49 1', OCEANIA: '+61 1' };

describe('the support desk of a country', () => {
  it('is the nearest one', () => {
    const countriesOf = (name: string) =>
      enabledCountries.map(({ code }) => code).filter((code) => supportDeskOf(code, phones).name === name);
    expect(countriesOf('BRITAIN')).toEqual(['GB', 'IE']);
    expect(countriesOf('OCEANIA').sort()).toEqual(['AU', 'HK', 'NZ', 'SG']);
    expect(countriesOf('EUROPE')).toEqual(
      expect.arrayContaining(['DE', 'AT', 'CH', 'NO', 'FR', 'ES', 'FI', 'PL']),
    );
    expect(countriesOf('EUROPE')).toEqual(expect.arrayContaining(['TR', 'IL', 'ZA', 'KE', 'AE', 'IN', 'PK']));
    expect(countriesOf('AMERICA').sort()).toEqual(['AR', 'CA', 'CL', 'CO', 'US']);
  });

  it('has its own number', () => {
    expect(supportDeskOf('de', phones)).toEqual({ name: 'EUROPE', phone: '+49 1' });
  });

  it('is the American one where the nearest isn’t staffed', () => {
    expect(supportDeskOf('DE', { ...phones, EUROPE: null })).toEqual({ name: 'AMERICA', phone: '+1 1' });
  });

  it('opens and closes at whole hours of one day', () => {
    for (const { opens, closes } of Object.values(supportDeskHours)) expect(opens).toBeLessThan(closes);
  });
});
