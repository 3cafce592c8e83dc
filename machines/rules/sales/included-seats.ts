import { commaSeparated, ownValue } from '../texts/index.ts';
import type { OrderSale } from './sale.ts';

/** The seats of a membership, with their number in braces; in each `textLanguage`. */
const seatsTexts: Readonly<Record<string, string>> & { readonly en: string } = {
  en: 'Seats: {seats}',
  ar: 'المقاعد: {seats}',
  da: 'Brugere: {seats}',
  de: 'Plätze: {seats}',
  es: 'Plazas: {seats}',
  fi: 'Käyttäjäpaikat: {seats}',
  fr: 'Places\u00a0: {seats}',
  it: 'Postazioni: {seats}',
  nl: 'Gebruikers: {seats}',
  no: 'Brukerplasser: {seats}',
  pl: 'Miejsca: {seats}',
  pt: 'Lugares: {seats}',
  sv: 'Användarplatser: {seats}',
  tr: 'Kullanıcı hakları: {seats}',
};

/** The members that the membership of a line is for, without additional seats, which are lines of their own; null for one or none. */
export function includedSeats(sale: OrderSale | null, sku: string): number | null {
  const plan = sale?.plan;
  if (!plan || sku !== (sale.trial ?? plan).sku || plan.seatsInBase <= 1) return null;
  return plan.seatsInBase;
}

/** What distinguishes the line of a sale, with the seats that are included: `1 year, Seats: 5`. */
export function variantWithSeats(
  { name, sku }: { readonly name: string; readonly sku: string },
  sale: OrderSale | null,
  textLanguage: string,
): string {
  const seats = includedSeats(sale, sku);
  if (seats === null) return name;
  const text = ownValue(seatsTexts, textLanguage) ?? seatsTexts.en;
  return commaSeparated([name, text.replace('{seats}', String(seats))], textLanguage);
}
