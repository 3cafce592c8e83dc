import { prefilledQuoteData, type QuoteData } from '@sonde/machines/rules/quotes';
import type { PricedCheckout } from './priced-checkout.ts';

/** The details for a quote: as the buyer saved them, otherwise what the checkout knows of their organization. */
export function quoteDataOf({
  stored,
  membership,
}: Pick<PricedCheckout, 'stored' | 'membership'>): QuoteData {
  return (
    stored.quoteData ??
    prefilledQuoteData({ ...stored, membershipName: membership?.organization.name ?? null })
  );
}
