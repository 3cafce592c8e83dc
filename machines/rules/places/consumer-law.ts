import { isEuMember } from './countries.ts';

/** What the button that places an order must say. */
export type PlacingWords = 'PLACE_ORDER' | 'ORDER_WITH_OBLIGATION_TO_PAY';

/** In the EU the button says that pressing it costs money. Directive 2011/83/EU, article 8(2); other laws leave it open. */
export function placingWords(country: string): PlacingWords {
  return isEuMember(country) ? 'ORDER_WITH_OBLIGATION_TO_PAY' : 'PLACE_ORDER';
}

/** The states of the European Economic Area that are no members of the EU. */
const eea: readonly string[] = ['IS', 'LI', 'NO'];

/**
 * Whether pages, orders and mails name the seller's VAT number: in the EU and the EEA (Directive 2000/31/EC, article
 * 5(1)(g)) and in the United Kingdom (Electronic Commerce Regulations 2002, regulation 6(1)(g)).
 */
export function namesVatNumber(country: string): boolean {
  return isEuMember(country) || [...eea, 'GB'].includes(country.toUpperCase());
}

/** Where a shop has to have an Impressum: Germany (DDG, section 5) and Austria (ECG, section 5; MedienG, section 25). */
export const impressumCountries: readonly string[] = ['AT', 'DE'];

/**
 * Whether something that costs extra may be chosen before the buyer chooses it. Not in the EU and the EEA (Directive
 * 2011/83/EU, article 22), not in the United Kingdom (Consumer Contracts Regulations 2013, regulation 40), and not in
 * Switzerland, where such a choice binds nobody (Code of Obligations, article 1).
 */
export function mayPreselectExtras(country: string): boolean {
  return !isEuMember(country) && ![...eea, 'CH', 'GB'].includes(country.toUpperCase());
}
