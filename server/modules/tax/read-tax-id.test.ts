import { countries } from '@sonde/machines/rules/countries';
import { describe, expect, it } from 'vitest';
import { readTaxId, validatorOf } from './read-tax-id.ts';

describe('a tax id', () => {
  it.each([
    ['AT', 'ATU13585627', 'U13585627'],
    ['AT', 'u13585627', 'U13585627'],
    ['AT', '13585627', 'U13585627'],
    ['BE', 'BE 0403.019.261', '0403019261'],
    ['CH', 'CHE-107.787.577 IVA', 'CHE107787577IVA'],
    ['CH', 'CHE-107.787.577', 'CHE107787577MWST'],
    ['DE', 'de 123.456-704', '123456704'],
    ['DE', '123456704', '123456704'],
    ['DK', 'DK 13585628', '13585628'],
    ['ES', 'ESB58378431', 'B58378431'],
    ['FI', 'FI 20774740', '20774740'],
    ['FR', 'Fr 40 303 265 045', '40303265045'],
    ['GB', '980 7806 84', '980780684'],
    ['IE', 'IE6433435F', '6433435F'],
    ['IT', 'IT 00743110157', '00743110157'],
    ['NL', 'NL004495445B01', '004495445B01'],
    ['NO', '995 525 828', '995525828MVA'],
    ['PL', 'PL 8567346215', '8567346215'],
    ['PT', 'PT 501 964 843', '501964843'],
    ['SE', 'SE123456789701', '123456789701'],
  ])('of %s typed as %j is kept as %s', (country, typed, number) => {
    expect(readTaxId(typed, country)).toEqual({ ok: true, taxId: { country, number, consultation: null } });
  });

  it.each([
    ['a digit is wrong', 'DE123456705', 'DE'],
    ['a digit is missing', 'DE12345670', 'DE'],
    ['it is of another country, and does not say so', '40303265045', 'DE'],
    ['it is of another country, with a wrong digit', 'FR40303265046', 'DE'],
    ['it is no number at all', 'none', 'DE'],
    ['it is absurdly long', '1'.repeat(100_000), 'DE'],
    ['the country is unknown', '123456704', 'XX'],
    ['the country has no check', '12345678', 'HK'],
  ])('is refused at its field when %s', (_why, typed, country) => {
    expect(readTaxId(typed, country)).toMatchObject({
      ok: false,
      refusals: [{ code: 'INVALID', field: 'vatRegistrationNumber', reason: 'FORMAT' }],
    });
  });

  it.each([
    ['DE', 'fr 40 303 265 045', { country: 'FR', number: '40303265045' }],
    ['FR', 'DE 123 456 704', { country: 'DE', number: '123456704' }],
    ['DE', 'IE6433435F', { country: 'IE', number: '6433435F' }],
    ['GB', 'NL004495445B01', { country: 'NL', number: '004495445B01' }],
  ])('billed in %s and typed as %j is one of another member state', (country, typed, taxId) => {
    expect(readTaxId(typed, country)).toEqual({ ok: true, taxId: { ...taxId, consultation: null } });
  });

  it('has a check in every country that asks for it, and every check named is one', () => {
    const named = countries.filter(({ taxId }) => taxId.isOffered || taxId.validator !== null);
    expect(named.filter(({ code }) => validatorOf(code) === undefined)).toEqual([]);
  });

  it('is shown by an example wherever buyers are asked for it', () => {
    expect(countries.filter(({ taxId }) => taxId.isOffered && taxId.example === null)).toEqual([]);
  });

  it('may be the example of its country, typed as it stands', () => {
    const refused = countries.flatMap(({ code, taxId: { validator, example } }) =>
      validator === null || example === null || readTaxId(example, code).ok ? [] : [{ code, example }],
    );
    expect(refused).toEqual([]);
  });
});
