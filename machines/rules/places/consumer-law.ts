import { isEuMember } from './eu-members.ts';

/** The required label of the button that places an order. */
export type PlacingWords = 'PLACE_ORDER' | 'ORDER_WITH_OBLIGATION_TO_PAY';

/**
 * In the EU the button must state the obligation to pay: Directive 2011/83/EU, article 8(2). Other laws don't require
 * it.
 */
export function placingWords(country: string): PlacingWords {
  return isEuMember(country) ? 'ORDER_WITH_OBLIGATION_TO_PAY' : 'PLACE_ORDER';
}

/** The members of the European Economic Area outside the EU. */
const eea: readonly string[] = ['IS', 'LI', 'NO'];

/**
 * Whether pages, orders and mails must show the seller's VAT number: in the EU and the EEA (Directive 2000/31/EC,
 * article 5(1)(g)) and in the United Kingdom (Electronic Commerce Regulations 2002, regulation 6(1)(g)).
 */
export function mustShowVatNumber(country: string): boolean {
  return isEuMember(country) || [...eea, 'GB'].includes(country.toUpperCase());
}

/**
 * Whether consumers of a country withdraw from contracts by a function of the shop: in the EU and the EEA since 19 June
 * 2026 (Directive (EU) 2023/2673, which adds article 11a to Directive 2011/83/EU).
 */
export function hasWithdrawalFunction(country: string): boolean {
  return isEuMember(country) || eea.includes(country.toUpperCase());
}

/** Whether a shop needs an Impressum: in Germany (DDG, section 5) and Austria (ECG, section 5; MedienG, section 25). */
export function requiresImpressum(country: string): boolean {
  return ['AT', 'DE'].includes(country);
}

/**
 * Whether extras at additional cost may be preselected. Not in the EU and the EEA (Directive 2011/83/EU, article 22),
 * not in the United Kingdom (Consumer Contracts Regulations 2013, regulation 40), and not in Switzerland, where such a
 * choice isn't binding (Code of Obligations, article 1).
 */
export function mayPreselectExtras(country: string): boolean {
  return !isEuMember(country) && ![...eea, 'CH', 'GB'].includes(country.toUpperCase());
}

/**
 * Whether a trial may be charged at its end unless the buyer cancels it. Not for buyers in Quebec, who need give no notice
 * after a free period (Consumer Protection Act, section 230(c)).
 */
export const mayTrialRenew = (country: string, area: string): boolean => !(country === 'CA' && area === 'QC');

/** The same of a purchase with these addresses, as far as they are known. */
export const mayTrialRenewAt = (
  addresses: readonly ({ readonly country: string; readonly countryArea: string } | null)[],
): boolean =>
  addresses.every((address) => address === null || mayTrialRenew(address.country, address.countryArea));
