import { ownValue } from '@sonde/machines/rules/texts';
import type { TaxLine } from '@sonde/machines/rules/tax';

/**
 * The numbers under which the seller is registered for taxes that its papers name one by one, by whose tax it is (`CA`,
 * `CA-QC`). Canada wants them beside the tax on papers of 100 dollars or more: Input Tax Credit Information (GST/HST)
 * Regulations (SOR/91-45), s. 3. A VAT number is no such number: it stands with the seller's name (`namesVatNumber`).
 */
export type TaxRegistrations = Readonly<Record<string, string>>;

/** A tax with the number under which the seller is registered for it; null where none is configured. */
export interface RegisteredTaxLine extends TaxLine {
  readonly registrationNumber: string | null;
}

/** The same taxes with the seller's numbers. */
export function registeredTaxLines(
  lines: readonly TaxLine[],
  registrations: TaxRegistrations,
): readonly RegisteredTaxLine[] {
  return lines.map((line) => ({
    ...line,
    registrationNumber: ownValue(registrations, line.jurisdiction) ?? null,
  }));
}
