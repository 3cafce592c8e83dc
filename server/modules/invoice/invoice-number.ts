/**
 * The series of an invoice: its country and its year. A series counts without gaps, and its dates never go back, because
 * they are days of one country's shop. Several series are lawful if each number is unique: Directive 2006/112/EC,
 * Article 226 (2). That a series is continuous and chronological is required in France (CGI, annexe II, art. 242 nonies A,
 * I 7°), Italy (D.P.R. 633/1972, art. 21), Spain (RD 1619/2012, art. 6) and others.
 */
export const invoiceSeries = (country: string, issuedOn: string): string =>
  `${country}-${issuedOn.slice(0, 4)}`;

/** As invoices show it: `DE-2026-000042`. */
export const invoiceNumber = (series: string, number: number): string =>
  `${series}-${String(number).padStart(6, '0')}`;

/** As credit notes show it, in a series of their own: `DE-2026-C000042`. */
export const creditNoteNumber = (series: string, number: number): string =>
  `${series}-C${String(number).padStart(6, '0')}`;

const printedNumber = /^([A-Z]{2}-\d{4})-(\d{6,9})$/;

/** The series and the number in an invoice's number as printed, in any case; null for any other text. */
export function readInvoiceNumber(
  typed: string,
): { readonly series: string; readonly number: number } | null {
  const [, series, number] = printedNumber.exec(typed.trim().toUpperCase()) ?? [];
  return series === undefined ? null : { series, number: Number(number) };
}
