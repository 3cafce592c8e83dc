import type { RequestedChange } from '../rules/changes/index.ts';
import { money, type TaxedMoney } from '../rules/money/index.ts';
import type { ChangePreview } from '../subscription-change/index.ts';

const dollars = (amount: number): TaxedMoney => ({
  net: money(amount, 'USD'),
  tax: money(0, 'USD'),
  gross: money(amount, 'USD'),
});

/** Eight seats instead of five. */
export const moreSeats: RequestedChange = { sku: null, seats: 8, featureSkus: null };

/** Eight seats from today on, for the rest of the term. */
export const examplePreview: ChangePreview = {
  previewedAt: '2026-11-26T09:00:00.000Z',
  basis: null,
  validUntil: '2026-11-26T09:15:00.000Z',
  takesEffect: 'NOW',
  effectiveDay: '2026-11-26',
  planType: 'TEAM',
  sku: 'MEMBERSHIP-TEAM-1Y',
  seats: 8,
  featureSkus: [],
  charge: dollars(288_000),
  credit: dollars(180_000),
  amountDue: dollars(108_000),
  unusedCredit: dollars(0),
  taxLines: [],
  isTaxEstimated: false,
  renewalPrice: dollars(384_000),
  seatsAtRenewal: null,
  featureSkusAtRenewal: null,
  lastDay: '2027-08-27',
  clearsScheduledChange: false,
  nextChargeDay: '2027-08-28',
  nextChargeDayIfKept: '2027-08-28',
  clearsCancellation: false,
};

/** Three seats from the end of the term on. Nothing is due now. */
export const scheduledPreview: ChangePreview = {
  ...examplePreview,
  takesEffect: 'AT_RENEWAL',
  effectiveDay: '2027-08-28',
  seats: 3,
  charge: dollars(0),
  credit: dollars(0),
  amountDue: dollars(0),
  renewalPrice: dollars(144_000),
  clearsScheduledChange: true,
};
