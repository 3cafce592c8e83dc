import { euMembers } from '../places/index.ts';
import formatRows from './data/tax-id-formats.json' with { type: 'json' };

/**
 * Northern Ireland's code in the EU's register of VAT numbers. It trades in goods as a member state (Windsor Framework,
 * art. 8).
 */
export const northernIreland = 'XI';

/** The local name of a business's tax registration number. */
export type TaxIdKind = 'VAT' | 'GST' | 'ABN' | 'TAX';

/**
 * The tax registration number of a country's businesses. `example` is a number that passes the server's check, null if
 * none is known. Buyers can enter one if `isOffered` is true.
 */
interface TaxIdFormat {
  readonly kind: TaxIdKind;
  readonly example: string | null;
  readonly isOffered: boolean;
}

/** By country, the member states where the shop doesn't sell included, and Northern Ireland, which uses British numbers. */
const formats: ReadonlyMap<string, TaxIdFormat> = new Map(
  Object.entries(formatRows as Readonly<Record<string, TaxIdFormat>>),
);

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
export function taxIdFormat(country: string): TaxIdFormat | undefined {
  return formats.get(taxIdIssuer(country));
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
