import { countries, euMembers } from '@sonde/machines/rules/places';
import { isTaxIdOffered, taxIdFormat, taxIdPrefix, taxIdText } from '@sonde/machines/rules/tax';
import { describe, expect, it } from 'vitest';
import validators from './tax-id-validators.json' with { type: 'json' };
import { loadValidators, readTaxId } from './read-tax-id.ts';

const validatorOf = await loadValidators();

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
    ['BG', 'BG 175074752', '175074752'],
    ['CY', 'CY-10259033P', '10259033P'],
    ['CZ', 'CZ25123891', '25123891'],
    ['EE', 'EE 100 594 102', '100594102'],
    ['GR', 'EL 094259216', '094259216'],
    ['GR', 'GR094259216', '094259216'],
    ['HR', 'HR33392005961', '33392005961'],
    ['HU', 'HU12892312', '12892312'],
    ['LT', 'LT100001919017', '100001919017'],
    ['LU', 'LU 150 274 42', '15027442'],
    ['LV', 'LV40003521600', '40003521600'],
    ['MT', 'MT11679112', '11679112'],
    ['RO', 'RO 18547290', '18547290'],
    ['SI', 'SI50223054', '50223054'],
    ['SK', 'SK2022749619', '2022749619'],
    ['NL', 'nl 0044.95.445.b.01', '004495445B01'],
    ['NL', '004495445 B01', '004495445B01'],
    ['NL', 'Btw-nr. NL004495445B01', '004495445B01'],
    ['DE', 'VAT: DE 123 456 704', '123456704'],
    ['DE', 'USt-IdNr. DE123456704', '123456704'],
    ['DE', 'USt-IdNr.: 123456704', '123456704'],
    ['DE', 'DE: 123456704', '123456704'],
    ['DE', 'ＤＥ１２３４５６７０４', '123456704'],
    ['DE', 'VATDE123456704', '123456704'],
    ['IT', 'P. IVA IT 00743110157', '00743110157'],
    ['FR', 'N° TVA : FR 40 303 265 045', '40303265045'],
    ['ES', 'NIF: B-58378431', 'B58378431'],
    ['AT', 'UID-Nr.: AT U13585627', 'U13585627'],
    ['CH', 'MWST-Nr. CHE-107.787.577', 'CHE107787577MWST'],
    ['GB', 'VAT Reg No GB 980 7806 84', '980780684'],
  ])('of %s typed as %j is stored as %s', async (country, typed, number) => {
    expect(await readTaxId(typed, country)).toEqual({
      ok: true,
      taxId: { country, number, consultation: null },
    });
  });

  it.each([
    ['a digit is wrong', 'DE123456705', 'DE'],
    ['a digit is missing', 'DE12345670', 'DE'],
    ['it is of another country, and does not say so', '40303265045', 'DE'],
    ['it is of another country, with a wrong digit', 'FR40303265046', 'DE'],
    ['it is no number at all', 'none', 'DE'],
    ['it is absurdly long', '1'.repeat(100_000), 'DE'],
    ['it is of a country outside of the register, which it names', 'GB 123456704', 'DE'],
    ['two letters before it may be any country’s', 'NO 123456704', 'DE'],
    ['words and a number stand before it', 'VAT 12 123456704', 'DE'],
    ['the country is unknown', '123456704', 'XX'],
    ['the country has no check', '12345678', 'HK'],
  ])('is refused at its field if %s', async (_why, typed, country) => {
    expect(await readTaxId(typed, country)).toMatchObject({
      ok: false,
      refusals: [{ code: 'INVALID', field: 'vatRegistrationNumber', reason: 'FORMAT' }],
    });
  });

  it.each([
    ['DE', 'fr 40 303 265 045', { country: 'FR', number: '40303265045' }],
    ['FR', 'DE 123 456 704', { country: 'DE', number: '123456704' }],
    ['DE', 'IE6433435F', { country: 'IE', number: '6433435F' }],
    ['GB', 'NL004495445B01', { country: 'NL', number: '004495445B01' }],
    ['GB', 'XI 980 7806 84', { country: 'XI', number: '980780684' }],
    ['DE', 'VAT: EL094259216', { country: 'GR', number: '094259216' }],
    ['IT', 'USt-IdNr. DE123456704', { country: 'DE', number: '123456704' }],
    ['MC', 'FR 40 303 265 045', { country: 'FR', number: '40303265045' }],
    ['IM', 'GB 980 7806 84', { country: 'GB', number: '980780684' }],
  ])('billed in %s and typed as %j is one of another member state', async (country, typed, taxId) => {
    expect(await readTaxId(typed, country)).toEqual({ ok: true, taxId: { ...taxId, consultation: null } });
  });

  it.each([...euMembers, 'XI'])(
    'of %s is recognized by its prefix, for any billing country, in its stored form',
    async (issuer) => {
      const example = taxIdFormat(issuer)?.example ?? '';
      expect(example.startsWith(taxIdPrefix(issuer))).toBe(true);
      for (const billed of ['DE', 'FR', 'GB', issuer]) {
        const read = await readTaxId(example, billed);
        expect(read.ok && taxIdText(read.taxId)).toBe(example);
        expect(read).toMatchObject({ taxId: { country: issuer } });
      }
    },
  );

  const formats = countries.map(({ code }) => ({
    code,
    hasValidator: validatorOf(code) !== undefined,
    example: taxIdFormat(code)?.example ?? null,
    isOffered: isTaxIdOffered(code),
  }));

  it('has a validator in every country that requests it, and every listed validator exists', () => {
    expect(formats.filter(({ isOffered, hasValidator }) => isOffered && !hasValidator)).toEqual([]);
    expect(Object.keys(validators).filter((code) => validatorOf(code) === undefined)).toEqual([]);
  });

  it('has an example wherever buyers are asked for it', () => {
    expect(formats.filter(({ isOffered, example }) => isOffered && example === null)).toEqual([]);
  });

  it.each(formats.filter(({ hasValidator, example }) => hasValidator && example !== null))(
    'accepts the example of $code as displayed',
    async ({ code, example }) => {
      expect(await readTaxId(example ?? '', code)).toMatchObject({ ok: true });
    },
  );
});
