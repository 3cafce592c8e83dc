import { countryGroups, isEuMember, isInGroup } from '../places/index.ts';
import { shopTimeZone } from '../time/index.ts';
import { ownValue } from '../texts/index.ts';

/** The desks where support answers the phone (coverage COUNTRY-9). */
const supportDeskNames = ['AMERICA', 'BRITAIN', 'EUROPE', 'OCEANIA'] as const;
/** One of {@link supportDeskNames}. */
export type SupportDeskName = (typeof supportDeskNames)[number];

/** When a desk answers, from Monday to Friday: whole hours of its own clock. */
export interface SupportDeskHours {
  /** IANA. */
  readonly timeZone: string;
  readonly opens: number;
  readonly closes: number;
}

/** The hours of each desk. The texts of pages and mails name the same. */
export const supportDeskHours: Readonly<Record<SupportDeskName, SupportDeskHours>> = {
  AMERICA: { timeZone: shopTimeZone, opens: 8, closes: 18 },
  BRITAIN: { timeZone: 'Europe/London', opens: 9, closes: 17 },
  EUROPE: { timeZone: 'Europe/Berlin', opens: 9, closes: 17 },
  OCEANIA: { timeZone: 'Australia/Sydney', opens: 9, closes: 17 },
};

/** The phone number of each desk, in international form; null for a desk that isn't staffed. */
export interface SupportPhones extends Readonly<Record<SupportDeskName, string | null>> {
  readonly AMERICA: string;
}

/** A desk with its phone number. */
export interface SupportDesk {
  readonly name: SupportDeskName;
  readonly phone: string;
}

const [british, german] = countryGroups.europeanDesks;

/** The desk of each European country with one. */
const europeanDesk: Readonly<Record<typeof british | typeof german, SupportDeskName>> = {
  [british]: 'BRITAIN',
  [german]: 'EUROPE',
};

/** Countries outside those groups and the EU, or nearer to another desk: the one whose clock is the nearest. */
const neighbours: Readonly<Record<string, SupportDeskName>> = {
  IE: 'BRITAIN',
  NO: 'EUROPE',
  CH: 'EUROPE',
  TR: 'EUROPE',
  IL: 'EUROPE',
  ZA: 'EUROPE',
  KE: 'EUROPE',
  AE: 'EUROPE',
  IN: 'EUROPE',
  PK: 'EUROPE',
  HK: 'OCEANIA',
  SG: 'OCEANIA',
};

function nearestDesk(country: string): SupportDeskName {
  if (isInGroup('oceania', country)) return 'OCEANIA';
  const own = countryGroups.europeanDesks.find((code) => code === country);
  if (own !== undefined) return europeanDesk[own];
  return ownValue(neighbours, country) ?? (isEuMember(country) ? 'EUROPE' : 'AMERICA');
}

/** The desk that buyers of a country call: the nearest that is staffed, otherwise the American one. */
export function supportDeskOf(country: string, phones: SupportPhones): SupportDesk {
  const name = nearestDesk(country.toUpperCase());
  const phone = phones[name];
  return phone === null ? { name: 'AMERICA', phone: phones.AMERICA } : { name, phone };
}
