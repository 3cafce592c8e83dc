import { countryByCode, type CountryTaxId, euMembers } from '../places/index.ts';

/** Northern Ireland's code in the EU's register of VAT numbers; in goods it trades as a member state (Windsor Framework, art. 8). */
export const northernIreland = 'XI';

const vatNumber = (validator: string, example: string): CountryTaxId => ({
  kind: 'VAT',
  validator,
  example,
  isOffered: true,
});

/** Member states that the shop has no row for in `countries.json`, and Northern Ireland, whose numbers are British ones. */
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

/** Whose businesses are registered in another country: Monaco's in France, the Isle of Man's in the United Kingdom (Directive 2006/112/EC, art. 7). */
const registeredIn: ReadonlyMap<string, string> = new Map([
  ['MC', 'FR'],
  ['IM', 'GB'],
]);

/** The country whose tax ids the businesses of a country have: nearly always its own. */
export function taxIdIssuer(country: string): string {
  return registeredIn.get(country) ?? country;
}

/** How the tax ids of a country, or of Northern Ireland, are written; undefined where the shop does not know. */
export function taxIdFormat(country: string): CountryTaxId | undefined {
  const issuer = taxIdIssuer(country);
  return otherFormats.get(issuer) ?? countryByCode(issuer)?.taxId;
}

/** Whether the EU's register (VIES) knows the numbers of a country: a member state, sold to or not, or Northern Ireland. */
export function isInRegistry(country: string): boolean {
  return (euMembers as readonly string[]).includes(country) || country === northernIreland;
}

/** The letters before a number of a country in the register: the country's code, but `EL` for Greece. */
export function taxIdPrefix(country: string): string {
  return country === 'GR' ? 'EL' : country;
}

const issuersByPrefix: ReadonlyMap<string, string> = new Map([
  ...[...euMembers, northernIreland].map((code) => [code, code] as const),
  ['EL', 'GR'],
]);

/** Who issued a number that begins with these two letters; undefined where they are no prefix of the register. */
export function issuerByPrefix(letters: string): string | undefined {
  return issuersByPrefix.get(letters);
}
