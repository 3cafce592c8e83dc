import { ownValue } from '@sonde/machines/rules/texts';
import type { TaxLine } from '@sonde/machines/rules/tax';

/**
 * The seller's registration numbers for taxes that its documents list individually, by tax jurisdiction (`CA`,
 * `CA-QC`). Canada requires them beside the tax on documents of 100 dollars or more: Input Tax Credit Information
 * (GST/HST) Regulations (SOR/91-45), s. 3. A VAT number isn't one of them: it appears with the seller's name
 * (`mustShowVatNumber`).
 */
export type TaxRegistrations = Readonly<Record<string, string>>;

/** A tax with the seller's registration number for it; null if none is configured. */
export interface RegisteredTaxLine extends TaxLine {
  readonly registrationNumber: string | null;
}

/** The taxes with the seller's registration numbers. */
export function registeredTaxLines(
  lines: readonly TaxLine[],
  registrations: TaxRegistrations,
): readonly RegisteredTaxLine[] {
  return lines.map((line) => ({
    ...line,
    registrationNumber: ownValue(registrations, line.jurisdiction) ?? null,
  }));
}
