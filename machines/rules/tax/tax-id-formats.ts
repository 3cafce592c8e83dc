import { countryByCode, type CountryTaxId, euMembers } from '../places/index.ts';

/**
 * Northern Ireland's code in the EU's register of VAT numbers. It trades in goods as a member state (Windsor Framework,
 * art. 8).
 */
export const northernIreland = 'XI';

const vatNumber = (validator: string, example: string): CountryTaxId => ({
  kind: 'VAT',
  validator,
  example,
  isOffered: true,
});

/** Member states without a row in `countries.json`, and Northern Ireland, which uses British numbers. */
const otherFormats: ReadonlyMap<string, CountryTaxId> = new Map([
  ['BG', vatNumber('BG.vat', 'BG123456786')],
  ['HR', vatNumber('HR.oib', 'HR12345678903')],
  ['CY', vatNumber('CY.vat', 'CY12345670X')],
  ['CZ', vatNumber('CZ.dic', 'CZ12345679')],
  ['EE', vatNumber('EE.kmkr', 'EE101234568')],
  ['GR', vatNumber('GR.vat', 'EL123456783')],
  ['HU', vatNumber('HU.anum', 'HU12345676')],
  ['LV', vatNumber('LV.pvn', 'LV41234567891')],
  ['LT', vatNumber('LT.pvm', 'LT123456715')],
  ['LU', vatNumber('LU.tva', 'LU12345613')],
  ['MT', vatNumber('MT.vat', 'MT12345634')],
  ['RO', vatNumber('RO.cui', 'RO12345674')],
  ['SK', vatNumber('SK.dph', 'SK2021234567')],
  ['SI', vatNumber('SI.ddv', 'SI12345679')],
  [northernIreland, vatNumber('GB.vat', 'XI123456727')],
]);

/**
 * Countries whose businesses are registered in another one: Monaco's in France, the Isle of Man's in the United Kingdom
 * (Directive 2006/112/EC, art. 7).
 */
const registeredIn: ReadonlyMap<string, string> = new Map([
  ['MC', 'FR'],
  ['IM', 'GB'],
]);

/** The country that issues the tax IDs of a country's businesses, usually itself. */
export function taxIdIssuer(country: string): string {
  return registeredIn.get(country) ?? country;
}

/** The format of the tax IDs of a country or of Northern Ireland; undefined if the shop has none. */
export function taxIdFormat(country: string): CountryTaxId | undefined {
  const issuer = taxIdIssuer(country);
  return otherFormats.get(issuer) ?? countryByCode(issuer)?.taxId;
}

/**
 * Whether the EU's register (VIES) contains a country's numbers: a member state, whether or not the shop sells there,
 * or Northern Ireland.
 */
export function isInRegistry(country: string): boolean {
  return (euMembers as readonly string[]).includes(country) || country === northernIreland;
}

/** Whether the register of the United Kingdom contains a country's numbers. */
export const isInBritishRegister = (country: string): boolean => taxIdIssuer(country) === 'GB';

/** The prefix of a country's numbers in the register: its country code, except `EL` for Greece. */
export function taxIdPrefix(country: string): string {
  return country === 'GR' ? 'EL' : country;
}

const issuersByPrefix: ReadonlyMap<string, string> = new Map([
  ...[...euMembers, northernIreland].map((code) => [code, code] as const),
  ['EL', 'GR'],
]);

/** The issuer of a number with this two-letter prefix; undefined if it isn't a prefix of the register. */
export function issuerByPrefix(letters: string): string | undefined {
  return issuersByPrefix.get(letters);
}
