import { ownValue } from '@sonde/machines/rules/texts';
import type { OwnerOffers } from './owner-offers.ts';

/** The length of a term that the page knows, in months; null for others, and for a one-time purchase. */
export const termMonthsOf = (terms: OwnerOffers['terms'], sku: string | null): number | null =>
  (sku === null ? undefined : ownValue(terms, sku)?.months) ?? null;
