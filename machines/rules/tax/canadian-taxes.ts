import type { CanadianTaxCode, Tax } from './tax.types.ts';

/** A federal or provincial tax of Canada. */
interface CanadianTax extends Tax {
  readonly code: CanadianTaxCode;
}

/** Excise Tax Act (R.S.C. 1985, c. E-15), s. 165(1): in every province, alone or as part of the HST. */
const gst: CanadianTax = { code: 'GST', jurisdiction: 'CA', ratePpm: 50_000 };

/**
 * The taxes on a price by destination province or territory, in the order of an invoice. Each is charged on the price
 * without the others.
 */
export const canadianTaxes: Readonly<Record<string, readonly CanadianTax[]>> = {
  AB: [gst],
  /** Provincial Sales Tax Act (S.B.C. 2012, c. 35), s. 34. */
  BC: [gst, { code: 'PST', jurisdiction: 'CA-BC', ratePpm: 70_000 }],
  /** The Retail Sales Tax Act (C.C.S.M. c. R130), s. 2(1). */
  MB: [gst, { code: 'RST', jurisdiction: 'CA-MB', ratePpm: 70_000 }],
  /**
   * The federal 5 % and the provincial part are one tax: Excise Tax Act, s. 165(2) and schedule VIII, here and below.
   */
  NB: [{ code: 'HST', jurisdiction: 'CA', ratePpm: 150_000 }],
  NL: [{ code: 'HST', jurisdiction: 'CA', ratePpm: 150_000 }],
  /** 15 % until 31 March 2025: New Harmonized Value-added Tax System Regulations, s. 33.6 (SOR/2025-77). */
  NS: [{ code: 'HST', jurisdiction: 'CA', ratePpm: 140_000 }],
  NT: [gst],
  NU: [gst],
  ON: [{ code: 'HST', jurisdiction: 'CA', ratePpm: 130_000 }],
  PE: [{ code: 'HST', jurisdiction: 'CA', ratePpm: 150_000 }],
  /** Act respecting the Québec sales tax (CQLR, c. T-0.1), s. 16: charged on the price without the GST. */
  QC: [gst, { code: 'QST', jurisdiction: 'CA-QC', ratePpm: 99_750 }],
  /** The Provincial Sales Tax Act (R.S.S. 1978, c. P-34.1), s. 5. */
  SK: [gst, { code: 'PST', jurisdiction: 'CA-SK', ratePpm: 60_000 }],
  YT: [gst],
};
